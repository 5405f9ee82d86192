import Foundation
import GalleyJSON
import GalleySystem
import RawHTTPClient
import TemporaryFolders
import Testing

/// Sessions in processes of their own.
@Suite struct SessionProcessTests {
  private static let faulty = "org.galley.tests.Faulty"

  /// An app that ends its process ends its session, with the reason, and no other.
  @Test(arguments: [("Trap", "signal"), ("End", "the app ended the process")])
  func faultsEndOneSession(_ button: String, _ reason: String) throws {
    let server = try ServingProcess()
    let (first, second) = (try server.begin(Self.faulty), try server.begin(Self.faulty))
    let answer = try server.tap(button, in: first)
    #expect(answer.status == 404 && answer.error == "invalid session id")
    #expect(answer.value["message"]?.text?.contains(reason) == true, "\(answer.value)")
    let later = try ServedDevice.send(server.client, "GET", "/session/\(first)/orientation", nil)
    #expect(later.error == "invalid session id")
    #expect(try server.tap("Fine", in: second).status == 200)
    #expect(try ServedDevice.send(server.client, "DELETE", "/session/\(second)", nil).status == 200)
    #expect(try ServedDevice.send(server.client, "GET", "/sessions", nil).value == [])
  }

  /// An app that never returns keeps no other session waiting, and its session can be ended.
  @Test func aSessionThatNeverAnswersStopsNoOther() async throws {
    let server = try ServingProcess()
    let (first, second) = (try server.begin(Self.faulty), try server.begin(Self.faulty))
    let client = server.client
    let taps = (0..<9).map { index in
      Task.detached { () throws -> ServedDevice.Answer in
        try index == 0
          ? server.tap("Spin", in: first)
          : ServedDevice.send(client, "GET", "/session/\(first)/orientation", nil)
      }
    }
    // All of them have come before the end of the session, or find that it has ended.
    while try ServedDevice.send(client, "GET", "/sessions", nil).value.elements.count == 2 {
      #expect(try server.tap("Fine", in: second).status == 200)
      if Self.isSpinning(server) {
        #expect(try ServedDevice.send(client, "DELETE", "/session/\(first)", nil).status == 200)
      }
    }
    let answers = try await withThrowingTaskGroup(of: ServedDevice.Answer.self) { group in
      for tap in taps { group.addTask { try await tap.value } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(answers.contains { $0.error == "invalid session id" })
    #expect(answers.allSatisfy { [nil, "invalid session id", "no such element"].contains($0.error) })
    #expect(try server.tap("Fine", in: second).status == 200)
  }

  /// Checks compare with the baselines of a project, and are kept in a run.
  @Test func checksCompareWithBaselines() throws {
    try withTemporaryFolder { folder in
      try Data("{}".utf8).write(to: URL(fileURLWithPath: "\(folder)/Galley.json"))
      let server = try ServingProcess(#"{"folder":"\#(folder)"}"#)
      var session = ""
      func check(_ arguments: [String: JSONValue]) throws -> JSONValue {
        let answer = try ServedDevice.send(
          server.client, "POST", "/session/\(session)/execute/sync",
          ["script": "galley: check", "args": [.object(arguments)]])
        #expect(answer.status == 200, "\(answer.value)")
        return answer.value
      }
      /// Runs the command line in the project, and says how it ends.
      func galley(_ words: String) throws -> Int32 {
        let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        let program = tests.deletingLastPathComponent().appendingPathComponent("galley").path
        return try Subprocess(
          "/bin/sh", ["-c", "cd '\(folder)' && '\(program)' \(words) 2>&1"],
          environment: ["PATH": "/usr/bin:/bin", "USER": "ada"]
        ).run(seconds: 60, mostBytes: 1 << 20).status
      }
      session = try server.begin(Self.faulty)
      let screen: [String: JSONValue] = [
        "name": "screen", "test": "buttons", "file": "tests/test_buttons.py", "line": 12,
      ]
      let first = try check(screen)
      #expect(first["status"] == "new" && first["passes"] == false)
      #expect(first["message"]?.text?.contains("Faulty/buttons / screen") == true, "\(first)")
      #expect(try ServedDevice.send(server.client, "DELETE", "/session/\(session)", nil).status == 200)
      #expect(try galley("gate") == 3)
      #expect(try galley("approve --all") == 0)

      session = try server.begin(Self.faulty)
      #expect(try check(screen) == ["status": "match", "passes": true])
      let fine = try ServedDevice.send(
        server.client, "POST", "/session/\(session)/element", ["using": "accessibility id", "value": "Fine"])
      let part = try check(["name": "fine", "test": "buttons", "element": fine.value])
      #expect(part["status"] == "new")
      #expect(
        try check(["name": "screen", "test": "buttons", "level": "strict", "ignored": [fine.value]])["passes"]
          == true)
      let wrong = try ServedDevice.send(
        server.client, "POST", "/session/\(session)/execute/sync",
        ["script": "galley: check", "args": [["name": "screen", "level": "close"]]])
      #expect(wrong.error == "invalid argument")
      #expect(
        wrong.value["message"]?.text
          == "There is no level \"close\"; there are exact, strict, ignoreColors, layout, dynamic, none.")
    }
  }

  /// Whether a session of a server computes.
  private static func isSpinning(_ server: ServingProcess) -> Bool {
    server.children.contains { child in
      // The states of its threads: R for one that runs.
      let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(child)/task")) ?? []
      return tasks.contains { task in
        let stat = (try? String(contentsOfFile: "/proc/\(child)/task/\(task)/stat", encoding: .utf8)) ?? ""
        guard let name = stat.lastIndex(of: ")") else { return false }
        return stat[name...].split(separator: " ").dropFirst().first == "R"
      }
    }
  }

  @Test func optionsAreChecked() throws {
    let server = try ServingProcess(#"{"device":"iPhone 15"}"#)
    let session = try server.begin(Self.faulty)
    let info = try ServedDevice.send(server.client, "GET", "/session/\(session)/wda/device/info", nil)
    #expect(info.value["model"] == "iPhone 15")
    let refused = try ServedDevice.send(
      server.client, "POST", "/session", ["capabilities": ["alwaysMatch": ["appium:bundleId": "org.none"]]])
    #expect(refused.error == "session not created")
  }

  /// Every request needs the token where other machines reach the server.
  @Test func otherAddressesNeedTheToken() throws {
    let token = String(repeating: "a1", count: 20)
    let file = FileManager.default.temporaryDirectory.path + "/galley-token-\(UUID().uuidString)"
    _ = FileManager.default.createFile(
      atPath: file, contents: Data(token.utf8), attributes: [.posixPermissions: 0o600])
    defer { try? FileManager.default.removeItem(atPath: file) }
    let server = try ServingProcess(#"{"address":"127.0.0.1","tokenFile":"\#(file)"}"#)
    #expect(server.client("GET /status")?.status == 401)
    #expect(server.client("GET /status", ["Authorization: Bearer \(token)"])?.status == 200)
    let basic = Data("user:\(token)".utf8).base64EncodedString()
    #expect(server.client("GET /status", ["Authorization: Basic \(basic)"])?.status == 200)
  }
}
