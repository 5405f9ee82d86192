/// An operating system, as far as tests are run on it by other rules.
public enum Platform: String, Hashable, Sendable, CaseIterable {
  /// That of telephones and tablets.
  case iOS
  /// That of Macs.
  case macOS
}

/// A driver that knows what system it drives; others are taken for drivers of iOS.
public protocol PlatformReporting: Driver {
  /// The system.
  var platform: Platform { get }
}
