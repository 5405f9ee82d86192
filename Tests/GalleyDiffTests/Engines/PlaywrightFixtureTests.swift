import Foundation
import GalleyImage
import SamplePictures
import Testing

@testable import GalleyDiff

/// Pairs that people have labelled, and what Playwright's comparators count on them.
@Suite(.enabled(if: Fixtures.exist, Comment(rawValue: Fixtures.reason))) struct PlaywrightFixtureTests {
  struct Case: Decodable {
    struct Counts: Decodable {
      var similarity: Int
      var yiq: Int

      enum CodingKeys: String, CodingKey {
        case similarity = "ssim_cie94"
        case yiq = "pixelmatch_yiq_0.1"
      }
    }

    var expected: String
    var actual: String
    var shouldMatch: Bool
    var counts: Counts

    enum CodingKeys: String, CodingKey {
      case expected, actual
      case shouldMatch = "should_match"
      case counts = "measured_counts"
    }

    func pictures() throws -> (Bitmap, Bitmap) {
      (try Fixtures.picture("playwright", expected), try Fixtures.picture("playwright", actual))
    }
  }

  private func cases() throws -> [Case] {
    struct File: Decodable { var cases: [Case] }
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(Fixtures.folder)/playwright/expected.json"))
    return try JSONDecoder().decode(File.self, from: data).cases
  }

  @Test func similarityCountsWhatPlaywrightCounts() throws {
    let cases = try cases()
    #expect(cases.count == 21)
    for sample in cases {
      let (a, b) = try sample.pictures()
      #expect(
        SimilarityEngine().map(a, b).count(.different) == sample.counts.similarity, "\(sample.expected)")
      #expect(YIQEngine().map(a, b).count(.different) == sample.counts.yiq, "\(sample.expected)")
    }
  }

  @Test func strictSaysWhatPeopleSay() throws {
    for sample in try cases() {
      let (a, b) = try sample.pictures()
      for (left, right) in [(a, b), (b, a)] {
        let count = StrictEngine().map(left, right).count(.different)
        #expect((count == 0) == sample.shouldMatch, "\(sample.expected): \(count)")
      }
    }
  }
}
