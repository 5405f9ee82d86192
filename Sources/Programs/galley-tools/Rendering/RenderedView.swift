import Foundation

/// A view that was asked for: a module, the type in it, and the Swift that makes a value.
struct RenderedView: Hashable {
  /// The requested view, as it was written.
  let text: String
  /// The module.
  let module: String
  /// The names after the module's, such as `ArticleRow`.
  let names: [String]
  /// Whether the text has only names, the last one of a type, so that the initializer without arguments is called; a property's name begins
  /// with a small letter.
  let isBare: Bool

  /// Reads what was asked for.
  ///
  /// - Throws: ``RenderError/noModuleNamed(_:)`` if it does not begin with a module and a type.
  init(_ text: String) throws(RenderError) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard let head = text.prefixMatch(of: /`?[\p{L}_][\p{L}\p{N}_]*`?(?:\.`?[\p{L}_][\p{L}\p{N}_]*`?)+/)
    else {
      throw .noModuleNamed(text)
    }
    let names = head.output.split(separator: ".").map { String($0.filter { $0 != "`" }) }
    self.text = text
    module = names[0]
    self.names = Array(names.dropFirst())
    isBare = head.range.upperBound == text.endIndex && names.last?.first?.isLowercase == false
  }

  /// The Swift that makes the view.
  var expression: String { isBare ? text + "()" : text }

  /// Whether a name is in it, as a word of its own.
  func mentions(_ name: String) -> Bool {
    text.matches(of: /[\p{L}_][\p{L}\p{N}_]*/).contains { $0.output == name }
  }

  /// Module and type, as names of files begin with.
  var stem: String { String(([module] + names).joined(separator: ".").prefix(120)) }
}
