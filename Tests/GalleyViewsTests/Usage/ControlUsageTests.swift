import Foundation
import GalleyImage
import GalleyTree
import SwiftUI
import Testing

private struct BoxedButtonStyle: ButtonStyle {
  func makeBody(configuration: ButtonStyleConfiguration) -> some View {
    configuration.label.frame(width: 90, height: 40).background(configuration.isPressed ? .red : .blue)
  }
}

private struct DoubleTapButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
    configuration.label.onTapGesture(count: 2) { configuration.trigger() }
  }
}

private struct StackedLabelStyle: LabelStyle {
  func makeBody(configuration: LabelStyleConfiguration) -> some View {
    VStack(spacing: 0) {
      configuration.icon
      configuration.title
    }
  }
}

private struct CheckToggleStyle: ToggleStyle {
  func makeBody(configuration: ToggleStyleConfiguration) -> some View {
    Button(configuration.isOn ? "on" : "off") { configuration.isOn.toggle() }
  }
}

private struct BarProgressStyle: ProgressViewStyle {
  func makeBody(configuration: ProgressViewStyleConfiguration) -> some View {
    Text("done \(Int((configuration.fractionCompleted ?? 0) * 100))")
  }
}

private struct ColumnLabeledContentStyle: LabeledContentStyle {
  func makeBody(configuration: LabeledContentStyleConfiguration) -> some View {
    VStack(spacing: 0) {
      configuration.label
      configuration.content
    }
  }
}

private struct PlainGroupBoxStyle: GroupBoxStyle {
  func makeBody(configuration: GroupBoxStyleConfiguration) -> some View {
    VStack(spacing: 0) {
      configuration.content
      configuration.label
    }
  }
}

/// A view with a value of its own, which a test reads as the label `is …`.
private struct Holding<Value, Content: View>: View {
  @State var value: Value
  @ViewBuilder let content: (Binding<Value>) -> Content

  var body: some View {
    VStack {
      content($value)
      Text("is \(String(describing: value))")
    }
  }
}

/// Names of controls.
@MainActor @Suite struct ControlUsageTests {
  @MainActor private final class Log {
    var events: [String] = []
  }

  private func settled(_ view: some View) throws -> ViewTestHarness {
    let stage = try ViewTestHarness { view }
    stage.advance(.seconds(1))
    return stage
  }

  private func tap(_ name: String, on stage: ViewTestHarness) {
    stage.tap(name)
    stage.advance(.seconds(1))
  }

  @Test("ButtonStyle / PrimitiveButtonStyle protocols") func buttonStyles() throws {
    let log = Log()
    let stage = try settled(
      VStack {
        Button("boxed") { log.events.append("boxed") }.buttonStyle(BoxedButtonStyle())
        Button("twice") { log.events.append("twice") }.buttonStyle(DoubleTapButtonStyle())
      })
    #expect(stage.frame("boxed").size == CGSize(width: 90, height: 40))
    tap("boxed", on: stage)
    stage.tap("twice")
    stage.tap("twice")
    stage.advance(.seconds(1))
    #expect(log.events == ["boxed", "twice"])
  }

  @Test("LabelStyle protocol / labelStyle") func labelStyle() throws {
    let label = Label("title", systemImage: "star")
    let stage = try settled(label.labelStyle(StackedLabelStyle()))
    #expect(stage.all(.image)[0].frame.maxY <= stage.frame("title").minY + 1)
    #expect(try settled(label.labelStyle(.titleOnly)).all(.image).isEmpty)
  }

  @Test("named *Style types (PlainButtonStyle() …)") func namedStyles() throws {
    let stage = try settled(
      VStack {
        Button("plain") {}.buttonStyle(PlainButtonStyle())
        Button("bordered") {}.buttonStyle(BorderedButtonStyle())
        Picker("choice", selection: .constant(1)) { Text("one").tag(1) }.pickerStyle(SegmentedPickerStyle())
        TextField("text", text: .constant("")).textFieldStyle(RoundedBorderTextFieldStyle())
      })
    #expect(stage.frame("bordered").height > stage.frame("plain").height)
    #expect(stage.all(.segmentedControl).count == 1)
  }

  @Test("ToggleStyle protocol / toggleStyle") func toggleStyle() throws {
    let stage = try settled(Holding(value: false) { Toggle("a", isOn: $0).toggleStyle(CheckToggleStyle()) })
    #expect(stage.find("a")?.type == .switch && stage.find("a")?.value == "0")
    tap("a", on: stage)
    #expect(stage.find("a")?.value == "1" && stage.find("is true") != nil)
    #expect(try settled(Toggle("b", isOn: .constant(true)).toggleStyle(.button)).all(.switch).isEmpty)
  }

  @Test("Button/Toggle/Menu/Picker(title, systemImage:)") func titlesWithSymbols() throws {
    let stage = try settled(
      VStack {
        Button("button", systemImage: "star") {}
        Toggle("toggle", systemImage: "star", isOn: .constant(true))
        Menu("menu", systemImage: "star") { Button("item") {} }
        Picker("picker", systemImage: "star", selection: .constant(1)) { Text("one").tag(1) }
      })
    for name in ["button", "toggle", "menu"] { #expect(stage.find(name) != nil, "\(name)") }
  }

  @Test("DatePicker / ColorPicker") func pickers() throws {
    let date = Date(timeIntervalSince1970: 0)
    let stage = try settled(
      VStack {
        DatePicker("when", selection: .constant(date), displayedComponents: .date)
        DatePicker("graph", selection: .constant(date)).datePickerStyle(.graphical)
        ColorPicker("which", selection: .constant(.red))
      })
    #expect(stage.elements.contains { $0.label.contains("when") })
    #expect(stage.elements.contains { $0.label.contains("which") })
    #expect(stage.all(.button).count > 10, "the days of a month")
  }

  @Test("buttonBorderShape") func borderShape() throws {
    let button = Button("a wide button") {}.buttonStyle(.borderedProminent)
    let capsule = try settled(button.buttonBorderShape(.capsule))
    let frame = capsule.frame("a wide button")
    let white = try capsule.color(0, 0)
    #expect(try capsule.color(frame.minX + 2, frame.minY + 2) == white)
    #expect(try capsule.color(frame.midX, frame.minY + 2) != white)
  }

  @Test("View.onSubmit") func onSubmit() throws {
    let log = Log()
    let stage = try settled(
      Holding(value: "") { text in
        TextField("field", text: text).accessibilityIdentifier("field").onSubmit { log.events.append("sent") }
      })
    tap("field", on: stage)
    stage.type("a")
    _ = stage.host.press(.enter)
    stage.advance(.seconds(1))
    #expect(log.events == ["sent"] && stage.find("is a") != nil)
  }

  @Test("SecureField") func secureField() throws {
    let stage = try settled(SecureField("secret", text: .constant("word")))
    let field = try #require(stage.all(.secureTextField).first)
    #expect(field.value?.text.contains("word") == false)
  }

  @Test("progressViewStyle") func progressViewStyle() throws {
    let bar = ProgressView("work", value: 0.5)
    #expect(try settled(bar.progressViewStyle(BarProgressStyle())).find("done 50") != nil)
    let circle = try settled(ProgressView().progressViewStyle(.circular))
    let frame = try #require(
      (circle.all(.activityIndicator) + circle.all(.progressIndicator)).first
    ).frame
    #expect(abs(frame.width - frame.height) <= 1)
  }

  @Test("ProgressView(value:) / label builder / Gauge") func progress() throws {
    let stage = try settled(
      VStack {
        ProgressView(value: 0.25) { Text("labelled") }
        Gauge(value: 0.5) { Text("speed") }
      })
    let bars = stage.all(.progressIndicator)
    #expect(bars.count == 2 && bars.contains { $0.value?.text == "25%" })
  }

  @Test("buttonStyle(.borderless)") func borderless() throws {
    let stage = try settled(Button("plain") {}.buttonStyle(.borderless))
    let bordered = try settled(Button("plain") {}.buttonStyle(.bordered))
    #expect(stage.frame("plain").height < bordered.frame("plain").height)
  }

  @Test("controlSize") func controlSize() throws {
    func height(_ size: ControlSize) throws -> Double {
      try settled(Button("b") {}.buttonStyle(.bordered).controlSize(size)).frame("b").height
    }
    #expect(try height(.mini) < height(.large))
  }

  @Test("ShareLink") func shareLink() throws {
    let address = try #require(URL(string: "https://example.org"))
    let stage = try settled(ShareLink("share", item: address))
    #expect(stage.find("share")?.type == .button)
  }

  @Test("Picker(selection:label:) legacy") func olderPicker() throws {
    let stage = try settled(
      Holding(value: 1) { number in
        Picker(selection: number, label: Text("older")) {
          Text("one").tag(1)
          Text("two").tag(2)
        }
        .pickerStyle(.segmented)
      })
    tap("two", on: stage)
    #expect(stage.find("is 2") != nil)
  }

  @Test("Slider legacy inits") func olderSlider() throws {
    let stage = try settled(
      Slider(
        value: .constant(5), in: 0...10, step: 1, onEditingChanged: { _ in },
        minimumValueLabel: Text("least"),
        maximumValueLabel: Text("most")
      ) { Text("older") })
    #expect(stage.all(.slider).first?.value?.text.contains("50") == true)
  }

  @Test("GroupBox / ControlGroup") func groups() throws {
    let stage = try settled(
      VStack {
        GroupBox("box") { Text("inside") }
        ControlGroup {
          Button("one") {}
          Button("two") {}
        }
      })
    #expect(stage.frame("inside").minY > stage.frame("box").maxY - 1)
    #expect(stage.frame("one").midY == stage.frame("two").midY)
    let plain = try settled(GroupBox("box") { Text("inside") }.groupBoxStyle(PlainGroupBoxStyle()))
    #expect(plain.frame("inside").maxY <= plain.frame("box").minY + 1)
  }

  @Test("labeledContentStyle / textEditorStyle …") func otherStyles() throws {
    let stage = try settled(
      VStack {
        LabeledContent("name", value: "value").labeledContentStyle(ColumnLabeledContentStyle())
        TextEditor(text: .constant("text")).textEditorStyle(.plain).frame(height: 80)
      })
    #expect(stage.frame("name").maxY <= stage.frame("value").minY + 1)
    #expect(stage.all(.textView).first?.value?.text == "text")
  }

  @Test("Menu / contextMenu") func menus() throws {
    let log = Log()
    let stage = try settled(
      VStack {
        Menu("menu") { Button("first") { log.events.append("first") } }
        Text("pressed").contextMenu { Button("second") { log.events.append("second") } }
      })
    tap("menu", on: stage)
    tap("first", on: stage)
    let frame = stage.frame("pressed")
    stage.host.secondaryClick(at: CGPoint(x: frame.midX, y: frame.midY))
    stage.advance(.seconds(1))
    tap("second", on: stage)
    #expect(log.events == ["first", "second"])
  }

  @Test("menuStyle/menuOrder/menuIndicator") func menuLooks() throws {
    let stage = try settled(
      Menu("menu") {
        Button("first") {}
        Button("second") {}
      }
      .menuStyle(.button).buttonStyle(.bordered).menuOrder(.fixed).menuIndicator(.hidden))
    tap("menu", on: stage)
    #expect(stage.frame("first").minY < stage.frame("second").minY)
  }

  @Test("keyboardShortcut / onKeyPress") func keys() throws {
    let log = Log()
    let stage = try settled(Button("save") { log.events.append("saved") }.keyboardShortcut("s"))
    #expect(stage.find("save") != nil)
    let focused = Holding(value: 0) { number in
      TextField("field", text: .constant("")).accessibilityIdentifier("field")
        .onKeyPress("x") {
          number.wrappedValue += 1
          return .handled
        }
    }
    let typed = try settled(focused)
    tap("field", on: typed)
    typed.type("x")
    typed.advance(.seconds(1))
    #expect(typed.find("is 1") != nil)
  }

  @Test("accentColor(_:)") func accentColor() throws {
    let stage = try settled(Button("a wide button") {}.buttonStyle(.borderedProminent).accentColor(.green))
    let frame = stage.frame("a wide button")
    let color = try stage.color(frame.midX, frame.minY + 2)
    #expect(color.green > color.red && color.green > color.blue)
  }

  @Test("AsyncImage") func asyncImage() throws {
    let stage = try settled(
      AsyncImage(url: nil) {
        $0.resizable()
      } placeholder: {
        Text("waiting")
      })
    #expect(stage.find("waiting") != nil)
  }
}
