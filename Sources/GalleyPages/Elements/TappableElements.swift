import GalleyTree

/// Something that acts when tapped.
public struct Button<Destination: GalleyPages.Destination>: Tappable {
  /// How it is found.
  public let declaration: ElementDeclaration

  /// Declares one that opens a page.
  ///
  /// - Parameters:
  ///   - locator: How it is found; a string literal is an identifier.
  ///   - destination: The page that a tap opens, or one of several: `OneOf<A, B>.self`.
  ///   - fileID: The source file; leave it out.
  ///   - filePath: The source file's path; leave it out.
  ///   - line: The line; leave it out.
  public init(
    _ locator: Locator, opens destination: Destination.Type, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line
  ) {
    declaration = ElementDeclaration(
      [.button], locator, at: SourcePlace(fileID: fileID, filePath: filePath, line: line))
  }
}

extension Button where Destination == Stay {
  /// Declares one that acts in place.
  ///
  /// - Parameters:
  ///   - locator: How it is found; a string literal is an identifier.
  ///   - fileID: The source file; leave it out.
  ///   - filePath: The source file's path; leave it out.
  ///   - line: The line; leave it out.
  public init(
    _ locator: Locator, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    self.init(locator, opens: Stay.self, fileID: fileID, filePath: filePath, line: line)
  }
}

/// A link.
public struct Link<Destination: GalleyPages.Destination>: Tappable {
  /// How it is found.
  public let declaration: ElementDeclaration

  /// Declares one that opens a page.
  ///
  /// - Parameters:
  ///   - locator: How it is found; a string literal is an identifier.
  ///   - destination: The page that a tap opens, or one of several: `OneOf<A, B>.self`.
  ///   - fileID: The source file; leave it out.
  ///   - filePath: The source file's path; leave it out.
  ///   - line: The line; leave it out.
  public init(
    _ locator: Locator, opens destination: Destination.Type, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line
  ) {
    declaration = ElementDeclaration(
      [.link], locator, at: SourcePlace(fileID: fileID, filePath: filePath, line: line))
  }
}

extension Link where Destination == Stay {
  /// Declares one that acts in place.
  ///
  /// - Parameters:
  ///   - locator: How it is found; a string literal is an identifier.
  ///   - fileID: The source file; leave it out.
  ///   - filePath: The source file's path; leave it out.
  ///   - line: The line; leave it out.
  public init(
    _ locator: Locator, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    self.init(locator, opens: Stay.self, fileID: fileID, filePath: filePath, line: line)
  }
}

/// An entry of a list.
public struct Cell<Destination: GalleyPages.Destination>: Tappable {
  /// How it is found.
  public let declaration: ElementDeclaration

  /// Declares one that opens a page.
  ///
  /// - Parameters:
  ///   - locator: How it is found; a string literal is an identifier.
  ///   - destination: The page that a tap opens, or one of several: `OneOf<A, B>.self`.
  ///   - fileID: The source file; leave it out.
  ///   - filePath: The source file's path; leave it out.
  ///   - line: The line; leave it out.
  public init(
    _ locator: Locator, opens destination: Destination.Type, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line
  ) {
    declaration = ElementDeclaration(
      [.cell], locator, at: SourcePlace(fileID: fileID, filePath: filePath, line: line))
  }
}

extension Cell where Destination == Stay {
  /// Declares one that acts in place.
  ///
  /// - Parameters:
  ///   - locator: How it is found; a string literal is an identifier.
  ///   - fileID: The source file; leave it out.
  ///   - filePath: The source file's path; leave it out.
  ///   - line: The line; leave it out.
  public init(
    _ locator: Locator, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    self.init(locator, opens: Stay.self, fileID: fileID, filePath: filePath, line: line)
  }
}

/// A tab that chooses one of several pages.
public struct Tab<Destination: GalleyPages.Destination>: Tappable {
  /// How it is found.
  public let declaration: ElementDeclaration

  /// Declares one that opens a page.
  ///
  /// - Parameters:
  ///   - locator: How it is found; a string literal is an identifier.
  ///   - destination: The page that a tap opens, or one of several: `OneOf<A, B>.self`.
  ///   - fileID: The source file; leave it out.
  ///   - filePath: The source file's path; leave it out.
  ///   - line: The line; leave it out.
  public init(
    _ locator: Locator, opens destination: Destination.Type, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line
  ) {
    declaration = ElementDeclaration(
      [.tab, .button], locator, at: SourcePlace(fileID: fileID, filePath: filePath, line: line))
  }
}

extension Tab where Destination == Stay {
  /// Declares one that acts in place.
  ///
  /// - Parameters:
  ///   - locator: How it is found; a string literal is an identifier.
  ///   - fileID: The source file; leave it out.
  ///   - filePath: The source file's path; leave it out.
  ///   - line: The line; leave it out.
  public init(
    _ locator: Locator, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    self.init(locator, opens: Stay.self, fileID: fileID, filePath: filePath, line: line)
  }
}

/// A switch that is on or off.
public struct Toggle<Destination: GalleyPages.Destination>: Tappable {
  /// How it is found.
  public let declaration: ElementDeclaration

  /// Declares one that opens a page.
  ///
  /// - Parameters:
  ///   - locator: How it is found; a string literal is an identifier.
  ///   - destination: The page that a tap opens, or one of several: `OneOf<A, B>.self`.
  ///   - fileID: The source file; leave it out.
  ///   - filePath: The source file's path; leave it out.
  ///   - line: The line; leave it out.
  public init(
    _ locator: Locator, opens destination: Destination.Type, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line
  ) {
    declaration = ElementDeclaration(
      [.switch, .toggle, .checkBox], locator, at: SourcePlace(fileID: fileID, filePath: filePath, line: line))
  }
}

extension Toggle where Destination == Stay {
  /// Declares one that acts in place.
  ///
  /// - Parameters:
  ///   - locator: How it is found; a string literal is an identifier.
  ///   - fileID: The source file; leave it out.
  ///   - filePath: The source file's path; leave it out.
  ///   - line: The line; leave it out.
  public init(
    _ locator: Locator, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    self.init(locator, opens: Stay.self, fileID: fileID, filePath: filePath, line: line)
  }
}
