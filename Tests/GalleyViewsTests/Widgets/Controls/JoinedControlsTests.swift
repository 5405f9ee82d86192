import Foundation
import GalleyImage
import GalleyTree
import GalleyViews
import Testing

@MainActor @Suite struct JoinedControlsTests {
  private struct Group: View {
    @Binding var count: Int

    var body: some View {
      ControlGroup {
        Button("Less", systemImage: "minus") { count -= 1 }
        Button("More", systemImage: "plus") { count += 1 }
      }
    }
  }

  private struct Stage: View {
    @State private var count = 0

    var body: some View {
      VStack {
        Text("count \(count)")
        Group(count: $count)
      }
    }
  }

  @Test func membersTouchEachOtherAndAreEquallyHigh() throws {
    let window = try ViewTestHarness { Stage() }
    let (less, more) = (window.frame("Less"), window.frame("More"))
    #expect(less.maxX == more.minX)
    #expect(less.minY == more.minY && less.height == more.height && less.height >= 32)
  }

  @Test func eachMemberTakesTouchesInAllOfItsPart() throws {
    let window = try ViewTestHarness { Stage() }
    let more = window.frame("More")
    window.tap(CGPoint(x: more.maxX - 2, y: more.minY + 2))
    #expect(window.find("count 1") != nil)
    window.tap("Less")
    window.tap("Less")
    #expect(window.find("count -1") != nil)
  }

  @Test func theyStandOnOneBackgroundWithALineBetweenThem() throws {
    let window = try ViewTestHarness(scale: 2) { Stage() }
    let (less, more) = (window.frame("Less"), window.frame("More"))
    let picture = try window.picture()
    func pixel(_ x: CGFloat, _ y: CGFloat) -> Int { Int(picture[Int(x * 2), Int(y * 2)].red) }
    // Near the upper edge there is only the background, the same in both parts, and white beyond.
    #expect(pixel(less.midX, less.minY + 2) == pixel(more.midX, more.minY + 2))
    #expect(pixel(less.midX, less.minY + 2) < 255)
    #expect(pixel(less.midX, less.minY - 2) == 255)
    // The line is darker than the background, and does not reach to the edges.
    #expect(pixel(less.maxX - 0.25, less.midY) < pixel(less.midX, less.minY + 2))
    #expect(pixel(less.maxX - 0.25, less.minY + 2) == pixel(less.midX, less.minY + 2))
  }

  @Test func fromRightToLeftTheFirstIsAtTheRight() throws {
    let window = try ViewTestHarness { Stage().environment(\.layoutDirection, .rightToLeft) }
    #expect(window.frame("More").maxX == window.frame("Less").minX)
  }

  @Test func inARowEachHasItsOwnAction() throws {
    let window = try ViewTestHarness {
      List { Stage() }
    }
    window.tap("More")
    #expect(window.find("count 1") != nil)
  }

  @Test func inAMenuTheyFillOneLineAndCloseIt() throws {
    struct MenuStage: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Text("count \(count)")
          Menu("Open") {
            Group(count: $count)
            Button("Other") {}
          }
        }
      }
    }
    let window = try ViewTestHarness { MenuStage() }
    window.tap("Open")
    window.advance(.seconds(1))
    let (less, more, other) = (window.frame("Less"), window.frame("More"), window.frame("Other"))
    #expect(abs(less.width - more.width) <= 1)
    #expect(abs(less.midX + more.midX - 2 * (less.minX + more.maxX) / 2) <= 1)
    #expect(less.maxY <= other.minY && less.minY == more.minY)
    window.tap("More")
    window.advance(.seconds(1))
    #expect(window.find("count 1") != nil)
    #expect(window.find("Other") == nil)
  }
}
