import Foundation
import GalleyExplanation
import GalleyImage
import GalleyTree

/// How long pairs of screens take to explain, of which each has a picture and a tree before and after.
enum ExplainedPairs {
  /// One row of the results.
  private struct Row: Encodable {
    var task: String
    var pairs: Int
    var medianMS: Double
    var lateMS: Double
    var slowestMS: Double

    enum CodingKeys: String, CodingKey {
      case task, pairs, medianMS = "median ms", lateMS = "95 of 100 ms", slowestMS = "slowest ms"
    }
  }

  /// How often each pair is explained; the median counts.
  private static let repetitions = 5
  /// The shortest side of a tablet, in points.
  private static let tabletSide = 600.0

  /// Explains all pairs of a folder that the corpus's tests wrote (`GALLEY_PAIRS`), and prints a row for phones and one for tablets.
  static func measure(_ words: [String]) throws {
    guard words.count == 1 else { preconditionFailure("explain FOLDER") }
    let folder = URL(fileURLWithPath: words[0])
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).compactMap { name in
      name.hasSuffix(" before.png") ? String(name.dropLast(" before.png".count)) : nil
    }.sorted()
    var times: [String: [Double]] = [:]
    for name in names {
      let (before, after) = try (screen(folder, name + " before"), screen(folder, name + " after"))
      let side = before.tree.map { min($0.frame.width, $0.frame.height) } ?? 0
      let time = Task(name: "explain") { Comparator.compare(baseline: before, candidate: after) }
        .times(repetitions).sorted()[repetitions / 2]
      times[side < tabletSide ? "explain phone" : "explain tablet", default: []].append(time)
    }
    let rows = times.sorted { $0.key < $1.key }.map { task, times in row(task, times) }
    print(String(decoding: try JSONEncoder().encode(rows), as: UTF8.self))
  }

  private static func screen(_ folder: URL, _ name: String) throws -> ScreenSnapshot {
    let file = folder.appendingPathComponent(name)
    let picture = try PNG.decode(Data(contentsOf: file.appendingPathExtension("png")))
    let tree = try JSONDecoder().decode(
      Element.self, from: Data(contentsOf: file.appendingPathExtension("json")))
    return ScreenSnapshot(
      picture: picture, tree: tree, scale: (Double(picture.width) / tree.frame.width).rounded())
  }

  private static func row(_ task: String, _ times: [Double]) -> Row {
    let sorted = times.sorted()
    func rounded(_ time: Double) -> Double { (time * 100).rounded() / 100 }
    return Row(
      task: task, pairs: sorted.count, medianMS: rounded(sorted[sorted.count / 2]),
      lateMS: rounded(sorted[sorted.count * 95 / 100]), slowestMS: rounded(sorted[sorted.count - 1]))
  }
}
