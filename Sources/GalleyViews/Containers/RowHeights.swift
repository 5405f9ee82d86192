import Foundation
import GalleyRaster

/// The heights of a list's lines, of which most are only estimated.
///
/// The cost is that of the lines whose height is known, not of all.
struct RowHeights {
  /// The height of a line that is not known yet.
  let estimate: CGFloat

  private var indices: [Int] = []
  private var heights: [CGFloat] = []
  /// The sum of the known heights before each known line, less their estimates.
  private var before: [CGFloat] = []
  private var excess: CGFloat = 0

  init(estimate: CGFloat) {
    self.estimate = estimate
  }

  /// The first known line at or behind a place.
  private func position(_ index: Int) -> Int { indices.partitioningIndex { $0 >= index } }

  /// The height of a line, as far as it is known.
  subscript(index: Int) -> CGFloat {
    known(index) ?? estimate
  }

  /// The height of a line, if it is known.
  func known(_ index: Int) -> CGFloat? {
    let position = position(index)
    return position < indices.count && indices[position] == index ? heights[position] : nil
  }

  /// The heights of all lines before a place, together.
  func sum(before index: Int) -> CGFloat {
    let position = position(index)
    return CGFloat(index) * estimate + (position < before.count ? before[position] : excess)
  }

  /// Sets the known height of a line.
  mutating func set(_ height: CGFloat, at index: Int) {
    let position = position(index)
    if position < indices.count, indices[position] == index {
      guard heights[position] != height else { return }
      heights[position] = height
    } else {
      indices.insert(index, at: position)
      heights.insert(height, at: position)
      before.insert(0, at: position)
    }
    var sum = position == 0 ? 0 : before[position - 1] + heights[position - 1] - estimate
    for place in position..<indices.count {
      before[place] = sum
      sum += heights[place] - estimate
    }
    excess = sum
  }
}
