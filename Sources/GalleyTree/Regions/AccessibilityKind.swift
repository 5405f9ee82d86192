/// What a region shows, which says how much contrast it needs: Applitools' kinds, under their names.
///
/// - Reference: [WCAG 2.2, 1.4.3](https://www.w3.org/TR/WCAG22/#contrast-minimum) and
///   [1.4.11](https://www.w3.org/TR/WCAG22/#non-text-contrast).
public enum AccessibilityKind: String, Sendable, Hashable, Codable, CaseIterable {
  /// Nothing is asked of it.
  case ignoreContrast
  /// Text below 18 pt, or below 14 pt if bold.
  case regularText
  /// Text from 18 pt up.
  case largeText
  /// Bold text from 14 pt up.
  case boldText
  /// Icons, and what shows where a control is.
  case graphicalObject
}
