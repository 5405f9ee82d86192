import GalleyTree

/// An element that acts when it is tapped.
public struct Button<Destination: GalleyPages.Destination>: Tappable {
  /// The type it may have.
  public static var types: [ElementType] { [.button] }
  public let declaration: ElementDeclaration

  public init(declaration: ElementDeclaration) { self.declaration = declaration }
}

/// A text that leads elsewhere.
public struct Link<Destination: GalleyPages.Destination>: Tappable {
  /// The type it may have.
  public static var types: [ElementType] { [.link] }
  public let declaration: ElementDeclaration

  public init(declaration: ElementDeclaration) { self.declaration = declaration }
}

/// A row of a list or grid.
public struct Cell<Destination: GalleyPages.Destination>: Tappable {
  /// The type it may have.
  public static var types: [ElementType] { [.cell] }
  public let declaration: ElementDeclaration

  public init(declaration: ElementDeclaration) { self.declaration = declaration }
}

/// An item of a bar at the edge of the screen, which leads to a place of the app.
public struct Tab<Destination: GalleyPages.Destination>: Tappable {
  /// The types it may have.
  public static var types: [ElementType] { [.tab, .button] }
  public let declaration: ElementDeclaration

  public init(declaration: ElementDeclaration) { self.declaration = declaration }
}

/// One line of a menu.
public struct MenuItem<Destination: GalleyPages.Destination>: Tappable {
  /// The types it may have.
  public static var types: [ElementType] { [.menuItem, .button] }
  public let declaration: ElementDeclaration

  public init(declaration: ElementDeclaration) { self.declaration = declaration }
}

/// A switch that is on or off.
public struct Toggle<Destination: GalleyPages.Destination>: Tappable {
  /// The types it may have.
  public static var types: [ElementType] { [.switch, .toggle, .checkBox] }
  public let declaration: ElementDeclaration

  public init(declaration: ElementDeclaration) { self.declaration = declaration }
}
