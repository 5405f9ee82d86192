import ContentBuilders
// Without the element tree, whose `Configuration` would hide that of the styles.
import GalleyViews

extension ContentBuilderCase {
  /// The builders that end where the view stands: their views are those of the stack around.
  static let bodies = [
    ContentBuilderCase("View.body", .column) { frames in Pair(frames: frames) },
    ContentBuilderCase("ViewModifier.body", .column) { frames in
      MeasuredText("upper", frames).modifier(Appending(frames: frames))
    },
    ContentBuilderCase("Transition.body", .column) { frames in
      AppendingTransition(frames: frames).apply(content: MeasuredText("upper", frames), phase: .identity)
    },
    ContentBuilderCase("_VariadicView_ViewRoot.body", .column) { frames in
      _VariadicView.Tree(Passing()) { Pair(frames: frames) }
    },
    ContentBuilderCase("PrimitiveButtonStyle.makeBody", .column) { frames in
      Button("a") {}.buttonStyle(PairStyle(frames: frames))
    },
    ContentBuilderCase("ControlGroupStyle.makeBody", .column) { frames in
      ControlGroup { Text("a") }.controlGroupStyle(PairStyle(frames: frames))
    },
    ContentBuilderCase("DisclosureGroupStyle.makeBody", .column) { frames in
      DisclosureGroup("a") { Text("b") }.disclosureGroupStyle(PairStyle(frames: frames))
    },
    ContentBuilderCase("GaugeStyle.makeBody", .column) { frames in
      Gauge(value: 0.5) { Text("a") }.gaugeStyle(PairStyle(frames: frames))
    },
    ContentBuilderCase("GroupBoxStyle.makeBody", .column) { frames in
      GroupBox { Text("a") }.groupBoxStyle(PairStyle(frames: frames))
    },
    ContentBuilderCase("LabelStyle.makeBody", .column) { frames in
      Label("a", systemImage: "star").labelStyle(PairStyle(frames: frames))
    },
    ContentBuilderCase("LabeledContentStyle.makeBody", .column) { frames in
      LabeledContent("a") { Text("b") }.labeledContentStyle(PairStyle(frames: frames))
    },
    ContentBuilderCase("ProgressViewStyle.makeBody", .column) { frames in
      ProgressView(value: 0.5).progressViewStyle(PairStyle(frames: frames))
    },
    ContentBuilderCase("TextFieldStyle._body", .column) { frames in
      TextField("a", text: .constant("")).textFieldStyle(PairStyle(frames: frames))
    },
    ContentBuilderCase("ToggleStyle.makeBody", .column) { frames in
      Toggle("a", isOn: .constant(true)).toggleStyle(PairStyle(frames: frames))
    },
  ]
}

/// A modifier that adds a view after another.
private struct Appending: ViewModifier {
  let frames: MeasuredFrames

  func body(content: Content) -> some View {
    content
    MeasuredText("lower", frames)
  }
}

/// A transition that adds a view after another.
private struct AppendingTransition: Transition {
  let frames: MeasuredFrames

  func body(content: Content, phase: TransitionPhase) -> some View {
    content
    MeasuredText("lower", frames)
  }
}

/// A container that passes its views on.
private struct Passing: _VariadicView.MultiViewRoot {
  func body(children: _VariadicView.Children) -> some View { children }
}

/// A style of buttons with two views.
struct PairButtonStyle: ButtonStyle {
  let frames: MeasuredFrames

  func makeBody(configuration: Configuration) -> some View { Pair(frames: frames) }
}

/// A style with two views, of any control that passes its place on to its style.
private struct PairStyle: PrimitiveButtonStyle, ControlGroupStyle, DisclosureGroupStyle, GaugeStyle,
  GroupBoxStyle, LabelStyle, LabeledContentStyle, ProgressViewStyle, TextFieldStyle, ToggleStyle
{
  typealias Body = Pair

  let frames: MeasuredFrames

  func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> Pair { Pair(frames: frames) }
  func makeBody(configuration: ControlGroupStyleConfiguration) -> Pair { Pair(frames: frames) }
  func makeBody(configuration: DisclosureGroupStyleConfiguration) -> Pair { Pair(frames: frames) }
  func makeBody(configuration: GaugeStyleConfiguration) -> Pair { Pair(frames: frames) }
  func makeBody(configuration: GroupBoxStyleConfiguration) -> Pair { Pair(frames: frames) }
  func makeBody(configuration: LabelStyleConfiguration) -> Pair { Pair(frames: frames) }
  func makeBody(configuration: LabeledContentStyleConfiguration) -> Pair { Pair(frames: frames) }
  func makeBody(configuration: ProgressViewStyleConfiguration) -> Pair { Pair(frames: frames) }
  func makeBody(configuration: ToggleStyleConfiguration) -> Pair { Pair(frames: frames) }
  func _body(configuration: TextField<_TextFieldStyleLabel>) -> Pair { Pair(frames: frames) }
}
