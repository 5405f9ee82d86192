import GalleyAutomation

/// A layout that may come up over any page, such as a rating prompt, with the way to dismiss it.
///
/// Waits dismiss it. Doing so takes time from the wait and never adds to it.
public struct Overlay<L: Layout>: Sendable {
  let entry: OverlayEntry

  /// Declares an overlay.
  ///
  /// - Parameters:
  ///   - layout: The layout of the overlay.
  ///   - bundleIdentifier: The app it belongs to, such as `com.apple.springboard` for the system's own
  ///     questions; without one, the app under test.
  ///   - dismiss: Dismisses it.
  public init(
    _ layout: L.Type, of bundleIdentifier: String? = nil,
    dismiss: @escaping @Sendable (Page<L>) throws -> Void
  ) {
    entry = OverlayEntry(layout: layout, bundleIdentifier: bundleIdentifier) { try dismiss(Page<L>($0)) }
  }
}

/// An overlay without its type.
package struct OverlayEntry: Sendable {
  package let layout: any Layout.Type
  package let bundleIdentifier: String?
  package let dismiss: @Sendable (PageContext) throws -> Void

  /// The place where the overlay is looked for.
  func context(from context: PageContext, until limit: Duration? = nil) -> PageContext {
    let application = bundleIdentifier.map { Application($0, on: context.automator) } ?? context.application
    var overlay = PageContext(application: application, place: context.place)
    overlay.limit = limit
    overlay.isDismissing = true
    return overlay
  }
}
