import Foundation
import GalleyRaster
import GalleyViews
import Observation
import SeededCases

/// Values that the views of a random tree read.
@Observable final class RandomViewCell {
  var number = 0
  var isOn = true
  var names = [1, 2, 3]
}

/// What a random tree shows: its values, and the states of its views as they are, from which a fresh tree begins.
final class RandomViewWorld {
  let cells = (0..<3).map { _ in RandomViewCell() }
  var states: [String: Int] = [:]
  var members = 3
}

/// A random tree of views.
indirect enum RandomViewPlan {
  case text(Int)
  case cell(Int)
  case counter(Int)
  case owner(Int, RandomViewPlan)
  case linked
  case toned(Int, RandomViewPlan)
  case tone
  case row([RandomViewPlan])
  case column([RandomViewPlan])
  case layers([RandomViewPlan])
  case padded(RandomViewPlan)
  case tinted(RandomViewPlan)
  case modified(Int, RandomViewPlan)
  case choice(Int, RandomViewPlan, RandomViewPlan)
  case optional(Int, RandomViewPlan)
  case members(Int, RandomViewPlan)
  case renamed(Int, RandomViewPlan)
  case switched(Int, RandomViewPlan, RandomViewPlan)
  case background(RandomViewPlan, RandomViewPlan)
  case measured(RandomViewPlan)
  case list(Int, RandomViewPlan)
  case lazy(Int, RandomViewPlan)
  case asking(Int, RandomViewPlan)
  case group([RandomViewPlan])
  case guided(Int, RandomViewPlan)
  case drawn(Int)
  case titling(Int, RandomViewPlan)
  case counted(RandomViewPlan)
  case fitting(RandomViewPlan, RandomViewPlan)
  case cells([RandomViewPlan])

  static func random(_ depth: Int, _ next: inout SeededGenerator, _ count: inout Int) -> RandomViewPlan {
    count += 1
    let number = count
    let cell = next.below(3)
    func inner() -> RandomViewPlan { random(depth - 1, &next, &count) }
    func several() -> [RandomViewPlan] { (0...next.below(3)).map { _ in inner() } }
    guard depth > 0 else {
      switch next.below(6) {
      case 0: return .text(number)
      case 1: return .cell(cell)
      case 2: return .counter(number)
      case 3: return .linked
      case 4: return .drawn(cell)
      default: return .tone
      }
    }
    switch next.below(24) {
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
    case 18: return .guided(cell, inner())
    case 19: return .titling(cell, inner())
    case 20: return .counted(inner())
    case 21: return .fitting(inner(), inner())
    case 22: return .cells(several())
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

struct RandomView: View {
  let plan: RandomViewPlan
  let world: RandomViewWorld
  /// Which of several views of the same plan it is.
  var path = ""

  func view(_ plan: RandomViewPlan) -> RandomView { RandomView(plan: plan, world: world, path: path) }

  /// The view as another one of the same plan, with states of its own.
  func named(_ name: String) -> RandomView { RandomView(plan: plan, world: world, path: "\(path)/\(name)") }

  private func key(_ number: Int) -> String { "\(path) \(number)" }

  private func views(_ plans: [RandomViewPlan]) -> some View {
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
    case .guided(let cell, let inner):
      AnyView(
        VStack(alignment: .leading) {
          Text("a line above")
          view(inner).alignmentGuide(.leading) { [cell = world.cells[cell]] in
            $0[.leading] - CGFloat(cell.number % 5) * 7
          }
        })
    case .drawn(let cell):
      AnyView(
        Canvas { [cell = world.cells[cell]] context, size in
          let width = Double(4 + cell.number % 7)
          context.fill(Path(CGRect(x: 0, y: 0, width: width, height: size.height)), with: .red)
        }.frame(width: 12, height: 12))
    case .titling(let cell, let inner):
      AnyView(TitlingView(cell: world.cells[cell], inner: view(inner)))
    case .counted(let inner):
      AnyView(
        VStack { view(inner) }.overlayPreferenceValue(CountKey.self) { Text("\($0) counted") })
    case .fitting(let first, let second):
      AnyView(
        ViewThatFits(in: .horizontal) {
          HStack { view(first).fixedSize() }
          view(second)
        }.frame(maxWidth: 250))
    case .cells(let plans):
      AnyView(
        Grid {
          ForEach(plans.indices) { index in
            GridRow {
              Text("\(index)")
              VStack { view(plans[index]) }
            }
          }
        })
    case .group(let plans): AnyView(Group { views(plans) }.padding(2))
    }
  }
}

/// The sum of the numbers inside.
private struct CountKey: PreferenceKey {
  static let defaultValue = 0

  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// Sets what the bar above shows.
private struct TitlingView: View {
  let cell: RandomViewCell
  let inner: RandomView

  var body: some View {
    VStack {
      if cell.isOn { inner.navigationTitle("title \(cell.number)") } else { inner }
      Text("titling")
        .navigationBarTitleDisplayMode(cell.number % 2 == 0 ? .inline : .large)
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { if cell.isOn { Button("item \(cell.number)") {} } }
        }
    }
  }
}

private struct CellView: View {
  let cell: RandomViewCell

  var body: some View { Text("cell \(cell.number)").preference(key: CountKey.self, value: cell.number) }
}

/// Owns a number, which views inside may read and change.
private struct CounterView<Content: View>: View {
  private let key: String
  private let world: RandomViewWorld
  private let content: Content
  @State private var count: Int

  init(_ key: String, _ world: RandomViewWorld, @ViewBuilder content: () -> Content) {
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
  private let world: RandomViewWorld
  private let content: Content
  @State private var tone: Int

  init(_ key: String, _ world: RandomViewWorld, @ViewBuilder content: () -> Content) {
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
  private let world: RandomViewWorld
  @State private var count: Int

  init(_ key: String, _ world: RandomViewWorld) {
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
  let cell: RandomViewCell
  let first: RandomView
  let second: RandomView

  var body: some View { if cell.isOn { first } else { second } }
}

private struct OptionalView: View {
  let cell: RandomViewCell
  let inner: RandomView

  var body: some View { if cell.isOn { inner } }
}

private struct MembersView: View {
  let cell: RandomViewCell
  let inner: RandomView

  var body: some View {
    ForEach(cell.names, id: \.self) { name in
      Text("member \(name) of \(cell.names.count)")
      inner.named("\(name)")
    }
  }
}

private struct RenamedView: View {
  let cell: RandomViewCell
  let inner: RandomView

  var body: some View { inner.id(cell.number % 2) }
}

private struct SwitchedView: View {
  let cell: RandomViewCell
  let first: RandomView
  let second: RandomView

  var body: some View {
    cell.number % 2 == 0 ? AnyView(first) : AnyView(second.padding(1))
  }
}

private struct RowsView: View {
  let cell: RandomViewCell
  let inner: RandomView

  var body: some View {
    List {
      inner
      ForEach(cell.names, id: \.self) { name in
        Text("row \(name), \(cell.number)")
          .swipeActions { if cell.isOn { Button("Delete") {} } }
          .listRowInsets(cell.isOn ? EdgeInsets(top: 3, leading: 9, bottom: 3, trailing: 9) : nil)
          .listRowBackground(cell.number % 3 == 1 ? Color.yellow : nil)
      }
      Section("On") { if cell.isOn { inner.named("on") } }
    }
  }
}

private struct AskingView<Content: View>: View {
  private let key: String
  private let world: RandomViewWorld
  private let content: Content
  @State private var isAsking: Bool

  init(_ key: String, _ world: RandomViewWorld, @ViewBuilder content: () -> Content) {
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
