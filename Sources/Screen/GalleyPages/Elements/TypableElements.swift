import GalleyTree

/// A field for one line of text.
public struct Field: Typable {
  /// The type it may have.
  public static let types: [ElementType] = [.textField]
  /// Its types and locator.
  public let declaration: ElementDeclaration

  /// Makes it.
  public init(declaration: ElementDeclaration) { self.declaration = declaration }
}

/// A field for what is searched for.
public struct SearchField: Typable {
  /// The type it may have.
  public static let types: [ElementType] = [.searchField]
  /// Its types and locator.
  public let declaration: ElementDeclaration

  /// Makes it.
  public init(declaration: ElementDeclaration) { self.declaration = declaration }
}

/// A field whose text is hidden.
public struct SecureField: Typable {
  /// The type it may have.
  public static let types: [ElementType] = [.secureTextField]
  /// Only the length of what is typed can be read.
  public static let isSecure = true
  /// Its types and locator.
  public let declaration: ElementDeclaration

  /// Makes it.
  public init(declaration: ElementDeclaration) { self.declaration = declaration }
}

/// A text of many lines, which may be editable.
public struct TextView: Typable {
  /// The type it may have.
  public static let types: [ElementType] = [.textView]
  /// A line break is text.
  public static let hasManyLines = true
  /// Its types and locator.
  public let declaration: ElementDeclaration

  /// Makes it.
  public init(declaration: ElementDeclaration) { self.declaration = declaration }
}
