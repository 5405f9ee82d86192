import Foundation

extension ProcessInfo {
  /// Whether an app for iPhones runs on a Mac; here it does not.
  public var isiOSAppOnMac: Bool { false }
  /// Whether an app for iPhones or iPads runs on a Mac as one of Catalyst; here it does not.
  public var isMacCatalystApp: Bool { false }
}
