import Foundation
import GalleyImage
import GalleyTree
import GalleyViews
import Testing

/// The place of the text in an editor of many lines.
@MainActor @Suite struct TextEditorTests {
  private func stage(_ text: String, spacing: CGFloat = 0) throws -> ViewTestHarness {
    try ViewTestHarness(width: 200, height: 500, scale: 2) {
      TextEditor(text: .constant(text)).lineSpacing(spacing).tint(.red)
    }
  }

  /// The box of all dark pixels, in points.
  private func ink(_ stage: ViewTestHarness) throws -> CGRect {
    let picture = try stage.picture()
    func isDark(_ x: Int, _ y: Int) -> Bool { picture[x, y].red < 100 }
    let columns = (0..<picture.width).filter { x in (0..<picture.height).contains { isDark(x, $0) } }
    let rows = (0..<picture.height).filter { y in (0..<picture.width).contains { isDark($0, y) } }
    let (left, top) = (try #require(columns.first), try #require(rows.first))
    let (right, bottom) = (try #require(columns.last), try #require(rows.last))
    return PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1).points(scale: 2)
  }

  @Test func theTextStandsApartFromTheEdges() throws {
    let stage = try stage("H")
    #expect(stage.all(.textView).map(\.frame) == [CGRect(x: 0, y: 0, width: 200, height: 500)])
    let ink = try ink(stage)
    // 5 points, and the white space at the left of the letter.
    #expect(ink.minX >= 5 && ink.minX < 8)
    // 8 points, and 16 to the baseline.
    #expect(ink.maxY == 24)
  }

  @Test func theCaretStandsAtTheText() throws {
    let stage = try stage("")
    let tint = Color.red.resolved(in: stage.host.environment)
    stage.tap(CGPoint(x: 100, y: 50))
    #expect(stage.all(.keyboard).count == 1)
    #expect(try stage.color(6, 18) == tint)
    #expect(try stage.color(4, 18) != tint && stage.color(6, 7) != tint)
  }

  @Test func aTapIsAtTheNearestPlaceInTheText() throws {
    final class Seen {
      var text = "one\ntwo"
    }
    let seen = Seen()
    let stage = try ViewTestHarness(width: 200, height: 500) {
      TextEditor(text: Binding(get: { seen.text }, set: { seen.text = $0 }))
    }
    stage.tap(CGPoint(x: 100, y: 50))
    stage.advance(.seconds(1))
    // The first line ends at 28.3 points.
    stage.tap(CGPoint(x: 7, y: 27))
    stage.type("a")
    stage.advance(.seconds(1))
    stage.tap(CGPoint(x: 7, y: 30))
    stage.type("b")
    #expect(seen.text == "aone\nbtwo")
  }

  @Test func linesAreApartByTheSpacingThatIsSet() throws {
    let (usual, apart) = (try ink(stage("H\nH")), try ink(stage("H\nH", spacing: 10)))
    #expect(apart.maxY == usual.maxY + 10 && apart.minY == usual.minY)
  }
}
