/// A description of a page, a component or a row: its elements, and what it promises about them.
///
/// A layout is a plain value. It touches no device, so it is `Sendable`, cheap to make, and can be looked
/// through. Its stored properties say how elements are found, its ``body`` says which of them must be there:
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

  /// Makes the layout; it takes nothing, as there is nothing to vary.
  init()

  /// What the page promises: which elements must be there, which must not, and which may be.
  @BlueprintBuilder var body: Blueprint { get }
}

extension Layout {
  /// The layout itself: a tap that opens it can end on no other page.
  public static var arrivals: [any Layout.Type] { [Self.self] }

  /// The live page.
  ///
  /// - Parameters:
  ///   - index: Which of ``arrivals`` was found; always 0.
  ///   - context: Where it was found.
  /// - Returns: The live page.
  public static func arrived(at index: Int, in context: PageContext) -> Page<Self> {
    Page(context)
  }
}
