"""How the page of a comparison looks: one style sheet, light and dark, no file from elsewhere."""

COLORS = 6
"""How many games have a colour of their own; the next ones begin again."""

CSS = """
:root {
  color-scheme: light dark;
  --page: #f6f5f2; --card: #ffffff; --ink: #1d2129; --soft: #667080; --line: #e3e1db; --grid: #ecebe6;
  --c0: #4a5d7a; --c1: #d2691e; --c2: #1f8a8a; --c3: #8a4fa8; --c4: #5b8c2a; --c5: #b83260;
  --clear: #146c43; --clear-back: #dcf1e5; --differs: #8a5a00; --differs-back: #fbf0d6;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #14171c; --card: #1d2128; --ink: #e6e8ec; --soft: #98a2b0; --line: #313742; --grid: #282d36;
    --c0: #9fb4d3; --c1: #f0975a; --c2: #56c4c4; --c3: #c495de; --c4: #a2cf72; --c5: #f0819f;
    --clear: #8fe0b4; --clear-back: #173a29; --differs: #f0cd80; --differs-back: #3d3115;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.5 system-ui, -apple-system,
  "Segoe UI", Roboto, "Helvetica Neue", "DejaVu Sans", sans-serif; }
main { max-width: 1160px; margin: 0 auto; padding: 40px 20px 64px; }
h1 { font-size: 26px; line-height: 1.2; margin: 0 0 8px; font-weight: 650; overflow-wrap: anywhere; }
h2 { font-size: 16px; margin: 0 0 12px; font-weight: 650; }
h2 .soft { font-weight: 400; }
h1 .against { color: var(--soft); font-weight: 400; }
p { margin: 0 0 10px; }
.soft { color: var(--soft); }
.small { font-size: 13px; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 20px 22px;
  margin-top: 18px; overflow-x: auto; }
.legend { display: flex; flex-wrap: wrap; gap: 6px 26px; margin: 14px 0 0; padding: 0; list-style: none; }
.legend li { display: flex; align-items: baseline; gap: 8px; }
.dot { width: 11px; height: 11px; border-radius: 3px; flex: none; }
.found { margin: 0; padding: 0; list-style: none; display: grid; gap: 8px 18px;
  grid-template-columns: repeat(auto-fill, minmax(300px, 1fr)); }
.found li { border-left: 4px solid var(--tone); padding: 2px 0 2px 12px; }
.found b { display: block; font-size: 19px; font-weight: 650; font-variant-numeric: tabular-nums; }
.pictures { display: grid; gap: 18px; grid-template-columns: repeat(auto-fit, minmax(310px, 1fr)); }
.pictures .card { min-width: 0; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: 5px 9px; text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; padding-left: 0; white-space: normal; min-width: 130px; }
th:last-child, td:last-child { padding-right: 0; }
th { font-size: 13px; font-weight: 500; color: var(--soft); border-bottom: 1px solid var(--line);
  vertical-align: bottom; }
td { border-bottom: 1px solid var(--grid); }
tbody tr:last-child td { border-bottom: 0; }
td .words { display: block; color: var(--soft); font-size: 12.5px; line-height: 1.3; }
th .dot { display: inline-block; margin-right: 6px; }
th.kind { color: var(--ink); font-size: 14px; font-weight: 650; padding: 22px 0 6px; }
td.forest, th.forest { padding: 0; width: 212px; }
td.forest { background: linear-gradient(var(--soft), var(--soft)) no-repeat center / 1px 100%; }
.forest svg { max-width: none; margin: 0 auto; }
.mark { display: inline-block; min-width: 62px; text-align: center; font-size: 12.5px; border-radius: 99px;
  padding: 1px 10px; }
.mark.clear { color: var(--clear); background: var(--clear-back); font-weight: 600; }
.mark.differs { color: var(--differs); background: var(--differs-back); }
.mark.only, .mark.not { color: var(--soft); border: 1px dashed var(--line); }
svg { display: block; max-width: 100%; height: auto; }
svg text { font: 12px system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif;
  fill: var(--soft); }
.grid { stroke: var(--grid); } .axis { stroke: var(--soft); stroke-width: 1; }
.even { stroke: var(--soft); stroke-dasharray: 4 4; }
.whisker { stroke: var(--ink); stroke-width: 1.4; }
""" + "\n".join(
    f".c{i} {{ --tone: var(--c{i}); }} .fill{i} {{ fill: var(--c{i}); }}"
    f" .dot{i} {{ background: var(--c{i}); }}"
    f" .stroke{i} {{ stroke: var(--c{i}); fill: none; }}"
    for i in range(COLORS)
)
