import GalleyTree

/// Something that acts when it is tapped.
public struct Button<Destination: GalleyPages.Destination>: Tappable {
  /// The type it may have.
  public static var types: [ElementType] { [.button] }
  /// Its types and locator.
  public let declaration: ElementDeclaration

  public init(declaration: ElementDeclaration) { self.declaration = declaration }
}

/// A text that leads elsewhere.
public struct Link<Destination: GalleyPages.Destination>: Tappable {
  /// The type it may have.
  public static var types: [ElementType] { [.link] }
  /// Its types and locator.
  public let declaration: ElementDeclaration

  public init(declaration: ElementDeclaration) { self.declaration = declaration }
}

/// A row of a list or grid.
public struct Cell<Destination: GalleyPages.Destination>: Tappable {
  /// The type it may have.
  public static var types: [ElementType] { [.cell] }
  /// Its types and locator.
  public let declaration: ElementDeclaration

  public init(declaration: ElementDeclaration) { self.declaration = declaration }
}

/// One of the places that a bar at the edge of the screen leads to.
public struct Tab<Destination: GalleyPages.Destination>: Tappable {
  /// The types it may have.
  public static var types: [ElementType] { [.tab, .button] }
  /// Its types and locator.
  public let declaration: ElementDeclaration

  public init(declaration: ElementDeclaration) { self.declaration = declaration }
}

/// One line of a menu.
public struct MenuItem<Destination: GalleyPages.Destination>: Tappable {
  /// The types it may have.
  public static var types: [ElementType] { [.menuItem, .button] }
  /// Its types and locator.
  public let declaration: ElementDeclaration

  public init(declaration: ElementDeclaration) { self.declaration = declaration }
}

/// A switch that is on or off.
public struct Toggle<Destination: GalleyPages.Destination>: Tappable {
  /// The types it may have.
  public static var types: [ElementType] { [.switch, .toggle, .checkBox] }
  /// Its types and locator.
  public let declaration: ElementDeclaration

  public init(declaration: ElementDeclaration) { self.declaration = declaration }
}
