import Combine
import Foundation
import GalleyTree
import GalleyViews
import Observation
import Testing

@Observable private final class Model {
  var title = "title"
  var count = 0
}

private final class Basket: ObservableObject {
  @Published var items = 0
}

private struct ToneKey: EnvironmentKey {
  static let defaultValue = "plain"
}

private struct VolumeKey: EnvironmentKey {
  static let defaultValue = 1
}

extension EnvironmentValues {
  fileprivate var tone: String {
    get { self[ToneKey.self] }
    set { self[ToneKey.self] = newValue }
  }
  fileprivate var volume: Int {
    get { self[VolumeKey.self] }
    set { self[VolumeKey.self] = newValue }
  }
}

/// A counter of its own.
private struct Leaf: View {
  let name: String
  @State private var count = 0

  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

/// Becomes higher.
private struct Grower: View {
  @State private var height: CGFloat = 50

  var body: some View {
    Button("grow") { height += 20 }.frame(height: height)
  }
}

/// Shows a number that another view owns.
private struct Shower: View {
  @Binding var count: Int

  var body: some View { Text("shows \(count)") }
}

/// Passes a number on without reading it.
private struct Owner: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Leaf(name: "other")
      Changer(count: $count)
      Shower(count: $count)
    }
  }
}

private struct Changer: View {
  let count: Binding<Int>

  var body: some View { Button("change") { count.wrappedValue += 1 } }
}

private struct ToneView: View {
  @Environment(\.tone) private var tone

  var body: some View { Text("tone \(tone)") }
}

private struct VolumeView: View {
  @Environment(\.volume) private var volume

  var body: some View { Text("volume \(volume)") }
}

private struct Room: View {
  var body: some View {
    HStack {
      ToneView()
      VolumeView()
      Leaf(name: "in room")
    }
  }
}

private struct House: View {
  @State private var tone = "low"

  var body: some View {
    VStack {
      Button("tune") { tone += "er" }
      Room().environment(\.tone, tone)
    }
  }
}

/// Gives those inside a colour of the environment.
private struct TintedRow: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Button("count \(count)") { count += 1 }
      Label("tinted", systemImage: "heart").foregroundStyle(.tint)
    }
  }
}

private struct TitleView: View {
  let model: Model

  var body: some View { Text("title \(model.title)") }
}

private struct CountView: View {
  let model: Model

  var body: some View { Text("count \(model.count)") }
}

private struct ModelView: View {
  let model: Model

  var body: some View {
    VStack {
      TitleView(model: model)
      CountView(model: model)
    }
  }
}

private struct BasketView: View {
  @ObservedObject var basket: Basket

  var body: some View { Text("items \(basket.items)") }
}

private struct Shop: View {
  let basket: Basket

  var body: some View {
    VStack {
      BasketView(basket: basket)
      Leaf(name: "shop")
    }
  }
}

/// The same as another one of the same parity.
private struct Parity: View, Equatable {
  let number: Int

  var body: some View { Text("number \(number)") }

  nonisolated static func == (a: Parity, b: Parity) -> Bool { a.number % 2 == b.number % 2 }
}

private struct Numbers: View {
  @State private var number = 0

  var body: some View {
    VStack {
      Button("next") { number += 1 }
      Button("after next") { number += 2 }
      Parity(number: number).equatable()
      Leaf(name: "beside")
    }
  }
}

/// Which bodies are evaluated after a change.
///
/// Apple documents that a view is updated when what it depends on changes, in
/// [Managing model data in your app](https://developer.apple.com/documentation/swiftui/managing-model-data-in-your-app) ("If the body
/// doesn't read any observable properties, the view doesn't track any dependencies") and in the talk *Demystify SwiftUI* (WWDC 2021,
/// session 10022).
@MainActor @Suite struct EvaluationTests {
  /// The names of the app's own views that were evaluated in the last update.
  private func evaluated(_ stage: ViewTestHarness) -> [String] {
    stage.host.evaluatedTypes.map { "\($0)" }.filter { !$0.contains("<") }
  }

  private func evaluatesLabel(_ stage: ViewTestHarness) -> Bool {
    stage.host.evaluatedTypes.contains { "\($0)".contains("Label") }
  }

  @Test func aStateEvaluatesTheViewThatReadsIt() throws {
    let stage = try ViewTestHarness { Owner() }
    #expect(evaluated(stage) == ["Owner", "Leaf", "Changer", "Shower"])
    stage.tap("other 0")
    #expect(evaluated(stage) == ["Leaf"])
    #expect(stage.find("other 1") != nil)
  }

  @Test func whoOnlyPassesABindingOnIsNotEvaluated() throws {
    let stage = try ViewTestHarness { Owner() }
    stage.tap("change")
    #expect(evaluated(stage) == ["Shower"])
    #expect(stage.find("shows 1") != nil)
  }

  @Test func aValueOfTheEnvironmentEvaluatesThoseThatAskForIt() throws {
    let stage = try ViewTestHarness { House() }
    stage.tap("in room 0")
    stage.tap("tune")
    #expect(evaluated(stage) == ["House", "ToneView"])
    #expect(stage.find("tone lower") != nil)
    #expect(stage.find("in room 1") != nil)
  }

  @Test func aColourOfTheEnvironmentEvaluatesNobodyInsideAnew() throws {
    let stage = try ViewTestHarness { TintedRow() }
    #expect(evaluatesLabel(stage))
    stage.tap("count 0")
    #expect(stage.find("count 1") != nil)
    #expect(!evaluatesLabel(stage))
  }

  @Test func aPropertyOfAnObservableObjectEvaluatesThoseThatReadIt() throws {
    let model = Model()
    let stage = try ViewTestHarness { ModelView(model: model) }
    model.count = 3
    stage.host.flush()
    #expect(evaluated(stage) == ["CountView"])
    model.title = "new"
    model.count = 4
    stage.host.flush()
    #expect(evaluated(stage).sorted() == ["CountView", "TitleView"])
    #expect(stage.find("title new") != nil && stage.find("count 4") != nil)
  }

  @Test func anObservedObjectEvaluatesThoseThatObserveIt() throws {
    let basket = Basket()
    let stage = try ViewTestHarness { Shop(basket: basket) }
    basket.items = 2
    stage.host.flush()
    #expect(evaluated(stage) == ["BasketView"])
    #expect(stage.find("items 2") != nil)
  }

  @Test func equatableViewsAreComparedByTheirOperator() throws {
    let stage = try ViewTestHarness { Numbers() }
    stage.tap("after next")
    #expect(evaluated(stage) == ["Numbers"])
    #expect(stage.find("number 0") != nil, "2 is as good as 0")
    stage.tap("next")
    #expect(evaluated(stage) == ["Numbers", "Parity"])
    #expect(stage.find("number 3") != nil)
  }

  @Test func nothingIsEvaluatedWhereNothingChanged() throws {
    let model = Model()
    let stage = try ViewTestHarness { TitleView(model: model) }
    let before = stage.host.updatePass
    model.count = 9
    stage.host.flush()
    #expect(stage.host.updatePass == before)
  }

  @Test func onlyWhatMovedIsPlacedAgain() throws {
    let stage = try ViewTestHarness {
      VStack {
        Leaf(name: "counter").frame(width: 200, height: 50)
        ForEach(0..<10) { row in
          HStack { ForEach(0..<10) { Text("\(row * 10 + $0)").padding(1) } }
        }
      }
    }
    let all = stage.host.placedNodes
    #expect(all > 200)
    stage.tap("counter 0")
    #expect(stage.find("counter 1") != nil)
    #expect(stage.host.placedNodes < 20, "the rows below stay where they are")
    stage.host.setNeedsLayout()
    stage.host.flush()
    #expect(stage.host.placedNodes == all)
  }

  @Test func whatIsCentredStaysWhereItIsBesideWhatGrowsAcross() throws {
    let stage = try ViewTestHarness {
      ScrollView {
        VStack {
          Leaf(name: "a counter").frame(height: 50)
          ForEach(0..<10) { row in
            HStack { ForEach(0..<10) { Text("\(row * 10 + $0)").font(.footnote) } }
          }
        }
      }
    }
    for _ in 0..<12 { stage.tap("a counter \(stage.all(.button)[0].label.split(separator: " ").last ?? "")") }
    #expect(stage.host.placedNodes < 20)
  }

  @Test func everythingIsPlacedAgainWhereItMoves() throws {
    let stage = try ViewTestHarness {
      VStack {
        Grower()
        ForEach(0..<10) { row in HStack { ForEach(0..<10) { Text("\(row * 10 + $0)") } } }
      }
    }
    let before = stage.frame("55")
    stage.tap("grow")
    #expect(stage.frame("55").minY == before.minY + 10)
    #expect(stage.host.placedNodes > 100)
  }

  @Test func theLookOfTheDeviceEvaluatesNoBodyThatDoesNotAsk() throws {
    let stage = try ViewTestHarness { Owner() }
    stage.host.environment.colorScheme = .dark
    stage.host.flush()
    #expect(evaluated(stage).isEmpty)
  }
}
