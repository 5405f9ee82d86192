import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyExplanation
import GalleyTree
import Glibc
import RawHTTPClient
import Testing

@testable import galley_review

/// The real program with real signals.
@Suite(.timeLimit(.minutes(15))) struct ReviewProgramTests {
  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try sandbox.run("r", .init(Samples.key(), Screen().button("Remove")))
    return sandbox
  }

  private static func parts(_ url: String) throws -> (client: RawClient, token: String) {
    let match = try #require(try /http:\/\/127\.0\.0\.1:(\d+)\/#token=([0-9a-zA-Z]+)/.wholeMatch(in: url))
    return (RawClient(port: try #require(UInt16(match.1))), String(match.2))
  }

  private static func headers(_ token: String) -> [String] {
    ["X-Galley-Token: \(token)", "Origin: http://127.0.0.1:PORT", "Content-Type: application/json"]
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func aSignalEndsItInGoodOrder(signal: Int32) throws {
    let sandbox = try sandbox()
    let program = try StartedProgram(["--root", sandbox.root, "--run", "r", "--no-open"], in: sandbox)
    let (client, _) = try Self.parts(program.url())
    #expect(client("GET /")?.status == 200)
    kill(program.process.processIdentifier, signal)
    let (code, err) = program.end()
    #expect(code == ExitCode.differences.rawValue)
    #expect(err.hasPrefix("Review of the run r: Nothing decided, 1 change left.\n"), "\(err)")
    #expect(err.hasSuffix("Nothing decided, 1 change left.\n"), "\(err)")
    #expect(err.contains("it ends by itself after 4 hours without use"))
    #expect(client.connect() == -1)
  }

  /// A shell with a stack of 256 kB, and the deepest tree that can be stored.
  @Test(arguments: [SIGINT, SIGTERM]) func aSmallStackIsEnough(signal: Int32) throws {
    let sandbox = try Sandbox()
    let frame = CGRect(x: 0, y: 0, width: 60, height: 100)
    var tree = Element(.other, frame: frame)
    for _ in 1..<TreeDepth.most { tree = Element(.other, frame: frame, children: [tree]) }
    var check = Sandbox.Check()
    check.snapshot = ScreenSnapshot(picture: Screen().picture, tree: tree, scale: 2)
    try sandbox.makeBaselines(check)
    check.snapshot.picture = Screen().button("Remove").picture
    try sandbox.run("r", check)
    let words = ["--root", sandbox.root, "--run", "r", "--no-open"]
    let program = try StartedProgram(words, in: sandbox, stack: 256)
    let (client, token) = try Self.parts(program.url())
    let state = client("GET /api/state", ["X-Galley-Token: \(token)"])?.object
    let id = try #require((state?["items"] as? [[String: Any]])?.first?["id"] as? String)
    let answer = client(
      "POST /api/decisions", Self.headers(token), body: ReviewFixture.body("approve", [id]))
    #expect(answer?.status == 200, "\(answer?.text ?? "")")
    kill(program.process.processIdentifier, signal)
    let (code, err) = program.end()
    #expect(code == ExitCode.clean.rawValue && err.hasSuffix("1 approved, nothing left.\n"), "\(err)")
  }

  @Test func whatIsDecidedIsSummedUpAndMakesItClean() throws {
    let sandbox = try sandbox()
    let program = try StartedProgram(["--root=\(sandbox.root)", "--no-open"], in: sandbox)
    let (client, token) = try Self.parts(program.url())
    let state = client("GET /api/state", ["X-Galley-Token: \(token)"])?.object
    let id = try #require((state?["items"] as? [[String: Any]])?.first?["id"] as? String)
    let headers = Self.headers(token)
    let answer = client("POST /api/decisions", headers, body: ReviewFixture.body("approve", [id]))
    #expect(answer?.status == 200, "\(answer?.text ?? "")")
    kill(program.process.processIdentifier, SIGINT)
    let (code, err) = program.end()
    #expect(code == ExitCode.clean.rawValue)
    #expect(err.hasSuffix("1 approved, nothing left.\n"), "\(err)")
    #expect(try sandbox.store.journal.records().last?.by == "ada")
  }

  @Test func onCIItDecidesOnlyWithAReasonForIt() throws {
    let sandbox = try sandbox()
    let words = ["--root=\(sandbox.root)", "--no-open"]
    for more in [[], ["--on-ci", "nightly fonts"]] {
      let program = try StartedProgram(words + more, in: sandbox, environment: ["CI": "true"])
      let (client, token) = try Self.parts(program.url())
      let state = client("GET /api/state", ["X-Galley-Token: \(token)"])?.object
      let id = try #require((state?["items"] as? [[String: Any]])?.first?["id"] as? String)
      let body = ReviewFixture.body("approve", [id], reason: "as designed")
      let answer = client("POST /api/decisions", Self.headers(token), body: body)
      #expect(answer?.status == (more.isEmpty ? 409 : 200))
      if more.isEmpty {
        #expect(
          answer?.object["error"] as? String
            == "deciding is refused on CI (CI is \"true\"), where nobody looks at the pictures; "
            + "decide on your own machine, or give the reason: --on-ci <reason>")
        #expect(client("POST /api/undo", Self.headers(token), body: "{}")?.status == 409)
      } else {
        let undone = client("POST /api/undo", Self.headers(token), body: "{}")
        #expect(undone?.status == 200)
      }
      kill(program.process.processIdentifier, SIGINT)
      #expect(program.end().code == ExitCode.differences.rawValue)
    }
    let records = try sandbox.store.journal.records().suffix(2)
    #expect(records.map(\.action) == [.approve, .undo])
    #expect(records.map(\.reason) == ["as designed; on CI: nightly fonts", "on CI: nightly fonts"])
  }

  @Test func withATokenFileTheAddressStaysTheSame() throws {
    let sandbox = try sandbox()
    try sandbox.write(String(repeating: "ab12", count: 16), to: "token")
    chmod(sandbox.url("token").path, 0o600)
    let port = try UnusedPort.find()
    let words = ["--no-open", "--token-file", sandbox.url("token").path, "--port", "\(port)"]
    let first = try StartedProgram(words, in: sandbox)
    let url = first.url()
    kill(first.process.processIdentifier, SIGKILL)
    _ = first.end()
    let second = try StartedProgram(words, in: sandbox)
    #expect(second.url() == url)
    kill(second.process.processIdentifier, SIGTERM)
    #expect(second.end().code == ExitCode.differences.rawValue)
  }

  @Test func whatCannotBeReviewedIsSaid() throws {
    let sandbox = try Sandbox()
    let program = try StartedProgram(["--no-open"], in: sandbox)
    let (code, err) = program.end()
    #expect(code == ExitCode.notComparable.rawValue)
    #expect(err.hasPrefix("galley: there is no run"), "\(err)")
  }

  @Test(arguments: [
    (["--port", "70000"], "--port needs a number from 0 to 65535, not \"70000\""),
    (["--port"], "--port needs a value: --port <number>"),
    (["--no-open=1"], "--no-open takes no value"),
    (["--no-open", "--no-open"], "--no-open was given twice"),
    (
      ["--idle-timeout", "soon"],
      "--idle-timeout needs a time such as 30m, 4h or 90s, or 0 for never, not \"soon\""
    ),
    (
      ["--bind", "0.0.0.0"],
      "--bind lets other machines decide; also give --token-file, with a secret that only reviewers know"
    ),
    (["\u{1B}[2J"], "\"galley review\" has no option �[2J; \"galley help review\" lists its options"),
  ])
  func argumentsThatMakeNoSenseAreExplained(words: [String], reason: String) {
    #expect(throws: ReviewArguments.UsageError(words: reason)) { try ReviewArguments(words) }
  }

  @Test func helpNamesEveryOption() {
    for option in ReviewArguments.Option.allCases where option != .help {
      #expect(ReviewArguments.usage.contains("\n  \(option.rawValue) "), "\(option)")
    }
  }

  @Test func argumentsAreRead() throws {
    let arguments = try ReviewArguments([
      "--root", "/p", "--run=r", "--port=8080", "--no-open", "--idle-timeout", "30m", "--bind", "10.0.0.1",
      "--token-file=/t",
    ])
    #expect(arguments.root == "/p" && arguments.run == "r" && arguments.port == 8080 && !arguments.opens)
    #expect(arguments.idleTimeout == .seconds(1800))
    #expect(arguments.address == "10.0.0.1" && arguments.tokenFile == "/t")
    #expect(try ReviewArguments([]).idleTimeout == .seconds(14400))
  }
}
