import GalleyTree
import GalleyViews
import Observation
import Testing

/// A property of an app's own, made of a state, the environment and another such property.
private struct Tally: DynamicProperty {
  @State private var count = 0
  @Environment(\.step) private var step
  private var inner = Log()
  private(set) var updates = 0

  mutating func update() {
    updates += 1
    inner.note(count)
  }

  var text: String { "\(count) by \(step), seen \(inner.seen)" }

  func add() { count += step }
}

private struct Log: DynamicProperty {
  @State private var lines: [Int] = [-1]
  private(set) var seen: [Int] = []

  mutating func update() { seen = lines }

  func note(_ line: Int) {
    if lines.last != line { lines.append(line) }
  }
}

private struct StepKey: EnvironmentKey {
  static let defaultValue = 1
}

extension EnvironmentValues {
  fileprivate var step: Int {
    get { self[StepKey.self] }
    set { self[StepKey.self] = newValue }
  }
}

private struct TallyView: View {
  let name: String
  private var tally = Tally()

  init(_ name: String) { self.name = name }

  var body: some View { Button("\(name) \(tally.text) \(tally.updates)") { tally.add() } }
}

private struct Choice: View {
  @State private var letter: String
  @State private var isNever: Bool?

  init(first: String) { _letter = State(initialValue: first) }

  var body: some View { Button(letter) { letter += "!" } }
}

/// What Apple's pages on `DynamicProperty`, `State` and `Namespace` say.
@MainActor @Suite struct DynamicPropertyTests {
  @Test func propertiesInsideOfOnesOwnAreConnectedBeforeTheUpdate() throws {
    let stage = try ViewTestHarness { TallyView("a").environment(\.step, 3) }
    #expect(stage.find("a 0 by 3, seen [-1, 0] 1") != nil)
    stage.tap("a 0 by 3, seen [-1, 0] 1")
    #expect(stage.find("a 3 by 3, seen [-1, 0, 3] 1") != nil)
  }

  @Test func copiesOfOneValueHaveStateOfTheirOwn() throws {
    let one = Choice(first: "x")
    let stage = try ViewTestHarness {
      VStack {
        one
        one
      }
    }
    stage.tap("x")
    #expect(stage.all(.button).map(\.label) == ["x!", "x"])
    stage.tap("x")
    #expect(stage.all(.button).map(\.label) == ["x!", "x!"])
  }

  @Test func theFirstValueCountsOnce() throws {
    struct Outer: View {
      @State private var first = "a"
      var body: some View {
        VStack {
          Button("other") { first = "b" }
          Choice(first: first)
        }
      }
    }
    let stage = try ViewTestHarness { Outer() }
    stage.tap("other")
    #expect(stage.all(.button).map(\.label) == ["other", "a"])
  }

  @Test func namespacesDifferFromViewToViewAndStay() throws {
    struct Named: View {
      @Namespace private var space
      @State private var seen: Set<Namespace.ID> = []
      let report: (Namespace.ID) -> Void
      var body: some View {
        Button("tap \(seen.count)") {
          seen.insert(space)
          report(space)
        }
      }
    }
    var spaces: [Namespace.ID] = []
    let stage = try ViewTestHarness {
      VStack {
        Named { spaces.append($0) }
        Named { spaces.append($0) }
      }
    }
    stage.tap("tap 0")
    stage.tap("tap 1")
    stage.tap("tap 0")
    #expect(spaces.count == 3)
    #expect(spaces[0] == spaces[1])
    #expect(spaces[0] != spaces[2])
  }
}
