import Foundation
import XCTest

/// Measures how long an app takes to launch, in the device's time: the block launches it.
///
/// - Reference: [`XCTApplicationLaunchMetric`](https://developer.apple.com/documentation/xctest/xctapplicationlaunchmetric).
public final class XCTApplicationLaunchMetric: NSObject, XCTMetric {
  /// Measures until the app shows its first screen, or until it takes input; both are one instant here.
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

/// Would measure the time between marks that an app writes; it cannot be had, as Linux has no signposts.
///
/// - Reference: [`XCTOSSignpostMetric`](https://developer.apple.com/documentation/xctest/xctossignpostmetric).
public final class XCTOSSignpostMetric: NSObject, XCTMetric {
  private let name: String

  /// Would measure the time between an app's own marks.
  ///
  /// - Parameters:
  ///   - subsystem: Who writes them.
  ///   - category: What they are about.
  ///   - name: How they are called.
  public init(subsystem: String, category: String, name: String) {
    self.name = name
    super.init()
  }

  private convenience init(system name: String) {
    self.init(subsystem: "com.apple.UIKit", category: "", name: name)
  }

  /// Would measure the launch of an app; ``XCTApplicationLaunchMetric`` does.
  public class var applicationLaunch: XCTOSSignpostMetric { XCTOSSignpostMetric(system: "ApplicationLaunch") }
  /// Would measure how a list scrolls that is dragged.
  public class var scrollingAndDecelerationMetric: XCTOSSignpostMetric {
    XCTOSSignpostMetric(system: "ScrollingAndDeceleration")
  }
  /// Would measure how a list scrolls that was thrown.
  public class var scrollDecelerationMetric: XCTOSSignpostMetric {
    XCTOSSignpostMetric(system: "ScrollDeceleration")
  }
  /// Would measure how a list is dragged.
  public class var scrollDraggingMetric: XCTOSSignpostMetric { XCTOSSignpostMetric(system: "ScrollDragging") }
  /// Would measure how one screen gives way to the next.
  public class var navigationTransitionMetric: XCTOSSignpostMetric {
    XCTOSSignpostMetric(system: "NavigationTransition")
  }
  /// Would measure animations that a test names.
  public class var customNavigationTransitionMetric: XCTOSSignpostMetric {
    XCTOSSignpostMetric(system: "CustomNavigationTransition")
  }

  /// Fails, as there are no marks to measure between.
  ///
  /// - Throws: The sentence that says so.
  public func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] {
    throw MetricError.noSignposts(name)
  }
}

/// Would measure frames that come late; it cannot be had, as frames of the simulated device are never late.
///
/// - Reference: [`XCTHitchMetric`](https://developer.apple.com/documentation/xctest/xcthitchmetric).
public final class XCTHitchMetric: NSObject, XCTMetric {
  /// Would measure an app.
  ///
  /// - Parameter application: The app.
  public init(application: XCUIApplication) {
    super.init()
  }

  /// Fails, as no frame is late.
  ///
  /// - Throws: The sentence that says so.
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
