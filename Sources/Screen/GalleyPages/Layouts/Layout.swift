/// A description of a page, a component or a row: its elements, and their requirements.
///
/// A layout is a plain value. It touches no device, so it is `Sendable`, cheap to make, and can be inspected.
/// Its stored properties declare elements, its ``body`` lists which of them must be there:
///
/// ```swift
/// struct SignIn: Layout {
///   let email = Field("sign-in.email")
///   let submit = Button("sign-in.submit", opens: Inbox.self)
///   let problem = Label("sign-in.problem")
///
///   var body: Blueprint {
///     Required { email; submit }
///     Optionally { problem }
///   }
/// }
/// ```
///
/// ``Page`` brings a layout to life on a device.
public protocol Layout: Sendable, Arrival {
  /// The pictures that are taken of the page, named by an enumeration nested in the layout.
  associatedtype Checkpoints: CheckpointName = NoCheckpoints

  /// Creates the layout; it takes nothing, as there is nothing to vary.
  init()

  /// The promises of the page: elements that must be there, must not be there, or may be there.
  @BlueprintBuilder var body: Blueprint { get }
}

extension Layout {
  /// The layout itself: a tap that opens it can end on no other page.
  public static var arrivals: [any Layout.Type] { [Self.self] }

  /// Returns the live page.
  ///
  /// - Parameters:
  ///   - index: The index of the page that was found in ``arrivals``; always 0.
  ///   - context: The context of the page.
  /// - Returns: The live page.
  public static func _arrived(at index: Int, in context: PageContext) -> Page<Self> {
    Page(context)
  }
}

/// The names of the pictures that are taken of a page: an enumeration nested in its layout.
///
/// ```swift
/// enum Checkpoints: String, CheckpointName { case resting, offline }
/// ```
public protocol CheckpointName: RawRepresentable, CaseIterable, Hashable, Sendable where RawValue == String {}

/// The checkpoints of a page without pictures.
///
/// It conforms by hand, as an enumeration without cases cannot declare a raw type.
public enum NoCheckpoints: CheckpointName {
  /// Creates nothing.
  ///
  /// - Parameter rawValue: Any text.
  public init?(rawValue: String) {
    return nil
  }

  /// The text of a name that does not exist.
  public var rawValue: String {
    switch self {}
  }

  public static var allCases: [NoCheckpoints] { [] }
}

/// The meaning of a layout's stored property.
public enum Member: Sendable {
  /// One element, and the pages a tap on it may open.
  case element(ElementDeclaration, opens: [any Layout.Type])
  /// A layout used inside of an element.
  case component(ElementDeclaration, any Layout.Type)
  /// A layout that is repeated inside of elements, and the element that identifies a row.
  case rows(ElementDeclaration, any Layout.Type, key: ElementDeclaration?)
  /// Elements that differ in an argument, and the pages a tap on them may open.
  case family(opens: [any Layout.Type])

  /// The types and locator; `nil` for a family, which is found by its argument only.
  package var declaration: ElementDeclaration? {
    switch self {
    case .element(let declaration, _), .component(let declaration, _), .rows(let declaration, _, _):
      declaration
    case .family: nil
    }
  }
}

/// A value that can be a stored property of a layout.
public protocol LayoutMember: Sendable {
  /// The meaning of the property.
  var _member: Member { get }
}
