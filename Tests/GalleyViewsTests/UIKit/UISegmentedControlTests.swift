import Foundation
import GalleyImage
import GalleyTree
import GalleyViews
import Testing

/// Options beside each other, and the looks that an app sets for them.
@MainActor @Suite struct UISegmentedControlTests {
  private struct Options: View {
    @State private var chosen = 0

    var body: some View {
      Picker("options", selection: $chosen) {
        Text("one").tag(0)
        Text("two").tag(1)
      }
      .pickerStyle(.segmented)
    }
  }

  private struct Shown: UIViewRepresentable {
    let make: () -> UIView

    func makeUIView(context: Context) -> UIView { make() }
    func updateUIView(_ uiView: UIView, context: Context) {}
  }

  private func foreground(_ name: String, _ stage: ViewTestHarness) -> String? {
    stage.find(name)?.appearance?.foreground
  }

  @Test func `the proxy sets the looks of pickers`() throws {
    let stage = try ViewTestHarness {
      Dressed {
        let control = UISegmentedControl.appearance()
        control.selectedSegmentTintColor = .red
        control.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
        control.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
      } content: {
        Options()
      }
    }
    let frame = try #require(stage.all(.segmentedControl).first).frame
    let (left, right) = (frame.minX + 8, frame.maxX - 8)
    #expect(foreground("one", stage) == "#FFFFFFFF" && foreground("two", stage) == "#0000FFFF")
    #expect(try stage.color(left, frame.midY) == RGBA(hex: 0xFF0000))
    stage.tap("two")
    stage.advance(.seconds(1))
    #expect(foreground("one", stage) == "#0000FFFF" && foreground("two", stage) == "#FFFFFFFF")
    #expect(try stage.color(right, frame.midY) == RGBA(hex: 0xFF0000))
    #expect(try stage.color(left, frame.midY) != RGBA(hex: 0xFF0000))
  }

  @Test func `the chosen title has the attributes of the others unless it has its own`() throws {
    let stage = try ViewTestHarness {
      Dressed {
        UISegmentedControl.appearance().setTitleTextAttributes(
          [.foregroundColor: UIColor.blue, .font: UIFont.systemFont(ofSize: 16)], for: .normal)
      } content: {
        Options()
      }
    }
    #expect(foreground("one", stage) == "#0000FFFF" && foreground("two", stage) == "#0000FFFF")
    #expect(stage.find("one")?.appearance?.fontSize == 16)
  }

  @Test func `a control chooses what is tapped, and says so`() throws {
    let control = UISegmentedControl(items: ["one", "two"])
    control.selectedSegmentIndex = 0
    control.selectedSegmentTintColor = .red
    var told: [Int] = []
    control.addAction(
      UIAction { told.append(($0.sender as? UISegmentedControl)?.selectedSegmentIndex ?? -1) },
      for: .valueChanged)
    let stage = try ViewTestHarness { Shown { control }.frame(width: 200, height: 32) }
    let frame = try #require(stage.all(.segmentedControl).first).frame
    #expect(frame.width == 200 && stage.find("one")?.isSelected == true)
    #expect(try stage.color(frame.minX + 8, frame.midY) == RGBA(hex: 0xFF0000))
    stage.tap("two")
    stage.advance(.seconds(1))
    #expect(told == [1] && stage.find("two")?.isSelected == true)
    control.insertSegment(withTitle: "three", at: 2, animated: false)
    stage.advance(.milliseconds(100))
    #expect(stage.find("three") != nil && control.numberOfSegments == 3)
    control.removeAllSegments()
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(control.titleForSegment(at: 0) == nil)
  }
}
