/// The meaning of a layout's stored property.
public enum Member: Sendable {
  /// One element, and the pages a tap on it may open.
  case element(ElementDeclaration, opens: [any Layout.Type])
  /// A layout used inside of an element.
  case component(ElementDeclaration, any Layout.Type)
  /// A layout repeated inside of elements; the element of a row that tells it from others.
  case rows(ElementDeclaration, any Layout.Type, key: ElementDeclaration?)
  /// Elements that differ in an argument, and the pages a tap on them may open.
  case family(opens: [any Layout.Type])

  /// How it is found; a family is found by its argument only.
  package var declaration: ElementDeclaration? {
    switch self {
    case .element(let declaration, _), .component(let declaration, _), .rows(let declaration, _, _):
      declaration
    case .family: nil
    }
  }
}

/// A value that can be a stored property of a layout.
public protocol LayoutMember: Sendable {
  /// What the property stands for.
  var member: Member { get }
}
