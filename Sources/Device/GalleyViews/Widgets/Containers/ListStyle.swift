/// A style of lists.
///
/// Apps cannot define list styles, as in SwiftUI.
///
/// - Reference: [SwiftUI's `ListStyle`](https://developer.apple.com/documentation/swiftui/liststyle).
@MainActor @preconcurrency public protocol ListStyle {}

/// The library's looks of lists.
enum ListLook {
  /// Sections are cards on a grey background.
  case insetGrouped
  /// Sections extend from edge to edge on a grey background.
  case grouped
  /// Rows extend from edge to edge.
  case plain
  /// Rows without cards and lines, with the selected one in a rounded rectangle; sections can be closed and
  /// opened.
  case sidebar

  /// Returns the look in a window: in a small space, as on a phone, a sidebar consists of cards.
  func shown(in sizeClass: UserInterfaceSizeClass?) -> ListLook {
    self == .sidebar && sizeClass == .compact ? .insetGrouped : self
  }
}

/// A style that is drawn by the library.
protocol DrawnListStyle: ListStyle {
  /// The look.
  nonisolated var look: ListLook { get }
}

nonisolated extension View {
  /// Sets the style of lists.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `listStyle(_:)`](https://developer.apple.com/documentation/swiftui/view/liststyle(_:)).
  public func listStyle(_ style: some ListStyle) -> some View {
    modified(by: EnvironmentModifier { $0.listStyle = (style as? any DrawnListStyle)?.look ?? .insetGrouped })
  }
}

/// The default style for the list's place: sections are cards on a grey background.
///
/// - Reference: [SwiftUI's `DefaultListStyle`](https://developer.apple.com/documentation/swiftui/defaultliststyle).
nonisolated public struct DefaultListStyle: ListStyle, DrawnListStyle {
  var look: ListLook { .insetGrouped }

  public init() {}
}

nonisolated extension ListStyle where Self == DefaultListStyle {
  /// The default style for the list's place: sections are cards on a grey background.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// Sections are cards on a grey background.
///
/// - Reference: [SwiftUI's `InsetGroupedListStyle`](https://developer.apple.com/documentation/swiftui/insetgroupedliststyle).
nonisolated public struct InsetGroupedListStyle: ListStyle, DrawnListStyle {
  var look: ListLook { .insetGrouped }

  public init() {}
}

nonisolated extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections are cards on a grey background.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// Sections extend from edge to edge on a grey background.
///
/// - Reference: [SwiftUI's `GroupedListStyle`](https://developer.apple.com/documentation/swiftui/groupedliststyle).
nonisolated public struct GroupedListStyle: ListStyle, DrawnListStyle {
  var look: ListLook { .grouped }

  public init() {}
}

nonisolated extension ListStyle where Self == GroupedListStyle {
  /// Sections extend from edge to edge on a grey background.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// Rows extend from edge to edge.
///
/// - Reference: [SwiftUI's `PlainListStyle`](https://developer.apple.com/documentation/swiftui/plainliststyle).
nonisolated public struct PlainListStyle: ListStyle, DrawnListStyle {
  var look: ListLook { .plain }

  public init() {}
}

nonisolated extension ListStyle where Self == PlainListStyle {
  /// Rows extend from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}

/// Rows without cards; here as in a plain list.
///
/// - Reference: [SwiftUI's `InsetListStyle`](https://developer.apple.com/documentation/swiftui/insetliststyle).
nonisolated public struct InsetListStyle: ListStyle, DrawnListStyle {
  var look: ListLook { .plain }

  public init() {}
}

nonisolated extension ListStyle where Self == InsetListStyle {
  /// Rows without cards; here as in a plain list.
  public static var inset: InsetListStyle { InsetListStyle() }
}

/// The look of a sidebar, whose sections are closed and opened by the lines above them; on a phone here that of cards.
///
/// - Reference: [SwiftUI's `SidebarListStyle`](https://developer.apple.com/documentation/swiftui/sidebarliststyle).
nonisolated public struct SidebarListStyle: ListStyle, DrawnListStyle {
  var look: ListLook { .sidebar }

  public init() {}
}

nonisolated extension ListStyle where Self == SidebarListStyle {
  /// The look of a sidebar; on a phone here that of cards.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

private enum ListLookKey: EnvironmentKey {
  static var defaultValue: ListLook { .insetGrouped }
}

extension EnvironmentValues {
  /// The look of lists inside.
  var listStyle: ListLook {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }
}
