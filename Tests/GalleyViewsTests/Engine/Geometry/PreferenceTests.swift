import Foundation
import GalleyTree
import GalleyViews
import SeededCases
import Synchronization
import Testing

private struct Names: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Title: PreferenceKey {
  typealias Value = String?
  static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
}

private struct Places: PreferenceKey {
  static var defaultValue: [String: Anchor<CGRect>] { [:] }
  static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
    value.merge(nextValue()) { _, new in new }
  }
}

/// Values that views give to the views around them.
@MainActor @Suite struct PreferenceTests {
  private func names(@ViewBuilder _ view: () -> some View) throws -> [[String]] {
    let seen = Mutex<[[String]]>([])
    _ = try ViewTestHarness(width: 400, height: 800) {
      view().onPreferenceChange(Names.self) { value in seen.withLock { $0.append(value) } }
    }
    return seen.withLock { $0 }
  }

  private struct Named: View {
    let name: String
    init(_ name: String) { self.name = name }
    var body: some View { Text(name).preference(key: Names.self, value: [name]) }
  }

  @Test func valuesArePutTogetherInTheOrderOfTheTree() throws {
    #expect(try names { Text("x") } == [[]])
    #expect(try names { Named("a") } == [["a"]])
    #expect(
      try names {
        VStack {
          Named("a")
          HStack {
            Named("b")
            Text("x")
            Named("c")
          }
          Named("d")
        }
      } == [["a", "b", "c", "d"]])
    #expect(
      try names { VStack { ForEach(["3", "1", "2"], id: \.self) { Named($0) } } } == [["3", "1", "2"]])
    #expect(
      try names {
        ZStack {
          if true { Named("a") }
          Group {
            Named("b")
            Named("c")
          }
          AnyView(Named("d"))
        }
      } == [["a", "b", "c", "d"]])
  }

  @Test func aValueReplacesThoseInside() throws {
    #expect(
      try names {
        VStack { Named("a") }.preference(key: Names.self, value: ["b"])
      } == [["b"]])
    #expect(
      try names { VStack { Named("a") }.transformPreference(Names.self) { $0.append("b") } } == [["a", "b"]])
    #expect(try names { Text("x").transformPreference(Names.self) { $0.append("b") } } == [["b"]])
  }

  @Test func layersCountInTheOrderInWhichTheyAreDrawn() throws {
    #expect(try names { Named("a").overlay { Named("b") } } == [["a", "b"]])
    #expect(try names { Named("a").background { Named("b") } } == [["b", "a"]])
    #expect(try names { Named("a").safeAreaInset(edge: .bottom) { Named("b") } } == [["a", "b"]])
    #expect(try names { Text("x").background(GeometryReader { _ in Named("b") }) } == [["b"]])
  }

  @Test func eachOfSeveralViewsHasTheValue() throws {
    #expect(
      try names {
        VStack {
          Group {
            Text("x")
            Text("y")
          }
          .preference(key: Names.self, value: ["a"])
        }
      } == [["a", "a"]])
  }

  @Test func theVisibleRowsOfAListCount() throws {
    let all = try names { List { ForEach(0..<1000) { Named("\($0)") } } }
    let shown = try #require(all.last)
    #expect(shown.count < 30 && shown == (0..<shown.count).map(String.init))
  }

  @Test func aMissingValueIsTheDefault() throws {
    let seen = Mutex<[String?]>([])
    _ = try ViewTestHarness(width: 400, height: 800) {
      VStack {
        Text("x").preference(key: Title.self, value: nil)
        Text("y").preference(key: Title.self, value: "y")
        Text("z").preference(key: Title.self, value: "z")
      }
      .onPreferenceChange(Title.self) { value in seen.withLock { $0.append(value) } }
    }
    #expect(seen.withLock { $0 } == ["y"])
  }

  private struct Changing: View {
    let seen: ([String]) -> Void
    @State private var count = 1
    @State private var other = 0

    var body: some View {
      VStack {
        ForEach(0..<count, id: \.self) { Named("\($0)") }
        Button("more") { count += 1 }
        Button("other \(other)") { other += 1 }
      }
      .onPreferenceChange(Names.self) { seen($0) }
    }
  }

  @Test func onlyChangesAreTold() throws {
    let seen = Mutex<[[String]]>([])
    let stage = try ViewTestHarness(width: 400, height: 800) {
      Changing { value in seen.withLock { $0.append(value) } }
    }
    stage.tap("other 0")
    stage.tap("more")
    stage.tap("other 1")
    #expect(seen.withLock { $0 } == [["0"], ["0", "1"]])
  }

  /// The usual way to make views as wide as the widest of them.
  private struct EqualWidths: View {
    struct Width: PreferenceKey {
      static var defaultValue: CGFloat { 0 }
      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    @State private var width: CGFloat?

    var body: some View {
      VStack {
        ForEach([30, 70, 50], id: \.self) { length in
          Color.blue.frame(width: CGFloat(length), height: 10)
            .background(
              GeometryReader { proxy in
                Color.clear.preference(key: Width.self, value: proxy.size.width)
              }
            )
            .frame(width: width)
            .accessibilityElement().accessibilityLabel("box \(length)")
        }
      }
      .onPreferenceChange(Width.self) { width = $0 }
    }
  }

  @Test func aWidthThatGoesUpComesDownAgain() throws {
    let stage = try ViewTestHarness(width: 400, height: 800) { EqualWidths() }
    #expect([30, 50, 70].map { stage.frame("box \($0)").width } == [70, 70, 70])
    #expect(stage.host.unsettled == nil)
  }

  /// A frame around the chosen one of several views, by its anchor.
  private struct Chosen: View {
    @State private var chosen = "b"

    var body: some View {
      VStack(spacing: 10) {
        ForEach(["a", "b", "c"], id: \.self) { name in
          Button(name) { chosen = name }.frame(width: 100, height: 21)
            .anchorPreference(key: Places.self, value: .bounds) { [name: $0] }
        }
      }
      .padding(30)
      .overlayPreferenceValue(Places.self) { places in
        GeometryReader { proxy in
          if let anchor = places[chosen] {
            let frame = proxy[anchor]
            Probe("frame").frame(width: frame.width, height: frame.height)
              .offset(x: frame.minX, y: frame.minY)
          }
        }
      }
      .padding(.top, 100)
    }
  }

  @Test func anAnchorIsFoundInAnotherViewsSpace() throws {
    let stage = try ViewTestHarness(width: 400, height: 800) { Chosen() }
    for name in ["b", "c", "a"] {
      stage.tap(name)
      let text = stage.frame(name)
      let place = CGRect(x: text.midX - 50, y: text.midY - 10.5, width: 100, height: 21)
      #expect(stage.frame("frame") == place)
    }
  }

  @Test func aBackgroundIsMadeOfAValueInside() throws {
    let stage = try ViewTestHarness(width: 400, height: 800) {
      VStack {
        Named("a")
        Named("b")
      }
      .backgroundPreferenceValue(Names.self) { Probe($0.joined(separator: "+")) }
      .overlayPreferenceValue(Names.self, alignment: .topLeading) { names in
        Probe("\(names.count) names").frame(width: 5, height: 5)
      }
    }
    let column = stage.frame("a+b")
    #expect(column.height > 0)
    #expect(stage.frame("2 names").origin == column.origin)
  }

  @Test func pointsAreAnchorsToo() throws {
    struct Points: PreferenceKey {
      static var defaultValue: [Anchor<CGPoint>] { [] }
      static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
        value += nextValue()
      }
    }
    let stage = try ViewTestHarness(width: 400, height: 800) {
      Color.blue.frame(width: 100, height: 50)
        .anchorPreference(key: Points.self, value: .bottomTrailing) { [$0] }
        .transformAnchorPreference(key: Points.self, value: .center) { $0.append($1) }
        .overlayPreferenceValue(Points.self) { points in
          GeometryReader { proxy in
            Text(points.map { "\(proxy[$0].x),\(proxy[$0].y)" }.joined(separator: " ")).fixedSize()
          }
        }
    }
    #expect(stage.find("100.0,50.0 50.0,25.0") != nil)
  }

  /// Any tree of stacks, groups and layers puts its values together in the order in which its views are written.
  @Test(arguments: 0..<40) func anyTreeKeepsTheOrder(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var next = 0
    var expected: [String] = []
    func tree(_ depth: Int) -> AnyView {
      guard depth > 0, random.below(5) > 0 else {
        next += 1
        expected.append("\(next)")
        return AnyView(Named("\(next)"))
      }
      let parts = (0..<(1 + random.below(3))).map { _ in tree(depth - 1) }
      let members = ForEach(parts.indices, id: \.self) { parts[$0] }
      switch random.below(6) {
      case 0: return AnyView(VStack { members })
      case 1: return AnyView(HStack { members })
      case 2: return AnyView(ZStack { members })
      case 3: return AnyView(VStack { members }.padding(1))
      case 4: return AnyView(GeometryReader { _ in members })
      default:
        let layer = tree(depth - 1)
        return AnyView(ZStack { members }.overlay { layer })
      }
    }
    let view = tree(4)
    #expect(try names { view } == [expected])
  }
}
