import Foundation
import GalleyTree
import GalleyViews
import Testing

/// Shapes, colours and drawings, which are elements where they are described.
@MainActor @Suite struct DescribedShapesTests {
  @Test func aDescribedShapeIsAnElement() throws {
    let harness = try ViewTestHarness {
      VStack {
        Circle().fill(.red).frame(width: 30, height: 30).accessibilityLabel("Recording")
        Rectangle().frame(width: 40, height: 20).accessibilityLabel("Signal").accessibilityValue("3 of 5")
          .accessibilityHint("Shows the network")
        Color.blue.frame(width: 30, height: 30).accessibilityLabel("Sea")
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
          .frame(width: 30, height: 30).accessibilityLabel("Dawn")
        Canvas { _, _ in }.frame(width: 30, height: 30).accessibilityLabel("Sketch")
      }
    }
    #expect(
      harness.all(.other).map(\.label).filter { !$0.isEmpty } == [
        "Recording", "Signal", "Sea", "Dawn", "Sketch",
      ])
    let signal = try #require(harness.find("Signal"))
    #expect(signal.value?.text == "3 of 5")
    #expect(signal.accessibility?.hint == "Shows the network")
    #expect(signal.frame.size == CGSize(width: 40, height: 20))
  }

  @Test func shapesWithoutALabelAndHiddenShapesAreNoElements() throws {
    let harness = try ViewTestHarness {
      VStack {
        Circle()
        Circle().accessibilityHidden(true).accessibilityLabel("Hidden")
        Spacer().accessibilityLabel("Nothing")
        Text("Words").background(Color.red).accessibilityLabel("Label")
      }
    }
    #expect(harness.find("Hidden") == nil)
    #expect(harness.find("Nothing") == nil)
    #expect(harness.elements.filter { $0.label == "Label" }.count == 1)
    #expect(harness.all(.other).allSatisfy { $0.label.isEmpty })
  }
}
