/// How the report looks.
///
/// Everything is in here: no font, no picture and no script is fetched.
enum ReportStyle {
  static let sheet = base + differences + texts

  private static let base = """
    :root {
      color-scheme: light dark;
      --paper: #f4f2ee; --card: #ffffff; --ink: #1d1b18; --soft: #6d675e; --line: #e2ded6;
      --red: #c8102e; --red-wash: #fdecee; --amber: #96600a; --amber-wash: #fdf3df;
      --green: #1c7a4d; --green-wash: #e6f4ec; --blue: #1f5fae; --blue-wash: #e8f0fb;
      --shadow: 0 1px 2px #0000000d, 0 8px 24px #0000000f;
      --sans: ui-sans-serif, system-ui, "Inter", "Helvetica Neue", "Noto Sans", sans-serif;
      --mono: ui-monospace, "SF Mono", "JetBrains Mono", "DejaVu Sans Mono", monospace;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #151412; --card: #1f1d1a; --ink: #f2efe9; --soft: #a39c91; --line: #35322d;
        --red: #ff6b7d; --red-wash: #3a1a1f; --amber: #e7b45c; --amber-wash: #352a15;
        --green: #6fce9b; --green-wash: #16301f; --blue: #8ab8f5; --blue-wash: #182a42;
        --shadow: 0 1px 2px #00000066, 0 8px 24px #0000004d;
      }
    }
    * { box-sizing: border-box; }
    html { scroll-behavior: smooth; }
    body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.5 var(--sans); }
    h1, h2, h3, p, ol, ul, figure, pre { margin: 0; padding: 0; }
    a { color: inherit; text-decoration: none; }
    a:focus-visible { outline: 2px solid var(--blue); outline-offset: 2px; border-radius: 6px; }
    code { font: 12.5px/1.5 var(--mono); background: var(--paper); border: 1px solid var(--line);
      border-radius: 6px; padding: 2px 8px; overflow-wrap: anywhere; user-select: all; }

    .masthead, main, body > footer { max-width: 1240px; margin: 0 auto; padding: 0 32px; }
    .masthead { padding-top: 40px; padding-bottom: 8px; }
    .wordmark { font: italic 600 20px/1 ui-serif, "New York", Georgia, "Noto Serif", "DejaVu Serif", serif; }
    .wordmark span { color: var(--red); }
    .masthead h1 { margin-top: 28px; font-size: 30px; line-height: 1.2; font-weight: 650; letter-spacing: -0.015em;
      text-wrap: balance; }
    .masthead.clean h1 { color: var(--green); }
    .summary { margin-top: 8px; font-size: 16px; }
    .run { color: var(--soft); font-size: 13px; margin-top: 2px; }
    nav { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 22px; }
    .chip { padding: 5px 14px; border-radius: 99px; border: 1px solid var(--line); background: var(--card);
      font-size: 13.5px; font-weight: 500; }
    .chip:hover { border-color: var(--soft); }
    .chip b { font-variant-numeric: tabular-nums; margin-left: 3px; }
    .chip::first-letter { text-transform: uppercase; }
    .chip.mismatch b, .chip.unusable b, .chip.evidence b { color: var(--red); }
    .chip.new b, .chip.recorded b { color: var(--blue); }
    .chip.environmentChanged b, .chip.orphans b, .chip.tolerated b { color: var(--amber); }
    .chip.match b { color: var(--green); }

    body:has(#mismatch:target) .chip.mismatch, body:has(#unusable:target) .chip.unusable, body:has(#new:target) .chip.new,
    body:has(#recorded:target) .chip.recorded, body:has(#tolerated:target) .chip.tolerated, body:has(#environmentChanged:target) .chip.environmentChanged,
    body:has(#match:target) .chip.match, body:has(#orphans:target) .chip.orphans,
    body:has(#evidence:target) .chip.evidence,
    body:not(:has(section:target)) .chip.all { background: var(--ink); border-color: var(--ink); color: var(--paper); }

    section { margin-top: 36px; scroll-margin-top: 16px; }
    main:has(> section:target) > section:not(:target) { display: none !important; }
    h2 { font-size: 13px; font-weight: 650; letter-spacing: 0.06em; text-transform: uppercase; color: var(--soft);
      margin-bottom: 12px; }

    .causes ol, .findings ul, .keys { list-style: none; background: var(--card); border-radius: 14px;
      box-shadow: var(--shadow); overflow: hidden; }
    .causes li { display: grid; grid-template-columns: 1fr auto auto; gap: 6px 18px; align-items: center;
      padding: 14px 20px; border-top: 1px solid var(--line); }
    .causes li:first-child, .findings li:first-child, .keys li:first-child { border-top: 0; }
    .sentence { font-weight: 550; overflow-wrap: anywhere; }
    .count { color: var(--soft); font-size: 13px; white-space: nowrap; }
    .findings li, .keys li { padding: 12px 20px; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
    .findings li { color: var(--red); }

    .card { background: var(--card); border-radius: 16px; box-shadow: var(--shadow); padding: 22px 24px 18px;
      margin-bottom: 20px; }
    .card > header, .card > summary { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 10px; }
    h3 { font-size: 19px; font-weight: 650; letter-spacing: -0.01em; overflow-wrap: anywhere; }
    .owner { flex-basis: 100%; color: var(--soft); font-size: 13.5px; overflow-wrap: anywhere; }
    .badge { font-size: 12px; font-weight: 650; padding: 2px 10px; border-radius: 99px; background: var(--red-wash);
      color: var(--red); }
    .new .badge, .recorded .badge { background: var(--blue-wash); color: var(--blue); }
    .environmentChanged .badge, .tolerated .badge { background: var(--amber-wash); color: var(--amber); }
    .environment { font: 12px/1.5 var(--mono); color: var(--soft); }
    .sentences { margin: 14px 0 0 1.5em; }
    .sentences li { padding: 2px 0 2px 4px; overflow-wrap: anywhere; }
    ol.sentences li::marker { color: var(--red); font-weight: 700; font-variant-numeric: tabular-nums; }
    .numbers { margin-top: 10px; color: var(--soft); font-size: 13.5px; overflow-wrap: anywhere; }
    .fault { margin-top: 12px; padding: 10px 14px; border-radius: 10px; background: var(--red-wash); color: var(--red);
      overflow-wrap: anywhere; }

    .pictures { display: flex; align-items: flex-start; gap: 28px; margin-top: 18px; }
    .evidence .pictures figure { flex: 0 0 auto; }
    pre { flex: 1 1 auto; min-width: 0; max-height: 640px; overflow: auto; padding: 12px 14px; border-radius: 10px;
      background: var(--paper); font: 12.5px/1.5 var(--mono); tab-size: 2; }
    figcaption { font-size: 13px; font-weight: 600; margin-bottom: 8px; }
    figcaption span { color: var(--soft); font-weight: 400; font-variant-numeric: tabular-nums; }
    .card > footer { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 8px 16px;
      margin-top: 18px; padding-top: 14px; border-top: 1px solid var(--line); }
    .place { font: 12.5px/1.5 var(--mono); color: var(--soft); overflow-wrap: anywhere; }

    #new { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(340px, 100%), 1fr)); gap: 20px; }
    #new h2 { grid-column: 1 / -1; margin-bottom: -8px; }
    #new .card { margin: 0; display: flex; flex-direction: column; }
    #new .card > footer { margin-top: auto; }
    #new .viewer { margin-bottom: 18px; }

    .sheet { display: grid; grid-template-columns: repeat(auto-fill, minmax(132px, 1fr)); gap: 18px; }
    .thumbnail img { display: block; width: 100%; height: auto; max-height: 260px; object-fit: cover; object-position: top;
      border-radius: 10px; border: 1px solid var(--line); background: var(--card); }
    .thumbnail { display: flex; flex-direction: column-reverse; justify-content: flex-end; }
    .thumbnail figcaption { margin: 0 0 8px; line-height: 1.35; overflow-wrap: anywhere; }
    .thumbnail figcaption span { display: block; font: 11.5px/1.5 var(--mono); }

    body > footer { color: var(--soft); font-size: 12.5px; padding-top: 48px; padding-bottom: 40px; }
    @media (max-width: 760px) {
      .masthead, main, body > footer { padding-left: 16px; padding-right: 16px; }
      .card { padding: 18px 16px 14px; border-radius: 14px; }
      .pictures { flex-direction: column; }
      .causes li { grid-template-columns: 1fr; }
    }
    @media print { .card { break-inside: avoid; box-shadow: none; border: 1px solid var(--line); } }

    """
}
