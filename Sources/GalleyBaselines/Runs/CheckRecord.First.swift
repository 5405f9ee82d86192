import Foundation
import GalleyExplanation
import GalleyTree

extension CheckRecord {
  /// The first version of the format: everything was compared exactly, but for masks.
  struct First: Codable {
    var key: CheckKey
    var status: Status
    var candidate: ProofDigest
    var baseline: ProofDigest?
    var scale: Double
    var fingerprint: Fingerprint
    var baselineFingerprint: Fingerprint?
    var masks: [CGRect]
    var comparison: Found?
    var fault: String?
    var isKept: Bool
    var place: SourcePlace

    /// What a comparison found then.
    struct Found: Codable {
      var differingPixels: Int
      var unexplainedPixels: Int
      var sizes: Comparison.Sizes?
      var regions: [CGRect]
      var causes: [Cause]
    }
  }

  /// Brings a record of the first version up to the second: masks were rectangles to ignore.
  init(_ first: First) {
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
  /// - Parameters:
  ///   - bytes: The text of the file.
  ///   - version: The version that it says it is of.
  /// - Throws: `DecodingError`.
  init(_ bytes: [UInt8], version: Int) throws {
    self =
      version == 1
      ? CheckRecord(try StableJSON.read(First.self, from: bytes))
      : try StableJSON.read(CheckRecord.self, from: bytes)
  }
}

extension CheckRecord {
  /// What a rectangle to ignore is called, such as `Rectangle (0, 0, 10, 10)`.
  ///
  /// - Parameter rectangle: The rectangle, in points.
  /// - Returns: The name.
  public static func name(of rectangle: CGRect) -> String {
    let numbers = [rectangle.minX, rectangle.minY, rectangle.width, rectangle.height].map { number in
      number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    }
    return "Rectangle (\(numbers.joined(separator: ", ")))"
  }
}
