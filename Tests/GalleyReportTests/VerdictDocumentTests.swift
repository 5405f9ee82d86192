import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyReport
import Testing

@Suite struct VerdictDocumentTests {
  @Test func theEnvelopeHoldsDataOrAnError() throws {
    let data = String(decoding: try StableJSON.line(Envelope(["a": 1])), as: UTF8.self)
    #expect(data == #"{"data":{"a":1},"status":"ok"}"#)
    let error = String(decoding: try StableJSON.line(Envelope.failure(.usage, "no \"x\"")), as: UTF8.self)
    #expect(error == #"{"error":{"code":64,"message":"no \"x\""},"status":"error"}"#)
  }

  @Test func aVerdictSaysEveryCheck() throws {
    let sandbox = try TerminalReportTests.everything()
    let verdict = try sandbox.verdict("r", Gate(countsOrphans: true))
    let bytes = try StableJSON.document(VerdictDocument(verdict))
    let object = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    #expect(object["format"] as? Int == 1)
    #expect(object["exitCode"] as? Int == 2)
    #expect(object["orphans"] as? [String] == ["RecipesTests/testDetails / unused @ iphone-x-light"])
    let counts = try #require(object["counts"] as? [String: Int])
    #expect(
      counts == [
        "checks": 5, "compared": 2, "match": 1, "mismatch": 1, "new": 1, "environmentChanged": 1,
        "unusable": 1,
      ])
    let checks = try #require(object["checks"] as? [[String: Any]])
    #expect(Set(checks.compactMap { $0["status"] as? String }).count == 5)
    let different = try #require(checks.first { $0["status"] as? String == "mismatch" })
    #expect((different["comparison"] as? [String: Any])?["differingPixels"] as? Int == 576)
    #expect((different["place"] as? [String: Any])?["line"] as? Int == 12)
    #expect((object["causes"] as? [[String: Any]])?.count == 1)
  }
}
