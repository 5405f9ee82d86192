import GalleyTree
import GalleyViews

/// The description of a small window with one view in it.
@MainActor struct DescribedViews {
  let root: ViewDescription

  init(
    _ harness: ViewTestHarness
  ) {
    let elements = Element(.application, children: harness.host.windows())
    root = harness.host.viewDescription(numberedBy: elements)
  }

  init(@ViewBuilder _ view: () -> some View) throws {
    self.init(try ViewTestHarness(view))
  }

  /// All descriptions, in tree order.
  var all: [ViewDescription] {
    var found: [ViewDescription] = []
    var open = [root]
    while let view = open.popLast() {
      found.append(view)
      open += view.children.reversed()
    }
    return found
  }

  /// The kinds of all descriptions below the screen's, in tree order.
  var kinds: [String] { all.dropFirst().map(\.kind) }

  /// The first description of a kind.
  func first(_ kind: String) -> ViewDescription? { all.first { $0.kind == kind } }

  /// What the first view of a kind was given; `nil` if there is none.
  func facts(_ kind: String) -> [String: String]? { first(kind)?.facts }

  /// A description and what is inside as text, such as `VStack(Text Image)`.
  static func outline(_ view: ViewDescription) -> String {
    view.children.isEmpty ? view.kind : "\(view.kind)(\(view.children.map(outline).joined(separator: " ")))"
  }

  var outline: String { root.children.map(Self.outline).joined(separator: " ") }
}
