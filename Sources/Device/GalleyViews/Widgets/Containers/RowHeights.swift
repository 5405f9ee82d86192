import Foundation
import GalleyRaster

/// The heights of a list's lines, most of them estimated.
///
/// Consecutive lines of equal height are stored together: memory and time depend on the number of changes of
/// height among the known lines, not on the number of lines.
struct RowHeights {
  /// The height of a line that is not known yet.
  let estimate: CGFloat

  /// Consecutive lines of equal height.
  private struct Run {
    var lines: Range<Int>
    let height: CGFloat
    /// The sum of the known heights before, less their estimates.
    var before: CGFloat = 0
  }

  private var runs: [Run] = []
  /// The sum of all known heights, less their estimates.
  private var excess: CGFloat = 0

  init(estimate: CGFloat) {
    self.estimate = estimate
  }

  /// Returns the first run that ends behind a line: the one that contains it, if it is known.
  private func position(_ index: Int) -> Int { runs.partitioningIndex { $0.lines.upperBound > index } }

  /// The height of a line, possibly estimated.
  subscript(index: Int) -> CGFloat {
    known(index) ?? estimate
  }

  /// The height of a line, if it is known.
  func known(_ index: Int) -> CGFloat? {
    let position = position(index)
    return position < runs.count && runs[position].lines.contains(index) ? runs[position].height : nil
  }

  /// The heights of all lines before a place, together.
  func sum(before index: Int) -> CGFloat {
    let position = position(index)
    guard position < runs.count else { return CGFloat(index) * estimate + excess }
    let run = runs[position]
    let lines = max(0, index - run.lines.lowerBound)
    return CGFloat(index) * estimate + run.before + CGFloat(lines) * (run.height - estimate)
  }

  /// Sets the known height of a line.
  mutating func set(_ height: CGFloat, at index: Int) {
    guard known(index) != height else { return }
    var position = position(index)
    var new = Run(lines: index..<index + 1, height: height)
    if position < runs.count, runs[position].lines.contains(index) {
      // The others of its run stay, before and behind it.
      let old = runs.remove(at: position)
      let rest = [old.lines.lowerBound..<index, index + 1..<old.lines.upperBound].filter { !$0.isEmpty }
      runs.insert(contentsOf: rest.map { Run(lines: $0, height: old.height) }, at: position)
      if rest.first?.upperBound == index { position += 1 }
    }
    var replaced = position..<position
    if position > 0, runs[position - 1].lines.upperBound == index, runs[position - 1].height == height {
      new.lines = runs[position - 1].lines.lowerBound..<new.lines.upperBound
      replaced = position - 1..<position
    }
    if position < runs.count, runs[position].lines.lowerBound == index + 1, runs[position].height == height {
      new.lines = new.lines.lowerBound..<runs[position].lines.upperBound
      replaced = replaced.lowerBound..<position + 1
    }
    runs.replaceSubrange(replaced, with: CollectionOfOne(new))
    // The rest of the split run lies just before the new run.
    sumUp(from: max(0, replaced.lowerBound - 1))
  }

  private mutating func sumUp(from first: Int) {
    var sum = first == 0 ? 0 : runs[first - 1].before + extra(of: runs[first - 1])
    for place in first..<runs.count {
      runs[place].before = sum
      sum += extra(of: runs[place])
    }
    excess = sum
  }

  private func extra(of run: Run) -> CGFloat { CGFloat(run.lines.count) * (run.height - estimate) }
}
