import GalleyTree

/// One element of a layout: its locator, and the actions of its kind.
///
/// A further kind of element takes a few lines:
///
/// ```swift
/// struct Rating: PlainElement {
///   static let types: [ElementType] = [.ratingIndicator]
///   let declaration: ElementDeclaration
///   init(declaration: ElementDeclaration) { self.declaration = declaration }
/// }
/// ```
public protocol ElementSpec: LayoutMember, Promisable {
  /// The possible types of its elements; an empty list matches all types.
  static var types: [ElementType] { get }

  var declaration: ElementDeclaration { get }

  /// Creates the element.
  ///
  /// - Parameter declaration: The declaration with the locator.
  init(declaration: ElementDeclaration)
}

extension ElementSpec {
  /// An element that a tap on opens no page.
  public var _member: Member { .element(declaration, opens: []) }

  /// The element, asked to be there.
  public var _requirement: Requirement { Requirement(member: _member, place: declaration.place) }
}

/// An element that is declared by its locator alone.
public protocol PlainElement: ElementSpec {}

extension PlainElement {
  /// Creates a declaration.
  ///
  /// - Parameter locator: The locator of the element; a string literal is an identifier.
  public init(
    _ locator: Locator, site: CallSite = #_callSite
  ) {
    self.init(declaration: ElementDeclaration(Self.types, locator, at: site))
  }
}

/// An element that text can be typed into.
public protocol Typable: PlainElement {
  /// Whether typed text is hidden, so that only its length can be read.
  static var isSecure: Bool { get }
  /// Whether a line break is text and not the end of the input.
  static var hasManyLines: Bool { get }
}

extension Typable {
  public static var isSecure: Bool { false }
  /// A line break ends the input.
  public static var hasManyLines: Bool { false }
}

/// An element with options, one of which is chosen.
public protocol Choosable: PlainElement {}

/// An element that opens a page when it is tapped, or acts in place.
public protocol Tappable: ElementSpec {
  /// The pages that a tap opens; ``Stay`` for nowhere.
  associatedtype Destination: GalleyPages.Destination
}

extension Tappable {
  /// Declares an element that opens a page.
  ///
  /// - Parameters:
  ///   - locator: The locator of the element; a string literal is an identifier.
  ///   - destination: The page that a tap opens; one of several: `OneOf<A, B>.self`; or one that may be there
  ///     already: `MayBeThere<A>.self`.
  public init(
    _ locator: Locator, opens destination: Destination.Type, site: CallSite = #_callSite
  ) {
    self.init(declaration: ElementDeclaration(Self.types, locator, at: site))
  }

  /// An element with the pages that a tap on it may open.
  public var _member: Member { .element(declaration, opens: Self.arrivals) }

  /// The pages that a tap on it may open.
  static var arrivals: [any Layout.Type] { Destination.arrivals }
}

extension Tappable where Destination == Stay {
  /// Declares an element that stays on the page.
  ///
  /// - Parameter locator: The locator of the element; a string literal is an identifier.
  public init(
    _ locator: Locator, site: CallSite = #_callSite
  ) {
    self.init(declaration: ElementDeclaration(Self.types, locator, at: site))
  }
}
