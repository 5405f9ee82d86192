import GalleyAutomation
import GalleyTree

/// A starting point for navigation: a live page, or the app itself.
public protocol Navigable {
  /// The context of the page or the app.
  ///
  /// - Parameter place: The line of the test.
  /// - Returns: The context, which passes from page to page.
  func _pageContext(at site: CallSite) -> PageContext
}

extension Page: Navigable {
  /// The context of the page.
  ///
  /// - Parameter place: The line of the test.
  /// - Returns: The context, which passes from page to page.
  public func _pageContext(at site: CallSite) -> PageContext { context.live.asked(at: site) }
}

extension Application: Navigable {
  /// The context of the app.
  ///
  /// - Parameter place: The line of the test.
  /// - Returns: The context, which passes from page to page.
  public func _pageContext(at site: CallSite) -> PageContext {
    PageContext(application: self, place: site)
  }

  /// The default limit of steps back, which is more than the depth of any app.
  public static var backOutLimit: Int { 20 }
}

extension PageContext {
  /// The same, without components and rows around it.
  var outside: PageContext {
    var context = live
    context.scope = []
    return context
  }
}
