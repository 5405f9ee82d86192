import GalleyTree

/// Texts from anywhere, made fit for a terminal.
package enum SafeText {
  /// A text on one line, without control characters.
  ///
  /// - Parameter text: The text.
  /// - Returns: At most 120 characters of it.
  package static func clean(_ text: String) -> String { ElementText.clean(text, limit: 120) }
}
