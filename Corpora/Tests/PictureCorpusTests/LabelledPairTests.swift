import Foundation
import Testing

@testable import GalleyDiff
@testable import GalleyImage

/// Pairs of screenshots with labels by somebody who did not know the engines, rendered by Chromium.
///
/// What the level *Strict* takes for a difference though it is only another rendering is listed: text that is smoothed in grey instead of
/// by a screen's colours, text that another rasteriser makes bolder, lines at the edge of the picture, lossy pictures.
@Suite struct LabelledPairTests {
  /// 30 pairs that are the same to a person's eye, and 30 that are not.
  ///
  /// `LabelledPairs/render.py` makes them of the pages beside them.
  private static let pages = LabelledScreenshots(folder: "LabelledPairs")

  /// 20 pairs that are the same, and 40 with one small change amid text and icons that are drawn anew: a digit, an accent, a dot.
  ///
  /// They were made after the rules, by Chromium with other rasterisers, supersampled, with other hinting, and as JPEG.
  private static let noise = LabelledScreenshots(folder: "ChangesAmidNoise")

  private static let strict = StrictEngine()

  @Test func `strict misses nothing`() throws {
    let pairs = try Self.pages.pairs()
    #expect(pairs.count == 60)
    let missed = try pairs.filter { try $0.isDifferent && differing(in: $0, of: Self.pages).isEmpty }
    #expect(missed.map(\.name) == [])
  }

  @Test func `strict sees small changes amid noise where they are`() throws {
    let pairs = try Self.noise.pairs().filter(\.isDifferent)
    #expect(pairs.count == 40)
    let missed = try pairs.filter { pair in
      let area = try #require(pair.area)
      return try !differing(in: pair, of: Self.noise).contains { area.intersection($0) != nil }
    }
    #expect(missed.map(\.name) == [])
  }

  @Test func `what strict takes for a difference is listed`() throws {
    #expect(try alarms(of: Self.pages) == ["10", "13", "24", "35", "46"])
    #expect(try alarms(of: Self.noise) == ["12", "23", "27", "38", "39", "41", "42", "47", "52"])
  }

  /// The numbers of the pairs that are the same and not taken for it.
  private func alarms(of screenshots: LabelledScreenshots) throws -> [String] {
    try screenshots.pairs().filter { try !$0.isDifferent && !differing(in: $0, of: screenshots).isEmpty }
      .map { String($0.name.prefix(2)) }
  }

  /// The pixels that are taken for different, either way round.
  private func differing(
    in pair: LabelledScreenshots.Pair, of screenshots: LabelledScreenshots
  ) throws -> [PixelRect] {
    let (a, b) = (try screenshots.picture(pair, "before"), try screenshots.picture(pair, "after"))
    let map = Self.strict.map(a, b)
    #expect(Self.strict.map(b, a).count(.different) == map.count(.different), "\(pair.name)")
    return (0..<a.height).flatMap { y in
      (0..<a.width).filter { map[$0, y] == .different }.map { PixelRect(x: $0, y: y, width: 1, height: 1) }
    }
  }
}

/// A folder of pairs with labels.
private struct LabelledScreenshots {
  struct Pair: Decodable {
    var name: String
    var label: String
    /// Where the change is: x, y, width, height.
    var box: [Int]?
    var isDifferent: Bool { label == "different" }
    var area: PixelRect? { box.map { PixelRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } }
  }

  var folder: String

  private var path: String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(folder).path
  }

  func pairs() throws -> [Pair] {
    try JSONDecoder().decode([Pair].self, from: Data(contentsOf: URL(fileURLWithPath: "\(path)/labels.json")))
  }

  func picture(_ pair: Pair, _ side: String) throws -> Bitmap {
    try PNG.read("\(path)/\(pair.name)/\(side).png")
  }
}
