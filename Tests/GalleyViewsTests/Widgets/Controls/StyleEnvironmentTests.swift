import Foundation
import SwiftUI
import Testing

/// Every style, modifier, transition and shape that an app can write reads the environment of its place.
@MainActor @Suite struct StyleEnvironmentTests {
  /// The view with something of a protocol's that notes what it reads.
  private func view(of name: String) -> AnyView? {
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
    case "Shape": AnyView(ReadingShape())
    case "TextFieldStyle": AnyView(TextField("f", text: .constant("")).textFieldStyle(ReadingField()))
    case "ToggleStyle": AnyView(Toggle("t", isOn: .constant(true)).toggleStyle(Reading()))
    case "Transition": AnyView(Door())
    case "ViewModifier": AnyView(Text("x").modifier(ReadingModifier()))
    default: nil
    }
  }

  /// What is read of the place of a view, once it was drawn and its door was opened.
  private func read(_ view: some View) throws -> String? {
    Note.text = nil
    let stage = try ViewTestHarness { view.environment(\.place, "here") }
    stage.tap("door")
    stage.advance(.milliseconds(100))
    _ = try stage.picture()
    return Note.text
  }

  /// The sources are the list of protocols, so that none is forgotten.
  @Test func `every protocol with a body of its own is walked`() throws {
    let protocols = try Self.protocolsWithBodies()
    #expect(protocols.count == 14, "\(protocols)")
    for name in protocols {
      let tried = try #require(view(of: name), "nothing of \(name) is tried")
      #expect(try read(tried) == "here", "\(name)")
    }
  }

  @Test func shapesReadWhereverTheyAreUsed() throws {
    let shape = ReadingShape()
    #expect(try read(shape.fill(.red)) == "here")
    #expect(try read(shape.stroke(.red, lineWidth: 2)) == "here")
    #expect(try read(shape.stroke(lineWidth: 2)) == "here")
    #expect(try read(shape.trim(from: 0, to: 0.5).rotation(.degrees(10))) == "here")
    #expect(try read(AnyShape(shape)) == "here")
    #expect(try read(Text("c").clipShape(shape)) == "here")
    #expect(try read(Text("b").background(.red, in: shape)) == "here")
    #expect(try read(Button("door") {}.contentShape(shape)) == "here")
  }

  @Test func transitionsWithinOthersRead() throws {
    let combined = ReadingTransition().combined(with: .opacity)
    #expect(try read(Door(transition: AnyTransition(combined))) == "here")
  }

  /// The public protocols that demand a function for a body or an outline.
  private static func protocolsWithBodies() throws -> [String] {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<5 { root = root.deletingLastPathComponent() }
    let folder = root.appendingPathComponent("Sources/Device/GalleyViews").path
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    var found: [String] = []
    for name in names where name.hasSuffix(".swift") {
      let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
      for match in text.matches(of: /public protocol ([A-Z]\w*)[^{\n]*\{\n/) {
        let requirements = text[match.range.upperBound...].prefix { $0 != "}" }
        if requirements.contains(/func (makeBody|_body|body|path)\(/) { found.append(String(match.1)) }
      }
    }
    return found.sorted()
  }
}

/// What was read last.
private enum Note {
  nonisolated(unsafe) static var text: String?
}

extension EnvironmentValues {
  /// The name of a place.
  @Entry fileprivate var place = "nowhere"
}

/// A style of everything.
private struct Reading: ButtonStyle, ControlGroupStyle, DisclosureGroupStyle, GaugeStyle, GroupBoxStyle,
  LabelStyle, LabeledContentStyle, ProgressViewStyle, ToggleStyle
{
  @Environment(\.place) private var place

  private var told: Text {
    Note.text = place
    return Text(verbatim: place)
  }

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
  @Environment(\.place) private var place

  func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> Text {
    Note.text = place
    return Text(verbatim: place)
  }
}

private struct ReadingField: TextFieldStyle {
  @Environment(\.place) private var place

  func _body(configuration: TextField<_Label>) -> some View {
    Note.text = place
    return configuration
  }
}

private struct ReadingModifier: ViewModifier {
  @Environment(\.place) private var place

  func body(content: Content) -> some View {
    Note.text = place
    return content
  }
}

private struct ReadingTransition: Transition {
  @Environment(\.place) private var place

  func body(content: Content, phase: TransitionPhase) -> some View {
    Note.text = place
    return content.opacity(phase.isIdentity ? 1 : 0)
  }
}

/// A shape is read while a window draws itself, on the main actor.
private struct ReadingShape: Shape, @unchecked Sendable {
  @Environment(\.place) private var place

  func path(in rect: CGRect) -> Path {
    Note.text = place
    return Path(ellipseIn: rect)
  }
}

/// A button that brings a text in by a transition.
private struct Door: View {
  var transition = AnyTransition(ReadingTransition())
  @State private var isOpen = false

  var body: some View {
    VStack {
      Button("door") { withAnimation(.linear(duration: 1)) { isOpen = true } }
      if isOpen { Text("in").transition(transition) }
    }
  }
}
