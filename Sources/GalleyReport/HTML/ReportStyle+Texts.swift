extension ReportStyle {
  /// How texts and their differences look.
  static let texts = """
    .diff { margin-top: 18px; max-height: 640px; overflow: auto; border: 1px solid var(--line); border-radius: 10px;
      background: var(--paper); }
    .diff table { border-collapse: collapse; min-width: 100%; font: 12.5px/1.6 var(--mono); tab-size: 2; }
    .diff td { padding: 0 10px; vertical-align: top; white-space: pre-wrap; overflow-wrap: anywhere; }
    .diff .number { width: 1%; min-width: 40px; text-align: right; color: var(--soft); user-select: none;
      font-variant-numeric: tabular-nums; white-space: nowrap; padding: 0 6px; }
    .diff .sign { width: 1%; padding: 0 2px 0 8px; user-select: none; color: var(--soft); }
    .diff .head td { color: var(--soft); padding-top: 6px; padding-bottom: 6px; background: var(--card); }
    .diff tr:first-child td { padding-top: 6px; } .diff tr:last-child td { padding-bottom: 6px; }
    .diff ins, .diff del { text-decoration: none; }
    .diff .removed { background: var(--red-wash); } .diff .removed .sign { color: var(--red); }
    .diff .added { background: var(--green-wash); } .diff .added .sign { color: var(--green); }
    .diff mark { color: inherit; border-radius: 3px; background: none; }
    .diff .removed mark { background: color-mix(in srgb, var(--red) 28%, transparent); }
    .diff .added mark { background: color-mix(in srgb, var(--green) 32%, transparent); }
    pre.whole { margin-top: 14px; max-height: 420px; border: 1px solid var(--line); white-space: pre-wrap;
      overflow-wrap: anywhere; color: var(--ink); }
    #new pre.whole { flex: 0 1 auto; margin-bottom: 18px; }
    pre.excerpt { flex: none; max-height: 260px; overflow: hidden; padding: 10px; border: 1px solid var(--line);
      background: var(--card); color: var(--soft); font-size: 7.5px; line-height: 1.45; }

    """
}
