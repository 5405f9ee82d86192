/// The pages that a tap may open.
public protocol Destination {
  /// The pages it may lead to, in the order in which they are judged.
  static var arrivals: [any Layout.Type] { get }
}

/// A destination that is another page, or one of several.
public protocol Arrival: Destination {
  /// The value that arriving returns.
  associatedtype Arrived

  /// Whether a page that was there before the tap is an arrival even if the tap changes nothing.
  static var mayBeThere: Bool { get }

  /// Makes what is there after arriving.
  ///
  /// - Parameters:
  ///   - index: Which of ``Destination/arrivals`` was found.
  ///   - context: Where it was found.
  /// - Returns: The current value.
  static func arrived(at index: Int, in context: PageContext) -> Arrived
}

extension Arrival {
  /// It is not: a page that was there counts once the screen has changed.
  public static var mayBeThere: Bool { false }
}

/// A page, or one of several, that may be there already when it is opened.
///
/// ```swift
/// let home = Button("tab.home", opens: MayBeThere<Inbox>.self)
/// ```
///
/// Without it, a page that was there just before a tap is an arrival only once the app's tree has been another one
/// than at that moment: at any look since, those included that are taken while the screen comes to rest. A tree of
/// other live objects is another tree, where the device knows. What an overlay of the atlas adds does not count. Of
/// several pages each is judged by itself: one that was not there counts at once. So a button that does nothing is
/// found out, and an alert that comes up again after *Retry* is an arrival. Where a page loads again and ends up the
/// very same, without anything in between, this destination is the right one.
public enum MayBeThere<Page: Arrival>: Arrival {
  /// The value that arriving returns.
  public typealias Arrived = Page.Arrived

  /// The pages it may lead to.
  public static var arrivals: [any Layout.Type] { Page.arrivals }

  /// A tap that changes nothing has arrived.
  public static var mayBeThere: Bool { true }

  /// Makes what is there after arriving.
  ///
  /// - Parameters:
  ///   - index: Which of ``arrivals`` was found.
  ///   - context: Where it was found.
  /// - Returns: The current value.
  public static func arrived(at index: Int, in context: PageContext) -> Page.Arrived {
    Page.arrived(at: index, in: context)
  }
}

/// The destination of a tap that leads nowhere.
public enum Stay: Destination {
  /// No pages.
  public static var arrivals: [any Layout.Type] { [] }
}
