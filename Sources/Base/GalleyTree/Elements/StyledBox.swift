/// The form of views that are boxes of a web page: their facts are properties of CSS.
package enum StyledBox {
  /// The kind of the box of an element in HTML.
  package static func kind(of tag: String) -> String { "<\(tag)>" }

  /// Whether a view is a box of a web page.
  package static func isKind(_ kind: String) -> Bool { kind.hasPrefix("<") }

  /// The name of the element in HTML, or of the pseudo-element, of a kind.
  package static func tag(of kind: String) -> String { String(kind.dropFirst().dropLast()) }

  /// The fact with the name of the box in a style sheet, such as `ul.products`.
  package static let selector = "selector"
  /// The fact with the classes of the element.
  package static let classes = "class"
  /// The fact with the rules of style sheets that give the box its properties.
  ///
  /// A line each has names of facts, the name of the file and the selector, with tabs between. Behind a fact follow the custom
  /// properties of which its value is made: `padding=--space color`. A unit of fonts, such as `rem`, stands there too.
  package static let rules = "rules"

  /// The facts that are no properties.
  package static let names: Set<String> = [selector, classes, rules]
}
