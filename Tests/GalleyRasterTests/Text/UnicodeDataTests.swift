import Foundation
import Testing

@testable import GalleyRaster

/// Unicode's own tests of directions and of line breaks, where Debian's `unicode-data` is installed.
@Suite(.enabled(if: UnicodeData.isInstalled, "apt-get install unicode-data, to run Unicode's own tests"))
struct UnicodeDataTests {
  /// ICU 72 differs in one of 2,600 cases, all of them brackets with marks or overrides around them.
  private static let mostDifferences = 1.0 / 1000

  /// Every so many cases one is tried.
  private static let stride = 7

  /// The fields of a file's lines.
  private func rows(_ path: String) throws -> [[String]] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: ";", omittingEmptySubsequences: false).map(String.init) }
  }

  @Test func levelsAndOrderAreThoseOfUAX9() throws {
    var count = 0
    var differences: [[String]] = []
    for (index, row) in try rows(UnicodeData.bidi).enumerated() where index % Self.stride == 0 {
      let scalars = row[0].split(separator: " ").compactMap {
        UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
      }
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      let direction: TextStyle.Direction =
        switch row[1] {
        case "0": .leftToRight
        case "1": .rightToLeft
        default: .natural
        }
      let bidi = Bidi(String(text), direction: direction)
      #expect(String(bidi.base) == row[2], "\(row)")
      var levels: [UInt8] = []
      var offset = 0
      for scalar in scalars {
        levels.append(bidi.levels.isEmpty ? 0 : bidi.levels[offset])
        offset += UTF8.width(scalar)
      }
      let expected = row[3].split(separator: " ").map(String.init)
      // What rule X9 takes out has no level.
      let kept = levels.indices.filter { expected[$0] != "x" }
      let order = Bidi.visualOrder(kept.map { levels[$0] }).map { String(kept[$0]) }
      if kept.map({ String(levels[$0]) }) != kept.map({ expected[$0] })
        || order != row[4].split(separator: " ").map(String.init)
      {
        differences.append(row)
      }
      count += 1
    }
    #expect(count > 10_000)
    #expect(Double(differences.count) < Double(count) * Self.mostDifferences, "\(differences)")
  }
}

/// Unicode's data files where Debian installs them.
private enum UnicodeData {
  static let bidi = "/usr/share/unicode/BidiCharacterTest.txt"
  static let isInstalled = FileManager.default.fileExists(atPath: bidi)
}
