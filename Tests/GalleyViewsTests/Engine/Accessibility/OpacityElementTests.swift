import Foundation
import GalleyTree
import GalleyViews
import Testing

/// Fully transparent views: nobody can reach them, and they have no elements.
///
/// - Reference: [radar 33267409](http://www.openradar.me/33267409): a field whose `alpha` is 0 does not exist.
@MainActor @Suite struct OpacityElementTests {
  private struct Faded: UIViewRepresentable {
    let alpha: CGFloat

    func makeUIView(context: Context) -> UIButton {
      let button = UIButton(type: .system, primaryAction: UIAction(title: "uikit") { _ in })
      button.alpha = alpha
      return button
    }

    func updateUIView(_ uiView: UIButton, context: Context) {}
  }

  @Test(arguments: [0, 0.5]) func `a fully transparent view has no element`(_ opacity: Double) throws {
    var taps = 0
    let stage = try ViewTestHarness {
      VStack(spacing: 0) {
        Button("swiftui") { taps += 1 }.frame(width: 200, height: 40).opacity(opacity)
        Faded(alpha: opacity).frame(width: 200, height: 40)
        Text("beside")
      }
    }
    for name in ["swiftui", "uikit"] { #expect((stage.find(name) != nil) == (opacity > 0), "\(name)") }
    // The button is in the upper one of the two rows of 40 points above the text.
    let beside = stage.frame("beside")
    stage.tap(CGPoint(x: beside.midX, y: beside.minY - 60))
    #expect(taps == (opacity > 0 ? 1 : 0))
  }
}
