import Synchronization

/// The modules that know the device of the code that runs.
///
/// UIKit's types are declared once, for apps and for tests. An app and its test share a process, so the code that asks decides
/// which device it gets: the device of its app, or the device of the test.
extension ReportedDevice {
  /// A provider of devices; `nil` means that the code which runs is none of its own.
  package typealias Provider = @Sendable () -> ReportedDevice?

  /// The code whose device a provider knows; an earlier case has priority.
  package enum Audience: Int, CaseIterable, Sendable {
    /// The views and actions of an app.
    case views
    /// All other code of an app: its tasks, queues and timers.
    case apps
    /// A test.
    case tests
  }

  private static let providers = Mutex([Provider?](repeating: nil, count: Audience.allCases.count))

  /// Registers the provider for an audience, in place of an earlier one.
  package static func provide(for audience: Audience, _ provider: @escaping Provider) {
    providers.withLock { $0[audience.rawValue] = provider }
  }

  /// The device of the code that runs.
  package static var current: ReportedDevice {
    for case let provider? in providers.withLock(\.self) {
      if let device = provider() { return device }
    }
    return .none
  }

  /// Whether the code that runs is an app's.
  package static var isForApp: Bool {
    providers.withLock(\.self).prefix(Audience.tests.rawValue).contains { $0?() != nil }
  }
}
