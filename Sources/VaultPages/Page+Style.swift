extension Page {
  /// How pages look: narrow and wide, light and dark, on a screen and on paper.
  static let style: StaticString = """
    :root {
      color-scheme: light dark;
      --paper: #ffffff; --ink: #1c1f23; --faint: #59616b; --line: #d8dde3; --track: #e6eaef;
      --fill: #2f6f4f; --current: #1f6a45; --warning: #8a5200; --overdue: #b3261e;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #16181b; --ink: #e8eaed; --faint: #a3abb5; --line: #343a41; --track: #2b3036;
        --fill: #6fbf95; --current: #84d3a9; --warning: #f0b45c; --overdue: #ff8a80;
      }
    }
    * { box-sizing: border-box; }
    html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
    body {
      margin: 0 auto; padding: 1.5rem 1rem 3rem; max-width: 56rem; background: var(--paper); color: var(--ink);
      font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere;
    }
    h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 .5rem; }
    h2 { font-size: 1.2rem; line-height: 1.3; margin: 2rem 0 .5rem; padding-bottom: .25rem; border-bottom: 1px solid var(--line); }
    h3, h4, h5, h6 { font-size: 1rem; margin: 1.25rem 0 .25rem; color: var(--faint); }
    p { margin: .5rem 0; }
    ul { list-style: none; margin: 0; padding: 0; }
    nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; }
    a { color: inherit; text-underline-offset: .15em; }
    a:focus-visible { outline: 3px solid var(--fill); outline-offset: 2px; }
    section:target > h2, h2:target { border-color: var(--fill); }
    .rows > li { display: flex; flex-wrap: wrap; gap: 0 .75rem; padding: .35rem 0; border-bottom: 1px solid var(--line); }
    .rows > li:last-child { border-bottom: 0; }
    .rows > li > span:empty { display: none; }
    .detail { flex-basis: 100%; grid-column: 1 / -1; margin: 0; padding-left: 1rem; color: var(--faint); font-size: .9rem; }
    .title { font-weight: 600; white-space: pre-wrap; }
    .faint { color: var(--faint); }
    .number { font-variant-numeric: tabular-nums; }
    .warning { color: var(--warning); }
    .overdue { color: var(--overdue); }
    .current { color: var(--current); font-weight: 600; }
    .bars > li { display: grid; grid-template-columns: 1fr auto; gap: .1rem .75rem; padding: .35rem 0; }
    .bars .bar { grid-column: 1 / -1; grid-row: 2; }
    .bars .faint { grid-column: 1 / -1; font-size: .9rem; }
    .bars .faint:empty { display: none; }
    svg { display: block; width: 100%; }
    .bar { height: .6rem; border-radius: .3rem; overflow: hidden; }
    .chart { height: 10rem; margin: .75rem 0; }
    .track { fill: var(--track); }
    .fill { fill: var(--fill); }
    .none, .mark { fill: var(--faint); }
    .mark { font-size: 11px; text-anchor: middle; }
    footer { margin-top: 2.5rem; border-top: 1px solid var(--line); color: var(--faint); font-size: .85rem; }
    @media (min-width: 40rem) {
      body { padding: 2.5rem 2rem 4rem; }
      .rows { display: grid; column-gap: 1rem; }
      .columns-1 { grid-template-columns: minmax(0, 1fr); }
      .columns-2 { grid-template-columns: fit-content(18rem) minmax(0, 1fr); }
      .columns-3 { grid-template-columns: repeat(2, fit-content(18rem)) minmax(0, 1fr); }
      .columns-4 { grid-template-columns: repeat(3, fit-content(18rem)) minmax(0, 1fr); }
      .columns-5 { grid-template-columns: repeat(4, fit-content(18rem)) minmax(0, 1fr); }
      .columns-6 { grid-template-columns: repeat(5, fit-content(18rem)) minmax(0, 1fr); }
      .rows > li { display: grid; grid-column: 1 / -1; grid-template-columns: subgrid; }
      .rows > li > span:empty { display: inline; }
      .bars {
        display: grid; column-gap: .75rem;
        grid-template-columns: fit-content(14rem) minmax(6rem, 1fr) fit-content(14rem) fit-content(14rem);
      }
      .bars > li { grid-column: 1 / -1; grid-template-columns: subgrid; align-items: center; }
      .bars .bar, .bars .faint { grid-column: auto; grid-row: auto; }
      .bars .faint:empty { display: inline; }
      .bars .number { text-align: right; }
    }
    @media (forced-colors: active) {
      .fill { fill: CanvasText; } .track { fill: Canvas; stroke: CanvasText; }
    }
    @media print {
      :root {
        --paper: #ffffff; --ink: #000000; --faint: #444444; --line: #999999; --track: #e0e0e0;
        --fill: #333333; --current: #000000; --warning: #000000; --overdue: #000000;
      }
      body { max-width: none; padding: 0; font-size: 10.5pt; }
      nav { display: none; }
      h2, h3, h4, h5, h6 { break-after: avoid; }
      li { break-inside: avoid; }
      svg { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
    }

    """
}
