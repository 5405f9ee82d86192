import Dispatch
import Foundation
import GalleyAutomation

/// The runs of a block that is measured.
final class MeasuredRuns {
  /// The one that runs: tests run one after another.
  nonisolated(unsafe) static var current: MeasuredRuns?

  private let metrics: [any XCTMetric]
  private let options: XCTMeasureOptions
  private var values: [(name: String, unit: String, numbers: [Double])] = []
  private var began: XCTPerformanceMeasurementTimestamp?
  private var ended: XCTPerformanceMeasurementTimestamp?

  init(_ metrics: [any XCTMetric], _ options: XCTMeasureOptions) {
    self.metrics = metrics
    self.options = options
  }

  func start() {
    for metric in metrics { metric.willBeginMeasuring() }
    began = Self.now
    ended = nil
  }

  func stop() {
    guard began != nil, ended == nil else { return }
    ended = Self.now
    for metric in metrics { metric.didStopMeasuring() }
  }

  func run(isMeasured: Bool, _ block: () -> Void) throws {
    (began, ended) = (nil, nil)
    if !options.invocationOptions.contains(.manuallyStart) { start() }
    block()
    stop()
    guard isMeasured, let began, let ended else { return }
    for measurement in try metrics.flatMap({ try $0.reportMeasurements(from: began, to: ended) }) {
      let index = values.firstIndex { $0.name == measurement.displayName }
      if let index {
        values[index].numbers.append(measurement.doubleValue)
      } else {
        values.append((measurement.displayName, measurement.unitSymbol, [measurement.doubleValue]))
      }
    }
  }

  /// The results, a line each: average, relative standard deviation and all values.
  var lines: [String] {
    values.map { value in
      let count = Double(value.numbers.count)
      let average = value.numbers.reduce(0, +) / count
      let variance = value.numbers.map { ($0 - average) * ($0 - average) }.reduce(0, +) / count
      let deviation = average == 0 ? 0 : 100 * variance.squareRoot() / abs(average)
      let numbers = value.numbers.map { text($0) }.joined(separator: ", ")
      return """
        [\(value.name), \(value.unit)] average: \(text(average)), relative standard deviation: \
        \(String(format: "%.3f", deviation))%, values: [\(numbers)]
        """
    }
  }

  private func text(_ number: Double) -> String { String(format: "%.6f", number) }

  /// The present on the device's clock; on the machine's, where there is no device.
  private static var now: XCTPerformanceMeasurementTimestamp {
    let time = XCUIContext.onMainThread { XCUIContext.automator.map { $0.driver.now } }
    let nanoseconds =
      time.map { UInt64(max(0, $0 / .nanoseconds(1))) } ?? DispatchTime.now().uptimeNanoseconds
    return XCTPerformanceMeasurementTimestamp(absoluteTime: nanoseconds, date: Date())
  }
}
