import Foundation
import GalleyRaster
import GalleyTree
import GalleyViews
import Testing

@MainActor @Suite struct TextAlignmentTests {
  /// However wide the place is, lines are aligned to the widest of them.
  @Test(arguments: [(TextAlignment.leading, 0.0), (.center, 0.5), (.trailing, 1)])
  func linesAreAlignedWithinTheTextsOwnWidth(_ alignment: TextAlignment, _ part: Double) throws {
    let text = "A rather long line\nshort"
    let stage = try ViewTestHarness(width: 350, height: 200) {
      Text(text).multilineTextAlignment(alignment).frame(maxWidth: .infinity, alignment: .leading)
    }
    var list = DisplayList()
    stage.host.draw(into: &list)
    let lines = list.commands.compactMap { command in
      if case .text(let run, let origin, _) = command { (Double(run.width), Double(origin.x)) } else { nil }
    }
    try #require(lines.count == 2)
    #expect(stage.frame(text).minX == 0)
    let rest = lines[0].0 - lines[1].0
    #expect(rest > 50)
    #expect(abs(lines[1].1 - rest * part) < 0.02)
    #expect(abs(lines[0].1) < 0.02)
  }
}
