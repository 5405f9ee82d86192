/// One of the subviews of another view.
struct ViewPiece {
  /// The identity of the view among all others: its positions in the code, and members' identities.
  let path: [AnyHashable]
  let view: any View
}

/// An identity that an app has set, distinct from all positions in the code.
struct ExplicitIdentity: Hashable {
  let id: AnyHashable
}

/// A splitter of views into their subviews, for lists and tab views.
///
/// A split view has no node; its state is kept here.
@MainActor final class ViewSplitter {
  private var kept: [[AnyHashable]: (type: ObjectIdentifier, storage: StateStorage)] = [:]
  private var seen: Set<[AnyHashable]> = []

  /// Splits views, and then discards the state of those that are gone.
  func evaluate<Result>(_ body: (ViewSplitter) -> Result) -> Result {
    seen = []
    let result = body(self)
    if seen.count < kept.count { kept = kept.filter { seen.contains($0.key) } }
    return result
  }

  /// Returns the subviews of a view.
  ///
  /// A collection stays one piece, so that its members can be created one by one, unless a member stands for
  /// several views itself.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - path: The path.
  ///   - context: The context; without it, views with a body stay unevaluated.
  /// - Returns: The pieces, in order.
  func split(_ view: any View, at path: [AnyHashable], in context: NodeContext?) -> [ViewPiece] {
    if let parts = (view as? any Unfolding)?.unfolded(in: context?.environment) {
      return split(parts, at: path, in: context)
    }
    if let identified = view as? any Identifying {
      let id = AnyHashable(ExplicitIdentity(id: identified.id))
      return split(identified.inner, at: path + [id], in: context)
    }
    if let modified = view as? any ModifiedView {
      guard modified.isForEachRow else { return [ViewPiece(path: path, view: view)] }
      var inner = context
      if var changed = inner {
        modified.nodeModifier.environment(&changed.environment)
        inner = changed
      }
      let pieces = split(modified.inner, at: path, in: inner)
      let isOneView =
        pieces.count == 1 && pieces[0].path == path && !(pieces[0].view is any RowSource)
        && !(pieces[0].view is any ListSection)
      if isOneView { return [ViewPiece(path: path, view: view)] }
      return pieces.map { ViewPiece(path: $0.path, view: modified.modified($0.view)) }
    }
    if view is any ListSection { return [ViewPiece(path: path, view: view)] }
    if let source = view as? any RowSource {
      if let resolved = (view as? any Resolvable)?.resolved(by: self, at: path, in: context) {
        return split(resolved, at: path, in: context)
      }
      guard source.splitsMembers else { return [ViewPiece(path: path, view: view)] }
      return (0..<source.rowCount).flatMap { index in
        split(source.row(at: index), at: path + [source.rowKey(at: index)], in: context)
      }
    }
    if let parts = view as? any Flattening {
      return parts.flattened.flatMap { split($0.view, at: path + [AnyHashable($0.number)], in: context) }
    }
    guard let context, !(view is any PrimitiveView), shape(of: view) != .one else {
      return [ViewPiece(path: path, view: view)]
    }
    return splitBody(of: view, at: path, in: context)
  }

  private func shape(of view: some View) -> ViewMultiplicity { type(of: view).splitShape }

  private func splitBody<Content: View>(of view: Content, at path: [AnyHashable], in context: NodeContext)
    -> [ViewPiece]
  {
    let type = ObjectIdentifier(Content.self)
    var storage = kept[path].flatMap { $0.type == type ? $0.storage : nil } ?? StateStorage()
    var view = view
    storage.link(&view, in: context)
    kept[path] = (type, storage)
    seen.insert(path)
    return split(
      context.host.evaluator.body(of: Content.self) { view.body }, at: path + [AnyHashable(0)], in: context)
  }
}

/// A collection of views whose members may be the parts of another view.
protocol Resolvable {
  /// The same with its members; `nil` if they are known already.
  @MainActor func resolved(by splitter: ViewSplitter, at path: [AnyHashable], in context: NodeContext?)
    -> (any View)?
}

/// The number of views that a type of view represents, if the type determines it.
enum ViewMultiplicity: Comparable {
  /// One view.
  case one
  /// One or none, or a number that depends on the value.
  case unknown
  /// Several views.
  case several
}

/// A type of view that represents none or several views.
protocol MultiplicityProviding {
  /// The number of views that it represents.
  static var ownSplitShape: ViewMultiplicity { get }
}

nonisolated extension View {
  /// The number of views that this type represents, through all its bodies.
  static var splitShape: ViewMultiplicity {
    if let shaped = Self.self as? any MultiplicityProviding.Type { return shaped.ownSplitShape }
    return Body.self == Never.self ? .one : Body.splitShape
  }
}

extension TupleView: MultiplicityProviding {
  static var ownSplitShape: ViewMultiplicity { .several }
}

extension ForEach: MultiplicityProviding where Content: View {
  static var ownSplitShape: ViewMultiplicity { .several }
}

extension EmptyView: MultiplicityProviding {
  static var ownSplitShape: ViewMultiplicity { .unknown }
}

extension AnyView: MultiplicityProviding {
  static var ownSplitShape: ViewMultiplicity { .unknown }
}

extension Group: MultiplicityProviding {
  static var ownSplitShape: ViewMultiplicity { Content.splitShape }
}

extension Optional: MultiplicityProviding where Wrapped: View {
  static var ownSplitShape: ViewMultiplicity { max(.unknown, Wrapped.splitShape) }
}

extension _ConditionalContent: MultiplicityProviding {
  static var ownSplitShape: ViewMultiplicity { max(TrueContent.splitShape, FalseContent.splitShape) }
}

extension NodeModifiedContent: MultiplicityProviding {
  static var ownSplitShape: ViewMultiplicity { Content.splitShape }
}

/// A view that in some surroundings stands for the views that it shows, such as a picker for its rows.
protocol Unfolding {
  /// What it stands for; `nil` where that is itself.
  @MainActor func unfolded(in environment: EnvironmentValues?) -> (any View)?
}
