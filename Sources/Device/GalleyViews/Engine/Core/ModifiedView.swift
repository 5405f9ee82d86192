import Foundation

/// A view with a modifier, which in a list applies to every row of the view.
protocol ModifiedView {
  /// The view without the modifier.
  var inner: any View { get }
  /// Whether the modifier belongs to each row, unlike one that shows an alert.
  var isForEachRow: Bool { get }
  /// The modifier.
  var nodeModifier: any NodeModifier { get }
  /// The modifier around one part of the view.
  func modified(_ part: any View) -> any View
}

extension NodeModifiedContent: ModifiedView {
  var inner: any View { content }
  var isForEachRow: Bool { modifier.isForEachRow }
  var nodeModifier: any NodeModifier { modifier }

  func modified(_ part: any View) -> any View {
    func around(_ view: some View) -> any View {
      NodeModifiedContent<_, Modifier>(content: view, modifier: modifier)
    }
    if let section = part as? any ListSection, let modifier = modifier as? ContainerValueModifier {
      return ModifiedSection(
        rows: section.rows, header: section.header, footer: section.footer, isExpanded: section.isExpanded,
        valueChanges: [modifier.change] + section.valueChanges)
    }
    return each(part, andLines: modifier is EnvironmentModifier) { around($0) }
  }
}

extension ModifiedView {
  /// Returns the modifier around a view, each row of a collection, or each row of a section; optionally also
  /// its header and footer.
  fileprivate func each(
    _ part: any View, andLines: Bool = false, _ around: @escaping (any View) -> any View
  ) -> any View {
    switch part {
    case let source as any RowSource: ModifiedSource(source: source, modify: around)
    case let section as any ListSection:
      ModifiedSection(
        rows: around(section.rows), header: andLines ? section.header.map(around) : section.header,
        footer: andLines ? section.footer.map(around) : section.footer, isExpanded: section.isExpanded,
        valueChanges: section.valueChanges)
    default: around(part)
    }
  }
}

/// A custom modifier applies to each row, with separate state.
extension ModifiedContent: ModifiedView where Content: View, Modifier: ViewModifier {
  var inner: any View { content }
  var isForEachRow: Bool { true }
  /// The effect of the modifier is known only when its body is evaluated, for each row.
  var nodeModifier: any NodeModifier { EnvironmentModifier { _ in } }

  func modified(_ part: any View) -> any View {
    func around(_ view: some View) -> any View {
      ModifiedContent<_, Modifier>(content: view, modifier: modifier)
    }
    return each(part) { around($0) }
  }
}

extension ModifiedContent: MultiplicityProviding where Content: View, Modifier: ViewModifier {
  static var ownSplitShape: ViewMultiplicity { Content.splitShape }
}

/// The rows of a collection with a modifier on each.
nonisolated private struct ModifiedSource: View, RowSource {
  let source: any RowSource
  let modify: (any View) -> any View

  var body: some View { EmptyView() }

  var splitsMembers: Bool { source.splitsMembers }
  var rowCount: Int { source.rowCount }
  var declaration: SourcePlace? { source.declaration }
  var move: ((IndexSet, Int) -> Void)? { source.move }
  func rowKey(at index: Int) -> AnyHashable { source.rowKey(at: index) }
  func pickerTag(at index: Int) -> AnyHashable { source.pickerTag(at: index) }
  @MainActor func row(at index: Int) -> any View { modify(source.row(at: index)) }
}

/// A section with a modifier on each row.
nonisolated private struct ModifiedSection: View, ListSection {
  let rows: any View
  let header: (any View)?
  let footer: (any View)?
  let isExpanded: Binding<Bool>?
  let valueChanges: [(inout ContainerValues) -> Void]

  var body: some View { EmptyView() }
}
