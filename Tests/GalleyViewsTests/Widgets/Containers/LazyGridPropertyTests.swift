import Foundation
import GalleyTree
import GalleyViews
import SeededCases
import Testing

/// What holds for any columns of a lazy grid.
@MainActor @Suite struct LazyGridPropertyTests {
  private static func column(_ random: inout SeededGenerator) -> GridItem {
    let spacing: CGFloat? = random.below(2) == 0 ? nil : CGFloat(random.below(20))
    let least = CGFloat(10 + random.below(40))
    switch random.below(4) {
    case 0: return GridItem(.fixed(least), spacing: spacing)
    case 1: return GridItem(.flexible(), spacing: spacing)
    case 2: return GridItem(.flexible(minimum: least, maximum: least + 60), spacing: spacing)
    default: return GridItem(.adaptive(minimum: least), spacing: spacing)
    }
  }

  @Test(arguments: 0..<60) func viewsStandInLinesAndColumns(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let columns = (0..<(1 + random.below(4))).map { _ in Self.column(&random) }
    let spacing = CGFloat(random.below(12))
    let heights = (0..<(1 + random.below(24))).map { _ in CGFloat(5 + random.below(20)) }
    let stage = try ViewTestHarness(width: 600, height: 2000) {
      ScrollView {
        LazyVGrid(columns: columns, spacing: spacing) {
          ForEach(heights.indices, id: \.self) { Probe("\($0)").frame(height: heights[$0]) }
        }
      }
    }
    let frames = heights.indices.map { stage.frame("\($0)") }
    #expect(frames.allSatisfy { !$0.isNull && $0.width >= 10 })
    // A line begins where the views begin again at the left.
    let starts = frames.indices.filter { $0 == 0 || frames[$0].minX <= frames[$0 - 1].minX }
    let ends = Array(starts.dropFirst()) + [frames.count]
    var bottom = -spacing
    for (start, end) in zip(starts, ends) {
      let line = frames[start..<end]
      let height = heights[start..<end].max() ?? 0
      #expect(line.allSatisfy { abs($0.midY - (bottom + spacing + height / 2)) <= 1 })
      #expect(zip(line, line.dropFirst()).allSatisfy { $0.maxX <= $1.minX + 1 })
      // All lines stand in the columns of the first.
      #expect(zip(line, frames).allSatisfy { $0.minX == $1.minX && $0.width == $1.width })
      bottom += spacing + height
    }
    // Only the last line may have fewer views.
    #expect(ends.dropLast().allSatisfy { $0 % ends[0] == 0 })
  }
}
