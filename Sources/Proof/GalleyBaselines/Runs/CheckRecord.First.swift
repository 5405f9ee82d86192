import Foundation
import GalleyDiff
import GalleyExplanation
import GalleyText
import GalleyTree

extension CheckRecord {
  /// The first version of the format: everything was compared exactly, but for masks.
  package struct First: Codable {
    package var key: CheckKey
    package var status: Status
    package var candidate: ContentDigest
    package var baseline: ContentDigest?
    package var scale: Double
    package var fingerprint: Fingerprint
    var baselineFingerprint: Fingerprint?
    var masks: [CGRect]
    package var comparison: Found?
    package var fault: String?
    package var isKept: Bool
    package var place: CallSite

    /// The result of a comparison in the first version.
    package struct Found: Codable {
      package var differingPixels: Int
      package var unexplainedPixels: Int
      package var sizes: Comparison.Sizes?
      package var regions: [CGRect]
      package var causes: [Cause]
    }
  }

  /// Brings a record of the first version up to the second: masks were rectangles to ignore.
  package init(_ first: First) {
    self.init(
      key: first.key, status: first.status,
      settings: MatchSettings(
        regions: first.masks.map { MatchRegion(.ignore, .rectangle($0), name: Self.name(of: $0)) }),
      origins: MatchOrigins(), candidate: first.candidate, baseline: first.baseline, scale: first.scale,
      fingerprint: first.fingerprint, baselineFingerprint: first.baselineFingerprint,
      comparison: first.comparison.map {
        Comparison(
          differingPixels: $0.differingPixels, unexplainedPixels: $0.unexplainedPixels, sizes: $0.sizes,
          regions: $0.regions, causes: $0.causes)
      }, fault: first.fault, isKept: first.isKept, place: first.place)
  }

  /// Reads a record of any version that is known.
  ///
  /// - Throws: `DecodingError`.
  package init(_ bytes: [UInt8], version: Int) throws {
    self =
      version == 1
      ? CheckRecord(try StableJSON.read(First.self, from: bytes))
      : try StableJSON.read(CheckRecord.self, from: bytes)
  }
}

extension CheckRecord {
  /// The name of a rectangle to ignore, such as `Rectangle (0, 0, 10, 10)`.
  package static func name(of rectangle: CGRect) -> String {
    let numbers = [rectangle.minX, rectangle.minY, rectangle.width, rectangle.height].map {
      Numeral.exact($0)
    }
    return "Rectangle (\(numbers.joined(separator: ", ")))"
  }
}
