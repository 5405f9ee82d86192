import GalleyTree
import GalleyViews
import Testing

/// Every style that an app can write reads the environment of its control.
///
/// A toggle is read by its label whatever its style shows, so its style is not among them.
@MainActor @Suite struct StyleEnvironmentTests {
  /// The control of a protocol with `makeBody(configuration:)`, in a style that says what it reads.
  private func styled(_ name: String) -> AnyView? {
    switch name {
    case "ButtonStyle": AnyView(Button("b") {}.buttonStyle(Reading()))
    case "ControlGroupStyle": AnyView(ControlGroup { Text("c") }.controlGroupStyle(Reading()))
    case "DisclosureGroupStyle":
      AnyView(DisclosureGroup("d") { Text("e") }.disclosureGroupStyle(Reading()))
    case "GaugeStyle": AnyView(Gauge(value: 0.5) { Text("g") }.gaugeStyle(Reading()))
    case "GroupBoxStyle": AnyView(GroupBox("g") { Text("h") }.groupBoxStyle(Reading()))
    case "LabelStyle": AnyView(Label("l", systemImage: "star").labelStyle(Reading()))
    case "LabeledContentStyle": AnyView(LabeledContent("l", value: "v").labeledContentStyle(Reading()))
    case "PrimitiveButtonStyle": AnyView(Button("p") {}.buttonStyle(PrimitiveReading()))
    case "ProgressViewStyle": AnyView(ProgressView("p").progressViewStyle(Reading()))
    default: nil
    }
  }

  @Test(
    arguments: [
      "ButtonStyle", "ControlGroupStyle", "DisclosureGroupStyle", "GaugeStyle", "GroupBoxStyle", "LabelStyle",
      "LabeledContentStyle", "PrimitiveButtonStyle", "ProgressViewStyle",
    ], [true, false]) func aStyleReadsTheEnvironment(_ name: String, _ isEnabled: Bool) throws
  {
    let view = try #require(styled(name))
    let stage = try ViewTestHarness { view.disabled(!isEnabled) }
    #expect(stage.host.windows().contains { $0.mentions("enabled \(isEnabled)") })
  }

  @Test func aModifierReadsTheEnvironment() throws {
    let stage = try ViewTestHarness { Text("x").modifier(ReadingModifier()).disabled(true) }
    #expect(stage.find("enabled false") != nil)
  }
}

extension Element {
  /// Whether the words are those of an element here or below.
  fileprivate func mentions(_ words: String) -> Bool {
    label.contains(words) || children.contains { $0.mentions(words) }
  }
}

/// A style of everything.
private struct Reading: ButtonStyle, ControlGroupStyle, DisclosureGroupStyle, GaugeStyle, GroupBoxStyle,
  LabelStyle,
  LabeledContentStyle, ProgressViewStyle, ToggleStyle
{
  @Environment(\.isEnabled) private var isEnabled

  private var told: Text { Text(verbatim: "enabled \(isEnabled)") }

  func makeBody(configuration: ButtonStyleConfiguration) -> Text { told }
  func makeBody(configuration: ControlGroupStyleConfiguration) -> Text { told }
  func makeBody(configuration: DisclosureGroupStyleConfiguration) -> Text { told }
  func makeBody(configuration: GaugeStyleConfiguration) -> Text { told }
  func makeBody(configuration: GroupBoxStyleConfiguration) -> Text { told }
  func makeBody(configuration: LabelStyleConfiguration) -> Text { told }
  func makeBody(configuration: LabeledContentStyleConfiguration) -> Text { told }
  func makeBody(configuration: ProgressViewStyleConfiguration) -> Text { told }
  func makeBody(configuration: ToggleStyleConfiguration) -> Text { told }
}

private struct PrimitiveReading: PrimitiveButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> Text {
    Text(verbatim: "enabled \(isEnabled)")
  }
}

private struct ReadingModifier: ViewModifier {
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some View { Text(verbatim: "enabled \(isEnabled)") }
}
