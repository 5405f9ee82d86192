import Foundation

/// The heights of a list's lines, of which most are only estimated.
///
/// The cost is that of the lines whose height is known, not of all.
struct RowHeights {
  /// What a line counts with whose height is not known.
  let estimate: CGFloat

  private var indices: [Int] = []
  private var heights: [CGFloat] = []
  /// How much the known heights before each known line are above the estimate, together.
  private var before: [CGFloat] = []
  private var excess: CGFloat = 0

  init(estimate: CGFloat) {
    self.estimate = estimate
  }

  /// The first known line at or behind a place.
  private func position(_ index: Int) -> Int {
    var low = 0
    var high = indices.count
    while low < high {
      let middle = (low + high) / 2
      if indices[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low
  }

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

  /// Notes a line's height.
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
