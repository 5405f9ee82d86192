import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import Testing

@testable import GalleyReview

/// What was before, from a real repository.
@Suite(.timeLimit(.minutes(2))) struct ReviewHistoryTests {
  private func git(_ sandbox: Sandbox, _ words: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-c", "user.name=Bo", "-c", "user.email=bo@example.org"] + words
    process.currentDirectoryURL = URL(fileURLWithPath: sandbox.root)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(words)")
  }

  @Test func itIsToldWithItsPictures() throws {
    let sandbox = try Sandbox()
    try git(sandbox, "init", "-q")
    try sandbox.makeBaselines(.init())
    try git(sandbox, "add", "Baselines")
    try git(sandbox, "commit", "-qm", "Approve the details")
    try sandbox.run("r", .init(Samples.key(), Screen().button("Remove")))
    let review = try Reviewing(sandbox)
    let id = review.ids()[0]
    let token = "X-Galley-Token: \(review.server.token)"
    #expect(review.client("GET /api/history?id=\(id)")?.status == 401)
    let answer = try #require(review.client("GET /api/history?id=\(id)", [token]))
    let entries = try #require(answer.object["entries"] as? [[String: Any]])
    #expect(entries.count == 1 && entries[0]["by"] as? String == "Ada", "\(answer.text)")
    let path = try #require(entries[0]["picture"] as? String)
    let picture = try #require(review.client("GET \(path)", [review.cookie()]))
    #expect(picture.status == 200 && picture.header("content-type") == ["image/png"])
    #expect(try picture.body == sandbox.bytes("\(Sandbox.baseline).png"))
    #expect(review.client("GET \(path)")?.status == 401)
    // No other object of the repository is given out.
    for content in ["HEAD", "../config", String(repeating: "0", count: 40), "--help", ""] {
      #expect(review.client("GET /api/picture-version?id=\(id)&content=\(content)", [token])?.status == 404)
    }
    #expect(review.client("GET /api/history?id=0123456789abcdef", [token])?.status == 404)
    #expect(review.client("GET /api/history", [token])?.status == 404)
  }

  @Test func withoutARepositoryTheJournalTells() throws {
    let review = try Reviewing(changed: 1, new: 0)
    let token = "X-Galley-Token: \(review.server.token)"
    let answer = try #require(review.client("GET /api/history?id=\(review.ids()[0])", [token]))
    #expect(answer.status == 200)
    #expect((answer.object["entries"] as? [[String: Any]])?.first?["action"] as? String == "approve")
    #expect((answer.object["fault"] as? String)?.isEmpty == false)
  }
}
