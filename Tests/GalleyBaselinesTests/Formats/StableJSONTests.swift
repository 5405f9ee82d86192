import BaselineFixtures
import Foundation
import GalleyDecisions
import GalleyTree
import Testing

@testable import GalleyBaselines

@Suite struct StableJSONTests {
  private struct Sample: Codable, Equatable {
    var frame = [0.0, 1.5, -2, 40]
    var empty: [Int] = []
    var words = ["a, b", "c\"]["]
    var nested = ["z": [1, 2], "a": []]
    var none: [String: Int] = [:]
    var flag = true
  }

  @Test func oneFormOnly() throws {
    let text = String(decoding: try StableJSON.document(Sample()), as: UTF8.self)
    #expect(
      text == """
        {
          "empty": [],
          "flag": true,
          "frame": [0, 1.5, -2, 40],
          "nested": {
            "a": [],
            "z": [1, 2]
          },
          "none": {},
          "words": [
            "a, b",
            "c\\"]["
          ]
        }

        """)
    #expect(try StableJSON.read(Sample.self, from: Array(text.utf8)) == Sample())
  }

  @Test func instantsKeepTheirMilliseconds() throws {
    let date = Date(timeIntervalSince1970: 1_785_000_000.125)
    let bytes = try StableJSON.line([date])
    #expect(String(decoding: bytes, as: UTF8.self) == #"["2026-07-25T17:20:00.125Z"]"#)
    #expect(try StableJSON.read([Date].self, from: bytes) == [date])
  }

  @Test func faultsNameTheirPlace() {
    func words(_ text: String) -> String {
      do { return "\(try StableJSON.read(Element.self, from: Array(text.utf8)))" } catch {
        return StableJSON.words(for: error)
      }
    }
    #expect(words("{") == "it is not JSON")
    #expect(words("{}") == #"it has no "frame""#)
    #expect(
      words(#"{"type":"button","frame":[0,0,1,1],"children":[{"type":"button","frame":[0,0]}]}"#)
        == "children[0].frame: a frame has 4 numbers, not 2")
  }
}
