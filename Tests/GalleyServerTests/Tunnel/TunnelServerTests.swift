import Foundation
import GalleyAutomation
import GalleyServer
import GalleySimulator
import RawHTTPClient
import Testing

/// The tunnel over HTTP.
@Suite struct TunnelServerTests {
  @Test func commandsAreListedAndCalled() throws {
    let stage = try ServedStage()
    #expect(stage.send("GET /commands")?.text == #"["add","fail","load"]"#)
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

  @Test func aServerThatIsStoppedListensNoMore() throws {
    let stage = try ServedStage()
    #expect(stage.send("GET /commands")?.status == 200)
    stage.server.stop()
    #expect(stage.send("GET /commands") == nil)
  }
}
