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
  static var _mayBeThere: Bool { get }

  /// Returns the page that was arrived at.
  ///
  /// - Parameters:
  ///   - index: The index of the page that was found in ``Destination/arrivals``.
  ///   - context: The context of the page.
  /// - Returns: The value for the test, such as a live page.
  static func _arrived(at index: Int, in context: PageContext) -> Arrived
}

extension Arrival {
  /// It is not: a page that was there counts once the screen has changed.
  public static var _mayBeThere: Bool { false }
}

/// A page, or one of several, that may already be there when it is opened.
///
/// ```swift
/// let home = Button("tab.home", opens: MayBeThere<Inbox>.self)
/// ```
///
/// Without this destination, a page that was there just before a tap counts as an arrival only once the app's
/// tree has differed from that moment's tree in any snapshot since, including those that are taken while the
/// screen comes to rest. A tree of other live objects differs, if the device knows. Elements that an overlay
/// of the atlas adds do not count. Of several pages each is judged by itself: one that was not there counts
/// at once. So a button without an effect fails the test, and an alert that comes up again after *Retry* is
/// an arrival. Use this destination for a page that reloads to the same content without any visible change in
/// between.
public enum MayBeThere<Page: Arrival>: Arrival {
  /// The value that arriving returns.
  public typealias Arrived = Page.Arrived

  /// The pages it may lead to.
  public static var arrivals: [any Layout.Type] { Page.arrivals }

  /// A tap that changes nothing has arrived.
  public static var _mayBeThere: Bool { true }

  /// Returns the page that was arrived at.
  ///
  /// - Parameters:
  ///   - index: The index of the page that was found in ``arrivals``.
  ///   - context: The context of the page.
  /// - Returns: The value for the test, such as a live page.
  public static func _arrived(at index: Int, in context: PageContext) -> Page.Arrived {
    Page._arrived(at: index, in: context)
  }
}

/// The destination of a tap that leads nowhere.
public enum Stay: Destination {
  /// No pages.
  public static var arrivals: [any Layout.Type] { [] }
}
