import GalleyDiff
import GalleyTree

/// Aligns two lists of lines: finds equal lines in the same order.
///
/// Lines that occur once in both lists are matched first, the longest ascending sequence of them is kept, and each
/// grows over equal neighbours; the gaps are aligned in the same way. A gap in which all lines are frequent, such as a
/// plain background, is aligned by the shortest edit of up to ``mostEdits`` steps, or not at all, so the time is bounded.
///
/// - Reference: patience diff by Bram Cohen, https://bramcohen.livejournal.com/73318.html; the ascending sequence by Schensted,
///   "Longest increasing and decreasing subsequences", Canadian Journal of Mathematics 13, 1961; the shortest edit by
///   Myers, "An O(ND) Difference Algorithm and Its Variations", Algorithmica 1, 1986, doi:10.1007/BF01840446.
struct LineAlignment {
  /// A run of equal lines: a place in each list, and a count.
  struct Run: Hashable, Sendable {
    var a: Int
    var b: Int
    var count: Int
  }

  /// The runs, in order in both lists.
  private(set) var runs: [Run] = []

  /// The most lines that may be added and removed between two anchors.
  static let mostEdits = 256

  private let a: [UInt64]
  private let b: [UInt64]

  /// Aligns two lists.
  ///
  /// - Complexity: O(*n* log *n*) in the lines, and O(*n* · ``mostEdits``) where many are alike.
  init(_ a: [UInt64], _ b: [UInt64]) {
    self.a = a
    self.b = b
    // A list of work, not recursion: hostile pictures go deep.
    var todo = [(0..<a.count, 0..<b.count)]
    var found: [Run] = []
    while let (rangeA, rangeB) = todo.popLast() {
      var (left, right) = (rangeA, rangeB)
      var head = 0
      while head < min(left.count, right.count), a[left.lowerBound + head] == b[right.lowerBound + head] {
        head += 1
      }
      if head > 0 { found.append(Run(a: left.lowerBound, b: right.lowerBound, count: head)) }
      left = left.lowerBound + head..<left.upperBound
      right = right.lowerBound + head..<right.upperBound
      var tail = 0
      while tail < min(left.count, right.count),
        a[left.upperBound - 1 - tail] == b[right.upperBound - 1 - tail]
      {
        tail += 1
      }
      left = left.lowerBound..<left.upperBound - tail
      right = right.lowerBound..<right.upperBound - tail
      if tail > 0 { found.append(Run(a: left.upperBound, b: right.upperBound, count: tail)) }
      if left.isEmpty || right.isEmpty { continue }
      let anchors = Self.anchors(a, left, b, right)
      if anchors.isEmpty {
        found += Self.shortestEdit(a, left, b, right)
        continue
      }
      var (fromA, fromB) = (left.lowerBound, right.lowerBound)
      for anchor in anchors {
        // The anchor begins the next part, whose equal beginning is then found.
        todo.append((fromA..<anchor.a, fromB..<anchor.b))
        (fromA, fromB) = (anchor.a, anchor.b)
      }
      todo.append((fromA..<left.upperBound, fromB..<right.upperBound))
    }
    found.sort { ($0.a, $0.b) < ($1.a, $1.b) }
    for run in found {
      if let last = runs.last, last.a + last.count == run.a, last.b + last.count == run.b {
        runs[runs.count - 1].count += run.count
      } else {
        runs.append(run)
      }
    }
  }

  /// The longest ascending sequence of lines that occur once in both ranges.
  private static func anchors(
    _ a: [UInt64], _ left: Range<Int>, _ b: [UInt64], _ right: Range<Int>
  ) -> [(a: Int, b: Int)] {
    let (placesA, placesB) = (LineHashing.single(Array(a[left])), LineHashing.single(Array(b[right])))
    var pairs: [(a: Int, b: Int)] = []
    for (hash, place) in placesA {
      if let other = placesB[hash] { pairs.append((left.lowerBound + place, right.lowerBound + other)) }
    }
    pairs.sort { $0.a < $1.a }
    return pairs.map(\.b).longestAscent.map { pairs[$0] }
  }

  /// The runs of a shortest edit, or none where it has more than ``mostEdits`` steps.
  private static func shortestEdit(
    _ a: [UInt64], _ left: Range<Int>, _ b: [UInt64], _ right: Range<Int>
  ) -> [Run] {
    let (n, m) = (left.count, right.count)
    let most = min(n + m, mostEdits)
    // For each diagonal, from −most to most, how far down the first list it is reached.
    var reach = [Int](repeating: 0, count: 2 * most + 3)
    var trace: [[Int]] = []
    for edits in 0...most {
      trace.append(reach)
      for diagonal in stride(from: -edits, through: edits, by: 2) {
        let place = diagonal + most + 1
        var x =
          diagonal == -edits || (diagonal != edits && reach[place - 1] < reach[place + 1])
          ? reach[place + 1] : reach[place - 1] + 1
        var y = x - diagonal
        while x < n, y < m, x >= 0, y >= 0, a[left.lowerBound + x] == b[right.lowerBound + y] {
          x += 1
          y += 1
        }
        reach[place] = x
        if x >= n, y >= m { return runs(of: trace, n, m, most, left.lowerBound, right.lowerBound) }
      }
    }
    return []
  }

  /// Goes back from the end of both lists and collects the diagonals.
  private static func runs(
    of trace: [[Int]], _ n: Int, _ m: Int, _ most: Int, _ startA: Int, _ startB: Int
  ) -> [Run] {
    var runs: [Run] = []
    var (x, y) = (n, m)
    for edits in stride(from: trace.count - 1, through: 0, by: -1) {
      let reach = trace[edits]
      let diagonal = x - y
      let place = diagonal + most + 1
      let isDown = diagonal == -edits || (diagonal != edits && reach[place - 1] < reach[place + 1])
      let from = edits == 0 ? 0 : isDown ? reach[place + 1] : reach[place - 1]
      let fromY = edits == 0 ? 0 : from - (isDown ? diagonal + 1 : diagonal - 1)
      // After the step comes the diagonal.
      let (stepX, stepY) = edits == 0 ? (0, 0) : isDown ? (from, fromY + 1) : (from + 1, fromY)
      if x > stepX { runs.append(Run(a: startA + stepX, b: startB + stepY, count: x - stepX)) }
      (x, y) = (from, fromY)
    }
    return runs
  }
}
