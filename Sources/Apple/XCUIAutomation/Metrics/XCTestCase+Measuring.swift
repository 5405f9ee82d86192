import Foundation
import GalleyAutomation
import XCTest

extension XCTestCase {
  /// The metrics that are measured where none are named.
  @_disfavoredOverload
  public class var defaultMetrics: [any XCTMetric] { [XCTClockMetric()] }

  /// Measures a block, some times over, and says what came of it on the console and in the log.
  ///
  /// - Parameters:
  ///   - metrics: What is measured.
  ///   - options: How it is measured.
  ///   - block: What is measured; it runs once before that, unmeasured.
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

  /// Measures a block by the metrics that are measured where none are named.
  ///
  /// - Parameters:
  ///   - options: How it is measured.
  ///   - block: What is measured; it runs once before that, unmeasured.
  public func measure(
    options: XCTMeasureOptions, file: StaticString = #filePath, line: UInt = #line, block: () -> Void
  ) {
    measure(metrics: Self.defaultMetrics, options: options, file: file, line: line, block: block)
  }

  /// Measures a block by one metric.
  ///
  /// - Parameters:
  ///   - metric: What is measured.
  ///   - block: What is measured; it runs once before that, unmeasured.
  @_disfavoredOverload
  public func measure(
    metric: any XCTMetric, file: StaticString = #filePath, line: UInt = #line, block: () -> Void
  ) {
    measure(metrics: [metric], file: file, line: line, block: block)
  }
}

extension UITestCase {
  /// Begins what is measured of a block whose options say that it does so itself.
  public func startMeasuring() {
    MeasuredRuns.current?.start()
  }

  /// Ends what is measured of a block whose options say that it does so itself.
  public func stopMeasuring() {
    MeasuredRuns.current?.stop()
  }
}
