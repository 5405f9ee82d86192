import Foundation
import GalleySimulator
import GalleyTree

/// What suites, and `galley test` from outside, state of the devices that tests run on.
struct DeviceOptions: Sendable {
  /// What the suites around the code that is running state.
  @TaskLocal static var stated = DeviceOptions()

  /// The device model.
  var profile: DeviceProfile?
  /// How the device is held.
  var orientation: Orientation?
  /// Light or dark.
  var appearance: ColorScheme?
  /// The contrast of colours.
  var contrast: ColorSchemeContrast?
  /// Language and region, as a BCP 47 tag.
  var locale: String?
  /// The chosen text size.
  var textSize: TextSize?
  /// Whether bold text is chosen.
  var boldText: Bool?
  /// Whether motion is to be avoided.
  var reduceMotion: Bool?
  /// The time zone in which dates are written.
  var timeZone: String?
  /// Free parameters by name.
  var parameters: [String: String] = [:]
  /// The seed by which what happens at one time gets an order.
  var seed: UInt64?

  /// The options inside of a scope, where some are stated anew and the rest stays as it is.
  func stating(_ inner: DeviceOptions) -> DeviceOptions {
    DeviceOptions(
      profile: inner.profile ?? profile, orientation: inner.orientation ?? orientation,
      appearance: inner.appearance ?? appearance, contrast: inner.contrast ?? contrast,
      locale: inner.locale ?? locale, textSize: inner.textSize ?? textSize,
      boldText: inner.boldText ?? boldText, reduceMotion: inner.reduceMotion ?? reduceMotion,
      timeZone: inner.timeZone ?? timeZone, parameters: parameters.merging(inner.parameters) { $1 },
      seed: inner.seed ?? seed)
  }

  /// The options for the code that is running: those of the process, and those of the suites around over them.
  ///
  /// - Throws: `ConfigurationError` if those of the process make no sense.
  static func current(
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(ConfigurationError) -> DeviceOptions {
    var options = DeviceOptions(try StatedConfiguration.stated(in: environment))
    options.seed = try DeviceSeed.stated(in: environment)
    return options.stating(stated)
  }

  /// What is stated from outside.
  init(_ stated: StatedConfiguration) {
    self.init(
      profile: stated.device.flatMap(DeviceProfile.init(named:)), orientation: stated.orientation,
      appearance: stated.appearance, contrast: stated.contrast, locale: stated.locale,
      textSize: stated.textSize, boldText: stated.boldText, reduceMotion: stated.reduceMotion,
      timeZone: stated.timeZone, parameters: stated.parameters)
  }

  /// States some of them.
  init(
    profile: DeviceProfile? = nil, orientation: Orientation? = nil, appearance: ColorScheme? = nil,
    contrast: ColorSchemeContrast? = nil, locale: String? = nil, textSize: TextSize? = nil,
    boldText: Bool? = nil, reduceMotion: Bool? = nil, timeZone: String? = nil,
    parameters: [String: String] = [:], seed: UInt64? = nil
  ) {
    self.profile = profile
    self.orientation = orientation
    self.appearance = appearance
    self.contrast = contrast
    self.locale = locale
    self.textSize = textSize
    self.boldText = boldText
    self.reduceMotion = reduceMotion
    self.timeZone = timeZone
    self.parameters = parameters
    self.seed = seed
  }

  /// Switches a device on, with what is usual where nothing is stated.
  ///
  /// - Throws: `FontError` if the fonts are not there, or `DriverError` if the device cannot be held so.
  func makeDevice() throws -> SimulatedDevice {
    let device = try SimulatedDevice(
      profile ?? .iPhoneX, appearance: appearance ?? .light, textSize: textSize ?? .large,
      locale: locale ?? "en-US", contrast: contrast ?? .standard, boldText: boldText ?? false,
      reduceMotion: reduceMotion ?? false, timeZone: timeZone, orientation: orientation ?? .portrait,
      parameters: parameters)
    device.seed = seed
    return device
  }
}
