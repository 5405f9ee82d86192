import Foundation
import GalleyAutomation
import XCTest

@testable import XCUIAutomation

final class MeasuringTests: DeviceTestCase {
  private var measured: [String] {
    automator.log.lines.filter { $0.contains("measured") }.map {
      String($0[($0.range(of: "measured ")?.upperBound ?? $0.startIndex)...])
    }
  }

  // covers: measure(metrics:options:block:)
  // covers: XCTClockMetric.init()
  // covers: XCTMeasureOptions.iterationCount
  func testTheClockIsTheDevices() {
    let options = XCTMeasureOptions()
    options.iterationCount = 3
    var runs = 0
    measure(metrics: [XCTClockMetric()], options: options) {
      runs += 1
      XCUIContext.sleep(2)
    }
    XCTAssertEqual(runs, 4, "once more than measured")
    XCTAssertEqual(
      measured,
      [
        """
        [Clock Monotonic Time, s] average: 2.000000, relative standard deviation: 0.000%, values: \
        [2.000000, 2.000000, 2.000000]
        """
      ])
  }

  // covers: XCTApplicationLaunchMetric.init(waitUntilResponsive:)
  func testALaunchIsMeasured() {
    show(element(.button, "Save"))
    measure(metrics: [XCTApplicationLaunchMetric(waitUntilResponsive: true)]) {
      XCUIContext.sleep(1)
    }
    XCTAssert(measured.first?.hasPrefix("[Duration (AppLaunch), s] average: 1.000000") == true, "\(measured)")
  }

  // covers: XCTMeasureOptions.invocationOptions
  func testABlockMayStartAndStopItself() {
    final class Timed: UITestCase {}
    let test = Timed()
    let options = XCTMeasureOptions()
    options.iterationCount = 1
    options.invocationOptions = [.manuallyStart, .manuallyStop]
    test.measure(metrics: [XCTClockMetric()], options: options) {
      XCUIContext.sleep(5)
      test.startMeasuring()
      XCUIContext.sleep(1)
      test.stopMeasuring()
      XCUIContext.sleep(5)
    }
    XCTAssert(measured.first?.hasSuffix("values: [1.000000]") == true, "\(measured)")
  }

  // covers: XCTCPUMetric.init()
  // covers: XCTMemoryMetric.init()
  // covers: XCTStorageMetric.init()
  func testTheProcessIsMeasured() throws {
    let options = XCTMeasureOptions()
    options.iterationCount = 1
    let path = FileManager.default.temporaryDirectory.path + "/measured-\(UUID())"
    defer { try? FileManager.default.removeItem(atPath: path) }
    measure(metrics: [XCTCPUMetric(), XCTMemoryMetric(), XCTStorageMetric()], options: options) {
      _ = FileManager.default.createFile(atPath: path, contents: Data(count: 500_000))
    }
    XCTAssertEqual(
      measured.map { $0.prefix { $0 != "]" } },
      ["[CPU Time, s", "[Memory Physical, kB", "[Memory Peak Physical, kB", "[Disk Logical Writes, kB"])
    let written = try XCTUnwrap(measured.last?.firstMatch(of: #/average: ([0-9.]+)/#)?.1)
    XCTAssertGreaterThanOrEqual(try XCTUnwrap(Double(written)), 500)
  }

  // covers: XCTCPUMetric.init(application:)
  // covers: XCTMemoryMetric.init(application:)
  // covers: XCTStorageMetric.init(application:)
  @MainActor
  func testAnAppIsMeasuredAsThisProcessIs() async {
    let app = XCUIApplication(bundleIdentifier: "org.example.App")
    let options = XCTMeasureOptions()
    options.iterationCount = 1
    let metrics: [any XCTMetric] = [
      XCTCPUMetric(application: app), XCTMemoryMetric(application: app), XCTStorageMetric(application: app),
    ]
    measure(metrics: metrics, options: options) {}
    XCTAssertEqual(measured.count, 4)
  }

  // covers: XCTMetric.reportMeasurements(from:to:)
  func testASuitesOwnMetricIsAsked() {
    final class Taps: XCTMetric {
      var begun = 0
      func willBeginMeasuring() { begun += 1 }
      func reportMeasurements(
        from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
      ) throws -> [XCTPerformanceMeasurement] {
        [
          XCTPerformanceMeasurement(
            identifier: "taps", displayName: "Taps", doubleValue: 2, unitSymbol: "taps")
        ]
      }
    }
    let taps = Taps()
    let options = XCTMeasureOptions.default
    options.iterationCount = 2
    measure(metrics: [taps], options: options) {}
    XCTAssertEqual(taps.begun, 3)
    XCTAssert(measured.first?.hasPrefix("[Taps, taps] average: 2.000000") == true, "\(measured)")
  }

  // covers: XCTOSSignpostMetric.*
  // covers: XCTHitchMetric.init(application:)
  func testWhatCannotBeMeasuredSaysSo() {
    XCTAssertEqual(
      MetricError.noSignposts("ScrollDragging").description,
      """
      The signposts ScrollDragging cannot be measured, as Linux has none. Measure the block by XCTClockMetric, or a launch by \
      XCTApplicationLaunchMetric.
      """)
    XCTAssertEqual(
      MetricError.noHitches.description,
      """
      Hitches cannot be measured, as frames of the simulated device are never late. Measure the block by XCTCPUMetric.
      """)
    let time = XCTPerformanceMeasurementTimestamp(absoluteTime: 0, date: Date())
    for metric in [
      XCTOSSignpostMetric.applicationLaunch, .scrollingAndDecelerationMetric, .scrollDecelerationMetric,
      .scrollDraggingMetric, .navigationTransitionMetric, .customNavigationTransitionMetric,
      XCTOSSignpostMetric(subsystem: "org.example", category: "sync", name: "upload"),
    ] {
      XCTAssertThrowsError(try metric.reportMeasurements(from: time, to: time)) {
        XCTAssert($0 is MetricError)
      }
    }
  }
}
