"""The pass `plan`: checked rules -> state layout, action numbers, flows as pieces, legal sets as bit sets."""
