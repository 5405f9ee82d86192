import GalleyImage

/// A group of differing pixels that lie close together.
package struct PixelCluster: Hashable, Sendable {
  /// The smallest rectangle around them.
  package var bounds: PixelRect
  /// The number of pixels.
  package var count: Int

  /// Makes a cluster of so many pixels within a rectangle.
  package init(bounds: PixelRect, count: Int) {
    self.bounds = bounds
    self.count = count
  }

  /// Groups differing pixels.
  ///
  /// Two pixels belong together if they touch, corners included, or if at most `joining` equal pixels lie between
  /// them along each axis; and so on from pixel to pixel.
  ///
  /// - Parameters:
  ///   - difference: Which pixels differ.
  ///   - joining: The largest gap that is bridged, in pixels.
  /// - Returns: The clusters, those of most pixels first, then from the top and from the left.
  /// - Complexity: O(*r* · *j*) in the runs of differing pixels and the gap.
  package static func find(in difference: PixelDifference, joining: Int) -> [PixelCluster] {
    find(
      in: difference, within: PixelRect(x: 0, y: 0, width: difference.width, height: difference.height),
      joining: joining)
  }

  /// Groups the differing pixels of a rectangle, as ``find(in:joining:)`` does those of the whole.
  package static func find(
    in difference: PixelDifference, within area: PixelRect, joining: Int
  ) -> [PixelCluster] {
    if difference.isEmpty { return [] }
    var growing = PixelClusterBuilder(joining: joining)
    var runs: [Range<Int>] = []
    let columns = area.minX..<area.maxX
    for y in max(0, area.minY)..<max(0, area.minY, min(area.maxY, difference.height))
    where difference.rowCounts[y] > 0 {
      runs.removeAll(keepingCapacity: true)
      difference.forEachRun(inRow: y) { run in
        let part = run.clamped(to: columns)
        if !part.isEmpty { runs.append(part) }
      }
      if !runs.isEmpty { growing.add(runs, row: y) }
    }
    return growing.clusters
  }
}

/// Builds clusters of differing pixels row by row, from the top.
package struct PixelClusterBuilder {
  private let joining: Int
  private var sets = DisjointClusters()
  /// The runs of the last few rows, oldest first: what a new run may join.
  private var recent: [Run] = []
  /// The rows of ``recent``, and the first run of each that the run at hand may still join.
  private var rows: [(y: Int, end: Int, first: Int)] = []

  private struct Run {
    var columns: Range<Int>
    var set: Int
  }

  /// Begins.
  ///
  /// - Parameter joining: The largest gap that is bridged, in pixels.
  package init(joining: Int) {
    self.joining = joining
  }

  /// The number of clusters before some of them merged.
  package var countOfAll: Int { sets.count }

  /// Adds a row.
  package mutating func add(_ columns: [Range<Int>], row y: Int) {
    forget(before: y - joining - 1)
    let above = recent.count
    var next = 0
    while next < columns.count {
      // Over the gaps that are bridged in the row itself.
      var run = columns[next]
      var count = run.count
      next += 1
      while next < columns.count, columns[next].lowerBound - run.upperBound <= joining {
        count += columns[next].count
        run = run.lowerBound..<columns[next].upperBound
        next += 1
      }
      let set = join(run)
      // A set for each run would be too many in a picture of many rows.
      if let set { sets.add(run, count, y, to: set) }
      recent.append(Run(columns: run, set: set ?? sets.make(run, count, y)))
    }
    rows.append((y, recent.count, above))
  }

  /// Joins the sets of all recent runs that a new one belongs to, and returns one of them.
  private mutating func join(_ run: Range<Int>) -> Int? {
    let (left, right) = (run.lowerBound - joining, run.upperBound + joining)
    var set: Int?
    for row in rows.indices {
      let (end, start) = (rows[row].end, rows[row].first)
      let found = recent.withUnsafeBufferPointer { recent in
        var first = start
        while first < end, recent[first].columns.upperBound < left { first &+= 1 }
        var last = first
        while last < end, recent[last].columns.lowerBound <= right { last &+= 1 }
        return first..<last
      }
      if found.lowerBound != start { rows[row].first = found.lowerBound }
      for index in found {
        let other = recent[index].set
        if let set { if set != other { sets.join(other, set) } } else { set = other }
      }
    }
    return set
  }

  /// Forgets the rows above one, and begins with the others anew.
  private mutating func forget(before y: Int) {
    var gone = 0
    while gone < rows.count, rows[gone].y < y { gone += 1 }
    let runs = gone == 0 ? 0 : rows[gone - 1].end
    rows.removeFirst(gone)
    recent.removeFirst(runs)
    var start = 0
    for row in rows.indices {
      rows[row].end -= runs
      rows[row].first = start
      start = rows[row].end
    }
  }

  /// The clusters, those of most pixels first, then from the top and from the left.
  package var clusters: [PixelCluster] {
    sets.clusters.sorted { a, b in
      if a.count != b.count { return a.count > b.count }
      return (a.bounds.minY, a.bounds.minX) < (b.bounds.minY, b.bounds.minX)
    }
  }
}

/// Clusters that grow together.
///
/// - Reference: union by index with path halving; Tarjan and van Leeuwen, "Worst-case Analysis of Set Union
///   Algorithms", 1984, doi:10.1145/62.2160.
private struct DisjointClusters {
  private var parents: [Int] = []
  private var members: [PixelCluster] = []

  package mutating func make(_ columns: Range<Int>, _ count: Int, _ y: Int) -> Int {
    parents.append(parents.count)
    members.append(
      PixelCluster(
        bounds: PixelRect(minX: columns.lowerBound, minY: y, maxX: columns.upperBound, maxY: y + 1),
        count: count))
    return parents.count - 1
  }

  package mutating func add(_ columns: Range<Int>, _ count: Int, _ y: Int, to set: Int) {
    let root = find(set)
    members[root].bounds.formUnion(
      PixelRect(minX: columns.lowerBound, minY: y, maxX: columns.upperBound, maxY: y + 1))
    members[root].count += count
  }

  package mutating func join(_ a: Int, _ b: Int) {
    let (first, second) = (find(a), find(b))
    if first == second { return }
    let (kept, gone) = (min(first, second), max(first, second))
    parents[gone] = kept
    members[kept].bounds.formUnion(members[gone].bounds)
    members[kept].count += members[gone].count
  }

  private mutating func find(_ set: Int) -> Int {
    var set = set
    while parents[set] != set {
      parents[set] = parents[parents[set]]
      set = parents[set]
    }
    return set
  }

  var count: Int { parents.count }

  package var clusters: [PixelCluster] {
    parents.indices.filter { parents[$0] == $0 }.map { members[$0] }
  }
}
