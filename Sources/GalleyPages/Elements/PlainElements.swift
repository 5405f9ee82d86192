import GalleyTree

/// A text that is only read.
public struct Label: ElementSpec {
  /// How it is found.
  public let declaration: ElementDeclaration

  /// Declares it.
  ///
  /// - Parameters:
  ///   - locator: How it is found; a string literal is an identifier.
  ///   - fileID: The source file; leave it out.
  ///   - filePath: The source file's path; leave it out.
  ///   - line: The line; leave it out.
  public init(
    _ locator: Locator, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    declaration = ElementDeclaration(
      [.staticText], locator, at: SourcePlace(fileID: fileID, filePath: filePath, line: line))
  }
}

/// A picture.
public struct Image: ElementSpec {
  /// How it is found.
  public let declaration: ElementDeclaration

  /// Declares it.
  ///
  /// - Parameters:
  ///   - locator: How it is found; a string literal is an identifier.
  ///   - fileID: The source file; leave it out.
  ///   - filePath: The source file's path; leave it out.
  ///   - line: The line; leave it out.
  public init(
    _ locator: Locator, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    declaration = ElementDeclaration(
      [.image], locator, at: SourcePlace(fileID: fileID, filePath: filePath, line: line))
  }
}

/// The bar at the top, with title and way back.
public struct NavigationBar: ElementSpec {
  /// How it is found.
  public let declaration: ElementDeclaration

  /// Declares it.
  ///
  /// - Parameters:
  ///   - locator: How it is found; a string literal is an identifier.
  ///   - fileID: The source file; leave it out.
  ///   - filePath: The source file's path; leave it out.
  ///   - line: The line; leave it out.
  public init(
    _ locator: Locator, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    declaration = ElementDeclaration(
      [.navigationBar], locator, at: SourcePlace(fileID: fileID, filePath: filePath, line: line))
  }
}

/// A question that must be answered.
public struct Alert: ElementSpec {
  /// How it is found.
  public let declaration: ElementDeclaration

  /// Declares it.
  ///
  /// - Parameters:
  ///   - locator: How it is found; a string literal is an identifier.
  ///   - fileID: The source file; leave it out.
  ///   - filePath: The source file's path; leave it out.
  ///   - line: The line; leave it out.
  public init(
    _ locator: Locator, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    declaration = ElementDeclaration(
      [.alert], locator, at: SourcePlace(fileID: fileID, filePath: filePath, line: line))
  }
}

/// A page that slid over another one.
public struct Sheet: ElementSpec {
  /// How it is found.
  public let declaration: ElementDeclaration

  /// Declares it.
  ///
  /// - Parameters:
  ///   - locator: How it is found; a string literal is an identifier.
  ///   - fileID: The source file; leave it out.
  ///   - filePath: The source file's path; leave it out.
  ///   - line: The line; leave it out.
  public init(
    _ locator: Locator, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    declaration = ElementDeclaration(
      [.sheet], locator, at: SourcePlace(fileID: fileID, filePath: filePath, line: line))
  }
}

/// The keyboard on the screen.
public struct Keyboard: ElementSpec {
  /// How it is found.
  public let declaration: ElementDeclaration

  /// Declares it.
  ///
  /// - Parameters:
  ///   - locator: How it is found; a string literal is an identifier.
  ///   - fileID: The source file; leave it out.
  ///   - filePath: The source file's path; leave it out.
  ///   - line: The line; leave it out.
  public init(
    _ locator: Locator, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    declaration = ElementDeclaration(
      [.keyboard], locator, at: SourcePlace(fileID: fileID, filePath: filePath, line: line))
  }
}

/// Something that shows that work goes on, or how far it is.
public struct ProgressIndicator: ElementSpec {
  /// How it is found.
  public let declaration: ElementDeclaration

  /// Declares it.
  ///
  /// - Parameters:
  ///   - locator: How it is found; a string literal is an identifier.
  ///   - fileID: The source file; leave it out.
  ///   - filePath: The source file's path; leave it out.
  ///   - line: The line; leave it out.
  public init(
    _ locator: Locator, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    declaration = ElementDeclaration(
      [.progressIndicator, .activityIndicator], locator,
      at: SourcePlace(fileID: fileID, filePath: filePath, line: line))
  }
}

/// Something that shows a part of what it holds and can be scrolled.
public struct ScrollArea: ElementSpec {
  /// How it is found.
  public let declaration: ElementDeclaration

  /// Declares it.
  ///
  /// - Parameters:
  ///   - locator: How it is found; a string literal is an identifier.
  ///   - fileID: The source file; leave it out.
  ///   - filePath: The source file's path; leave it out.
  ///   - line: The line; leave it out.
  public init(
    _ locator: Locator, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    declaration = ElementDeclaration(
      [.scrollView, .table, .collectionView, .outline], locator,
      at: SourcePlace(fileID: fileID, filePath: filePath, line: line))
  }
}

/// A web page.
public struct WebView: ElementSpec {
  /// How it is found.
  public let declaration: ElementDeclaration

  /// Declares it.
  ///
  /// - Parameters:
  ///   - locator: How it is found; a string literal is an identifier.
  ///   - fileID: The source file; leave it out.
  ///   - filePath: The source file's path; leave it out.
  ///   - line: The line; leave it out.
  public init(
    _ locator: Locator, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    declaration = ElementDeclaration(
      [.webView], locator, at: SourcePlace(fileID: fileID, filePath: filePath, line: line))
  }
}

/// An element of any type.
public struct AnyElement: ElementSpec {
  /// How it is found.
  public let declaration: ElementDeclaration

  /// Declares it.
  ///
  /// - Parameters:
  ///   - type: Its type; `any` stands for all.
  ///   - locator: How it is found; a string literal is an identifier.
  ///   - fileID: The source file; leave it out.
  ///   - filePath: The source file's path; leave it out.
  ///   - line: The line; leave it out.
  public init(
    _ type: ElementType, _ locator: Locator, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line
  ) {
    declaration = ElementDeclaration(
      [type], locator, at: SourcePlace(fileID: fileID, filePath: filePath, line: line))
  }
}
