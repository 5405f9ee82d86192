import GalleyTree

extension Comparator {
  /// Compares an approved text with a new one, byte for byte.
  ///
  /// Two texts that are both the text form of an element tree are explained by element, with the causes that a picture
  /// of the same change has; two walks of VoiceOver by what is heard; all others by lines. Whatever is unequal has a cause.
  ///
  /// - Parameters:
  ///   - baseline: The approved text.
  ///   - candidate: The new text.
  /// - Returns: What differs, and why; ``Comparison/text`` has the changed lines.
  /// - Complexity: O(*n* log *n*) in the lines, and O(*n* · 256) where many are alike.
  package static func compare(baseline: String, candidate: String) -> Comparison {
    // Strings are equal to others that are spelled with other code points.
    if baseline.utf8.elementsEqual(candidate.utf8) { return Comparison() }
    let edits = TextEdits(TextLines(baseline), TextLines(candidate))
    var comparison = Comparison()
    comparison.text = edits.difference
    let byElement = [TreeTextCauses.find, WalkCauses.find].lazy.map { $0(baseline, candidate) }
    comparison.causes = byElement.first { !$0.isEmpty } ?? LineCauses(edits).causes
    return comparison
  }
}

/// The causes of the difference of two element trees in text form, by element.
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
      (ScreenExplanation.rank(a.element.change), a.offset) < (
        ScreenExplanation.rank(b.element.change), b.offset
      )
    }.map { _, finding in
      // Of what is a text nothing is unseen.
      var finding = finding
      finding.isVisible = true
      return finding
    }
    let writer = CauseWriter(explanation, scale: 1)
    return findings.prefix(ScreenExplanation.mostCauses).map { writer.write($0) }
      + ScreenExplanation.more(findings, 1)
  }
}
