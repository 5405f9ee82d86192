import Foundation
import GalleyImage
import GalleyTree
import GalleyViews
import Testing

/// What is in front, what is hidden, and lines around views.
@MainActor @Suite struct PlacingTests {
  private func layers(_ red: Double, _ blue: Double, tap: @escaping (String) -> Void = { _ in }) throws
    -> ViewTestHarness
  {
    try ViewTestHarness(width: 20, height: 20) {
      ZStack {
        Color(red: 1, green: 0, blue: 0).onTapGesture { tap("red") }.zIndex(red)
        Color(red: 0, green: 0, blue: 1).onTapGesture { tap("blue") }.zIndex(blue)
      }
    }
  }

  @Test func ofEqualsTheLaterIsInFront() throws {
    #expect(try layers(0, 0).color(10, 10) == RGBA(0, 0, 255))
    #expect(try layers(3, 3).color(10, 10) == RGBA(0, 0, 255))
  }

  @Test func whatIsHigherIsInFrontAndTakesTouches() throws {
    var taps: [String] = []
    let stage = try layers(1, 0) { taps.append($0) }
    #expect(try stage.color(10, 10) == RGBA(255, 0, 0))
    stage.tap(CGPoint(x: 10, y: 10))
    #expect(taps == ["red"])
    #expect(try layers(0, -1).color(10, 10) == RGBA(255, 0, 0))
  }

  @Test func whatIsHiddenKeepsItsSpace() throws {
    let stage = try ViewTestHarness(width: 100, height: 40) {
      HStack(spacing: 0) {
        Text("hidden").frame(width: 60).hidden()
        Text("seen").frame(width: 40)
      }
    }
    #expect(stage.find("hidden") == nil)
    #expect(stage.frame("seen").minX >= 60)
  }

  @Test func aBorderIsInsideOfTheView() throws {
    let stage = try ViewTestHarness(width: 40, height: 40) {
      Color.white.frame(width: 20, height: 20).border(Color(red: 1, green: 0, blue: 0), width: 3)
    }
    let red = RGBA(255, 0, 0)
    for x in [10.0, 12, 27, 29] { #expect(try stage.color(x, 20) == red) }
    for x in [9.0, 13, 26, 30] { #expect(try stage.color(x, 20) == .white) }
  }

  @Test func aDividerIsAPixelAcrossItsStack() throws {
    let stage = try ViewTestHarness(width: 100, height: 60, scale: 2) {
      HStack(spacing: 0) {
        Color.white.frame(width: 20, height: 40)
        Divider().accessibilityElement().accessibilityLabel("line")
        Color.white.frame(width: 30, height: 10)
      }
      .fixedSize()
    }
    #expect(stage.frame("line").size == CGSize(width: 0.5, height: 40))
  }

  @Test func theLineBelowARowBeginsAndEndsWhereTheRowSays() throws {
    func line(_ start: CGFloat?, _ end: CGFloat?) throws -> Range<Int> {
      let stage = try ViewTestHarness(width: 200, height: 200) {
        List {
          HStack {
            Text("a").alignmentGuide(.listRowSeparatorLeading) { start ?? $0[.leading] }
            Spacer()
          }
          .alignmentGuide(.listRowSeparatorTrailing) { $0.width - (end ?? 0) }
          Text("b")
        }
        .listStyle(.plain)
      }
      let picture = try stage.picture()
      let row = try #require((0..<picture.height).first { picture[100, $0] != .white })
      let drawn = (0..<200).filter { picture[$0, row] != .white }
      return try #require(drawn.first)..<(try #require(drawn.last) + 1)
    }
    // The content of a row is 16 points from both edges.
    #expect(try line(0, 0) == 16..<184)
    #expect(try line(40, 30) == 56..<154)
  }
}
