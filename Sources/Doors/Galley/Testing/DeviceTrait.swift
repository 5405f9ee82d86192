import GalleySimulator
import GalleyTree
import Testing

/// A trait that sets the device that a test or a suite runs on, and its settings.
public struct DeviceTrait: TestTrait, SuiteTrait, TestScoping {
  let options: DeviceOptions

  /// The trait holds for every test of a suite.
  public var isRecursive: Bool { true }

  /// Runs a test on such devices; settings that the trait omits come from the suite around it.
  ///
  /// - Throws: The error of the test.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await DeviceOptions.$stated.withValue(DeviceOptions.stated.stating(options), operation: function)
  }
}

extension Trait where Self == DeviceTrait {
  /// Sets the device that a test or a suite runs on, and its settings.
  ///
  /// ```swift
  /// @Suite(.device(.iPadAir, appearance: .dark, locale: "ar")) struct FeedTests { … }
  /// ```
  ///
  /// It holds for devices that `Application.launch(_:on:)` switches on. Arguments of a launch take
  /// precedence. Omitted settings come from the suite around the test, then from the suite around that one,
  /// then from the options of `galley test`. A test for several devices takes them as its arguments:
  ///
  /// ```swift
  /// @Test(arguments: [DeviceProfile.iPhoneX, .iPadAir]) func reads(on profile: DeviceProfile) throws { … }
  /// ```
  ///
  /// - Parameters:
  ///   - profile: The kind of device.
  ///   - orientation: The orientation of the device at first.
  ///   - appearance: Light or dark.
  ///   - contrast: The contrast of colours.
  ///   - locale: Language and region, as a BCP 47 tag.
  ///   - textSize: The chosen text size.
  ///   - boldText: Whether bold text is on.
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
  /// Parameters are part of the app's launch environment, of the device's configuration and of the key of a
  /// baseline. They are added to those of the suites around and of `galley test --parameter`; equal names are
  /// replaced.
  ///
  /// - Parameter parameters: The values by name.
  public static func parameters(_ parameters: [String: String]) -> DeviceTrait {
    DeviceTrait(options: DeviceOptions(parameters: parameters))
  }

  /// Shuffles simultaneous events on the devices of a test or a suite with a seed.
  ///
  /// ```swift
  /// @Test(.seed(7)) func answersMayArriveInAnyOrder() throws { … }
  /// ```
  ///
  /// The same seed gives the same order. It replaces the seed of `galley test --seed`. To try many seeds,
  /// launch the app in a loop and set `device.seed` in its `prepare` closure.
  ///
  /// - Parameter seed: The seed.
  public static func seed(_ seed: UInt64) -> DeviceTrait {
    DeviceTrait(options: DeviceOptions(seed: seed))
  }
}
