import Foundation

/// The look that a row's content sets.
struct RowLook {
  /// The distances of the content from the row's edges; `nil` for the defaults.
  var insets: EdgeInsets?
  /// The edges at which there is no line.
  var hiddenSeparators: VerticalEdge.Set = []
  /// Whether the row cannot be deleted.
  var isDeleteDisabled = false
  /// Whether the row cannot be moved.
  var isMoveDisabled = false
  /// The colour of the line below; `nil` for the default.
  var separatorTint: Color?
}

nonisolated extension View {
  /// Places a view behind the whole row of a list; `nil` for the default background.
  ///
  /// - Reference: [SwiftUI's `listRowBackground(_:)`](https://developer.apple.com/documentation/swiftui/view/listrowbackground(_:)).
  public func listRowBackground<Background: View>(_ view: Background?) -> some View {
    modified(by: RowBackgroundModifier(background: view.map { AnyView($0) }))
  }

  /// Sets the distances between a row's content and the row's edges; `nil` for the default distances.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modified(by: RowModifier { $0.insets = insets })
  }

  /// Sets the distance between a row's content and some of the row's edges; `nil` for the default distance.
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    modified(
      by: RowModifier { look in
        guard let length else { return }
        var insets = look.insets ?? EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
        if edges.contains(.top) { insets.top = length }
        if edges.contains(.leading) { insets.leading = length }
        if edges.contains(.bottom) { insets.bottom = length }
        if edges.contains(.trailing) { insets.trailing = length }
        look.insets = insets
      })
  }

  /// Sets the distance between rows; so far rows touch.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    modified(by: EnvironmentModifier { _ in })
  }

  /// Sets the distance between the sections of a list.
  ///
  /// Within a list it has no effect so far; SwiftUI sets the distances around one section.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    modified(by: EnvironmentModifier { $0.listSectionSpacing = spacing.length })
  }

  /// Sets the distance between the sections of a list, in points.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }

  /// Sets the colour of a row's accents, such as its label's icon; `nil` for the default colour.
  public func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }

  /// Sets the prominence of headers.
  public func headerProminence(_ prominence: Prominence) -> some View {
    modified(by: EnvironmentModifier { $0.headerProminence = prominence })
  }

  /// Sets whether a list has its background.
  ///
  /// - Reference: [SwiftUI's `scrollContentBackground(_:)`](https://developer.apple.com/documentation/swiftui/view/scrollcontentbackground(_:)).
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    modified(by: EnvironmentModifier { $0.settings.isScrollBackgroundHidden = visibility == .hidden })
  }
}

/// The distance between the sections of a list.
///
/// - Reference: [SwiftUI's `ListSectionSpacing`](https://developer.apple.com/documentation/swiftui/listsectionspacing).
public struct ListSectionSpacing: Hashable, Sendable {
  let length: CGFloat?

  /// The default distance.
  public static let `default` = ListSectionSpacing(length: nil)
  /// A small distance.
  public static let compact = ListSectionSpacing(length: 10)

  /// A distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}

private enum ListSectionSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
  /// The distance between the sections of a list, in points; `nil` for the default.
  var listSectionSpacing: CGFloat? {
    get { self[ListSectionSpacingKey.self] }
    set { self[ListSectionSpacingKey.self] = newValue }
  }
}

/// A modifier that sets the look of a row.
struct RowModifier: NodeModifier {
  let change: (inout RowLook) -> Void

  @MainActor func updated(_ node: ModifierNode<Self>, in context: NodeContext) {
    context.environment.row?.looks.set(change, of: node)
  }
}

/// A modifier that places a view behind a row.
struct RowBackgroundModifier: NodeModifier {
  let background: AnyView?

  @MainActor func reconcileExtra(_ old: Node?, in context: NodeContext) -> Node? {
    guard let background, let row = context.environment.row else { return nil }
    let node = background.reconciled(with: old, in: context.insideControl)
    row.backgrounds.set(node, of: node)
    return node
  }
}
