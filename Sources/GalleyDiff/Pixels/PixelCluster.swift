import GalleyImage

/// A group of differing pixels that lie close together.
package struct PixelCluster: Hashable, Sendable {
  /// The smallest rectangle around them.
  package var bounds: PixelRect
  /// The number of pixels.
  package var count: Int

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
    if difference.isEmpty { return [] }
    var growing = PixelClusterBuilder(joining: joining)
    for y in 0..<difference.height where difference.rowCounts[y] > 0 {
      var runs: [Range<Int>] = []
      difference.forEachRun(inRow: y) { runs.append($0) }
      growing.add(runs, row: y)
    }
    return growing.clusters
  }
}

/// Builds clusters of differing pixels row by row, from the top.
struct PixelClusterBuilder {
  private let joining: Int
  private var sets = DisjointClusters()
  /// The runs of the last few rows, oldest first: what a new run may join.
  private var recent: [(y: Int, runs: [(columns: Range<Int>, set: Int)])] = []

  /// Begins.
  ///
  /// - Parameter joining: The largest gap that is bridged, in pixels.
  init(joining: Int) {
    self.joining = joining
  }

  /// The number of clusters before some of them merged.
  var countOfAll: Int { sets.count }

  /// Adds a row.
  mutating func add(_ columns: [Range<Int>], row y: Int) {
    recent.removeAll { $0.y < y - joining - 1 }
    // Over the gaps that are bridged in the row itself.
    var bridged: [(columns: Range<Int>, count: Int)] = []
    for run in columns {
      if let last = bridged.last, run.lowerBound - last.columns.upperBound <= joining {
        bridged[bridged.count - 1] = (last.columns.lowerBound..<run.upperBound, last.count + run.count)
      } else {
        bridged.append((run, run.count))
      }
    }
    var runs: [(columns: Range<Int>, set: Int)] = []
    var firsts = [Int](repeating: 0, count: recent.count)
    for run in bridged {
      var set: Int?
      for (row, above) in recent.enumerated() {
        while firsts[row] < above.runs.count,
          above.runs[firsts[row]].columns.upperBound + joining < run.columns.lowerBound
        {
          firsts[row] += 1
        }
        var index = firsts[row]
        while index < above.runs.count,
          above.runs[index].columns.lowerBound <= run.columns.upperBound + joining
        {
          if let set { sets.join(above.runs[index].set, set) } else { set = above.runs[index].set }
          index += 1
        }
      }
      // A set for each run would be too many in a picture of many rows.
      if let set { sets.add(run.columns, run.count, y, to: set) }
      runs.append((run.columns, set ?? sets.make(run.columns, run.count, y)))
    }
    recent.append((y, runs))
  }

  /// The clusters, those of most pixels first, then from the top and from the left.
  var clusters: [PixelCluster] {
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

  mutating func make(_ columns: Range<Int>, _ count: Int, _ y: Int) -> Int {
    parents.append(parents.count)
    members.append(
      PixelCluster(
        bounds: PixelRect(minX: columns.lowerBound, minY: y, maxX: columns.upperBound, maxY: y + 1),
        count: count))
    return parents.count - 1
  }

  mutating func add(_ columns: Range<Int>, _ count: Int, _ y: Int, to set: Int) {
    let root = find(set)
    members[root].bounds.formUnion(
      PixelRect(minX: columns.lowerBound, minY: y, maxX: columns.upperBound, maxY: y + 1))
    members[root].count += count
  }

  mutating func join(_ a: Int, _ b: Int) {
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

  var clusters: [PixelCluster] {
    parents.indices.filter { parents[$0] == $0 }.map { members[$0] }
  }
}
