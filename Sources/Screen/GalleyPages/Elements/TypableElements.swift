import GalleyTree

/// A field for one line of text.
public struct Field: Typable {
  /// The type it may have.
  public static let types: [ElementType] = [.textField]
  public let declaration: ElementDeclaration

  public init(declaration: ElementDeclaration) { self.declaration = declaration }
}

/// A field for a text to search for.
public struct SearchField: Typable {
  /// The type it may have.
  public static let types: [ElementType] = [.searchField]
  public let declaration: ElementDeclaration

  public init(declaration: ElementDeclaration) { self.declaration = declaration }
}

/// A field whose text is hidden.
public struct SecureField: Typable {
  /// The type it may have.
  public static let types: [ElementType] = [.secureTextField]
  public static let isSecure = true
  public let declaration: ElementDeclaration

  public init(declaration: ElementDeclaration) { self.declaration = declaration }
}

/// A text of many lines, which may be editable.
public struct TextView: Typable {
  /// The type it may have.
  public static let types: [ElementType] = [.textView]
  /// A line break is text.
  public static let hasManyLines = true
  public let declaration: ElementDeclaration

  public init(declaration: ElementDeclaration) { self.declaration = declaration }
}
