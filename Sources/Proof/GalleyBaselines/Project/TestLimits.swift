import Glibc

/// The limits after which `galley test` ends the process of a test whose app does not end, and runs the remaining tests.
package struct TestLimits: Hashable, Sendable {
  /// The seconds in which a process of tests may take no step while no test begins or ends.
  ///
  /// Waits of the simulated device take no time, those of browsers and telephones have limits of their own that are shorter.
  package var seconds = 300
  /// The megabytes of memory that a process of tests may use.
  package var megabytes = Self.usualMegabytes
  /// The megabytes that the tests of one attempt may print.
  package var outputMegabytes = 256

  /// The numbers that a limit can be set to; the largest, a million megabytes or eleven days, is no limit in
  /// practice.
  package static let range = 1...1_000_000

  /// Creates the default limits.
  package init() {}

  /// Three quarters of the machine's memory: a process that uses more leaves the others too little.
  private static let usualMegabytes = {
    let bytes = UInt64(max(0, sysconf(Int32(_SC_PHYS_PAGES)))) * UInt64(max(0, sysconf(Int32(_SC_PAGESIZE))))
    return max(1024, Int(bytes / 4 * 3 / 1_000_000))
  }()
}
