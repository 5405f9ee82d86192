import Foundation
import Glibc
import XCTest

/// A metric of the device's time that a block takes, that is, of the time that a person would wait.
///
/// - Reference: [`XCTClockMetric`](https://developer.apple.com/documentation/xctest/xctclockmetric).
public final class XCTClockMetric: NSObject, XCTMetric {
  public override init() {
    super.init()
  }

  /// The time of a run.
  public func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] {
    let time = Double(endTime.absoluteTimeNanoSeconds - startTime.absoluteTimeNanoSeconds) / 1e9
    return [
      XCTPerformanceMeasurement(
        identifier: "com.apple.dt.XCTMetric_Clock.time.monotonic", displayName: "Clock Monotonic Time",
        doubleValue: time, unitSymbol: "s")
    ]
  }
}

/// A metric of the processor time of this process, in which the simulated app runs.
///
/// - Reference: [`XCTCPUMetric`](https://developer.apple.com/documentation/xctest/xctcpumetric).
public final class XCTCPUMetric: NSObject, XCTMetric {
  private var start = 0.0
  private var end = 0.0

  /// Creates a metric of this process.
  public override init() {
    super.init()
  }

  /// Creates a metric of an app; apps of the simulated device run in this process.
  ///
  /// - Parameter application: The app.
  public convenience init(application: XCUIApplication) {
    self.init()
  }

  /// Creates a metric of this process; measurements cannot be limited to one thread.
  ///
  /// - Parameter isLimitedToCurrentThread: Whether only the calling thread should count.
  public convenience init(limitingToCurrentThread isLimitedToCurrentThread: Bool) {
    self.init()
  }

  /// Takes the process's time.
  public func willBeginMeasuring() { start = Self.used }

  /// Takes the process's time.
  public func didStopMeasuring() { end = Self.used }

  /// The time of a run.
  public func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] {
    [
      XCTPerformanceMeasurement(
        identifier: "com.apple.dt.XCTMetric_CPU.time", displayName: "CPU Time", doubleValue: end - start,
        unitSymbol: "s")
    ]
  }

  /// The processor time of the process, in seconds; POSIX counts a million clocks a second, on every machine.
  private static var used: Double { Double(clock()) / 1_000_000 }
}

/// A metric of the memory of this process, in which the simulated app runs.
///
/// - Reference: [`XCTMemoryMetric`](https://developer.apple.com/documentation/xctest/xctmemorymetric).
public final class XCTMemoryMetric: NSObject, XCTMetric {
  private var start = 0.0
  private var end = 0.0

  /// Creates a metric of this process.
  public override init() {
    super.init()
  }

  /// Creates a metric of an app; apps of the simulated device run in this process.
  ///
  /// - Parameter application: The app.
  public convenience init(application: XCUIApplication) {
    self.init()
  }

  /// Takes the process's memory.
  public func willBeginMeasuring() { start = Self.resident }

  /// Takes the process's memory.
  public func didStopMeasuring() { end = Self.resident }

  /// The memory after a run, and its growth.
  public func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] {
    [
      XCTPerformanceMeasurement(
        identifier: "com.apple.dt.XCTMetric_Memory.physical", displayName: "Memory Physical",
        doubleValue: end - start, unitSymbol: "kB"),
      XCTPerformanceMeasurement(
        identifier: "com.apple.dt.XCTMetric_Memory.physical_peak", displayName: "Memory Peak Physical",
        doubleValue: end, unitSymbol: "kB"),
    ]
  }

  /// - Reference: proc_pid_statm(5): the second number is the resident pages.
  private static var resident: Double {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let numbers = text.split(separator: " ")
    let pages = numbers.count > 1 ? Double(numbers[1]) ?? 0 : 0
    return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1000
  }
}

/// A metric of the bytes that this process, in which the simulated app runs, writes to files.
///
/// - Reference: [`XCTStorageMetric`](https://developer.apple.com/documentation/xctest/xctstoragemetric).
public final class XCTStorageMetric: NSObject, XCTMetric {
  private var start = 0.0
  private var end = 0.0

  /// Creates a metric of this process.
  public override init() {
    super.init()
  }

  /// Creates a metric of an app; apps of the simulated device run in this process.
  ///
  /// - Parameter application: The app.
  public convenience init(application: XCUIApplication) {
    self.init()
  }

  /// Takes the number of bytes written.
  public func willBeginMeasuring() { start = Self.written }

  /// Takes the number of bytes written.
  public func didStopMeasuring() { end = Self.written }

  /// The bytes that a run wrote.
  public func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] {
    [
      XCTPerformanceMeasurement(
        identifier: "com.apple.dt.XCTMetric_Disk.logical_writes", displayName: "Disk Logical Writes",
        doubleValue: end - start, unitSymbol: "kB")
    ]
  }

  /// - Reference: proc_pid_io(5): `wchar` is the number of bytes that were written.
  private static var written: Double {
    let text = (try? String(contentsOfFile: "/proc/self/io", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("wchar: ") }
    return (line.flatMap { Double($0.dropFirst(7)) } ?? 0) / 1000
  }
}
