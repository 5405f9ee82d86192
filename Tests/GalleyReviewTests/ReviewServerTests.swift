import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyHTTP
import GoldenFiles
import RawHTTPClient
import Testing

@testable import galley_review

/// What the page asks for, over real sockets.
@Suite(.timeLimit(.minutes(15))) struct ReviewServerTests {
  @Test func theLibraryIsThere() {
    #expect(ReviewServer.libraryVersion.hasPrefix("0.") || ReviewServer.libraryVersion.hasPrefix("1."))
  }

  @Test func theAddressHasTheTokenBehindTheHash() throws {
    let review = try ReviewFixture()
    #expect(review.server.url == "http://127.0.0.1:\(review.server.port)/#token=\(review.server.token)")
    #expect(review.server.token.utf8.count == 64)
    #expect(review.server.token != (try ReviewFixture()).server.token)
  }

  @Test func itListensOnBothAddressesOfThisMachineOnly() throws {
    let review = try ReviewFixture()
    #expect(review.client("GET /")?.status == 200)
    #expect(review.server.addresses.first == "127.0.0.1")
    if review.server.addresses.contains("::1") {
      let six = RawClient(port: review.server.port, isSix: true)
      #expect(six("GET /", host: "[::1]:PORT")?.status == 200)
    }
    // The kernel's own list: nothing of this port but the two.
    let hex = String(review.server.port, radix: 16, uppercase: true)
    let port = ":" + String(repeating: "0", count: 4 - hex.count) + hex
    var listening: [String] = []
    for table in ["/proc/net/tcp", "/proc/net/tcp6"] {
      for line in (try? String(contentsOfFile: table, encoding: .utf8))?.split(separator: "\n") ?? [] {
        let words = line.split(separator: " ")
        if words.count > 3, words[1].hasSuffix(port), words[3] == "0A" { listening.append(String(words[1])) }
      }
    }
    let loopback = ["0100007F\(port)", "00000000000000000000000001000000\(port)"]
    #expect(!listening.isEmpty && listening.allSatisfy(loopback.contains), "\(listening)")
  }

  @Test func theStateTellsWhatWaits() throws {
    let review = try ReviewFixture(changed: 3, new: 1)
    let state = review.state()
    #expect(state["remaining"] as? Int == 4)
    #expect(state["total"] as? Int == 4)
    #expect((state["decisions"] as? [Any])?.isEmpty == true)
    #expect(review.ids().count == 4)
    #expect(review.ids().allSatisfy { $0.utf8.count == 16 })
    expectGolden(review.server.summary.text)
    #expect(review.server.summary.exitCode == .differences)
  }

  @Test func onePressApprovesAllAndOneUndoTakesItBack() throws {
    let review = try ReviewFixture(changed: 3, new: 1)
    let before = review.sandbox.files("Baselines").filter { !$0.hasSuffix(".jsonl") }
    let ids = review.ids()
    let answer = try #require(review.decide("approve", ids, reason: "as designed"))
    #expect(answer.status == 200, "\(answer.text)")
    #expect((answer.object["records"] as? [Any])?.count == 4)
    #expect((answer.object["refused"] as? [Any])?.isEmpty == true)
    let state = review.state()
    #expect(state["remaining"] as? Int == 0)
    #expect(review.ids("approved") == ids)
    let decisions = try #require(state["decisions"] as? [[String: Any]])
    #expect(
      decisions.count == 1 && decisions[0]["count"] as? Int == 4 && decisions[0]["by"] as? String == "Ada")
    expectGolden(review.server.summary.text, "review.server.summary.text")
    #expect(review.server.summary.exitCode == .clean)
    #expect(try review.sandbox.verdict("r").exitCode == .clean)

    let undone = try #require(review.client("POST /api/undo", review.headers, body: "{}"))
    #expect(undone.status == 200 && (undone.object["records"] as? [Any])?.count == 4, "\(undone.text)")
    #expect(review.ids() == ids)
    #expect(review.sandbox.files("Baselines").filter { !$0.hasSuffix(".jsonl") } == before)
    #expect(try review.sandbox.verdict("r").exitCode == .differences)
    let again = try #require(review.client("POST /api/undo", review.headers, body: "{}"))
    #expect(again.status == 409)
    expectGolden(again.object["error"] as? String, "again.object[\"error\"] as? String")
  }

  @Test func rejectionsAndCommentsChangeNoBaseline() throws {
    let review = try ReviewFixture(changed: 2, new: 0)
    let before = review.sandbox.files("Baselines")
    let ids = review.ids()
    #expect(review.decide("reject", [ids[0]], reason: "too wide")?.status == 200)
    #expect(review.decide("comment", [ids[1]], reason: "ask Bo <b>")?.status == 200)
    let items = review.items()
    #expect(items[0]["status"] as? String == "rejected" && items[0]["reason"] as? String == "too wide")
    #expect(items[1]["status"] as? String == "waiting")
    let comments = items[1]["comments"] as? [[String: Any]]
    #expect(comments?.count == 1 && comments?[0]["text"] as? String == "ask Bo <b>")
    #expect(review.sandbox.files("Baselines") == before)
    expectGolden(review.server.summary.text)
    #expect(review.server.summary.exitCode == .differences)
  }

  @Test func twoWhoApproveTheSameAtOnceGetOneApproval() throws {
    let review = try ReviewFixture(changed: 4, new: 0)
    let ids = review.ids()
    let answers = Answers()
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      answers.add(review.decide("approve", ids))
    }
    let all = answers.all
    #expect(all.count == 4 && all.allSatisfy { $0.status == 200 })
    let written = all.map { ($0.object["records"] as? [Any])?.count ?? -1 }
    let refused = all.flatMap { $0.object["refused"] as? [[String: Any]] ?? [] }
    #expect(written.reduce(0, +) == 4, "\(written)")
    #expect(refused.count == 12)
    #expect(refused.allSatisfy { $0["reason"] as? String == "it was approved already by Ada" }, "\(refused)")
    let records = try review.sandbox.store.journal.records().filter { $0.run == "r" }
    #expect(records.count == 4)
  }

  @Test func whatSomebodyElseDecidesIsShown() throws {
    let review = try ReviewFixture(changed: 2, new: 0)
    let ids = review.ids()
    let revision = try #require(review.state()["revision"] as? Int)
    try review.sandbox.approve("r", Selection(patterns: ["*check-0*"]))
    #expect(review.ids("approved") == [ids[0]])
    #expect(try #require(review.state()["revision"] as? Int) > revision)
    #expect(review.server.summary.waiting == 1)
  }

  @Test func whatWasApprovedAndUndoneBetweenTwoLooksWaits() throws {
    let review = try ReviewFixture(changed: 2, new: 1)
    let ids = review.ids()
    let decision = try #require(try review.sandbox.approve("r").approved.first?.decision)
    _ = try review.sandbox.store.takeBack(decision, Signature(by: "Bo", at: Date()))
    #expect(review.ids() == ids)
    expectGolden(review.server.summary.text)
    #expect(review.server.summary.exitCode == .differences)
    // And the other way: what is undone and approved again is approved.
    _ = try review.sandbox.store.takeBack(
      review.sandbox.store.journal.records().last?.decision, Signature(by: "Bo", at: Date()))
    #expect(review.ids("approved") == ids)
    #expect(review.server.summary.exitCode == .clean)
  }

  @Test func aBaselineThatMovesWithoutTheJournalIsNotApproved() throws {
    let review = try ReviewFixture(changed: 2, new: 0)
    let ids = review.ids()
    // As by a checkout of another branch: other files, and no line in the journal.
    let other = try Sandbox()
    try other.makeBaselines(.init(Samples.key("check-0"), Screen().rows(1)))
    for file in other.files("Baselines") where file.contains("check-0") {
      try review.sandbox.remove(file)
      try review.sandbox.write(try other.bytes(file), to: file)
    }
    #expect(review.ids("moved") == [ids[0]])
    let answer = try #require(review.decide("approve", ids))
    let refused = answer.object["refused"] as? [[String: Any]]
    #expect(refused?.count == 1 && refused?[0]["id"] as? String == ids[0])
    expectGolden(refused?[0]["reason"] as? String)
    #expect((answer.object["records"] as? [Any])?.count == 1)
  }

  @Test func aNewServerShowsTheSame() throws {
    let review = try ReviewFixture(changed: 3, new: 1)
    let ids = review.ids()
    _ = review.decide("approve", [ids[0], ids[3]])
    _ = review.decide("reject", [ids[1]], reason: "no")
    let page = try review.sandbox.text(".galley/review/r/index.html")
    let before = review.items().map { "\($0["id"] ?? "") \($0["status"] ?? "") \($0["by"] ?? "")" }
    review.server.stop()
    let second = try ReviewFixture(review.sandbox)
    #expect(second.items().map { "\($0["id"] ?? "") \($0["status"] ?? "") \($0["by"] ?? "")" } == before)
    #expect(try review.sandbox.text(".galley/review/r/index.html") == page)
    #expect((second.state()["decisions"] as? [Any])?.count == 2)
    // What the one before decided can be taken back.
    #expect(second.client("POST /api/undo", second.headers, body: "{}")?.status == 200)
    #expect(second.ids("rejected").isEmpty)
  }

  @Test func aTabThatOnlyAsksIsToldThatNothingChanged() throws {
    let review = try ReviewFixture(changed: 1, new: 0)
    let first = try #require(review.client("GET /api/state", ["X-Galley-Token: \(review.server.token)"]))
    let tag = try #require(first.header("etag").first)
    let same = review.client(
      "GET /api/state", ["X-Galley-Token: \(review.server.token)", "If-None-Match: \(tag)"])
    #expect(same?.status == 304 && same?.body.isEmpty == true)
    _ = review.decide("reject", review.ids(), reason: "no")
    let other = review.client(
      "GET /api/state", ["X-Galley-Token: \(review.server.token)", "If-None-Match: \(tag)"])
    #expect(other?.status == 200)
  }

  @Test func aServerThatNobodyUsesStops() throws {
    let review = try ReviewFixture(changed: 1, new: 0, idle: .seconds(600))
    review.clock.advance(.seconds(599))
    #expect(review.server.tick() == nil)
    // Looking at a picture is use; asking whether anything changed is not.
    let picture = try #require(review.sandbox.files(".galley/review/r/pictures").first)
    let name = picture.split(separator: "/").last ?? ""
    #expect(review.client("GET /pictures/\(name)", [review.cookie()])?.status == 200)
    review.clock.advance(.seconds(599))
    _ = review.state()
    #expect(review.server.tick() == .idle(.seconds(600)))
    #expect(review.client.connect() == -1)
    #expect(review.server.tick() == .idle(.seconds(600)))
  }

  @Test func aDribblingConnectionIsEnded() throws {
    let review = try ReviewFixture(changed: 1, new: 0)
    let socket = review.client.connect()
    defer { close(socket) }
    RawClient.send(Array("GET / HTTP/1.1\r\nHost: 127".utf8), to: socket)
    // Another request has been through, so the first connection was seen too.
    while review.client("GET /")?.status != 200 {}
    review.clock.advance(.seconds(21))
    RawClient.send(Array(".".utf8), to: socket)
    review.server.tick()
    #expect(RawClient.readAll(socket).isEmpty)
    #expect(review.client("GET /")?.status == 200)
  }

  @Test func aTokenFileIsTakenIfNobodyElseCanReadIt() throws {
    let sandbox = try ReviewFixture(changed: 1, new: 0).sandbox
    let path = sandbox.url("token").path
    let secret = String(repeating: "a1", count: 32)
    try sandbox.write(secret + "\n", to: "token")
    chmod(path, 0o600)
    let review = try ReviewFixture(sandbox) { $0.tokenFile = path }
    #expect(review.server.token == secret)
    #expect(review.ids().count == 1)
    chmod(path, 0o640)
    #expect(
      throws: ServerError.badTokenFile(path, "others may read it; \"chmod 600\" keeps them out")
    ) { try ReviewFixture(sandbox) { $0.tokenFile = path } }
    chmod(path, 0o600)
    try sandbox.write("short", to: "token")
    chmod(path, 0o600)
    #expect(throws: ServerError.self) { try ReviewFixture(sandbox) { $0.tokenFile = path } }
    #expect(throws: ReviewError.notLoopback("0.0.0.0")) {
      try ReviewFixture(sandbox) { $0.address = "0.0.0.0" }
    }
    #expect(throws: ServerError.noAddress("example.org")) {
      try ReviewFixture(sandbox) { $0.address = "example.org" }
    }
  }

  @Test func thePortIsTakenOnce() throws {
    let port = try UnusedPort.find()
    let review = try ReviewFixture(changed: 1, new: 0) { $0.port = port }
    #expect(throws: ServerError.cannotListen("127.0.0.1", port: port, code: EADDRINUSE)) {
      try ReviewFixture(review.sandbox) { $0.port = port }
    }
    review.server.stop()
    #expect(try ReviewFixture(review.sandbox) { $0.port = port }.server.port == port)
  }
}

/// Answers from several threads.
private final class Answers: @unchecked Sendable {
  private let lock = NSLock()
  private var answers: [RawClient.Answer] = []

  func add(_ answer: RawClient.Answer?) {
    lock.withLock { if let answer { answers.append(answer) } }
  }

  var all: [RawClient.Answer] { lock.withLock { answers } }
}
