import Combine
import Foundation
import GalleyImage
import GalleyTree
import Observation
import SwiftUI
import Testing
import os

@Observable private final class Basket {
  var count = 1
}

private final class Meter: ObservableObject {
  @Published var level = 1
}

private struct Padded: ViewModifier {
  func body(content: Content) -> some View { content.padding(10).accessibilityIdentifier("padded") }
}

private struct BasketLabel: View {
  @Environment(Basket.self) private var basket
  @Environment(Basket.self) private var perhaps: Basket?

  var body: some View { Button("count \(basket.count)") { perhaps?.count += 1 } }
}

private struct MeterLabel: View {
  @StateObject private var own = Meter()
  @EnvironmentObject var shared: Meter

  var body: some View { Button("own \(own.level), shared \(shared.level)") { own.level += 1 } }
}

private struct CounterPreviews: PreviewProvider {
  static var previews: some View {
    Text("one").previewLayout(.fixed(width: 100, height: 50)).previewDisplayName("One")
      .previewDevice("iPhone 15")
  }
}

#Preview("macro") { Text("from a macro") }

private struct StartingAt: View {
  @State private var number: Int

  init(_ number: Int) { _number = State(initialValue: number) }

  var body: some View { Button("number \(number)") { number += 1 } }
}

private struct EnvironmentLabel<Value>: View {
  @Environment private var value: Value
  private let name: String

  init(_ name: String, _ path: KeyPath<EnvironmentValues, Value>) {
    _value = Environment(path)
    self.name = name
  }

  var body: some View { Text("\(name) \(String(describing: value))") }
}

private struct Stored: View {
  @AppStorage("visits") private var visits = 3

  var body: some View { Button("visits \(visits)") { visits += 1 } }
}

private struct Focusing: View {
  enum Field { case first, second }
  @FocusState private var field: Field?
  @State private var text = ""
  var start: Field?

  var body: some View {
    VStack {
      TextField("first", text: $text).focused($field, equals: .first)
      TextField("second", text: $text).focused($field, equals: .second)
      Button("next") { field = .second }
      Text("at \(field.map { "\($0)" } ?? "none")")
    }
    .defaultFocus($field, .first)
  }
}

private struct TitleKey: FocusedValueKey {
  typealias Value = String
}

extension FocusedValues {
  fileprivate var title: String? {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }
}

private struct FocusedTitle: View {
  @FocusedValue(\.title) private var title

  var body: some View { Text("focused \(title ?? "none")") }
}

extension EnvironmentValues {
  @Entry fileprivate var pace = 2
}

private struct Leaving: View {
  @Environment(\.presentationMode) private var mode

  var body: some View { Button("leave") { mode.wrappedValue.dismiss() } }
}

private struct Presenting: View {
  @State private var isShown = true

  var body: some View { Text("root").sheet(isPresented: $isShown) { Leaving() } }
}

private struct Moving: View {
  @State private var isWide = false
  let change: (Binding<Bool>) -> Void

  var body: some View {
    Color.red.frame(width: isWide ? 100 : 20, height: 20).accessibilityElement().accessibilityLabel("box")
      .onTapGesture { change($isWide) }
  }
}

/// Names of programs, state and the environment.
@MainActor @Suite struct StateUsageTests {
  @Test("PreviewProvider") func previewProvider() throws {
    let stage = try ViewTestHarness { CounterPreviews.previews }
    #expect(stage.find("one") != nil)
  }

  @Test("preview modifiers (previewLayout/device/displayName)") func previewModifiers() throws {
    let plain = try ViewTestHarness { Text("one") }
    let stage = try ViewTestHarness { CounterPreviews.previews }
    #expect(stage.frame("one") == plain.frame("one"), "they change nothing of the view")
  }

  @Test("#Preview macro") func previewMacro() throws {
    #expect(try ViewTestHarness { Text("from a macro") }.find("from a macro") != nil)
  }

  @Test("ViewModifier protocol + modifier()") func viewModifier() throws {
    let stage = try ViewTestHarness {
      Color.red.frame(width: 20, height: 20).modifier(Padded()).border(.black)
    }
    #expect(try stage.color(187, 300).red > 200)
    let text = try ViewTestHarness { Text("a").modifier(Padded()) }
    #expect(text.find("padded")?.label == "a")
  }

  @Test("Environment(Observable type)") func observableEnvironment() throws {
    let stage = try ViewTestHarness { BasketLabel().environment(Basket()) }
    stage.tap("count 1")
    stage.advance(.seconds(1))
    #expect(stage.find("count 2") != nil)
  }

  @Test("ObservableObject family (Combine)") func observableObject() throws {
    let stage = try ViewTestHarness { MeterLabel().environmentObject(Meter()) }
    stage.tap("own 1, shared 1")
    stage.advance(.seconds(1))
    #expect(stage.find("own 2, shared 1") != nil)
  }

  @Test("onChange(of:)") func onChange() throws {
    struct Watching: View {
      @State private var count = 0
      @State private var words = "none"

      var body: some View {
        Button("tap") { count += 1 }.onChange(of: count) { old, new in words = "\(old) to \(new)" }
        Text(words)
      }
    }
    let stage = try ViewTestHarness { VStack { Watching() } }
    stage.tap("tap")
    stage.advance(.seconds(1))
    #expect(stage.find("0 to 1") != nil)
  }

  @Test("task") func task() async throws {
    struct Loading: View {
      @State private var words = "loading"

      var body: some View { Text(words).task { words = "loaded" } }
    }
    let stage = try ViewTestHarness { Loading() }
    for _ in 0..<100 where stage.find("loaded") == nil {
      await Task.yield()
      stage.host.flush()
    }
    #expect(stage.find("loaded") != nil)
  }

  @Test("onReceive") func onReceive() throws {
    struct Receiving: View {
      @State private var number = 0
      let subject: PassthroughSubject<Int, Never>

      var body: some View { Text("got \(number)").onReceive(subject) { number = $0 } }
    }
    let subject = PassthroughSubject<Int, Never>()
    let stage = try ViewTestHarness { Receiving(subject: subject) }
    subject.send(7)
    stage.advance(.seconds(1))
    #expect(stage.find("got 7") != nil)
  }

  @Test("Combine publishers (subjects, sink, Timer.publish)") func publishers() throws {
    let subject = CurrentValueSubject<Int, Never>(1)
    var seen: [Int] = []
    let sink = subject.map { $0 * 2 }.sink { seen.append($0) }
    subject.send(4)
    #expect(seen == [2, 8])
    sink.cancel()
    let timer: AnyPublisher<Date, Never> = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      .eraseToAnyPublisher()
    #expect(try ViewTestHarness { Text("clock").onReceive(timer) { _ in } }.find("clock") != nil)
  }

  @Test("id(_:)") func id() throws {
    struct Renewed: View {
      @State private var round = 0

      var body: some View {
        Button("renew") { round += 1 }
        StartingAt(5).id(round)
      }
    }
    let stage = try ViewTestHarness { VStack { Renewed() } }
    stage.tap("number 5")
    stage.advance(.seconds(1))
    #expect(stage.find("number 6") != nil)
    stage.tap("renew")
    stage.advance(.seconds(1))
    #expect(stage.find("number 5") != nil, "another identity begins anew")
  }

  @Test("State(initialValue:)") func initialValue() throws {
    #expect(try ViewTestHarness { StartingAt(9) }.find("number 9") != nil)
  }

  @Test("env: accessibility settings") func accessibilitySettings() throws {
    let stage = try ViewTestHarness { EnvironmentLabel("motion", \.accessibilityReduceMotion) }
    #expect(stage.find("motion false") != nil)
  }

  @Test("@FocusState / focused()") func focusState() throws {
    let stage = try ViewTestHarness { Focusing() }
    stage.tap("next")
    stage.advance(.seconds(1))
    #expect(stage.find("at second") != nil)
  }

  @Test("defaultFocus / focusable / focusScope") func defaultFocus() throws {
    let stage = try ViewTestHarness { Focusing() }
    stage.advance(.seconds(1))
    #expect(stage.find("at first") != nil)
    #expect(stage.all(.textField).first?.isFocused == true)
  }

  @Test("focusedValue") func focusedValue() throws {
    let stage = try ViewTestHarness {
      VStack {
        FocusedTitle()
        Focusing().focusedValue(\.title, "letter")
      }
    }
    stage.tap("next")
    stage.advance(.seconds(1))
    #expect(stage.find("focused letter") != nil)
  }

  @Test("@AppStorage") func appStorage() throws {
    let stage = try ViewTestHarness { VStack { Stored() } }
    stage.tap("visits 3")
    stage.advance(.seconds(1))
    #expect(stage.find("visits 4") != nil)
  }

  @Test("env: size classes") func sizeClasses() throws {
    let stage = try ViewTestHarness(environment: { $0.horizontalSizeClass = .compact }) {
      EnvironmentLabel("across", \.horizontalSizeClass)
    }
    #expect(stage.elements.contains { $0.label.contains("compact") })
  }

  @Test("env: scenePhase") func scenePhase() throws {
    #expect(try ViewTestHarness { EnvironmentLabel("phase", \.scenePhase) }.find("phase active") != nil)
  }

  @Test("env: locale/calendar/timeZone") func locale() throws {
    let stage = try ViewTestHarness {
      EnvironmentLabel("language", \.locale.language.languageCode?.identifier).environment(
        \.locale, Locale(identifier: "de_DE"))
    }
    #expect(stage.elements.contains { $0.label.contains("\"de\"") })
  }

  @Test("env: misc (controlSize, pixelLength …)") func miscellaneous() throws {
    let stage = try ViewTestHarness(scale: 2) {
      VStack {
        EnvironmentLabel("pixel", \.pixelLength)
        EnvironmentLabel("size", \.controlSize).controlSize(.small)
      }
    }
    #expect(stage.find("pixel 0.5") != nil && stage.find("size small") != nil)
  }

  @Test("env: presentationMode") func presentationMode() throws {
    let stage = try ViewTestHarness { Presenting() }
    stage.advance(.seconds(1))
    stage.tap("leave")
    stage.advance(.seconds(2))
    #expect(stage.find("leave") == nil && stage.find("root") != nil)
  }

  @Test("transaction / withTransaction") func transaction() throws {
    let stage = try ViewTestHarness {
      Moving { isWide in
        var transaction = Transaction(animation: .linear(duration: 1))
        transaction.disablesAnimations = false
        withTransaction(transaction) { isWide.wrappedValue = true }
      }
    }
    stage.tap("box")
    stage.advance(.milliseconds(500))
    let middle = stage.frame("box").width
    #expect(middle >= 20)
    stage.advance(.seconds(2))
    #expect(stage.frame("box").width == 100)
  }

  @Test("Binding.transaction/animation") func animatedBinding() throws {
    let stage = try ViewTestHarness { Moving { $0.animation(.linear(duration: 1)).wrappedValue = true } }
    stage.tap("box")
    stage.advance(.seconds(2))
    #expect(stage.frame("box").width == 100)
  }

  @Test("@Entry macro") func entry() throws {
    let stage = try ViewTestHarness {
      VStack {
        EnvironmentLabel("pace", \.pace)
        EnvironmentLabel("set", \.pace).environment(\.pace, 5)
      }
    }
    #expect(stage.find("pace 2") != nil && stage.find("set 5") != nil)
  }

  @Test("onAppear(nil)") func onAppearOfNothing() throws {
    let stage = try ViewTestHarness { Text("quiet").onAppear(perform: nil).onDisappear(perform: nil) }
    #expect(stage.find("quiet") != nil)
  }

  @Test("os.Logger") func logger() throws {
    struct Logging: View {
      var body: some View {
        Text("logged").onAppear { Logger(subsystem: "app", category: "views").info("shown \(1)") }
      }
    }
    #expect(try ViewTestHarness { Logging() }.find("logged") != nil)
  }
}
