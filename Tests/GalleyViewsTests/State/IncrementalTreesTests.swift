import Foundation
import GalleyRaster
import GalleyTree
import GalleyViews
import Observation
import SeededCases
import Testing

/// Values that the views of a random tree read.
@Observable private final class Cell {
  var number = 0
  var isOn = true
  var names = [1, 2, 3]
}

/// What a random tree shows: its values, and the states of its views as they are, from which a fresh tree begins.
private final class World {
  let cells = (0..<3).map { _ in Cell() }
  var states: [String: Int] = [:]
  var members = 3
}

/// A random tree of views.
private indirect enum Plan {
  case text(Int)
  case cell(Int)
  case counter(Int)
  case owner(Int, Plan)
  case linked
  case toned(Int, Plan)
  case tone
  case row([Plan])
  case column([Plan])
  case layers([Plan])
  case padded(Plan)
  case tinted(Plan)
  case modified(Int, Plan)
  case choice(Int, Plan, Plan)
  case optional(Int, Plan)
  case members(Int, Plan)
  case renamed(Int, Plan)
  case switched(Int, Plan, Plan)
  case background(Plan, Plan)
  case measured(Plan)
  case list(Int, Plan)
  case lazy(Int, Plan)
  case asking(Int, Plan)
  case group([Plan])

  static func random(_ depth: Int, _ next: inout SeededGenerator, _ count: inout Int) -> Plan {
    count += 1
    let number = count
    let cell = next.below(3)
    func inner() -> Plan { random(depth - 1, &next, &count) }
    func several() -> [Plan] { (0...next.below(3)).map { _ in inner() } }
    guard depth > 0 else {
      switch next.below(5) {
      case 0: return .text(number)
      case 1: return .cell(cell)
      case 2: return .counter(number)
      case 3: return .linked
      default: return .tone
      }
    }
    switch next.below(19) {
    case 0: return .owner(number, inner())
    case 1: return .toned(number, inner())
    case 2: return .row(several())
    case 3, 4: return .column(several())
    case 5: return .layers(several())
    case 6: return .padded(inner())
    case 7: return .tinted(inner())
    case 8: return .modified(number, inner())
    case 9: return .choice(cell, inner(), inner())
    case 10: return .optional(cell, inner())
    case 11: return .members(cell, inner())
    case 12: return .renamed(cell, inner())
    case 13: return .switched(cell, inner(), inner())
    case 14: return .background(inner(), inner())
    case 15: return .measured(inner())
    case 16: return .list(cell, inner())
    case 17: return next.below(2) == 0 ? .asking(number, inner()) : .lazy(cell, inner())
    default: return .group(several())
    }
  }
}

private struct ToneKey: EnvironmentKey {
  static let defaultValue = 0
}

private struct LinkKey: EnvironmentKey {
  static var defaultValue: Binding<Int> { .constant(-1) }
}

extension EnvironmentValues {
  fileprivate var tone: Int {
    get { self[ToneKey.self] }
    set { self[ToneKey.self] = newValue }
  }
  fileprivate var link: Binding<Int> {
    get { self[LinkKey.self] }
    set { self[LinkKey.self] = newValue }
  }
}

private struct PlanView: View {
  let plan: Plan
  let world: World
  /// Which of several views of the same plan it is.
  var path = ""

  func view(_ plan: Plan) -> PlanView { PlanView(plan: plan, world: world, path: path) }

  /// The view as another one of the same plan, with states of its own.
  func named(_ name: String) -> PlanView { PlanView(plan: plan, world: world, path: "\(path)/\(name)") }

  private func key(_ number: Int) -> String { "\(path) \(number)" }

  private func views(_ plans: [Plan]) -> some View {
    ForEach(plans.indices) { view(plans[$0]) }
  }

  var body: some View { content }

  private var content: AnyView {
    switch plan {
    case .text(let number): AnyView(Text("text \(number)"))
    case .cell(let cell): AnyView(CellView(cell: world.cells[cell]))
    case .counter(let number): AnyView(CounterView(key(number), world) { EmptyView() })
    case .owner(let number, let inner): AnyView(CounterView(key(number), world) { view(inner) })
    case .linked: AnyView(LinkedView())
    case .toned(let number, let inner): AnyView(TonedView(key(number), world) { view(inner) })
    case .tone: AnyView(ToneView())
    case .row(let plans): AnyView(HStack { views(plans) })
    case .column(let plans): AnyView(VStack { views(plans) })
    case .layers(let plans): AnyView(ZStack { views(plans) })
    case .padded(let inner): AnyView(view(inner).padding(4))
    case .tinted(let inner): AnyView(view(inner).foregroundStyle(.red))
    case .modified(let number, let inner): AnyView(view(inner).modifier(Counted(key(number), world)))
    case .choice(let cell, let first, let second):
      AnyView(ChoiceView(cell: world.cells[cell], first: view(first), second: view(second)))
    case .optional(let cell, let inner):
      AnyView(OptionalView(cell: world.cells[cell], inner: view(inner)))
    case .members(let cell, let inner):
      AnyView(MembersView(cell: world.cells[cell], inner: view(inner)))
    case .renamed(let cell, let inner):
      AnyView(RenamedView(cell: world.cells[cell], inner: view(inner)))
    case .switched(let cell, let first, let second):
      AnyView(SwitchedView(cell: world.cells[cell], first: view(first), second: view(second)))
    // Each of several views would get a background of its own, and all of them the states of one.
    case .background(let inner, let behind): AnyView(VStack { view(inner) }.background { view(behind) })
    case .measured(let inner):
      AnyView(
        GeometryReader { geometry in
          VStack {
            Text("\(Int(geometry.size.width)) wide")
            view(inner)
          }
        })
    case .list(let cell, let inner):
      AnyView(RowsView(cell: world.cells[cell], inner: view(inner)).frame(height: 220))
    case .lazy(let cell, let inner):
      AnyView(
        ScrollView { LazyVStack { MembersView(cell: world.cells[cell], inner: view(inner)) } }
          .frame(height: 150))
    case .asking(let number, let inner): AnyView(AskingView(key(number), world) { view(inner) })
    case .group(let plans): AnyView(Group { views(plans) }.padding(2))
    }
  }
}

private struct CellView: View {
  let cell: Cell

  var body: some View { Text("cell \(cell.number)") }
}

/// Owns a number, which views inside may read and change.
private struct CounterView<Content: View>: View {
  private let key: String
  private let world: World
  private let content: Content
  @State private var count: Int

  init(_ key: String, _ world: World, @ViewBuilder content: () -> Content) {
    self.key = key
    self.world = world
    self.content = content()
    _count = State(initialValue: world.states[key] ?? 0)
  }

  private var link: Binding<Int> {
    let count = $count
    return Binding(
      get: { count.wrappedValue },
      set: {
        count.wrappedValue = $0
        world.states[key] = $0
      })
  }

  var body: some View {
    VStack {
      Button("count \(count % 4)") { link.wrappedValue += 1 }
      content.environment(\.link, link)
    }
  }
}

private struct LinkedView: View {
  @Environment(\.link) private var link

  var body: some View {
    HStack {
      if link.wrappedValue % 2 == 0 { Text("even") }
      Button("linked \(link.wrappedValue)") { link.wrappedValue += 1 }
    }
  }
}

private struct TonedView<Content: View>: View {
  private let key: String
  private let world: World
  private let content: Content
  @State private var tone: Int

  init(_ key: String, _ world: World, @ViewBuilder content: () -> Content) {
    self.key = key
    self.world = world
    self.content = content()
    _tone = State(initialValue: world.states[key] ?? 0)
  }

  var body: some View {
    VStack {
      Button("tune") {
        tone += 1
        world.states[key] = tone
      }
      content.environment(\.tone, tone).font(tone % 2 == 0 ? .body : .footnote)
    }
  }
}

private struct ToneView: View {
  @Environment(\.tone) private var tone

  var body: some View { Text("tone \(tone)") }
}

private struct Counted: ViewModifier {
  private let key: String
  private let world: World
  @State private var count: Int

  init(_ key: String, _ world: World) {
    self.key = key
    self.world = world
    _count = State(initialValue: world.states[key] ?? 0)
  }

  func body(content: Content) -> some View {
    HStack {
      content
      if count % 3 != 1 { Text("modified \(count)") }
      Button("modify") {
        count += 1
        world.states[key] = count
      }
    }
  }
}

private struct ChoiceView: View {
  let cell: Cell
  let first: PlanView
  let second: PlanView

  var body: some View { if cell.isOn { first } else { second } }
}

private struct OptionalView: View {
  let cell: Cell
  let inner: PlanView

  var body: some View { if cell.isOn { inner } }
}

private struct MembersView: View {
  let cell: Cell
  let inner: PlanView

  var body: some View {
    ForEach(cell.names, id: \.self) { name in
      Text("member \(name) of \(cell.names.count)")
      inner.named("\(name)")
    }
  }
}

private struct RenamedView: View {
  let cell: Cell
  let inner: PlanView

  var body: some View { inner.id(cell.number % 2) }
}

private struct SwitchedView: View {
  let cell: Cell
  let first: PlanView
  let second: PlanView

  var body: some View {
    cell.number % 2 == 0 ? AnyView(first) : AnyView(second.padding(1))
  }
}

private struct RowsView: View {
  let cell: Cell
  let inner: PlanView

  var body: some View {
    List {
      inner
      ForEach(cell.names, id: \.self) { name in
        Text("row \(name), \(cell.number)")
          .swipeActions { if cell.isOn { Button("Delete") {} } }
      }
      Section("On") { if cell.isOn { inner.named("on") } }
    }
  }
}

private struct AskingView<Content: View>: View {
  private let key: String
  private let world: World
  private let content: Content
  @State private var isAsking: Bool

  init(_ key: String, _ world: World, @ViewBuilder content: () -> Content) {
    self.key = key
    self.world = world
    self.content = content()
    _isAsking = State(initialValue: world.states[key] == 1)
  }

  var body: some View {
    content
    Button("ask") { ask(true) }
      .alert("Question", isPresented: Binding(get: { isAsking }, set: { ask($0) })) {
        Button("Yes") {}
      } message: {
        CellView(cell: world.cells[0])
      }
  }

  private func ask(_ asks: Bool) {
    isAsking = asks
    world.states[key] = asks ? 1 : 0
  }
}

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

  /// One random change, as by a person or the app.
  private func change(_ stage: ViewTestHarness, _ world: World, _ next: inout SeededGenerator) -> String {
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

  @Test(arguments: 0..<60)
  func anUpdatedTreeIsLikeAFreshOne(seed: Int) throws {
    var next = SeededGenerator(seed: UInt64(seed))
    var count = 0
    let plan = Plan.random(2 + seed % 4, &next, &count)
    let world = World()
    let stage = try ViewTestHarness(height: 900) { PlanView(plan: plan, world: world) }
    var changes: [String] = []
    for _ in 0..<12 {
      changes.append(change(stage, world, &next))
      stage.host.flush()
      #expect(stage.host.unsettled == nil)
      let fresh = ViewHost(
        AnyView(PlanView(plan: plan, world: world)), typesetter: stage.host.typesetter, size: stage.host.size,
        safeArea: EdgeInsets(), environment: stage.host.environment)
      fresh.flush()
      let shown = Shown(stage.host)
      let wanted = Shown(fresh)
      guard shown == wanted else {
        let isTree = shown.windows != wanted.windows
        Issue.record(
          "seed \(seed), after \(changes): \(isTree ? "other elements" : "another drawing") in \(plan)")
        return
      }
    }
  }
}
