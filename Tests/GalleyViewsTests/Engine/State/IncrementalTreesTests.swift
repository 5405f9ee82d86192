import Foundation
import GalleyRaster
import GalleyTree
import GalleyViews
import SeededCases
import Testing

/// An updated tree against one that is made anew.
@MainActor @Suite struct IncrementalTreesTests {
  /// What a window shows, without the numbers of its nodes.
  private struct Shown: Equatable {
    let windows: [Element]
    let drawing: DisplayList

    @MainActor init(_ host: ViewHost) {
      func stripped(_ element: Element) -> Element {
        var element = element
        element.handle = nil
        element.children = element.children.map(stripped)
        return element
      }
      windows = host.windows().map(stripped)
      var list = DisplayList()
      host.draw(into: &list)
      drawing = list
    }
  }

  /// The first lines of two trees that differ.
  private static func difference(_ shown: [Element], _ wanted: [Element]) -> String {
    func lines(_ elements: [Element], _ depth: Int = 0) -> [String] {
      elements.flatMap { element in
        ["\(depth) \(element.type) “\(element.label)” \(element.frame)"] + lines(element.children, depth + 1)
      }
    }
    let pairs = zip(lines(shown), lines(wanted)).filter { $0 != $1 }.prefix(3)
    return pairs.map { "\($0) instead of \($1)" }.joined(separator: "\n")
  }

  /// One random change, as by a person or the app.
  private func change(_ stage: ViewTestHarness, _ world: RandomViewWorld, _ next: inout SeededGenerator)
    -> String
  {
    let cell = world.cells[next.below(3)]
    switch next.below(9) {
    case 0:
      cell.number += 1
      return "number"
    case 1:
      cell.isOn.toggle()
      return "choice"
    case 2:
      cell.names.reverse()
      return "reversed"
    case 3:
      world.members += 1
      cell.names.insert(world.members, at: next.below(cell.names.count + 1))
      return "inserted"
    case 4:
      if cell.names.count > 1 { cell.names.remove(at: next.below(cell.names.count)) }
      return "removed"
    case 5:
      stage.host.environment.colorScheme = stage.host.environment.colorScheme == .dark ? .light : .dark
      return "colours"
    default:
      let buttons = stage.all(.button).filter { $0.frame.minY >= 0 && $0.frame.maxY <= 900 }
      guard !buttons.isEmpty else { return "nothing to tap" }
      let button = buttons[next.below(buttons.count)]
      stage.tap(CGPoint(x: button.frame.midX, y: button.frame.midY))
      return "tapped \(button.label)"
    }
  }

  @Test(arguments: Soak.slice(of: 0..<150, oneIn: 4))
  func anUpdatedTreeIsLikeAFreshOne(seed: Int) throws {
    var next = SeededGenerator(seed: UInt64(seed))
    var count = 0
    let plan = RandomViewPlan.random(2 + seed % 4, &next, &count)
    let world = RandomViewWorld()
    func root() -> AnyView {
      let view = RandomView(plan: plan, world: world)
      return seed % 3 == 0 ? AnyView(NavigationStack { view }) : AnyView(view)
    }
    let stage = try ViewTestHarness(height: 900) { root() }
    // Evaluating all of it makes no difference.
    stage.host.evaluatesEverything = seed % 5 == 4
    var changes: [String] = []
    for _ in 0..<12 {
      changes.append(change(stage, world, &next))
      stage.host.flush()
      #expect(stage.host.unsettled == nil)
      let fresh = ViewHost(
        AnyView(root()), typesetter: stage.host.typesetter, size: stage.host.size,
        safeArea: EdgeInsets(), environment: stage.host.environment)
      fresh.flush()
      let shown = Shown(stage.host)
      let wanted = Shown(fresh)
      guard shown == wanted else {
        let isTree = shown.windows != wanted.windows
        Issue.record(
          """
          seed \(seed), after \(changes): \(isTree ? "other elements" : "another drawing") in \(plan)
          \(Self.difference(shown.windows, wanted.windows))
          """)
        return
      }
    }
  }
}
