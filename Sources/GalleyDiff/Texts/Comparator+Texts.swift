import GalleyTree

extension Comparator {
  /// Compares an approved text with a new one, byte for byte.
  ///
  /// Two texts that are both the text form of an element tree are explained by element, with the causes that a picture
  /// of the same change has; all others by lines. Whatever is unequal has a cause.
  ///
  /// - Parameters:
  ///   - baseline: The approved text.
  ///   - candidate: The new text.
  /// - Returns: What differs, and why; ``Comparison/text`` has the changed lines.
  /// - Complexity: O(*n* log *n*) in the lines, and O(*n* · 256) where many are alike.
  public static func compare(baseline: String, candidate: String) -> Comparison {
    // Strings are equal to others that are spelled with other code points.
    if baseline.utf8.elementsEqual(candidate.utf8) { return Comparison() }
    let edits = TextEdits(TextLines(baseline), TextLines(candidate))
    var comparison = Comparison()
    comparison.text = edits.difference
    let byElement = TreeTextCauses.find(baseline, candidate)
    comparison.causes = byElement.isEmpty ? LineCauses(edits).causes : byElement
    return comparison
  }
}
