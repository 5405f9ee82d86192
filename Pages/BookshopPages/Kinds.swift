import GalleyPages
import GalleyTree

/// An element that leads to another page: a button in an app, a link on a web page.
public struct Way<Destination: GalleyPages.Destination>: Tappable {
  /// The types it may have.
  public static var types: [ElementType] { [.button, .link] }
  public let declaration: ElementDeclaration

  public init(declaration: ElementDeclaration) { self.declaration = declaration }
}
