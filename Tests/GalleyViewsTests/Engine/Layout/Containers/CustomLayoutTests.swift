import Foundation
import GalleyTree
import GalleyViews
import Testing

/// A box that shows where it was put.
private struct Box: View {
  let name: String
  var width: CGFloat?
  var height: CGFloat?

  var body: some View {
    Color.red.frame(width: width, height: height).accessibilityElement().accessibilityLabel(name)
  }
}

/// A diagonal, as in Apple's talk on layouts: each view begins where the one before ends.
private struct Diagonal: Layout {
  var step: CGFloat = 0
  var animatableData: CGFloat {
    get { step }
    set { step = newValue }
  }

  struct Cache {
    var sizes: [CGSize]
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let gaps = step * CGFloat(max(0, subviews.count - 1))
    return CGSize(
      width: cache.sizes.map(\.width).reduce(0, +) + gaps,
      height: cache.sizes.map(\.height).reduce(0, +) + gaps)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    var point = bounds.origin
    for (view, size) in zip(subviews, cache.sizes) {
      view.place(at: point, proposal: ProposedViewSize(size))
      point.x += size.width + step
      point.y += size.height + step
    }
  }
}

/// Shares the width by values that the views have.
private struct Weighted: Layout {
  enum Weight: LayoutValueKey {
    static let defaultValue: CGFloat = 1
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let whole = subviews.map { $0[Weight.self] }.reduce(0, +)
    var x = bounds.minX
    for view in subviews {
      let width = bounds.width * view[Weight.self] / whole
      view.place(
        at: CGPoint(x: x + width / 2, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width
    }
  }
}

/// A layout that places nothing.
private struct Idle: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

/// Counts taps, to see whether its state stays.
private struct Counter: View {
  @State private var count = 0

  var body: some View {
    Button("count \(count)") { count += 1 }.frame(width: 80, height: 40)
  }
}

/// Views in a layout that a tap exchanges.
private struct Exchange: View {
  let layouts: [AnyLayout]
  @State private var chosen = 0

  var body: some View {
    VStack(spacing: 0) {
      Button("next") { chosen = (chosen + 1) % layouts.count }.frame(width: 80, height: 40)
      let layout = layouts[chosen]
      layout {
        Counter()
        Box(name: "box", width: 30, height: 20)
      }
    }
  }
}

@MainActor @Suite struct CustomLayoutTests {
  @Test func aLayoutPlacesItsViews() throws {
    let stage = try ViewTestHarness(width: 100, height: 100) {
      Diagonal(step: 5) {
        Box(name: "a", width: 20, height: 10)
        Box(name: "b", width: 30, height: 40)
      }
    }
    // 55 × 55 points in the middle of the window.
    #expect(stage.frame("a") == CGRect(x: 22.5, y: 22.5, width: 20, height: 10).snapped)
    #expect(stage.frame("b") == CGRect(x: 47.5, y: 37.5, width: 30, height: 40).snapped)
  }

  @Test func viewsHaveValuesForTheirLayout() throws {
    let stage = try ViewTestHarness(width: 90, height: 30) {
      Weighted {
        Box(name: "a").layoutValue(key: Weighted.Weight.self, value: 2)
        Box(name: "b").padding(0)
      }
    }
    #expect(stage.frame("a") == CGRect(x: 0, y: 0, width: 60, height: 30))
    #expect(stage.frame("b") == CGRect(x: 60, y: 0, width: 30, height: 30))
  }

  @Test func whatIsNotPlacedIsInTheMiddle() throws {
    let stage = try ViewTestHarness(width: 90, height: 30) {
      Idle { Box(name: "a", width: 20, height: 10) }
    }
    #expect(stage.frame("a") == CGRect(x: 35, y: 10, width: 20, height: 10))
  }

  @Test func placesAreMirroredFromRightToLeft() throws {
    let stage = try ViewTestHarness(
      width: 100, height: 100, environment: { $0.layoutDirection = .rightToLeft }
    ) {
      Diagonal {
        Box(name: "a", width: 20, height: 10)
        Box(name: "b", width: 30, height: 40)
      }
    }
    #expect(Double(stage.frame("a").maxX) == 75)
    #expect(Double(stage.frame("b").minX) == 25)
  }

  @Test func guidesInsideHoldForTheLayout() throws {
    let stage = try ViewTestHarness(width: 200, height: 100) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Diagonal { Box(name: "a", width: 20, height: 10).alignmentGuide(.firstTextBaseline) { _ in 4 } }
        Box(name: "b", width: 20, height: 30)
      }
    }
    #expect(Double(stage.frame("a").minY - stage.frame("b").minY) == 26)
  }

  @Test func exchangingLayoutsKeepsTheStateInside() throws {
    let layouts = [
      AnyLayout(HStackLayout(spacing: 0)), AnyLayout(VStackLayout(spacing: 0)), AnyLayout(Diagonal()),
      AnyLayout(ZStackLayout()), AnyLayout(GridLayout()),
    ]
    let stage = try ViewTestHarness(width: 300, height: 300) { Exchange(layouts: layouts) }
    /// The corner that the counter, of 80 × 40 points around its button, ends in.
    var end: CGPoint {
      let button = stage.frame("count 1")
      return CGPoint(x: button.midX + 40, y: button.midY + 20)
    }
    stage.tap("count 0")
    #expect(abs(Double(stage.frame("box").minX - end.x)) <= 1)
    #expect(abs(Double(stage.frame("box").midY - end.y + 20)) <= 1)
    stage.tap("next")
    #expect(abs(Double(stage.frame("box").minY - end.y)) <= 1)
    #expect(abs(Double(stage.frame("box").midX - end.x + 40)) <= 1)
    stage.tap("next")
    #expect(abs(Double(stage.frame("box").minX - end.x)) <= 1)
    #expect(abs(Double(stage.frame("box").minY - end.y)) <= 1)
    stage.tap("next")
    #expect(abs(Double(stage.frame("box").midX - end.x + 40)) <= 1)
    #expect(abs(Double(stage.frame("box").midY - end.y + 20)) <= 1)
    stage.tap("next")
    stage.tap("count 1")
    #expect(stage.find("count 2") != nil)
  }

  /// The layouts of stacks place views where the stacks themselves do.
  @Test func layoutsOfStacksAreStacks() throws {
    func frames(_ content: some View) throws -> [CGRect] {
      let stage = try ViewTestHarness(width: 200, height: 100) { content }
      return ["a", "b", "c"].map { stage.frame($0) }
    }
    @MainActor @ViewBuilder func views() -> some View {
      Box(name: "a", width: 20, height: 10)
      Spacer()
      Box(name: "b", width: 30)
      Box(name: "c")
    }
    #expect(
      try frames(HStackLayout(alignment: .top, spacing: 3) { views() })
        == frames(HStack(alignment: .top, spacing: 3) { views() }))
    #expect(
      try frames(VStackLayout(alignment: .trailing) { views() })
        == frames(VStack(alignment: .trailing) { views() }))
    #expect(
      try frames(ZStackLayout(alignment: .bottomLeading) { views() })
        == frames(ZStack(alignment: .bottomLeading) { views() }))
  }

  @Test func spacingIsTheLargerOfWhatBothPrefer() {
    var one = ViewSpacing.zero
    #expect(Double(ViewSpacing().distance(to: ViewSpacing(), along: .horizontal)) == 8)
    #expect(Double(one.distance(to: ViewSpacing(), along: .vertical)) == 0)
    one.formUnion(ViewSpacing(), edges: .horizontal)
    #expect(Double(one.union(.zero).distance(to: .zero, along: .horizontal)) == 0)
  }

  @Test func somePartsOfTheViewsArePlacedAlone() throws {
    struct Halves: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 40, height: 20)
      }

      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for view in subviews[0..<1] {
          view.place(at: bounds.origin, proposal: ProposedViewSize(width: 20, height: 20))
        }
        for view in subviews[1..<2] {
          view.place(
            at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing,
            proposal: ProposedViewSize(width: 20, height: 10))
        }
      }
    }
    let stage = try ViewTestHarness(width: 40, height: 20) {
      Halves {
        Box(name: "a")
        Box(name: "b")
      }
    }
    #expect(stage.frame("a") == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(stage.frame("b") == CGRect(x: 20, y: 10, width: 20, height: 10))
  }
}

extension CGRect {
  /// The rectangle with its edges on whole points.
  fileprivate var snapped: CGRect {
    let (x, y) = (minX.rounded(), minY.rounded())
    return CGRect(x: x, y: y, width: maxX.rounded() - x, height: maxY.rounded() - y)
  }
}
