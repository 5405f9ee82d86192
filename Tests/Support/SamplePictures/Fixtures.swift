import Foundation
import GalleyImage

/// Picture pairs of other projects, kept beside this one: in `GALLEY_FIXTURES`, else in `../shared/fixtures`.
package enum Fixtures {
  package static let folder: String = {
    if let folder = ProcessInfo.processInfo.environment["GALLEY_FIXTURES"], !folder.isEmpty { return folder }
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return tests.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("../shared/fixtures").standardizedFileURL.path
  }()

  /// Why tests that need them are skipped.
  package static let reason = "no fixtures at \(folder); set GALLEY_FIXTURES to their folder"

  package static var exist: Bool {
    FileManager.default.fileExists(atPath: "\(folder)/pixelmatch/expected.json")
      && FileManager.default.fileExists(atPath: "\(folder)/playwright/expected.json")
  }

  /// A pair of pixelmatch's, with the number of differing pixels that it counts itself.
  package struct CountedPair: Decodable {
    package var a: String
    package var b: String
    package var yiq: Int?
    package var oklab: Int?

    enum CodingKeys: String, CodingKey {
      case a, b
      case yiq = "diff_count_yiq_7_2_0_antialiased_included"
      case oklab = "diff_count_oklab_head_antialiased_included"
    }
  }

  /// A pair of Playwright's, with what people say of it.
  package struct LabelledPair: Decodable {
    package var expected: String
    package var actual: String
    package var shouldMatch: Bool

    enum CodingKeys: String, CodingKey {
      case expected, actual
      case shouldMatch = "should_match"
    }
  }

  private struct Cases<Pair: Decodable>: Decodable {
    var cases: [Pair]
  }

  package static func counted() throws -> [CountedPair] { try cases("pixelmatch") }
  package static func labelled() throws -> [LabelledPair] { try cases("playwright") }

  private static func cases<Pair: Decodable>(_ project: String) throws -> [Pair] {
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(project)/expected.json"))
    return try JSONDecoder().decode(Cases<Pair>.self, from: data).cases
  }

  package static func picture(_ project: String, _ name: String) throws -> Bitmap {
    try PNG.read("\(folder)/\(project)/\(name)")
  }
}
