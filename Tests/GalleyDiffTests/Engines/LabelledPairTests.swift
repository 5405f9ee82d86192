import Foundation
import GalleyImage
import Testing

@testable import GalleyDiff

/// Pairs of screenshots with labels by somebody who did not know the engines: rendered by Chromium, 30 the same to a person's eye, 30 not.
///
/// `LabelledPairs/render.py` makes them of the pages beside them. What the level *Strict* takes for a difference though it is only another
/// rendering is listed: text that is smoothed in grey instead of by a screen's colours, other rasterisers' shadows and blurs, a picture that
/// was encoded again with loss.
@Suite struct LabelledPairTests {
  private struct Pair: Decodable {
    var name: String
    var label: String
    var isDifferent: Bool { label == "different" }
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../LabelledPairs").standardizedFileURL.path

  private static func pairs() throws -> [Pair] {
    try JSONDecoder().decode(
      [Pair].self, from: Data(contentsOf: URL(fileURLWithPath: "\(folder)/labels.json")))
  }

  private static func picture(_ pair: Pair, _ side: String) throws -> Bitmap {
    try PNG.read("\(folder)/\(pair.name)/\(side).png")
  }

  /// How many pixels an engine takes for different, either way round.
  private static func count(_ engine: any PixelEngine, _ pair: Pair) throws -> Int {
    let (a, b) = (try picture(pair, "before"), try picture(pair, "after"))
    let count = engine.map(a, b).count(.different)
    #expect(engine.map(b, a).count(.different) == count, "\(pair.name)")
    return count
  }

  @Test func strictMissesNothing() throws {
    let pairs = try Self.pairs()
    #expect(pairs.count == 60)
    let missed = try pairs.filter { try $0.isDifferent && Self.count(StrictEngine(), $0) == 0 }
    #expect(missed.map(\.name) == [])
  }

  @Test func whatStrictTakesForADifferenceIsListed() throws {
    let alarms = try Self.pairs().filter { try !$0.isDifferent && Self.count(StrictEngine(), $0) > 0 }
    #expect(alarms.map { String($0.name.prefix(2)) } == Self.falseAlarms)
  }

  /// The numbers of the pairs that are the same and not taken for it.
  private static let falseAlarms = ["10", "13", "24", "35", "46"]
}
