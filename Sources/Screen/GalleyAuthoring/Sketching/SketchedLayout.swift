import GalleyPages
import GalleyText

/// A layout that is being written.
struct SketchedLayout {
  /// One property of it.
  struct Property {
    /// The presence of an element in a sketched layout.
    enum Presence {
      case required
      case optional
    }

    var name: String
    /// Its text now; `nil` where its locator says that already.
    var note: String?
    /// The declaration, such as `Button("recipe.add")`.
    var code: String
    /// The declaration as a value; that of the cells for rows.
    var declaration: ElementDeclaration
    /// The kind of element; `nil` for rows and components.
    var kind: SketchKind?
    /// The name of the layout of rows or of a component.
    var content: String?
    /// The name of the property of rows whose text distinguishes them.
    var key: String?
    /// The name of the layout that a tap opens, where it is known.
    var opens: String?
    /// A remark for the author, if any.
    var remark: String?
    var presence: Presence
    /// A further requirement beside presence, such as `.atLeast(1)`.
    var demand = ""
  }

  /// The part of a page that a layout is of.
  enum Part {
    /// The page itself.
    case page
    /// An alert, a sheet or another part in front of a page.
    case front
    /// A row or a component of the page before it.
    case inner
  }

  var name: String
  var part = Part.page
  var properties: [Property] = []
  /// The texts of the omitted elements.
  var leftOut: [String] = []
}

/// Writes layouts as Swift.
enum SketchText {
  /// The layouts, an empty line between them.
  static func swift(_ layouts: [SketchedLayout]) -> String {
    layouts.map(swift).joined(separator: "\n")
  }

  static func swift(_ layout: SketchedLayout) -> String {
    var lines = ["struct \(layout.name): Layout {"]
    for property in layout.properties {
      if let remark = property.remark { lines.append("  // \(remark)") }
      if let note = property.note { lines.append("  /// \(note)") }
      let opens = property.opens.map { ", opens: \($0).self)" }
      let code = opens.map { property.code.dropLast() + $0 } ?? property.code
      lines.append("  let \(property.name) = \(code)")
    }
    if !layout.leftOut.isEmpty {
      lines.append(
        "  // Omitted, because only their present texts distinguish them: \(list(layout.leftOut)).")
    }
    if !layout.properties.isEmpty || !layout.leftOut.isEmpty { lines.append("") }
    lines.append("  var body: Blueprint {")
    let required = layout.properties.filter { $0.presence == .required }
    let optional = layout.properties.filter { $0.presence == .optional }
    lines += block("Required", required)
    if !optional.isEmpty { lines += block("Optionally", optional) }
    return (lines + ["  }", "}", ""]).joined(separator: "\n")
  }

  private static func block(_ word: String, _ properties: [SketchedLayout.Property]) -> [String] {
    let names = properties.map { $0.name + $0.demand }
    if names.count < 2 { return ["    \(word) {\(names.map { " \($0) " }.joined())}"] }
    return ["    \(word) {"] + names.map { "      \($0)" } + ["    }"]
  }

  /// The most texts to name; of a wall of text the first ones are enough to know it by.
  private static let mostTexts = 3

  private static func list(_ texts: [String]) -> String {
    EnglishList.first(mostTexts, of: texts.map { SketchNaming.shown($0, limit: 24) })
  }
}
