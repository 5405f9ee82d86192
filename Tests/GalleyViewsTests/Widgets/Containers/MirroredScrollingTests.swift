import Foundation
import GalleyTree
import GalleyViews
import Testing

/// Content that scrolls from side to side where the interface runs from right to left.
@MainActor @Suite struct MirroredScrollingTests {
  private struct Row: View {
    let isLazy: Bool
    var goal: Int?

    var body: some View {
      ScrollViewReader { reader in
        ScrollView(.horizontal) {
          if isLazy {
            LazyHStack(spacing: 10) { members }
          } else {
            HStack(spacing: 10) { members }
          }
        }
        .frame(height: 100)
        Button("Go") { reader.scrollTo(goal, anchor: .trailing) }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }

    private var members: some View {
      ForEach(0..<40) { number in Text("no \(number)").frame(width: 90, height: 80).id(number) }
    }
  }

  /// The numbers that are seen, from the left to the right.
  private func shown(_ window: ViewTestHarness) -> [String] {
    window.all(.staticText).filter { $0.label.hasPrefix("no ") && $0.frame.maxX > 0 && $0.frame.minX < 375 }
      .sorted { $0.frame.minX < $1.frame.minX }.map(\.label)
  }

  @Test(arguments: [false, true]) func theFirstIsAtTheRight(isLazy: Bool) throws {
    let window = try ViewTestHarness { Row(isLazy: isLazy) }
    #expect(shown(window).last == "no 0")
    #expect(shown(window).prefix(2) == ["no 3", "no 2"])
  }

  @Test(arguments: [false, true]) func aDragToTheRightShowsWhatFollows(isLazy: Bool) throws {
    let window = try ViewTestHarness { Row(isLazy: isLazy) }
    let before = window.frame("no 2").minX
    window.drag(
      from: CGPoint(x: 100, y: window.frame("no 2").midY), by: CGVector(dx: 200, dy: 0), over: .seconds(1),
      hold: .seconds(1))
    window.advance(.seconds(2))
    #expect(window.frame("no 2").minX > before + 150)
    #expect(shown(window).last != "no 0")
    // To the left there is nothing before the start, to which it springs back.
    window.drag(
      from: CGPoint(x: 300, y: window.frame("no 3").midY), by: CGVector(dx: -290, dy: 0), over: .seconds(1),
      hold: .seconds(1))
    window.advance(.seconds(2))
    #expect(window.frame("no 2").minX == before)
  }

  @Test(arguments: [false, true]) func aMemberFarAwayIsRevealed(isLazy: Bool) throws {
    let window = try ViewTestHarness { Row(isLazy: isLazy, goal: 30) }
    window.tap("Go")
    window.advance(.seconds(1))
    #expect(shown(window).contains("no 30"))
    #expect(shown(window) == shown(window).sorted { $0 > $1 })
  }
}
