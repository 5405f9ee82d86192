/// An operating system, as far as tests are run on it by other rules.
public enum Platform: String, Hashable, Sendable, CaseIterable {
  /// The system of telephones and tablets.
  case iOS
  /// The system of Macs.
  case macOS
}

/// A driver that knows its device's system; other drivers count as drivers of iOS.
public protocol PlatformReporting: Driver {
  /// The system.
  var platform: Platform { get }
}
