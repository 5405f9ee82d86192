import GalleyTree

/// A field for one line of text.
public struct Field: Typable {
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
      [.textField], locator, at: SourcePlace(fileID: fileID, filePath: filePath, line: line))
  }
}

/// A field for searching.
public struct SearchField: Typable {
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
      [.searchField], locator, at: SourcePlace(fileID: fileID, filePath: filePath, line: line))
  }
}

/// A field for a secret.
public struct SecureField: Typable {
  /// Only the length of what was typed can be read.
  public static let isSecure = true
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
      [.secureTextField], locator, at: SourcePlace(fileID: fileID, filePath: filePath, line: line))
  }
}

/// A text of many lines, which may be editable.
public struct TextArea: Typable {
  /// A line break is text.
  public static let hasManyLines = true
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
      [.textView], locator, at: SourcePlace(fileID: fileID, filePath: filePath, line: line))
  }
}
