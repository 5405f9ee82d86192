import GalleySimulator
import GalleyTree
import Testing

/// A trait that sets what kind of device a test or the tests of a suite run on, and how it is set.
public struct DeviceTrait: TestTrait, SuiteTrait, TestScoping {
  let options: DeviceOptions

  /// The trait holds for every test of a suite.
  public var isRecursive: Bool { true }

  /// Runs a test whose devices are of the kind; what the trait leaves out stays as the suite around it says.
  ///
  /// - Throws: What the test throws.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await DeviceOptions.$stated.withValue(DeviceOptions.stated.stating(options), operation: function)
  }
}

extension Trait where Self == DeviceTrait {
  /// Sets what kind of device a test or the tests of a suite run on, and how it is set.
  ///
  /// ```swift
  /// @Suite(.device(.iPadAir, appearance: .dark, locale: "ar")) struct FeedTests { … }
  /// ```
  ///
  /// It holds for devices that `Application.launch(_:on:)`
  /// switches on. What a launch itself states stays; what is left out is as around: a test in a suite, a suite in a
  /// suite, all in the configuration of `galley test`. A test for several devices has them as its arguments:
  ///
  /// ```swift
  /// @Test(arguments: [DeviceProfile.iPhoneX, .iPadAir]) func reads(on profile: DeviceProfile) throws { … }
  /// ```
  ///
  /// - Parameters:
  ///   - profile: The kind of device.
  ///   - orientation: How the device is held at first.
  ///   - appearance: Light or dark.
  ///   - contrast: The contrast of colours.
  ///   - locale: Language and region, as a BCP 47 tag.
  ///   - textSize: The chosen text size.
  ///   - boldText: Whether bold text is chosen.
  ///   - reduceMotion: Whether motion is to be avoided.
  ///   - timeZone: The time zone in which dates are written, such as `Europe/Berlin`.
  public static func device(
    _ profile: DeviceProfile? = nil, orientation: Orientation? = nil, appearance: ColorScheme? = nil,
    contrast: ColorSchemeContrast? = nil, locale: String? = nil, textSize: TextSize? = nil,
    boldText: Bool? = nil, reduceMotion: Bool? = nil, timeZone: String? = nil
  ) -> DeviceTrait {
    DeviceTrait(
      options: DeviceOptions(
        profile: profile, orientation: orientation, appearance: appearance, contrast: contrast,
        locale: locale, textSize: textSize, boldText: boldText, reduceMotion: reduceMotion,
        timeZone: timeZone))
  }

  /// Sets free parameters of the apps of a test or a suite, such as a market.
  ///
  /// ```swift
  /// @Suite(.parameters(["MARKET": "USAToday"])) struct FrontPageTests { … }
  /// ```
  ///
  /// They are in the launch environment of the app, in the device's configuration, and part of what names a baseline. Those
  /// of the suites around, and those of `galley test --parameter`, stay where they have other names.
  ///
  /// - Parameter parameters: The values by name.
  public static func parameters(_ parameters: [String: String]) -> DeviceTrait {
    DeviceTrait(options: DeviceOptions(parameters: parameters))
  }

  /// Orders by a seed what happens at one time on the devices of a test or a suite.
  ///
  /// ```swift
  /// @Test(.seed(7)) func answersMayArriveInAnyOrder() throws { … }
  /// ```
  ///
  /// One seed is one history. It stands in the place of that of `galley test --seed`; to try many, launch the app in a loop with
  /// `device.seed` set as it is prepared.
  ///
  /// - Parameter seed: The seed.
  public static func seed(_ seed: UInt64) -> DeviceTrait {
    DeviceTrait(options: DeviceOptions(seed: seed))
  }
}
