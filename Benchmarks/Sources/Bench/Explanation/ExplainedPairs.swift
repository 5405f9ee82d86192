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
    /// Comparing the pixels alone, which is a part of all.
    var pixelsMS: Double

    enum CodingKeys: String, CodingKey {
      case task, pairs, medianMS = "median ms", lateMS = "95 of 100 ms", slowestMS = "slowest ms"
      case pixelsMS = "pixels ms"
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
    var times: [String: [(all: Double, pixels: Double)]] = [:]
    for name in names {
      let (before, after) = try (screen(folder, name + " before"), screen(folder, name + " after"))
      let side = before.tree.map { min($0.frame.width, $0.frame.height) } ?? 0
      let all = median { Comparator.compare(baseline: before, candidate: after) }
      var (plainBefore, plainAfter) = (before, after)
      plainBefore.tree = nil
      plainAfter.tree = nil
      let pixels = median { [plainBefore, plainAfter] in
        Comparator.compare(baseline: plainBefore, candidate: plainAfter)
      }
      times[side < tabletSide ? "explain phone" : "explain tablet", default: []].append((all, pixels))
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

  private static func median(_ compare: () -> Comparison) -> Double {
    Task(name: "explain", run: compare).times(repetitions).sorted()[repetitions / 2]
  }

  private static func row(_ task: String, _ times: [(all: Double, pixels: Double)]) -> Row {
    let all = times.map(\.all).sorted()
    let pixels = times.map(\.pixels).sorted()
    func rounded(_ time: Double) -> Double { (time * 100).rounded() / 100 }
    return Row(
      task: task, pairs: all.count, medianMS: rounded(all[all.count / 2]),
      lateMS: rounded(all[all.count * 95 / 100]), slowestMS: rounded(all[all.count - 1]),
      pixelsMS: rounded(pixels[pixels.count / 2]))
  }
}
