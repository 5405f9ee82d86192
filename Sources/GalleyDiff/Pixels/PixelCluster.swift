import GalleyImage

/// Differing pixels that lie together.
struct PixelCluster: Hashable, Sendable {
  /// The smallest rectangle around them.
  var bounds: PixelRect
  /// How many there are.
  var count: Int

  /// Puts differing pixels together.
  ///
  /// Two pixels belong together if they touch, corners included, or if at most `joining` equal pixels lie between
  /// them along each axis; and so on from pixel to pixel.
  ///
  /// - Parameters:
  ///   - difference: Which pixels differ.
  ///   - joining: The largest gap that is bridged, in pixels.
  /// - Returns: The clusters, those of most pixels first, then from the top and from the left.
  /// - Complexity: O(*r* · *j*) in the runs of differing pixels and the gap.
  static func find(in difference: PixelDifference, joining: Int) -> [PixelCluster] {
    if difference.isEmpty { return [] }
    var sets = DisjointClusters()
    // The runs of the last few rows, oldest first: what a new run may join.
    var recent: [(y: Int, runs: [(columns: Range<Int>, set: Int)])] = []
    for y in 0..<difference.height where difference.rowCounts[y] > 0 {
      recent.removeAll { $0.y < y - joining - 1 }
      // Over the gaps that are bridged in the row itself.
      var bridged: [(columns: Range<Int>, count: Int)] = []
      difference.forEachRun(inRow: y) { columns in
        if let last = bridged.last, columns.lowerBound - last.columns.upperBound <= joining {
          bridged[bridged.count - 1] = (
            last.columns.lowerBound..<columns.upperBound, last.count + columns.count
          )
        } else {
          bridged.append((columns, columns.count))
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
        if let set {
          sets.add(run.columns, run.count, y, to: set)
          runs.append((run.columns, set))
        } else {
          // A set for each run would be too many in a picture of many rows.
          runs.append((run.columns, sets.make(run.columns, run.count, y)))
        }
      }
      recent.append((y, runs))
    }
    return sets.clusters.sorted { a, b in
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

  var clusters: [PixelCluster] {
    parents.indices.filter { parents[$0] == $0 }.map { members[$0] }
  }
}
