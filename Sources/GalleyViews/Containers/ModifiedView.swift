/// A view with a modifier, which in a list holds for every row that the view stands for.
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

extension ModifiedContent: ModifiedView {
  var inner: any View { content }
  var isForEachRow: Bool { modifier.isForEachRow }
  var nodeModifier: any NodeModifier { modifier }

  func modified(_ part: any View) -> any View {
    func around(_ view: some View) -> any View {
      ModifiedContent<_, Modifier>(content: view, modifier: modifier)
    }
    switch part {
    case let source as any RowSource: return ModifiedSource(source: source) { around($0) }
    case let section as any ListSection:
      return ModifiedSection(section: section, rows: around(section.rows))
    default: return around(part)
    }
  }
}

/// The rows of a collection with a modifier on each.
nonisolated private struct ModifiedSource: View, RowSource {
  let source: any RowSource
  let modify: (any View) -> any View

  var body: some View { EmptyView() }

  var splitsMembers: Bool { source.splitsMembers }
  var rowCount: Int { source.rowCount }
  func rowKey(at index: Int) -> AnyHashable { source.rowKey(at: index) }
  @MainActor func row(at index: Int) -> any View { modify(source.row(at: index)) }
}

/// A section with a modifier on each row.
nonisolated private struct ModifiedSection: View, ListSection {
  let section: any ListSection
  let rows: any View

  var body: some View { EmptyView() }

  var header: (any View)? { section.header }
  var footer: (any View)? { section.footer }
}
