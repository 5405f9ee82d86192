extension ReportStyle {
  /// How pictures, their marks and what was tolerated look.
  static let differences = """
    :root { --mark: #e5003c; --ignore: #5f5a52; --level: #1f5fae; --floating: #7a3fc4; --dynamic: #0b7a75;
      --accessibility: #a35a00; --tab: #ffffff; }
    @media (prefers-color-scheme: dark) {
      :root { --ignore: #b9b2a6; --level: #6aa6f5; --floating: #b48cf2; --dynamic: #4cc7bf; --accessibility: #f0a94e;
        --tab: #3d3933; }
    }

    .viewer { position: relative; margin-top: 18px; }
    .pick { position: absolute; opacity: 0; width: 1px; height: 1px; margin: 0; pointer-events: none; }
    .tabs { display: flex; width: fit-content; max-width: 100%; overflow-x: auto; scrollbar-width: none; padding: 3px;
      border-radius: 11px; background: var(--paper); border: 1px solid var(--line); margin-bottom: 16px; }
    .tabs label { padding: 4px 14px; border-radius: 8px; font-size: 13px; font-weight: 500; color: var(--soft);
      white-space: nowrap; cursor: pointer; }
    .tabs label:hover { color: var(--ink); }
    .pick.overlay:checked ~ .tabs .overlay, .pick.before:checked ~ .tabs .before, .pick.after:checked ~ .tabs .after,
    .pick.heat:checked ~ .tabs .heat, .pick.mask:checked ~ .tabs .mask, .pick.strip:checked ~ .tabs .strip {
      background: var(--tab); color: var(--ink); box-shadow: 0 1px 3px #0003; }
    .pick:focus-visible ~ .tabs { outline: 2px solid var(--blue); outline-offset: 2px; }

    .stage { display: flex; align-items: flex-start; gap: 28px; }
    .stage figure { flex: 0 1 auto; min-width: 0; max-width: calc((100% - 56px) / 3); }
    .stage > .view { display: none; }
    .pick.overlay:checked ~ .stage > .overlay, .pick.before:checked ~ .stage > .before,
    .pick.after:checked ~ .stage > .after, .pick.heat:checked ~ .stage > .heat,
    .pick.mask:checked ~ .stage > .mask, .pick.strip:checked ~ .stage > .strip { display: block; }
    .pick.strip:checked ~ .stage > .side { display: none; }
    .stage > .strip, #new .stage figure { max-width: 100%; }
    .files { float: right; font-weight: 400; }
    .files a { margin-left: 10px; color: var(--blue); }
    .files a:hover { text-decoration: underline; }

    .frame { position: relative; display: block; width: fit-content; max-width: 100%; line-height: 0; border-radius: 12px;
      overflow: hidden; border: 1px solid var(--line);
      background: repeating-conic-gradient(#8882 0 25%, transparent 0 50%) 0 0 / 16px 16px; }
    .frame.long { max-height: 776px; overflow-y: auto; }
    .paper { position: relative; display: block; }
    .frame img { display: block; max-width: 100%; height: auto; }
    .boxes { position: absolute; inset: 0; width: 100%; height: 100%; overflow: hidden; transition: opacity 0.12s;
      pointer-events: none; }
    .boxes rect:not(.ignore) { fill: none; }
    .boxes .cause { stroke: #e5003c; }
    .boxes circle { fill: #e5003c; }
    .boxes text { fill: #fff; font-family: var(--sans); font-weight: 700; text-anchor: middle;
      dominant-baseline: central; }
    .boxes .name { text-anchor: start; font-weight: 650; paint-order: stroke; stroke: #fffd; stroke-linejoin: round; }
    .boxes .spent { stroke: #b36b00; }
    .boxes .hatch { stroke: #5f5a5299; }
    .boxes .region.ignore { stroke: #5f5a52; }
    .boxes .region.level { fill: #1f5fae1c; stroke: #1f5fae; }
    .boxes .region.floating { fill: #7a3fc41c; stroke: #7a3fc4; }
    .boxes .region.dynamic { fill: #0b7a751c; stroke: #0b7a75; }
    .boxes .region.accessibility { fill: #a35a001c; stroke: #a35a00; }
    .boxes .name.ignore { fill: #4a463f; } .boxes .name.level { fill: #1f5fae; }
    .boxes .name.floating { fill: #7a3fc4; } .boxes .name.dynamic { fill: #0b7a75; }
    .boxes .name.accessibility { fill: #a35a00; }
    .frame:hover .boxes { opacity: 0; }

    .legend { list-style: none; margin-top: 16px; font-size: 13.5px; display: grid; gap: 6px; }
    .legend li { display: grid; grid-template-columns: 18px auto auto 1fr; gap: 0 10px; align-items: baseline; }
    .legend b { font-weight: 600; overflow-wrap: anywhere; }
    .legend .kind { color: var(--soft); font: 12px/1.5 var(--mono); }
    .legend .deed { color: var(--soft); }
    .legend .idle .deed { color: var(--amber); }
    .swatch { width: 16px; height: 12px; border-radius: 3px; border: 1.5px solid; align-self: center; }
    .swatch.ignore { color: var(--ignore);
      background: repeating-linear-gradient(45deg, currentColor 0 1px, transparent 1px 4px); }
    .swatch.level { color: var(--level); } .swatch.floating { color: var(--floating); }
    .swatch.dynamic { color: var(--dynamic); } .swatch.accessibility { color: var(--accessibility); }

    summary { cursor: pointer; }
    summary:focus-visible { outline: 2px solid var(--blue); outline-offset: 4px; border-radius: 6px; }
    .forgiven { margin-top: 12px; font-size: 13.5px; color: var(--soft); }
    .forgiven .sentences { margin-top: 6px; }
    .sentences .count { white-space: nowrap; font-variant-numeric: tabular-nums; }
    ul.sentences li::marker { color: var(--soft); }
    .facts { list-style: none; margin-top: 12px; font-size: 13.5px; color: var(--soft); }

    details.card { padding-top: 16px; padding-bottom: 16px; margin-bottom: 12px; }
    details.card > summary { list-style: none; }
    details.card > summary::-webkit-details-marker { display: none; }
    details.card > summary::before { content: "›"; color: var(--soft); font-size: 20px; line-height: 1; width: 12px;
      transition: transform 0.12s; }
    details.card[open] > summary::before { transform: rotate(90deg); }
    details.card h3 { font-size: 16px; }
    details.card .owner { flex: 0 1 auto; }
    .meter { margin-left: auto; display: flex; align-items: center; gap: 12px; font-size: 13px; color: var(--soft);
      font-variant-numeric: tabular-nums; }
    .meter .track { fill: var(--line); } .meter .spending { fill: var(--green); }
    .meter.near { color: var(--amber); } .meter.near .spending { fill: var(--amber); }

    .drift { display: flex; align-items: center; gap: 18px; margin-top: 14px; }
    .drift svg { flex: none; overflow: visible; }
    .drift .bar { fill: var(--line); } .drift .last { fill: var(--green); }
    .drift.near .last { fill: var(--amber); }
    .drift .limit { stroke: var(--soft); stroke-width: 1; stroke-dasharray: 3 2; }
    .drift figcaption { margin: 0; font-weight: 400; }
    .drift figcaption b { display: block; font-weight: 600; font-variant-numeric: tabular-nums; }
    .drift.near figcaption b { color: var(--amber); }

    @media (max-width: 760px) {
      .stage { display: grid; grid-template-columns: 1fr 1fr; gap: 18px 14px; }
      .stage figure { max-width: 100%; }
      .stage > .view, #new .stage figure { order: -1; grid-column: 1 / -1; }
      .tabs label { padding: 5px 10px; }
      .legend li { grid-template-columns: 18px auto 1fr; }
      .legend .deed { grid-column: 2 / -1; }
      .meter { margin-left: 22px; flex-basis: 100%; }
      .drift { align-items: flex-start; flex-wrap: wrap; gap: 8px 18px; }
    }

    """
}
