/// The form of views that are boxes of a web page: their facts are properties of CSS.
package enum StyledBox {
  /// The kind of the box of an element in HTML.
  package static func kind(of tag: String) -> String { "<\(tag)>" }

  /// Whether a view is a box of a web page.
  package static func isKind(_ kind: String) -> Bool { kind.hasPrefix("<") }

  /// The fact with the name of the box in a style sheet, such as `ul.products`.
  package static let selector = "selector"
  /// The fact with the classes of the element.
  package static let classes = "class"
}
