import Synchronization

/// An app's pages and overlays, registered once.
///
/// ```swift
/// let atlas = Atlas {
///   SignIn.self
///   Inbox.self
///   Overlay(RatingPrompt.self) { try $0.later.tap() }
/// }
/// ```
///
/// A test target registers it by one line, see ``AtlasRegistration``. Galley uses it to name the page that is
/// on the screen instead of the expected one, to dismiss overlays, to draw the graph of the app, and to check
/// the layouts themselves.
public struct Atlas: Sendable {
  /// The pages, in the order in which they were named.
  public let pages: [any Layout.Type]
  /// The overlays, which may come up over any page.
  package let overlays: [OverlayEntry]

  /// Creates an atlas of pages and overlays.
  ///
  /// - Parameter entries: Layout types and ``Overlay`` values, one a line.
  public init(@AtlasBuilder _ entries: () -> [AtlasEntry]) {
    let entries = entries()
    pages = entries.compactMap(\.page)
    overlays = entries.compactMap(\.overlay)
  }

  /// The atlas of tests that have no other: those of a target that registers none.
  ///
  /// A test target registers its own by an ``AtlasRegistration``. This is for programs that have no test targets.
  public static var shared: Atlas? {
    get { registered.withLock { $0 } }
    set { registered.withLock { $0 = newValue } }
  }

  private static let registered = Mutex<Atlas?>(nil)

  @TaskLocal private static var local: Atlas?

  /// The atlas that applies here: that of the task, else that of the running test's target, else that of the
  /// process.
  static var current: Atlas? {
    if let local { return local }
    return RegisteredAtlases.ofRunningTest?.atlas ?? shared
  }

  /// Whether the task uses its own atlas.
  static var isLocal: Bool { local != nil }

  /// Runs a closure with an atlas in place of the registered one, in this task only.
  ///
  /// - Parameters:
  ///   - atlas: The atlas.
  ///   - body: The closure that the atlas is used in.
  /// - Returns: The body's result.
  /// - Throws: The error that the body throws.
  public static func with<Result>(_ atlas: Atlas, _ body: () throws -> Result) rethrows -> Result {
    try $local.withValue(atlas, operation: body)
  }

  /// The pages, looked through.
  package var descriptions: [LayoutDescription] { pages.map(LayoutDescription.of) }
}

/// One line of an atlas.
public struct AtlasEntry: Sendable {
  var page: (any Layout.Type)?
  var overlay: OverlayEntry?
}

/// A result builder of the lines of an atlas.
@resultBuilder
public enum AtlasBuilder {
  /// Adds a page.
  public static func buildExpression(_ page: any Layout.Type) -> AtlasEntry {
    AtlasEntry(page: page)
  }

  /// Adds an overlay.
  public static func buildExpression(_ overlay: Overlay<some Layout>) -> AtlasEntry {
    AtlasEntry(overlay: overlay.entry)
  }

  /// Puts the lines in a row.
  public static func buildBlock(_ entries: AtlasEntry...) -> [AtlasEntry] {
    entries
  }
}
