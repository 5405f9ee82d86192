import Foundation
import GalleyTree
import GalleyViews
import Testing

/// The sizes of SwiftUI's flexible frame for a content of 100 points, measured by others:
/// [objc.io, *Thinking in SwiftUI*, “Frames”](https://www.objc.io/books/thinking-in-swiftui/).
@MainActor @Suite struct FlexibleFrameTests {
  private struct Case: Sendable {
    var least: CGFloat?
    var most: CGFloat?
    var offer: Double
    var expected: CGFloat
  }

  private nonisolated static let cases = [
    Case(most: .infinity, offer: 300, expected: 300),
    Case(most: .infinity, offer: 50, expected: 100),
    Case(most: 200, offer: 300, expected: 200),
    Case(most: 80, offer: 300, expected: 80),
    Case(least: 20, offer: 300, expected: 100),
    Case(least: 20, offer: 50, expected: 50),
    Case(least: 70, offer: 50, expected: 70),
    Case(least: 150, offer: 300, expected: 150),
    Case(least: 20, most: 60, offer: 300, expected: 60),
    Case(least: 20, most: 60, offer: 40, expected: 40),
    Case(least: 20, most: .infinity, offer: 10, expected: 20),
  ]

  @Test(arguments: cases.indices) func aFrameIsAsLongAsInSwiftUI(_ number: Int) throws {
    let test = Self.cases[number]
    let stage = try ViewTestHarness(width: test.offer, height: 100) {
      Color.red.frame(width: 100, height: 10).frame(minWidth: test.least, maxWidth: test.most)
        .accessibilityElement().accessibilityLabel("frame")
    }
    #expect(stage.frame("frame").width == test.expected)
  }

  @Test func aSpacerInAFrameDoesNotWidenItsColumn() throws {
    let stage = try ViewTestHarness(width: 300, height: 300) {
      VStack(spacing: 0) {
        Color.red.frame(width: 40, height: 10)
        Spacer().frame(height: 20)
        Color.red.frame(width: 60, height: 10)
      }
      .fixedSize(horizontal: false, vertical: true)
      .accessibilityElement().accessibilityLabel("column")
    }
    #expect(stage.frame("column").size == CGSize(width: 60, height: 40))
  }

  @Test func aSpacerInLayersGrowsBothWays() throws {
    let stage = try ViewTestHarness(width: 300, height: 200) {
      HStack {
        ZStack { Spacer() }.accessibilityElement().accessibilityLabel("layers")
      }
    }
    #expect(stage.frame("layers").size == CGSize(width: 300, height: 200))
  }
}
