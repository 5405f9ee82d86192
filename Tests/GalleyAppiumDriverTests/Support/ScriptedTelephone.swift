import Dispatch
import Foundation
import GalleyAppiumDriver
import GalleyAutomation
import GalleyHTTP
import GalleyImage
import GalleyJSON
import GalleyTree
import GalleyWebDriver
import RecordingServers
import Synchronization

/// A server in the place of a telephone: its answers are those that a test states.
final class ScriptedTelephone: Sendable {
  struct Play: Sendable {
    /// The page source.
    var source = ""
    /// The sources that come before it, one a look.
    var sourcesBefore: [String] = []
    /// The size of the window, in the server's units.
    var window = CGSize(width: 375, height: 812)
    /// The size of pictures, in pixels.
    var picture = CGSize(width: 750, height: 1624)
    /// The black part of pictures, which are white.
    var mark: PixelRect?
    /// Capabilities beside the usual ones.
    var capabilities: JSONValue = [:]
    /// The settings of the session.
    var settings: JSONValue = ["respectSystemAlerts": true, "snapshotMaxDepth": 50]
    /// Answers in place of the usual ones, by method and path, or by the name of a script.
    var answers: [String: HTTPResponse] = [:]
    /// The commands that have no answer until the telephone stops.
    var hanging: Set<String> = []
    /// The effect of a chain of actions.
    var acted: (@Sendable (inout Play) -> Void)?
    /// The effect of changed settings.
    var changed: (@Sendable (JSONValue, inout Play) -> Void)?

    /// The picture of the screen.
    var bitmap: Bitmap {
      let (width, height) = (Int(picture.width), Int(picture.height))
      var bytes = [UInt8](repeating: 255, count: width * height * 4)
      if let mark {
        for y in mark.y..<mark.y + mark.height {
          for x in mark.x..<mark.x + mark.width {
            for channel in 0..<3 { bytes[(y * width + x) * 4 + channel] = 0 }
          }
        }
      }
      return Bitmap(width: width, height: height, bytes: bytes)
    }
  }

  let play: Mutex<Play>
  private let commands = Mutex<[(name: String, body: JSONValue)]>([])
  private let server: Mutex<RecordingServer?> = Mutex(nil)

  init(_ play: Play) throws {
    self.play = Mutex(play)
    let server = try RecordingServer { [weak self] request in self?.answer(request) ?? HTTPResponse(404) }
    self.server.withLock { $0 = server }
  }

  /// Opens when the telephone stops.
  private let gate = DispatchSemaphore(value: 0)

  func stop() {
    gate.signal()
    server.withLock { $0?.stop() }
  }

  var address: String { "http://127.0.0.1:\(server.withLock { $0?.port ?? 0 })/wd/hub" }

  /// The bodies of the commands of a name so far.
  func bodies(_ name: String) -> [JSONValue] {
    commands.withLock { $0.filter { $0.name == name }.map(\.body) }
  }

  static func value(_ value: JSONValue, _ status: UInt32 = 200) -> HTTPResponse {
    .json(status, Array((JSONValue.object(["value": value, "sessionId": "S"]).source ?? "").utf8))
  }

  static func error(_ code: String, _ message: String = "", _ status: UInt32 = 404) -> HTTPResponse {
    value(["error": .text(code), "message": .text(message), "traceback": ""], status)
  }

  private func answer(_ request: HTTPRequest) -> HTTPResponse {
    let body = (try? JSONDecoder().decode(JSONValue.self, from: Data(request.body))) ?? .null
    var path = Substring(request.path)
    if path.hasPrefix("/wd/hub") { path = path.dropFirst("/wd/hub".count) }
    if path.hasPrefix("/session/S") { path = path.dropFirst("/session/S".count) }
    let name = body["script"]?.text ?? "\(request.method) \(path)"
    commands.withLock { $0.append((name, body["args"]?.elements.first ?? body)) }
    if play.withLock({ $0.hanging.contains(name) }) {
      gate.wait()
      gate.signal()
    }
    return play.withLock { play in
      if let answer = play.answers[name] { return answer }
      switch name {
      case "POST /session":
        return Self.value(["sessionId": "S", "capabilities": play.capabilities])
      case "GET /source":
        return Self.value(.text(play.sourcesBefore.isEmpty ? play.source : play.sourcesBefore.removeFirst()))
      case "GET /window/rect":
        return Self.value([
          "x": 0, "y": 0, "width": .number(play.window.width), "height": .number(play.window.height),
        ])
      case "GET /screenshot":
        return Self.value(.text(((try? PNG.encode(play.bitmap)) ?? Data()).base64EncodedString()))
      case "GET /appium/settings": return Self.value(play.settings)
      case "POST /appium/settings":
        play.settings = play.settings.merged(with: body["settings"] ?? [:])
        play.changed?(body["settings"] ?? [:], &play)
        return Self.value(.null)
      case "POST /actions":
        play.acted?(&play)
        return Self.value(.null)
      case "GET /element/active", "GET /alert/text":
        return Self.error(name.hasSuffix("active") ? "no such element" : "no such alert")
      case "mobile: queryAppState": return Self.value(4)
      case "mobile: deviceInfo":
        return Self.value([
          "currentLocale": "de_DE", "timeZone": "Europe/Berlin", "userInterfaceStyle": "dark",
        ])
      case "DELETE ", "mobile: activateApp", "mobile: launchApp", "mobile: terminateApp", "mobile: type",
        "POST /orientation":
        return Self.value(.null)
      default: return Self.error("unknown command", name)
      }
    }
  }

  /// Begins a session with an app.
  func driver(
    _ platform: AppiumPlatform = .iOS, app: String? = "com.example.tea", capabilities: String = "{}",
    limits: WebDriverServer.Limits = AppiumDriver.limits
  ) throws -> AppiumDriver {
    var plan = try AppiumPlan(address, capabilities: capabilities, platform: platform, in: [:])
    plan.request = app.map { LaunchRequest($0) }
    return try AppiumDriver(plan, limits: limits)
  }
}
