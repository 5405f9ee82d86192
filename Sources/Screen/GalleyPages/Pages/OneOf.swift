import GalleyAutomation
import GalleyTree

/// One of two pages.
///
/// Both are judged on the same snapshots, with one deadline. Where both are there, the one in front counts, such as an alert
/// over a page; where neither is, the first one.
///
/// ```swift
/// switch try signIn.submit.tap() {
/// case .first(let inbox): …
/// case .second(let twoFactor): …
/// }
/// ```
public enum OneOf<A: Layout, B: Layout>: Arrival {
  case first(Page<A>)
  case second(Page<B>)

  /// The two pages.
  public static var arrivals: [any Layout.Type] { [A.self, B.self] }

  /// Returns the live page.
  ///
  /// - Parameters:
  ///   - index: The index of the page that was found in ``arrivals``.
  ///   - context: The context of the page.
  /// - Returns: The live page.
  public static func _arrived(at index: Int, in context: PageContext) -> OneOf {
    index == 0 ? .first(Page(context)) : .second(Page(context))
  }
}

/// One of three pages; see ``OneOf``.
public enum OneOf3<A: Layout, B: Layout, C: Layout>: Arrival {
  case first(Page<A>)
  case second(Page<B>)
  case third(Page<C>)

  /// The three pages.
  public static var arrivals: [any Layout.Type] { [A.self, B.self, C.self] }

  /// Returns the live page.
  ///
  /// - Parameters:
  ///   - index: The index of the page that was found in ``arrivals``.
  ///   - context: The context of the page.
  /// - Returns: The live page.
  public static func _arrived(at index: Int, in context: PageContext) -> OneOf3 {
    switch index {
    case 0: .first(Page(context))
    case 1: .second(Page(context))
    default: .third(Page(context))
    }
  }
}

/// One of four pages; see ``OneOf``.
public enum OneOf4<A: Layout, B: Layout, C: Layout, D: Layout>: Arrival {
  case first(Page<A>)
  case second(Page<B>)
  case third(Page<C>)
  case fourth(Page<D>)

  /// The four pages.
  public static var arrivals: [any Layout.Type] { [A.self, B.self, C.self, D.self] }

  /// Returns the live page.
  ///
  /// - Parameters:
  ///   - index: The index of the page that was found in ``arrivals``.
  ///   - context: The context of the page.
  /// - Returns: The live page.
  public static func _arrived(at index: Int, in context: PageContext) -> OneOf4 {
    switch index {
    case 0: .first(Page(context))
    case 1: .second(Page(context))
    case 2: .third(Page(context))
    default: .fourth(Page(context))
    }
  }
}

/// One of five pages; see ``OneOf``.
public enum OneOf5<A: Layout, B: Layout, C: Layout, D: Layout, E: Layout>: Arrival {
  case first(Page<A>)
  case second(Page<B>)
  case third(Page<C>)
  case fourth(Page<D>)
  case fifth(Page<E>)

  /// The five pages.
  public static var arrivals: [any Layout.Type] { [A.self, B.self, C.self, D.self, E.self] }

  /// Returns the live page.
  ///
  /// - Parameters:
  ///   - index: The index of the page that was found in ``arrivals``.
  ///   - context: The context of the page.
  /// - Returns: The live page.
  public static func _arrived(at index: Int, in context: PageContext) -> OneOf5 {
    switch index {
    case 0: .first(Page(context))
    case 1: .second(Page(context))
    case 2: .third(Page(context))
    case 3: .fourth(Page(context))
    default: .fifth(Page(context))
    }
  }
}

extension Arrival where Arrived == Self {
  /// Waits until one of the pages is there.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - duration: The longest wait; if you omit it, the device's `timeout`.
  /// - Throws: ``PageError`` if none of them is there in time.
  public init(
    on application: Application, within duration: Duration? = nil, site: CallSite = #_callSite
  ) throws {
    let context = PageContext(application: application, place: site)
    self = try context.arrive(at: Self.self, until: context.deadline(within: duration))
  }
}
