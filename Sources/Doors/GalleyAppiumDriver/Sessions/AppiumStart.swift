import Foundation
import GalleyAutomation
import GalleyImage
import GalleyJSON
import GalleyText
import GalleyTree
import GalleyWebDriver

/// A session that has begun, and the facts about its device.
struct AppiumStart {
  let session: WebDriverSession
  /// The app in front, if its name is known.
  var application: String?
  var configuration: Configuration
  var fingerprint: Fingerprint
  /// The number of the server's units in a point.
  var unit: Double
  var isAgent = false

  /// Begins a session.
  init(_ plan: AppiumPlan, limits: WebDriverServer.Limits) throws(DriverError) {
    let name = plan.request?.bundleIdentifier ?? "Appium"
    do throws(WebDriverError) {
      let server = WebDriverServer(at: try WebDriverAddress(plan.address, proxy: plan.proxy), limits: limits)
      session = try WebDriverSession(on: server, capabilities: plan.capabilities)
    } catch { throw .launchFailed(name, reason: AppiumDriver.reason(error)) }
    do throws(DriverError) {
      let facts = Self.deviceFacts(session)
      isAgent = facts.isAgent
      unit = plan.platform == .android ? Self.density(session.capabilities, facts.info) : 1
      configuration = Self.configuration(plan, session.capabilities, facts.info)
      try Self.readScreen(of: session, unit: unit, into: &configuration)
      let version = Self.capability("platformVersion", of: session.capabilities)?.word ?? ""
      fingerprint = Fingerprint(
        renderer: "\(plan.platform.rawValue) \(version)".trimmingCharacters(in: .whitespaces))
      fingerprint.libraries = ["automation": plan.platform.automation]
      application =
        plan.request?.bundleIdentifier ?? Self.capability("bundleId", of: session.capabilities)?.text
        ?? Self.capability("appPackage", of: session.capabilities)?.text
    } catch {
      try? session.end()
      throw error
    }
  }

  /// The server's facts about the device; empty if it reports none.
  private static func deviceFacts(_ session: WebDriverSession) -> (info: JSONValue, isAgent: Bool) {
    do throws(WebDriverError) {
      return (
        try session.send("POST", "/execute/sync", ["script": "mobile: deviceInfo", "args": [[:]]]), false
      )
    } catch {
      guard error.isUnknownCommand, let route = DeviceCommand.deviceInfo.agentRoute,
        let info = try? session.send(route.method, route.path, as: JSONValue.self)
      else { return (.null, false) }
      return (info, true)
    }
  }

  /// A capability of the session, with or without its prefix.
  private static func capability(_ name: String, of capabilities: JSONValue) -> JSONValue? {
    capabilities["appium:" + name] ?? capabilities[name]
  }

  /// The number of pixels in a point of Android, which is one of 160 in an inch.
  ///
  /// - Reference: [Android, pixel densities](https://developer.android.com/training/multiscreen/screendensities).
  private static func density(_ capabilities: JSONValue, _ info: JSONValue) -> Double {
    func number(_ value: JSONValue?) -> Double? { value?.number ?? value?.text.flatMap { Double($0) } }
    if let ratio = number(capability("pixelRatio", of: capabilities)), ratio > 0 { return ratio }
    let dots = number(capability("deviceScreenDensity", of: capabilities)) ?? number(info["displayDensity"])
    return dots.map { $0 > 0 ? $0 / 160 : 1 } ?? 1
  }

  private static func configuration(
    _ plan: AppiumPlan, _ capabilities: JSONValue, _ info: JSONValue
  ) -> Configuration {
    let names =
      plan.platform == .android
      ? [
        capability("deviceModel", of: capabilities), info["model"],
        capability("deviceName", of: capabilities),
      ]
      : [capability("deviceName", of: capabilities), info["name"]]
    let usual = plan.platform == .android ? "Android" : "iPhone"
    let device = names.lazy.compactMap { $0?.text }.first { !$0.isEmpty } ?? usual
    let stated = plan.stated
    var configuration = Configuration(
      device: DeviceNames.find(device) ?? CleanText.line(device, limit: 60), size: .zero, scale: 1,
      parameters: ["appium": plan.platform.rawValue])
    configuration.appearance =
      stated.appearance ?? info["userInterfaceStyle"]?.text.flatMap(ColorScheme.init(rawValue:)) ?? .light
    let locale = info["currentLocale"]?.text ?? info["locale"]?.text
    configuration.locale = stated.locale ?? locale?.replacingOccurrences(of: "_", with: "-") ?? "en-US"
    if let zone = info["timeZone"]?.text, !zone.isEmpty { configuration.timeZone = zone }
    return configuration
  }

  // MARK: Screen

  private struct Rect: Decodable {
    var width: Double
    var height: Double
  }

  /// Reads the size of the screen in points, and the number of pixels in a point from a picture of it.
  static func readScreen(
    of session: WebDriverSession, unit: Double, into configuration: inout Configuration
  ) throws(DriverError) {
    let rect: Rect
    let text: String
    do throws(WebDriverError) {
      do throws(WebDriverError) { rect = try session.send("GET", "/window/rect") } catch {
        // Agents before 2021 have the size alone.
        guard error.isUnknownCommand else { throw error }
        rect = try session.send("GET", "/window/size")
      }
      text = try session.send("GET", "/screenshot")
    } catch { throw .unavailable(reason: AppiumDriver.reason(error)) }
    guard rect.width > 0, rect.height > 0 else {
      throw .unavailable(reason: "its window has no size; unlock the device, and see that the app starts")
    }
    let picture = try picture(text)
    // The window may lack a bar at one end; pictures never do.
    configuration.size = CGSize(width: rect.width / unit, height: rect.height / unit)
    let ratio = Double(picture.width) / configuration.size.width
    configuration.scale = abs(ratio - ratio.rounded()) * rect.width <= 1 ? ratio.rounded() : ratio
    configuration.size.height = max(
      configuration.size.height, Double(picture.height) / configuration.scale)
    configuration.orientation = rect.width > rect.height ? .landscapeLeft : .portrait
  }

  /// Decodes a picture.
  static func picture(_ text: String) throws(DriverError) -> Bitmap {
    // Some servers break lines.
    guard let data = Data(base64Encoded: text, options: .ignoreUnknownCharacters) else {
      throw .unavailable(reason: "its picture is no base64")
    }
    do throws(PNGError) { return try PNG.decode(data) } catch {
      throw .unavailable(reason: PNGErrorText.text(for: error, subject: "The picture").withoutStop)
    }
  }
}

extension AppiumDriver {
  /// Sets the session's settings, and sees that the app is in front.
  func prepare(_ plan: AppiumPlan) throws(DriverError) {
    do throws(DriverError) {
      // A server that lacks settings has those of its automation.
      try? set(plan.settings)
      let answer: JSONValue? = try? session.send("GET", "/appium/settings")
      if plan.platform == .iOS {
        asksForAlerts =
          answer?["respectSystemAlerts"]?.boolean != true && !plan.chooses("respectSystemAlerts")
        let levels = answer?["snapshotMaxDepth"]?.number.map { Int($0) }
        deepest = plan.chooses("snapshotMaxDepth") ? nil : levels
      }
      if let appearance = plan.stated.appearance { try setAppearance(appearance) }
      if let request = plan.request, state(of: request.bundleIdentifier) != .runningForeground {
        try launch(request)
      }
      tick(isInput: true)
    } catch {
      end()
      throw error
    }
  }
}
