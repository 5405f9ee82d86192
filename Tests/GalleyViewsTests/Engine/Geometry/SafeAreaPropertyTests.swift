import Foundation
import GalleyTree
import GalleyViews
import SeededCases
import Testing

/// Any nesting of what covers edges against a simple model of it.
@MainActor @Suite struct SafeAreaPropertyTests {
  /// What is left for a view, and what it may bleed into.
  private struct Model {
    var rect: CGRect
    var bounds: CGRect

    /// Takes a length from an edge; with a bar the space behind it may still be bled into.
    mutating func take(_ length: CGFloat, at edge: Edge, isCovered: Bool) {
      rect = rect.shrunk(by: length, at: edge)
      guard !isCovered else { return }
      let (x, y) = (bounds.minX, bounds.minY)
      switch edge {
      case .top: bounds = CGRect(x: x, y: rect.minY, width: bounds.width, height: bounds.maxY - rect.minY)
      case .bottom: bounds.size.height = rect.maxY - y
      case .leading:
        bounds = CGRect(x: rect.minX, y: y, width: bounds.maxX - rect.minX, height: bounds.height)
      case .trailing: bounds.size.width = rect.maxX - x
      }
    }
  }

  private static let edges: [(edge: Edge, set: Edge.Set)] = [
    (.top, .top), (.leading, .leading), (.bottom, .bottom), (.trailing, .trailing),
  ]

  @Test(arguments: 0..<100) func nestedEdgesAreThoseOfTheModel(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var model = Model(
      rect: CGRect(x: 0, y: 50, width: 400, height: 720), bounds: CGRect(x: 0, y: 0, width: 400, height: 800))
    // From the outside to the inside, as the model goes; views are built from the inside.
    var wrappers: [(AnyView) -> AnyView] = []
    for _ in 0..<random.below(7) {
      let (edge, set) = Self.edges[random.below(4)]
      let length = CGFloat(1 + random.below(20))
      let kind = random.below(3)
      model.take(length, at: edge, isCovered: kind > 0)
      wrappers.append { view in
        switch (kind, edge) {
        case (0, _): AnyView(view.padding(set, length))
        case (1, _): AnyView(view.safeAreaPadding(set, length))
        case (_, .top): AnyView(view.safeAreaInset(edge: .top) { Color.blue.frame(height: length) })
        case (_, .bottom): AnyView(view.safeAreaInset(edge: .bottom) { Color.blue.frame(height: length) })
        case (_, .leading): AnyView(view.safeAreaInset(edge: .leading) { Color.blue.frame(width: length) })
        case (_, .trailing): AnyView(view.safeAreaInset(edge: .trailing) { Color.blue.frame(width: length) })
        }
      }
    }
    let inner = AnyView(
      ZStack {
        Probe("plain")
        Probe("ignoring").ignoresSafeArea()
        GeometryReader { proxy in
          let insets = proxy.safeAreaInsets
          Text(verbatim: "\(insets.top) \(insets.leading) \(insets.bottom) \(insets.trailing)").fixedSize()
        }
      })
    let stage = try ViewTestHarness(width: 400, height: 800, safeArea: EdgeInsets(top: 50, bottom: 30)) {
      wrappers.reversed().reduce(inner) { $1($0) }
    }
    #expect(stage.frame("plain") == model.rect)
    #expect(stage.frame("ignoring") == model.bounds)
    let (rect, bounds) = (model.rect, model.bounds)
    let insets = [
      rect.minY - bounds.minY, rect.minX - bounds.minX, bounds.maxY - rect.maxY, bounds.maxX - rect.maxX,
    ]
    #expect(stage.find(insets.map { "\($0)" }.joined(separator: " ")) != nil)
  }
}

extension CGRect {
  /// The rectangle without a strip at an edge.
  fileprivate func shrunk(by length: CGFloat, at edge: Edge) -> CGRect {
    switch edge {
    case .top: CGRect(x: minX, y: minY + length, width: width, height: height - length)
    case .leading: CGRect(x: minX + length, y: minY, width: width - length, height: height)
    case .bottom: CGRect(x: minX, y: minY, width: width, height: height - length)
    case .trailing: CGRect(x: minX, y: minY, width: width - length, height: height)
    }
  }
}
