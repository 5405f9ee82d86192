import Foundation
import XCTest

/// A metric of the time that a block takes to launch an app, in the device's time.
///
/// - Reference: [`XCTApplicationLaunchMetric`](https://developer.apple.com/documentation/xctest/xctapplicationlaunchmetric).
public final class XCTApplicationLaunchMetric: NSObject, XCTMetric {
  /// Creates a metric of the time until the app shows its first screen, or until it takes input; both are the
  /// same here.
  ///
  /// - Parameter isWaitingUntilResponsive: Whether it is measured until the app takes input.
  public init(waitUntilResponsive isWaitingUntilResponsive: Bool = false) {
    super.init()
  }

  /// The time of a launch.
  public func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] {
    let time = Double(endTime.absoluteTimeNanoSeconds - startTime.absoluteTimeNanoSeconds) / 1e9
    return [
      XCTPerformanceMeasurement(
        identifier: "com.apple.dt.XCTMetric_ApplicationLaunch.AppLaunch.duration",
        displayName: "Duration (AppLaunch)", doubleValue: time, unitSymbol: "s")
    ]
  }
}

/// A metric that fails: Linux has no signposts to measure the time between.
///
/// - Reference: [`XCTOSSignpostMetric`](https://developer.apple.com/documentation/xctest/xctossignpostmetric).
public final class XCTOSSignpostMetric: NSObject, XCTMetric {
  private let name: String

  /// Creates a metric of the time between an app's signposts.
  ///
  /// - Parameters:
  ///   - subsystem: The subsystem that writes the signposts.
  ///   - category: The category of the signposts.
  ///   - name: The name of the signposts.
  public init(subsystem: String, category: String, name: String) {
    self.name = name
    super.init()
  }

  private convenience init(system name: String) {
    self.init(subsystem: "com.apple.UIKit", category: "", name: name)
  }

  /// A metric of an app's launch, which fails; use ``XCTApplicationLaunchMetric``.
  public class var applicationLaunch: XCTOSSignpostMetric { XCTOSSignpostMetric(system: "ApplicationLaunch") }
  /// A metric of scrolling by a drag, which fails.
  public class var scrollingAndDecelerationMetric: XCTOSSignpostMetric {
    XCTOSSignpostMetric(system: "ScrollingAndDeceleration")
  }
  /// A metric of scrolling after a throw, which fails.
  public class var scrollDecelerationMetric: XCTOSSignpostMetric {
    XCTOSSignpostMetric(system: "ScrollDeceleration")
  }
  /// A metric of drags of a list, which fails.
  public class var scrollDraggingMetric: XCTOSSignpostMetric { XCTOSSignpostMetric(system: "ScrollDragging") }
  /// A metric of the transition between screens, which fails.
  public class var navigationTransitionMetric: XCTOSSignpostMetric {
    XCTOSSignpostMetric(system: "NavigationTransition")
  }
  /// A metric of transitions that an app names, which fails.
  public class var customNavigationTransitionMetric: XCTOSSignpostMetric {
    XCTOSSignpostMetric(system: "CustomNavigationTransition")
  }

  /// Throws an error, because there are no signposts.
  ///
  /// - Throws: An error that explains this.
  public func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] {
    throw MetricError.noSignposts(name)
  }
}

/// A metric that fails: frames of the simulated device are never late.
///
/// - Reference: [`XCTHitchMetric`](https://developer.apple.com/documentation/xctest/xcthitchmetric).
public final class XCTHitchMetric: NSObject, XCTMetric {
  /// Creates a metric of an app.
  ///
  /// - Parameter application: The app.
  public init(application: XCUIApplication) {
    super.init()
  }

  /// Throws an error, because no frame is late.
  ///
  /// - Throws: An error that explains this.
  public func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] {
    throw MetricError.noHitches
  }
}

/// The reason why something cannot be measured.
enum MetricError: Error, Hashable, CustomStringConvertible {
  /// There are no signposts; the name of those that were asked for.
  case noSignposts(String)
  /// Frames are never late.
  case noHitches

  /// The reason and the way out, in a sentence.
  var description: String {
    switch self {
    case .noSignposts(let name):
      """
      The signposts \(name) cannot be measured, as Linux has none. Measure the block by XCTClockMetric, or a launch by \
      XCTApplicationLaunchMetric.
      """
    case .noHitches:
      """
      Hitches cannot be measured, as frames of the simulated device are never late. Measure the block by XCTCPUMetric.
      """
    }
  }
}
