import SwiftUI

@testable import GalleySimulator

/// A device, and whether it is dark.
struct ScreenSetting: Hashable, Sendable, CustomStringConvertible {
  let profile: DeviceProfile
  let isDark: Bool

  var description: String { "\(profile.name), \(isDark ? "dark" : "light")" }

  var isTablet: Bool { profile == .iPad }

  /// Every device, light and dark.
  static let all = [DeviceProfile.iPhoneX, .small, .usual, .large, .iPad].flatMap { profile in
    [false, true].map { ScreenSetting(profile: profile, isDark: $0) }
  }
}

extension DeviceProfile {
  /// The third iPhone SE: 375 × 667 points at 2 pixels a point.
  fileprivate static let small = DeviceProfile(
    name: "iPhone SE", size: CGSize(width: 375, height: 667), scale: 2, safeArea: EdgeInsets(top: 20),
    hasHomeIndicator: false)
  /// iPhone 15: 393 × 852 points at 3 pixels a point.
  fileprivate static let usual = DeviceProfile(
    name: "iPhone 15", size: CGSize(width: 393, height: 852), scale: 3,
    safeArea: EdgeInsets(top: 59, bottom: 34), hasHomeIndicator: true)
  /// iPhone 15 Plus: 430 × 932 points at 3 pixels a point.
  fileprivate static let large = DeviceProfile(
    name: "iPhone 15 Plus", size: CGSize(width: 430, height: 932), scale: 3,
    safeArea: EdgeInsets(top: 59, bottom: 34), hasHomeIndicator: true)
}
