import GalleyTree

/// A layout used inside of an element, such as a tab bar that several pages share.
///
/// Where the component is required, so is everything that its own layout requires.
public struct Component<Content: Layout>: LayoutMember, Promisable {
  /// The types and locator of the element around it.
  public let declaration: ElementDeclaration

  /// Declares a component.
  ///
  /// - Parameters:
  ///   - locator: The locator of the element around it; a string literal is an identifier.
  ///   - content: The layout of the content.
  public init(
    _ locator: Locator, _ content: Content.Type, site: CallSite = #_callSite
  ) {
    declaration = ElementDeclaration(
      [], locator, at: site)
  }

  /// The layout inside of the element.
  public var _member: Member { .component(declaration, Content.self) }

  /// The component, asked to be there.
  public var _requirement: Requirement { Requirement(member: _member, place: declaration.place) }
}
