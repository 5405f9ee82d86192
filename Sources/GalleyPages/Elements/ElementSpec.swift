/// One element of a layout: how to find it, and by its kind what can be done with it.
public protocol ElementSpec: LayoutMember, Promisable {
  /// How it is found.
  var declaration: ElementDeclaration { get }
}

extension ElementSpec {
  /// An element that a tap on opens no page.
  public var member: Member { .element(declaration, opens: []) }

  /// The element, asked to be there.
  public var requirement: Requirement { Requirement(member: member, place: declaration.place) }
}

/// An element that opens a page when it is tapped, or acts in place.
public protocol Tappable: ElementSpec {
  /// Where a tap leads; ``Stay`` for nowhere.
  associatedtype Destination: GalleyPages.Destination
}

extension Tappable {
  /// An element with the pages that a tap on it may open.
  public var member: Member { .element(declaration, opens: Self.arrivals) }

  /// The pages that a tap on it may open.
  static var arrivals: [any Layout.Type] { Destination.arrivals }
}

/// An element that text can be typed into.
public protocol Typable: ElementSpec {
  /// Whether what is typed is hidden, so that only its length can be read.
  static var isSecure: Bool { get }
  /// Whether a line break is text and not the end of the input.
  static var hasManyLines: Bool { get }
}

extension Typable {
  /// What is typed can be read.
  public static var isSecure: Bool { false }
  /// A line break ends the input.
  public static var hasManyLines: Bool { false }
}
