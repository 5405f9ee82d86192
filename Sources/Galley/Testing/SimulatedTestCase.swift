import Foundation
import GalleyAutomation
import GalleyBaselines
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
open class SimulatedTestCase<AppUnderTest: App>: XCTest::XCTestCase {
  /// The kind of device that the tests run on.
  open var deviceProfile: DeviceProfile { .iPhoneX }

  /// The appearance of the device, light or dark.
  open var deviceAppearance: ColorScheme { .light }

  /// The text size that is chosen on the device.
  open var deviceTextSize: TextSize { .large }

  /// What actions do about alerts that come up over their elements.
  open var interruptionPolicy: InterruptionPolicy { .answer }

  /// The device of the test that is running.
  public private(set) var device: SimulatedDevice!

  private var goesOnAfterFailure = true
  /// Failures may be recorded on any thread, as by a test that is async.
  private let recording = NSRecursiveLock()
  private var isRecording = false
  private var isTearingDown = false

  /// Makes a test, as XCTest does.
  ///
  /// - Parameters:
  ///   - name: The class and the method, with a point between them.
  ///   - testClosure: Calls the method.
  public required init(name: String, testClosure: @escaping (XCTest::XCTestCase) throws -> Void) {
    super.init(name: name) { testCase in
      // XCTest calls this between set-up and tear-down: a set-up that has stopped the test keeps it from being entered,
      // and a tear-down finds a device that answers again.
      defer { (testCase as? Self)?.beginTearingDown() }
      guard !XCUIContext.isStopped else { return }
      do {
        try testClosure(testCase)
      } catch {
        if !XCUIContext.isStopped { throw error }
      }
    }
  }

  private func beginTearingDown() {
    isTearingDown = true
    XCUIContext.isStopped = false
  }

  /// Gets the device before the test's own set-up, to put servers on its network and photos into its library.
  ///
  /// - Parameter device: The device, with the app installed and not started.
  open func prepare(_ device: SimulatedDevice) {}

  /// Runs one test with a device of its own.
  open override func invokeTest() {
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    RunningTest.xctestOwner = TestOwner(suite: [parts[0]], test: parts.count > 1 ? parts[1] : name)
    defer { RunningTest.xctestOwner = nil }
    do {
      try begin()
    } catch {
      XCTFail("the simulated device did not start: \(error)")
      return
    }
    super.invokeTest()
    MainActor.assumeIsolated { XCUIContext.end() }
    device = nil
  }

  private func begin() throws {
    let device = try SimulatedDevice(deviceProfile, appearance: deviceAppearance, textSize: deviceTextSize)
    device.install(AppUnderTest.self)
    device.launchEnvironment = LaunchEnvironment.parsed()
    self.device = device
    prepare(device)
    // XCTest calls this on the main thread, where Apple's classes live; the compiler cannot know that.
    nonisolated(unsafe) let automator = Automator(driver: device)
    automator.evidence = RunEvidenceRecorder()
    automator.interruptionPolicy = interruptionPolicy
    MainActor.assumeIsolated {
      XCUIContext.begin(automator: automator, defaultBundleIdentifier: AppUnderTest.bundleIdentifier)
    }
  }

  /// Whether the test goes on after a failure.
  ///
  /// A test method cannot be left in the middle, as Apple's is by an exception. When this is false, the first failure
  /// stops the device: whatever the method goes on to do returns at once and records nothing. Tear-down runs as usual.
  open override var continueAfterFailure: Bool {
    get { isRecording || goesOnAfterFailure }
    set { goesOnAfterFailure = newValue }
  }

  /// Records a failure, unless an earlier one has stopped the test.
  ///
  /// - Parameters:
  ///   - description: What went wrong.
  ///   - filePath: The file.
  ///   - lineNumber: The line.
  ///   - expected: Whether a check failed, rather than something being thrown.
  open override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
  ) {
    recording.lock()
    defer { recording.unlock() }
    guard !XCUIContext.isStopped else { return }
    // XCTest ends the whole process if it reads false here.
    isRecording = true
    super.recordFailure(
      withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    isRecording = false
    if !goesOnAfterFailure, !isTearingDown { XCUIContext.isStopped = true }
  }
}
