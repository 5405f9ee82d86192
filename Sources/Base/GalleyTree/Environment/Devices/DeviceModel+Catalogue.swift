import Foundation

/// The models.
///
/// - Reference: sizes and scales are those of Apple's [Human Interface Guidelines, Layout,
///   "Specifications"](https://developer.apple.com/design/human-interface-guidelines/layout#Specifications); safe areas are what
///   `safeAreaInsets` of a window says on the device, as in [Supporting iPhone
///   X](https://useyourloaf.com/blog/supporting-iphone-x/) and its author's later pages about screen sizes; radii are what `UIScreen`
///   says, as in [Finding the Real iPhone X Corner
///   Radius](https://kylebashour.com/posts/finding-the-real-iphone-x-corner-radius); cut-outs are those of the templates in
///   [Apple Design Resources](https://developer.apple.com/design/resources/).
extension DeviceModel {
  /// The first telephone with Apple's widescreen of four inches, and the narrowest there is.
  package static let iPhoneSE1 = homeButton(
    "iPhone SE (1st generation)", ["iPhone 5s"], width: 320, height: 568)
  /// The second and third iPhone SE.
  package static let iPhoneSE = homeButton(
    "iPhone SE", ["iPhone SE (2nd generation)", "iPhone SE (3rd generation)"], width: 375, height: 667)
  /// iPhone 8.
  package static let iPhone8 = homeButton("iPhone 8", ["iPhone 7", "iPhone 6s"], width: 375, height: 667)
  /// iPhone X, whose notch is 209 points wide and 30 high.
  package static let iPhoneX = fullScreen(
    "iPhone X", ["iPhone XS", "iPhone 11 Pro"], width: 375, height: 812, top: 44, radius: 39,
    cutOut: CGSize(width: 209, height: 30), at: 0)
  /// iPhone 15.
  package static let iPhone15 = island(
    "iPhone 15", ["iPhone 15 Pro", "iPhone 14 Pro"], width: 393, height: 852)
  /// iPhone 15 Pro Max.
  package static let iPhone15ProMax = island(
    "iPhone 15 Pro Max", ["iPhone 15 Plus", "iPhone 14 Pro Max"], width: 430, height: 932)
  /// iPhone 16.
  package static let iPhone16 = island("iPhone 16", width: 393, height: 852)
  /// iPhone 17, whose Dynamic Island is lower than those before.
  package static let iPhone17 = island(
    "iPhone 17", ["iPhone 17 Pro", "iPhone 16 Pro"], width: 402, height: 874, top: 62, radius: 62, at: 14)
  /// iPad of the ninth generation.
  package static let iPad = tablet(
    "iPad", ["iPad (9th generation)", "iPad (8th generation)", "iPad (7th generation)"], width: 810,
    height: 1080)
  package static let iPadAir = tablet(
    "iPad Air", ["iPad Air (5th generation)", "iPad Air (4th generation)", "iPad Air 11-inch (M2)"],
    width: 820, height: 1180, radius: 18)
  package static let iPadMini = tablet(
    "iPad mini", ["iPad mini (6th generation)", "iPad mini (A17 Pro)"], width: 744, height: 1133,
    radius: 21.5)
  /// iPad Pro of 9.7 inches.
  package static let iPadPro9 = tablet("iPad Pro 9.7", width: 768, height: 1024)
  /// iPad Pro of 13 inches.
  package static let iPadPro13 = tablet(
    "iPad Pro 13", ["iPad Pro 13-inch (M4)"], width: 1032, height: 1376, radius: 30)

  /// A Mac with the screen of a MacBook Air of 13 inches without a notch, in its usual resolution; the menu bar is at the top.
  package static let mac = DeviceModel(
    name: "Mac", otherNames: ["MacBook Air 13-inch (M1)"], size: CGSize(width: 1440, height: 900), scale: 2,
    safeArea: Insets(top: 24), landscapeSafeArea: Insets(top: 24), hasHomeIndicator: false, isTablet: false,
    isMac: true)

  /// All models, the default first.
  package static let catalogue: [DeviceModel] = [
    iPhoneX, iPhoneSE1, iPhoneSE, iPhone8, iPhone15, iPhone15ProMax, iPhone16, iPhone17, iPad, iPadAir,
    iPadMini, iPadPro9, iPadPro13, mac,
  ]

  /// A telephone with a home button: on its side it has no status bar, and nothing is kept from content.
  private static func homeButton(_ name: String, _ others: [String] = [], width: Double, height: Double)
    -> DeviceModel
  {
    DeviceModel(
      name: name, otherNames: others, size: CGSize(width: width, height: height), scale: 2,
      safeArea: Insets(top: 20), landscapeSafeArea: Insets(), hasHomeIndicator: false, isTablet: false)
  }

  /// A telephone whose screen goes to its edges; in landscape, both sides keep the upper inset of portrait.
  private static func fullScreen(
    _ name: String, _ others: [String], width: Double, height: Double, top: Double, radius: Double,
    cutOut: CGSize, at distance: Double
  ) -> DeviceModel {
    DeviceModel(
      name: name, otherNames: others, size: CGSize(width: width, height: height), scale: 3,
      safeArea: Insets(top: top, bottom: 34), landscapeSafeArea: Insets(left: top, bottom: 21, right: top),
      cornerRadius: radius,
      cutOut: CGRect(
        x: (width - cutOut.width) / 2, y: distance, width: cutOut.width, height: cutOut.height),
      hasHomeIndicator: true, isTablet: false)
  }

  /// A telephone with the Dynamic Island.
  private static func island(
    _ name: String, _ others: [String] = [], width: Double, height: Double, top: Double = 59,
    radius: Double = 55, at distance: Double = 11
  ) -> DeviceModel {
    fullScreen(
      name, others, width: width, height: height, top: top, radius: radius,
      cutOut: CGSize(width: 126, height: 37), at: distance)
  }

  /// A tablet, which is the same however it is held; one with round corners has a home indicator, and a higher status bar.
  private static func tablet(
    _ name: String, _ others: [String] = [], width: Double, height: Double, radius: Double = 0
  ) -> DeviceModel {
    let insets = radius > 0 ? Insets(top: 24, bottom: 20) : Insets(top: 20)
    return DeviceModel(
      name: name, otherNames: others, size: CGSize(width: width, height: height), scale: 2, safeArea: insets,
      landscapeSafeArea: insets, cornerRadius: radius, hasHomeIndicator: radius > 0, isTablet: true)
  }
}
