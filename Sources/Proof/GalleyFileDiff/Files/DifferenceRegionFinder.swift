import GalleyDiff
import GalleyImage

/// Finds the rectangles around differing pixels while two files are compared.
final class DifferenceRegionFinder: DifferenceRecorder {
  /// The search ends above this number of regions: a longer list is of no use.
  static let most = 1_000
  /// Regions with so many equal pixels between them are one.
  private static let joining = 2

  let needsRows = false
  private let width: Int
  private var growing = PixelClusterBuilder(joining: DifferenceRegionFinder.joining)
  private var isOver = false
  /// The runs of the row at hand.
  private var runs: [Range<Int>] = []

  /// Begins.
  init(width: Int) {
    self.width = width
  }

  func record(row: Int, pixels: UnsafeRawPointer?, marks: UnsafePointer<UInt8>?) {
    guard let marks, !isOver else { return }
    findRuns(marks)
    growing.add(runs, row: row)
    isOver = growing.countOfAll > Self.most
  }

  /// The smallest rectangles around the regions, those of most pixels first; nil if there are too many.
  var regions: [PixelRect]? { isOver ? nil : growing.clusters.map(\.bounds) }

  private func findRuns(_ marks: UnsafePointer<UInt8>) {
    runs.removeAll(keepingCapacity: true)
    var x = 0
    while x < width {
      // Eight at a time, since most are 0.
      while x + 8 <= width,
        UnsafeRawPointer(marks + x).loadUnaligned(as: UInt64.self) == 0
      {
        x += 8
      }
      while x < width, marks[x] & 1 == 0 { x += 1 }
      let start = x
      while x < width, marks[x] & 1 == 1 { x += 1 }
      if start < x { runs.append(start..<x) }
    }
  }
}
