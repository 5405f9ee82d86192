import Foundation
import GalleyAutomation
import GalleyJSON
import GalleyServices
import GalleySimulator
import GalleyTree
import GalleyViews

/// A session: a simulated device with its apps, on its own virtual clock.
///
/// Commands come one at a time.
final class DeviceSession {
  /// The identifier of the session.
  let id: String
  let device: SimulatedDevice
  let automator: Automator
  let apps: [any App.Type]
  /// The capabilities of the answer.
  let capabilities: [String: JSONValue]
  var settings = SessionSettings()
  var timeouts: Timeouts
  var elements: ElementRegistry
  /// The app of the session, which commands without a bundle identifier mean.
  var application: String?
  /// Whether the client speaks WebDriverAgent's dialect: some of its capabilities have no prefix, and none has Appium's.
  let isAgent: Bool
  /// The arguments and the environment of the latest launch of each app.
  var launched: [String: JSONValue] = [:]
  /// The location of the device, if a command has set it.
  var location: DeviceLocation?
  /// The app in front when the device was locked; `nil` while it is not.
  var lockedApplication: String?
  /// The keys of actions that are held since the latest chain.
  var heldKeys = HeldKeys()
  /// The folder of the project whose baselines checks compare with.
  var folder = FileManager.default.currentDirectoryPath
  /// The time of the latest read of each kind since the screen was acted on.
  private var reads: Set<String> = []

  /// Switches a device on and launches the app.
  ///
  /// - Parameter prepare: Receives the device before.
  /// - Throws: ``CommandError`` of kind `session not created`.
  init(
    id: String, _ plan: SessionPlan, apps: [any App.Type], prepare: (SimulatedDevice) -> Void = { _ in }
  ) throws(CommandError) {
    self.id = id
    self.apps = apps
    do {
      device = try SimulatedDevice(plan.profile, locale: plan.locale, orientation: plan.orientation)
    } catch {
      throw CommandError(.sessionNotCreated, "The device cannot be switched on: \(error)")
    }
    for app in apps { device.install(app) }
    prepare(device)
    automator = Automator(driver: device)
    automator.interruptionPolicy = .fail
    timeouts = plan.timeouts
    elements = ElementRegistry(prefix: String(id.prefix(8)))
    application = plan.bundleIdentifier
    isAgent =
      plan.capabilities.keys.contains(where: Capabilities.agentNames.contains)
      && !plan.capabilities.keys.contains { $0.hasPrefix("appium:") }
    capabilities = Self.answered(plan)
    if case .object(let values)? = Capabilities.value("settings", of: plan.capabilities) {
      try settings.change(values)
    }
    for (name, value) in plan.capabilities {
      guard let range = name.firstMatch(of: /^appium:settings\[(\w+)\]$/) else { continue }
      try settings.change([String(range.1): value])
    }
    let action = Capabilities.value("defaultAlertAction", of: plan.capabilities)?.text
    if Capabilities.value("autoAcceptAlerts", of: plan.capabilities)?.boolean == true || action == "accept" {
      settings.alertAction = .accept
    }
    if Capabilities.value("autoDismissAlerts", of: plan.capabilities)?.boolean == true || action == "dismiss"
    {
      settings.alertAction = .dismiss
    }
    if let bundle = plan.bundleIdentifier {
      do {
        try launch(bundle, plan.arguments, plan.environment)
      } catch {
        throw CommandError(.sessionNotCreated, CommandError(error).message)
      }
    }
    if let url = Capabilities.value("initialUrl", of: plan.capabilities)?.text {
      do { try open(url, in: nil) } catch {
        throw CommandError(.sessionNotCreated, CommandError(error).message)
      }
    }
  }

  /// The capabilities of the answer: those that were asked for, with those of every session.
  private static func answered(_ plan: SessionPlan) -> [String: JSONValue] {
    let usual: [String: JSONValue] = [
      "browserName": "", "browserVersion": "", "platformName": "iOS", "acceptInsecureCerts": false,
      "pageLoadStrategy": "normal", "proxy": [:], "setWindowRect": false, "strictFileInteractability": false,
      "unhandledPromptBehavior": "ignore", "timeouts": plan.timeouts.value,
      "appium:automationName": "XCUITest", "appium:deviceName": .text(plan.profile.name),
      "appium:udid": "simulated", "device": plan.profile.size.width < 700 ? "iphone" : "ipad",
      "sdkVersion": .text(plan.profile.systemVersion),
      "appium:platformVersion": .text(plan.profile.systemVersion),
      "CFBundleIdentifier": plan.bundleIdentifier.map { .text($0) } ?? .null,
    ]
    var answered = usual.merging(plan.capabilities) { $1 }
    answered["platformName"] = "iOS"
    answered["timeouts"] = plan.timeouts.value
    // The server has no BiDi, so it returns no `webSocketUrl`.
    answered["webSocketUrl"] = nil
    return answered
  }

  // MARK: Time

  /// Lets time pass for a client that reads the same again: it has waited meanwhile, which costs the device nothing.
  ///
  /// So an explicit wait of a client sees what happens with time, whatever the time between its commands.
  func note(read key: String?) {
    guard let key else {
      reads = []
      return
    }
    guard !reads.insert(key).inserted else { return }
    reads = [key]
    device.advance(by: .milliseconds(settings.pollInterval))
  }

  /// The latest time of a search that begins now.
  var searchDeadline: Duration { device.now + .milliseconds(min(timeouts.implicit, Self.longestWait)) }

  /// The longest search, in milliseconds of the device's time: a day.
  private static let longestWait = 86_400_000

  /// The latest time of an action that begins now.
  var deadline: Duration { device.now + automator.timeout }
}
