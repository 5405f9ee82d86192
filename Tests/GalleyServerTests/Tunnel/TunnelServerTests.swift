import Foundation
import GalleyAutomation
import GalleyServer
import GalleySimulator
import RawHTTPClient
import SeededCases
import Testing

/// The tunnel over HTTP.
@Suite struct TunnelServerTests {
  @Test func commandsAreListedAndCalled() throws {
    let stage = try ServedStage()
    #expect(stage.send("GET /commands")?.text == #"["add","count","fail","load"]"#)
    #expect(stage.send("POST /commands/add", #"{"one": 2, "other": 3}"#)?.text == "5")
    let failure = stage.send("POST /commands/fail", "{}")
    #expect(failure?.status == 409)
    #expect(failure?.text == #"{"error":"there are too many dishes"}"#)
    #expect(stage.send("POST /commands/none", "{}")?.status == 404)
    let bad = stage.send("POST /commands/add", #"{"one": 2}"#)
    #expect(bad?.status == 400)
    #expect(bad?.text.contains("cannot take the request") == true)
  }

  @Test func anAppThatWasNotLaunchedForTestingTakesNone() throws {
    let stage = try ServedStage(isForTesting: false)
    #expect(stage.send("GET /commands")?.text == "[]")
    #expect(stage.send("POST /commands/add", #"{"one": 2, "other": 3}"#)?.status == 409)
  }

  @Test func stubsAreSetListedAndRemoved() throws {
    let stage = try ServedStage()
    let stub =
      #"{"match": {"url": "notes"}, "json": {"b": [1, 2.5, null, true], "a": "x"}, "status": 201, "times": 2}"#
    #expect(stage.send("POST /stubs", stub)?.text == #"{"id":"stub-1"}"#)
    #expect(
      stage.send("GET /stubs")?.text
        == #"[{"contentType":"application/json","match":{"url":"notes"},"status":201,"text":"{\"a\":\"x\",\"b\":[1,2.5,null,true]}","times":2}]"#
    )
    #expect(stage.send("POST /monitors", #"{"url": "notes"}"#)?.text == #"{"id":"monitor-2"}"#)
    #expect(stage.send("POST /commands/load", "{}")?.text == "{}")
    #expect(stage.send("POST /time", #"{"seconds": 1}"#)?.text == #"{"seconds":1}"#)
    #expect(
      stage.send("GET /requests")?.text
        == #"[{"body":"","isStubbed":true,"method":"GET","response":"{\"a\":\"x\",\"b\":[1,2.5,null,true]}","seconds":0,"status":201,"url":"https://notes.example/all"}]"#
    )
    #expect(stage.send("DELETE /requests")?.status == 200)
    #expect(stage.send("GET /requests")?.text == "[]")
    #expect(stage.send("DELETE /stubs/stub-1")?.status == 200)
    #expect(stage.send("DELETE /stubs/stub-1")?.status == 404)
    #expect(stage.send("DELETE /stubs")?.status == 200)
    for stub in ["{}", #"{"text": "a", "json": 1}"#, #"{"text": "a", "times": -1}"#, "[]", "x"] {
      #expect(stage.send("POST /stubs", stub)?.status == 400)
    }
    #expect(
      stage.send("POST /stubs", #"{"match": {"url": "("}, "text": ""}"#)?.text
        == #"{"error":"a pattern is no regular expression"}"#)
  }

  @Test func rulesDefaultsBeepsAndTime() throws {
    let stage = try ServedStage()
    #expect(
      stage.send("POST /throttles", #"{"match": {"url": "notes"}, "rule": -400}"#)?.text
        == #"{"id":"throttle-1"}"#)
    #expect(stage.send("PUT /defaults/the%20theme", #""dark""#)?.status == 200)
    #expect(stage.tunnel.userDefaultsObject(forKey: "the theme") as? String == "dark")
    #expect(stage.send("GET /defaults/the%20theme")?.text == #""dark""#)
    #expect(stage.send("DELETE /defaults/the%20theme")?.status == 200)
    #expect(stage.send("GET /defaults/the%20theme")?.status == 404)
    let start = stage.device.now
    #expect(stage.send("POST /beeps/org.example.x", "{}")?.status == 200)
    #expect(stage.device.pending.map(\.what) == ["the notification org.example.x"])
    #expect(stage.send("POST /time", #"{"seconds": 0.001}"#)?.status == 200)
    #expect(stage.device.now == start + .milliseconds(1))
    #expect(stage.device.pending.isEmpty)
    for seconds in ["-1", "86401", "1e300", "\"x\""] {
      #expect(stage.send("POST /time", "{\"seconds\": \(seconds)}")?.status == 400)
    }
  }

  @Test func filesGoBothWays() throws {
    let stage = try ServedStage()
    let bytes = "first line\nsecond line"
    #expect(stage.send("PUT /files/Documents/notes/a%20note.txt", bytes)?.text == #"{"done":true}"#)
    let own = stage.tunnel.downloadItems(fromPath: "notes/a note.txt", relativeTo: .documentDirectory)
    #expect(own == [Data(bytes.utf8)])
    #expect(stage.send("GET /files/Documents/notes/a%20note.txt")?.text == bytes)
    #expect(stage.send("GET /files/Documents/notes")?.text == #"["a note.txt"]"#)
    #expect(stage.send("PUT /files/Documents/notes/a%20note.txt", "other")?.status == 200)
    #expect(stage.send("GET /files/Documents/notes/a%20note.txt")?.text == "other")
    #expect(stage.send("GET /files/Documents/none")?.status == 404)
    #expect(stage.send("DELETE /files/Documents/notes")?.status == 405)
    for path in ["Documents/../../x", "..", "Documents//x", "Documents/", "a%2F..%2F..%2Fx", "x%00y", "."] {
      for (line, body) in [("GET", nil), ("PUT", "x")] {
        let answer = stage.send("\(line) /files/\(path)", body)
        #expect(
          answer?.text
            == #"{"error":"the path must lead to a file in the app's sandbox, such as Documents/note.txt"}"#,
          "\(line) \(path)")
      }
    }
    let refused = stage.send("PUT /files/Documents/notes", "x")
    #expect(refused?.status == 409)
    #expect(refused?.text.contains("the file cannot be written: ") == true)
  }

  /// `GALLEY_SOAK=10` is ten thousand.
  @Test func commandsOfFourProcessesAreEachDoneOnceAndInOrder() throws {
    let stage = try ServedStage()
    let count = Soak.times(250)
    let callers = try (0..<4).map { number in
      let output = Pipe()
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/curl")
      // One process calls the same address again and again; the query counts.
      process.arguments = [
        "-sS", "-H", "X-Galley-Token: \(stage.server.token)", "--json", "{\"caller\": \"\(number)\"}",
        "-w", "\n", "\(stage.server.url)/commands/count?[1-\(count)]",
      ]
      process.standardOutput = output
      try process.run()
      return (process, output)
    }
    for (process, output) in callers {
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      #expect(text.split(separator: "\n").map { Int($0) ?? 0 } == Array(1...count))
    }
  }

  @Test func aServerThatIsStoppedListensNoMore() throws {
    let stage = try ServedStage()
    #expect(stage.send("GET /commands")?.status == 200)
    stage.server.stop()
    #expect(stage.send("GET /commands") == nil)
  }
}
