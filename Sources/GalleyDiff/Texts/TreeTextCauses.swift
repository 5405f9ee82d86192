import GalleyTree

/// Why the text forms of two element trees differ, told by element.
enum TreeTextCauses {
  /// Explains the difference.
  ///
  /// - Parameters:
  ///   - baseline: The approved text.
  ///   - candidate: The new text.
  /// - Returns: The causes, the most telling first; none where one of the two is no tree, or is too large, or where the
  ///   trees do not tell why.
  static func find(_ baseline: String, _ candidate: String) -> [Cause] {
    guard let before = ElementText.read(baseline), let after = ElementText.read(candidate) else { return [] }
    let outlines = (FlatElementTree(before), FlatElementTree(after))
    guard TreeLimits.excess(of: outlines.0) == nil, TreeLimits.excess(of: outlines.1) == nil else {
      return []
    }
    let matching = ElementMatching(outlines.0, outlines.1)
    let explanation = TreeExplanation(matching, scale: 1)
    let findings = FindingGroups.group(explanation.findings, matching).enumerated().sorted { a, b in
      (ScreenExplanation.rank(a.element.change), a.offset) < (ScreenExplanation.rank(b.element.change), b.offset)
    }.map { _, finding in
      // Of what is a text nothing is unseen.
      var finding = finding
      finding.isVisible = true
      return finding
    }
    let writer = CauseWriter(explanation)
    return findings.prefix(ScreenExplanation.mostCauses).map { writer.write($0) } + ScreenExplanation.more(findings)
  }
}
