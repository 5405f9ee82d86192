import DarwinNotifications
import Foundation
import GalleyAutomation
import GalleyBaselines
import GalleyChecks
import GalleySimulator
import GalleyTree
import GalleyViews
import XCTest
import XCUIAutomation

/// An XCTest case with a simulated device of its own for every test, on which an app is installed.
///
/// An XCUITest target becomes a Galley target by one file:
///
/// ```swift
/// @_exported import Galley
/// import Recipes
///
/// typealias XCTestCase = SimulatedTestCase<RecipesApp>
/// ```
///
/// The test classes stay as they are: a declaration of the module itself wins over XCTest's own.
open class SimulatedTestCase<AppUnderTest: App>: UITestCase {
  /// The kind of device that the tests run on; the default is that of `galley test --device`, or an iPhone X.
  ///
  /// A class that overrides this or another property of the device takes precedence over the options of
  /// `galley test`.
  open var deviceProfile: DeviceProfile { stated.profile ?? .iPhoneX }

  /// The orientation of the device at first.
  open var deviceOrientation: Orientation { stated.orientation ?? .portrait }

  /// The appearance of the device, light or dark.
  open var deviceAppearance: ColorScheme { stated.appearance ?? .light }

  /// The text size that is chosen on the device.
  open var deviceTextSize: TextSize { stated.textSize ?? .large }

  /// The contrast of colours that is chosen on the device.
  open var deviceContrast: ColorSchemeContrast { stated.contrast ?? .standard }

  /// Whether bold text is chosen on the device.
  open var deviceBoldText: Bool { stated.boldText ?? false }

  /// Whether motion is to be avoided on the device.
  open var deviceReduceMotion: Bool { stated.reduceMotion ?? false }

  /// The time zone of the device; `nil` for that of Greenwich.
  open var deviceTimeZone: String? { stated.timeZone }

  /// Language and region of the device, as a BCP 47 tag.
  open var deviceLocale: String { stated.locale ?? "en-US" }

  /// Free parameters by name, which the launch environment of the app has; those of `galley test --parameter`.
  open var deviceParameters: [String: String] { stated.parameters }

  /// The policy for alerts that come up over the elements of actions.
  open var interruptionPolicy: InterruptionPolicy { .answer }

  /// The real time that a wait gives events that reach the app from outside of the device, such as a block on the main
  /// queue or the answer of a socket, where nothing is scheduled on the device.
  ///
  /// A twentieth of a second is long for an event within one process, and every wait that fails takes it.
  open var realEventLimit: Duration { .milliseconds(50) }

  /// The device of the running test; an instance of a helper class has the device of the test that uses it.
  public var device: SimulatedDevice! {
    ownDevice ?? (UITestCase.running as? SimulatedTestCase<AppUnderTest>)?.ownDevice
  }

  private var ownDevice: SimulatedDevice?
  /// What is stated from outside; nothing if that makes no sense, which fails every test.
  private var stated: DeviceOptions { (try? DeviceOptions.current()) ?? DeviceOptions() }
  /// The appearance of a repetition of the test.
  private var configuredAppearance: ColorScheme?

  /// Gets the device before the test's own set-up, to put servers on its network and photos into its library.
  ///
  /// - Parameter device: The device, with the app installed and not started.
  open func prepare(_ device: SimulatedDevice) {}

  /// Runs one test with a device of its own; once more in the other appearance, if the class says that it runs for each.
  open override func invokeTest() {
    RunningTest.xctestOwner = TestOwner(self)
    defer { RunningTest.xctestOwner = nil }
    invokeOnDevice()
    guard Self.runsForEachTargetApplicationUIConfiguration, testRun?.hasBeenSkipped == false else { return }
    let twin = makeTwin()
    twin.configuredAppearance = deviceAppearance == .dark ? .light : .dark
    UITestCase.withRunning(self) { twin.invokeOnDevice() }
  }

  private func invokeOnDevice() {
    do {
      try begin()
    } catch {
      XCTFail("the simulated device did not start: \(error)")
      return
    }
    // What the test posts and observes is its device's.
    NotificationScope.$ofTest.withValue(ownDevice?.notifications) { super.invokeTest() }
    MainActor.assumeIsolated { XCUIContext.end() }
    ownDevice = nil
  }

  private func begin() throws {
    let options = try DeviceOptions.current()
    let device = try SimulatedDevice(
      deviceProfile, appearance: configuredAppearance ?? deviceAppearance, textSize: deviceTextSize,
      locale: deviceLocale, contrast: deviceContrast, boldText: deviceBoldText,
      reduceMotion: deviceReduceMotion, timeZone: deviceTimeZone, orientation: deviceOrientation,
      parameters: deviceParameters)
    device.seed = options.seed
    device.install(AppUnderTest.self)
    device.launchEnvironment = LaunchEnvironment.parsed()
    ownDevice = device
    prepare(device)
    // XCTest calls this on the main thread, where Apple's classes live; the compiler cannot know that.
    nonisolated(unsafe) let automator = Automator(driver: device)
    automator.evidence = RunEvidenceRecorder()
    automator.interruptionPolicy = interruptionPolicy
    automator.realEventLimit = realEventLimit
    MainActor.assumeIsolated {
      XCUIContext.begin(automator: automator, defaultBundleIdentifier: AppUnderTest.bundleIdentifier)
    }
  }
}
