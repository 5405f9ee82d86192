import Foundation

/// The process of an app as it sees it on a simulated device: its arguments and environment are those of its launch.
///
/// Several apps can run in the process of a test, whose own arguments are none of theirs. Swift on Linux lets no other module stand in
/// for Foundation's `ProcessInfo`, but an app's own module can: one line there is for all of its files, also those that import
/// Foundation alone.
///
///     #if canImport(GalleyServices)
///       import GalleyServices
///       typealias ProcessInfo = SimulatedProcessInfo
///     #endif
///
/// Outside of a device, and for all else, it is Foundation's.
///
/// - Reference: [Foundation's `ProcessInfo`](https://developer.apple.com/documentation/foundation/processinfo).
@dynamicMemberLookup
public final class SimulatedProcessInfo: Sendable {
  /// The process of the app whose code runs.
  public static let processInfo = SimulatedProcessInfo()

  private init() {}

  /// The path of the program, and the arguments of the launch.
  public var arguments: [String] {
    let process = Foundation.ProcessInfo.processInfo.arguments
    return AppLaunch.current.map { process.prefix(1) + $0.arguments } ?? process
  }

  /// The environment of the launch.
  public var environment: [String: String] {
    AppLaunch.current?.environment ?? Foundation.ProcessInfo.processInfo.environment
  }

  /// Other properties of the process, from Foundation.
  public subscript<Value>(dynamicMember member: KeyPath<Foundation.ProcessInfo, Value>) -> Value {
    Foundation.ProcessInfo.processInfo[keyPath: member]
  }

  /// Whether the system's version is this one or a later one.
  public func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
    Foundation.ProcessInfo.processInfo.isOperatingSystemAtLeast(version)
  }
}

/// The parameters of an app's launch.
package struct AppLaunch: Hashable, Sendable {
  /// The launch of the app whose code runs.
  @TaskLocal package static var current: AppLaunch?

  /// The app's bundle identifier.
  package var bundleIdentifier: String
  /// The arguments, without the program's path.
  package var arguments: [String]
  /// The environment variables.
  package var environment: [String: String]
  /// The surroundings of the app; `nil` for an app without a device.
  package var surroundings: AppSurroundings?

  /// Describes a launch.
  package init(
    _ bundleIdentifier: String, arguments: [String], environment: [String: String],
    surroundings: AppSurroundings? = nil
  ) {
    self.surroundings = surroundings
    self.bundleIdentifier = bundleIdentifier
    self.arguments = arguments
    self.environment = environment
  }
}
