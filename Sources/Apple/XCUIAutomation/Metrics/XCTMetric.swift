import Foundation
import XCTest

/// A quantity that is measured while a block runs.
///
/// - Reference: [`XCTMetric`](https://developer.apple.com/documentation/xctest/xctmetric).
public protocol XCTMetric: AnyObject {
  /// Called right before a block runs.
  func willBeginMeasuring()
  /// Called right after it ran.
  func didStopMeasuring()
  /// Returns the measurements of a run.
  ///
  /// - Parameters:
  ///   - startTime: The start of the run.
  ///   - endTime: The end of the run.
  /// - Returns: The values.
  /// - Throws: The reason why there are no measurements.
  func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement]
}

extension XCTMetric {
  /// The default implementation, for a metric that needs no preparation.
  public func willBeginMeasuring() {}
  /// The default implementation, for a metric that needs no cleanup.
  public func didStopMeasuring() {}
}

/// A moment of a measured run.
///
/// - Reference: [`XCTPerformanceMeasurementTimestamp`](https://developer.apple.com/documentation/xctest/xctperformancemeasurementtimestamp).
public final class XCTPerformanceMeasurementTimestamp: NSObject, Sendable {
  /// The moment on the device's clock, in nanoseconds from its start.
  public let absoluteTimeNanoSeconds: UInt64
  /// The date of the moment.
  public let date: Date

  /// Creates a time stamp.
  ///
  /// - Parameters:
  ///   - absoluteTime: The moment on the device's clock, in nanoseconds from its start.
  ///   - date: The date of the moment.
  public init(absoluteTime: UInt64, date: Date) {
    absoluteTimeNanoSeconds = absoluteTime
    self.date = date
    super.init()
  }
}

/// A value that was measured of one run.
///
/// - Reference: [`XCTPerformanceMeasurement`](https://developer.apple.com/documentation/xctest/xctperformancemeasurement).
public final class XCTPerformanceMeasurement: NSObject {
  /// The identifier of the measured quantity, for programs.
  public let identifier: String
  /// The name of the measured quantity, for people.
  public let displayName: String
  /// The value, with its unit as text.
  public let value: Measurement<Unit>
  /// The measured value.
  public let doubleValue: Double
  /// The unit, as text.
  public let unitSymbol: String

  /// Creates a measurement.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the measured quantity, for programs.
  ///   - displayName: The name of the measured quantity, for people.
  ///   - doubleValue: The measured value.
  ///   - unitSymbol: The unit, as text.
  public init(identifier: String, displayName: String, doubleValue: Double, unitSymbol: String) {
    self.identifier = identifier
    self.displayName = displayName
    self.doubleValue = doubleValue
    self.unitSymbol = unitSymbol
    value = Measurement(value: doubleValue, unit: Unit(symbol: unitSymbol))
    super.init()
  }
}
