import Foundation
import GalleyAutomation
import XCTest

extension XCTestCase {
  /// The metrics that are measured where none are named.
  @_disfavoredOverload
  public class var defaultMetrics: [any XCTMetric] { [XCTClockMetric()] }

  /// Measures a block several times, and writes the results to the console and the log.
  ///
  /// - Parameters:
  ///   - metrics: The quantities to measure.
  ///   - options: The options of the measurement.
  ///   - block: The measured code; it runs once before that, unmeasured.
  /// - Reference: [`measure(metrics:options:block:)`](https://developer.apple.com/documentation/xctest/xctestcase/measure(metrics:options:block:)).
  public func measure(
    metrics: [any XCTMetric], options: XCTMeasureOptions = .default, file: StaticString = #filePath,
    line: UInt = #line, block: () -> Void
  ) {
    MeasuredRuns.current = MeasuredRuns(metrics, options)
    defer { MeasuredRuns.current = nil }
    for index in 0...max(1, options.iterationCount) {
      guard !XCUIContext.isStopped else { return }
      do { try MeasuredRuns.current?.run(isMeasured: index > 0, block) } catch {
        return XCTFail("\(error)", file: file, line: line)
      }
    }
    for line in MeasuredRuns.current?.lines ?? [] {
      let text = "'\(name)' measured \(line)"
      XCUIContext.note(text)
      print("Test Case \(text)")
    }
  }

  /// Measures a block by the default metrics.
  ///
  /// - Parameters:
  ///   - options: The options of the measurement.
  ///   - block: The measured code; it runs once before that, unmeasured.
  public func measure(
    options: XCTMeasureOptions, file: StaticString = #filePath, line: UInt = #line, block: () -> Void
  ) {
    measure(metrics: Self.defaultMetrics, options: options, file: file, line: line, block: block)
  }

  /// Measures a block by one metric.
  ///
  /// - Parameters:
  ///   - metric: The quantity to measure.
  ///   - block: The measured code; it runs once before that, unmeasured.
  @_disfavoredOverload
  public func measure(
    metric: any XCTMetric, file: StaticString = #filePath, line: UInt = #line, block: () -> Void
  ) {
    measure(metrics: [metric], file: file, line: line, block: block)
  }
}

extension UITestCase {
  /// Starts a measurement in a block whose options include a manual start.
  public func startMeasuring() {
    MeasuredRuns.current?.start()
  }

  /// Stops a measurement in a block whose options include a manual stop.
  public func stopMeasuring() {
    MeasuredRuns.current?.stop()
  }
}
