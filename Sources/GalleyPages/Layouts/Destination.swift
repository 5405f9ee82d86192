/// Where a tap leads.
public protocol Destination {
  /// The pages it may lead to, in the order in which they are judged.
  static var arrivals: [any Layout.Type] { get }
}

/// A destination that is another page, or one of several.
public protocol Arrival: Destination {
  /// What is there after arriving.
  associatedtype Arrived

  /// Makes what is there after arriving.
  ///
  /// - Parameters:
  ///   - index: Which of ``Destination/arrivals`` was found.
  ///   - context: Where it was found.
  /// - Returns: What is there now.
  static func arrived(at index: Int, in context: PageContext) -> Arrived
}

/// The destination of a tap that leads nowhere.
public enum Stay: Destination {
  /// No pages.
  public static var arrivals: [any Layout.Type] { [] }
}
