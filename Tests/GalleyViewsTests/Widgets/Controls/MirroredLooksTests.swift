import Foundation
import GalleyImage
import GalleyTree
import GalleyViews
import Testing

/// Looks that differ where the interface runs from right to left, or where text is largest.
@MainActor @Suite struct MirroredLooksTests {
  @Test func aSteppersPlusIsAtTheLeft() throws {
    let window = try ViewTestHarness {
      Stepper("Count", value: .constant(1)).environment(\.layoutDirection, .rightToLeft)
    }
    #expect(window.frame("Increment").maxX == window.frame("Decrement").minX)
  }

  @Test func partsOfATextFollowTheDirectionOfTheWhole() throws {
    func places(_ text: Text) throws -> [Bool] {
      let window = try ViewTestHarness(scale: 2) {
        text.font(.system(size: 30)).environment(\.layoutDirection, .rightToLeft)
      }
      let frame = try #require(window.all(.staticText).first).frame
      let picture = try window.picture()
      // Whether there is red in the left half, and in the right one.
      return [frame.minX..<frame.midX, frame.midX..<frame.maxX].map { half in
        stride(from: half.lowerBound + 1, to: half.upperBound - 1, by: 0.5).contains { x in
          stride(from: frame.minY, to: frame.maxY, by: 0.5).contains { y in
            let color = picture[Int(x * 2), Int(y * 2)]
            return color.red > 200 && color.green < 100
          }
        }
      }
    }
    // A Latin sentence stays in its order, with its comma behind the first word.
    #expect(try places(Text("Bold").foregroundColor(.red) + Text(", and more words")) == [true, false])
    #expect(try places(Text("Many words") + Text(", ok").foregroundColor(.red)) == [false, true])
    // In a Hebrew one the first part is at the right.
    #expect(try places(Text("שלום").foregroundColor(.red) + Text(", כל העולם היפה")) == [false, true])
  }

  @Test func aValueIsBelowItsLabelAtTheSizesForAccessibility() throws {
    func frames(_ size: DynamicTypeSize) throws -> (label: CGRect, value: CGRect) {
      let window = try ViewTestHarness(environment: { $0.dynamicTypeSize = size }) {
        LabeledContent("Label", value: "Value")
      }
      return (window.frame("Label"), window.frame("Value"))
    }
    let (usual, largest) = (try frames(.large), try frames(.accessibility3))
    #expect(usual.label.midY == usual.value.midY)
    #expect(largest.label.maxY <= largest.value.minY && largest.label.minX == largest.value.minX)
  }
}
