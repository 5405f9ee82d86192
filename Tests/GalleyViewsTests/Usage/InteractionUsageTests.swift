import Foundation
import GalleyTree
import SwiftUI
import Testing

private struct Dragging: View {
  @GestureState private var offset = CGSize.zero
  @State private var last = 0.0

  var body: some View {
    VStack {
      Color.red.frame(width: 100, height: 100).accessibilityElement().accessibilityLabel("box")
        .gesture(
          DragGesture().updating($offset) { value, state, _ in state = value.translation }
            .onEnded { last = $0.translation.width })
      Text("now \(Int(offset.width)), last \(Int(last))")
    }
  }
}

private struct Growing: View {
  @State private var isWide = false

  var body: some View {
    Button("grow") { withAnimation(.linear(duration: 1)) { isWide.toggle() } }
    Color.red.frame(width: isWide ? 100 : 20, height: 20).accessibilityElement().accessibilityLabel("box")
  }
}

private struct Appearing: View {
  @State private var isShown = false

  var body: some View {
    Button("show") { withAnimation { isShown.toggle() } }
    if isShown { Text("shown").transition(.opacity.combined(with: .slide)) }
  }
}

private struct PlatformLabel: UIViewRepresentable {
  let text: String

  func makeUIView(context: Context) -> UILabel { UILabel() }

  func updateUIView(_ view: UILabel, context: Context) { view.text = text }
}

private struct Speaking: View {
  @AccessibilityFocusState private var isFocused: Bool

  var body: some View {
    Text("spoken").accessibilityFocused($isFocused)
    Button("focus") { isFocused = true }
  }
}

/// Names of gestures, motion, accessibility and UIKit.
@MainActor @Suite struct InteractionUsageTests {
  @MainActor private final class Log {
    var events: [String] = []
  }

  private func settled(_ view: some View) throws -> ViewTestHarness {
    let stage = try ViewTestHarness { VStack { view } }
    stage.advance(.seconds(1))
    return stage
  }

  private func middle(_ name: String, _ stage: ViewTestHarness) -> CGPoint {
    CGPoint(x: stage.frame(name).midX, y: stage.frame(name).midY)
  }

  @Test("Animation / withAnimation / animation()") func animations() throws {
    let stage = try settled(Growing())
    stage.tap("grow")
    stage.advance(.seconds(2))
    #expect(stage.frame("box").width == 100)
  }

  @Test("transition / AnyTransition") func transitions() throws {
    let stage = try settled(Appearing())
    stage.tap("show")
    stage.advance(.seconds(2))
    #expect(stage.find("shown") != nil)
    stage.tap("show")
    stage.advance(.seconds(2))
    #expect(stage.find("shown") == nil)
  }

  @Test("phaseAnimator / keyframeAnimator") func animators() throws {
    let stage = try settled(
      VStack {
        Text("phases").phaseAnimator([0.5, 1], trigger: 1) { view, phase in view.opacity(phase) }
        Text("keys").keyframeAnimator(initialValue: 1.0, trigger: 1) { view, scale in
          view.scaleEffect(scale)
        } keyframes: { _ in
          LinearKeyframe(2, duration: 0.5)
        }
      })
    #expect(stage.find("phases") != nil && stage.frame("keys").width > 10)
  }

  @Test("contentTransition") func contentTransition() throws {
    let stage = try settled(Text("12").contentTransition(.numericText()))
    #expect(stage.find("12") != nil)
  }

  @Test("gestures (DragGesture, gesture(), …)") func gestures() throws {
    let stage = try settled(Dragging())
    stage.drag(from: middle("box", stage), by: CGVector(dx: 40, dy: 0), over: .milliseconds(300))
    stage.advance(.seconds(1))
    #expect(stage.find("now 0, last 40") != nil)
  }

  @Test("@GestureState") func gestureState() throws {
    let stage = try settled(Dragging())
    let start = middle("box", stage)
    stage.host.touch(.began, at: start)
    stage.advance(.milliseconds(50))
    for step in 1...4 {
      stage.host.touch(.moved, at: CGPoint(x: start.x + Double(step) * 10, y: start.y))
      stage.advance(.milliseconds(16))
    }
    #expect(stage.find("now 40, last 0") != nil)
    stage.host.touch(.ended, at: CGPoint(x: start.x + 40, y: start.y))
  }

  @Test("onTapGesture(count:/location)") func taps() throws {
    let log = Log()
    let stage = try settled(
      Color.red.frame(width: 100, height: 100).accessibilityElement().accessibilityLabel("box")
        .onTapGesture(count: 1, coordinateSpace: .local) { place in
          log.events.append("\(Int(place.x)), \(Int(place.y))")
        })
    stage.tap("box")
    stage.advance(.seconds(1))
    #expect(log.events == ["50, 50"])
  }

  @Test("onLongPressGesture(minimumDuration:…)") func longPress() throws {
    let log = Log()
    let stage = try settled(
      Text("press").onLongPressGesture(minimumDuration: 0.5, maximumDistance: 10) {
        log.events.append("pressed")
      } onPressingChanged: {
        log.events.append("\($0)")
      })
    stage.host.touch(.began, at: middle("press", stage))
    stage.advance(.seconds(1))
    stage.host.touch(.ended, at: middle("press", stage))
    stage.advance(.seconds(1))
    #expect(log.events.contains("pressed") && log.events.first == "true")
  }

  @Test("allowsHitTesting") func hitTesting() throws {
    let log = Log()
    let stage = try settled(
      ZStack {
        Button("below") { log.events.append("below") }
        Color.red.opacity(0.1).onTapGesture { log.events.append("above") }.allowsHitTesting(false)
      })
    stage.tap("below")
    stage.advance(.seconds(1))
    #expect(log.events == ["below"])
  }

  @Test("hoverEffect / onHover") func hover() throws {
    let log = Log()
    let stage = try settled(Text("target").onHover { log.events.append("\($0)") }.hoverEffect(.lift))
    stage.host.hover(at: middle("target", stage))
    #expect(log.events == ["true"])
  }

  @Test("AccessibilityTraits .isButton/.isHeader/…") func traits() throws {
    let stage = try settled(
      VStack {
        Text("head").accessibilityAddTraits(.isHeader)
        Text("pressed").accessibilityAddTraits(.isButton)
      })
    #expect(stage.find("head")?.traits.contains(.header) == true)
    #expect(stage.find("pressed")?.traits.contains(.button) == true || stage.find("pressed")?.type == .button)
  }

  @Test("accessibilityRemoveTraits") func removedTraits() throws {
    let stage = try settled(
      Text("plain").accessibilityAddTraits([.isHeader, .isSelected]).accessibilityRemoveTraits(.isHeader))
    #expect(stage.find("plain")?.traits.contains(.header) == false && stage.find("plain")?.isSelected == true)
  }

  @Test("accessibilityHint") func hint() throws {
    let stage = try settled(Text("label").accessibilityHint("says more"))
    #expect(stage.find("label")?.label == "label", "a hint is not a part of the label")
  }

  @Test("@AccessibilityFocusState") func accessibilityFocus() throws {
    let stage = try settled(Speaking())
    stage.tap("focus")
    stage.advance(.seconds(1))
    #expect(stage.find("spoken") != nil)
  }

  @Test("accessibilityAction(s)/adjustable/rotor") func accessibilityActions() throws {
    let stage = try settled(
      Text("acting").accessibilityAction(named: "Delete") {}.accessibilityAction {}
        .accessibilityAdjustableAction { _ in })
    #expect(stage.find("acting") != nil)
  }

  @Test("accessibilitySortPriority/inputLabels/representation/misc") func representation() throws {
    let stage = try settled(
      Color.red.frame(width: 50, height: 20).accessibilityRepresentation {
        Toggle("switch", isOn: .constant(true))
      }
      .accessibilitySortPriority(1).accessibilityInputLabels(["one"]))
    #expect(stage.all(.switch).first?.label == "switch")
  }

  @Test("accessibilityHeading/TextContentType/Speech…") func heading() throws {
    let stage = try settled(
      Text("head").accessibilityHeading(.h1).accessibilityTextContentType(.narrative)
        .speechSpellsOutCharacters())
    #expect(stage.find("head") != nil)
  }

  @Test("AccessibilityNotification / UIAccessibility") func notifications() throws {
    AccessibilityNotification.Announcement("said").post()
    let stage = try settled(Text(UIAccessibility.isVoiceOverRunning ? "voice" : "silent"))
    #expect(stage.find("silent") != nil)
  }

  @Test("legacy accessibility(label:) …") func olderWords() throws {
    let stage = try settled(
      Text("shown").accessibility(label: Text("spoken")).accessibility(identifier: "it")
        .accessibility(addTraits: .isHeader))
    #expect(stage.find("it")?.label == "spoken" && stage.find("it")?.traits.contains(.header) == true)
  }

  @Test("UIKit system objects (UIApplication/UIScreen/UIDevice/UIPasteboard)") func system() throws {
    let stage = try settled(
      VStack {
        Text("scale \(UIScreen.main.scale > 0 ? "known" : "none")")
        Text(UIDevice.current.userInterfaceIdiom == .mac ? "mac" : "device")
      })
    UIPasteboard.general.string = "copied"
    #expect(UIPasteboard.general.string == "copied")
    #expect(stage.find("scale known") != nil && stage.find("device") != nil)
    #expect(UIApplication.shared.applicationState == .active)
  }

  @Test("UIKit haptics") func haptics() throws {
    let stage = try settled(
      Button("buzz") {
        UIImpactFeedbackGenerator(style: .light).impactOccurred()
        UINotificationFeedbackGenerator().notificationOccurred(.success)
        UISelectionFeedbackGenerator().selectionChanged()
      })
    stage.tap("buzz")
    #expect(stage.find("buzz") != nil)
  }

  @Test("sensoryFeedback") func sensoryFeedback() throws {
    let stage = try settled(Text("felt").sensoryFeedback(.success, trigger: 1))
    #expect(stage.find("felt") != nil)
  }

  @Test("statusBar / persistentSystemOverlays / misc system") func systemOverlays() throws {
    let stage = try settled(Text("page").statusBar(hidden: true).persistentSystemOverlays(.hidden))
    #expect(stage.find("page") != nil)
  }

  @Test("UIViewRepresentable & UIKit views") func platformViews() throws {
    let stage = try settled(PlatformLabel(text: "from UIKit").frame(width: 100, height: 40))
    #expect(stage.find("from UIKit")?.frame.width == 100)
  }
}
