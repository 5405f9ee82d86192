import Foundation
import GalleyAutomation
import GalleyTree

/// The settings of a person's device that pages read, such as light or dark.
package struct BrowserEmulation: Hashable, Sendable {
  /// Light or dark, the media feature `prefers-color-scheme`.
  package var appearance = ColorScheme.light
  /// The contrast of colours, the media feature `prefers-contrast`.
  package var contrast = ColorSchemeContrast.standard
  /// Whether the system's few colours replace those of pages, the media feature `forced-colors`.
  package var forcesColors = false
  /// Whether motion is to be avoided, the media feature `prefers-reduced-motion`.
  package var reduceMotion = false
  /// The text size, by which the browser's font grows; lengths in `em` and `rem` follow.
  package var textSize = TextSize.large
  /// Language and region, as a BCP 47 tag.
  package var locale = "en-US"
  /// The time zone, such as `Europe/Berlin`.
  package var timeZone = Configuration.usualTimeZone

  package init() {}

  /// Takes the settings that `galley test` states.
  package init(_ stated: StatedConfiguration) {
    appearance = stated.appearance ?? appearance
    contrast = stated.contrast ?? contrast
    reduceMotion = stated.reduceMotion ?? reduceMotion
    textSize = stated.textSize ?? textSize
    locale = stated.locale ?? locale
    timeZone = stated.timeZone ?? timeZone
  }

  /// The configuration of a device with these settings.
  func configuration(of device: BrowserDevice, in engine: BrowserEngine) -> Configuration {
    var parameters = ["browser": engine.rawValue]
    if forcesColors { parameters["colors"] = "forced" }
    return Configuration(
      device: device.name, size: device.size, scale: device.scale, appearance: appearance, locale: locale,
      textSize: textSize,
      orientation: device.size.width > device.size.height && device.isMobile ? .landscapeLeft : .portrait,
      contrast: contrast, reduceMotion: reduceMotion, timeZone: timeZone, parameters: parameters)
  }

  /// The features of media queries, by their names in CSS.
  ///
  /// - Reference: [Media Queries Level 5](https://www.w3.org/TR/mediaqueries-5/#mf-user-preferences).
  var features: [String: String] {
    [
      "prefers-color-scheme": appearance == .dark ? "dark" : "light",
      "prefers-contrast": contrast == .increased ? "more" : "no-preference",
      "prefers-reduced-motion": reduceMotion ? "reduce" : "no-preference",
      "forced-colors": forcesColors ? "active" : "none",
    ]
  }

  /// The default font size of the browser, in CSS pixels: 16 at the ordinary text size, scaled like Apple's body text at another one.
  var fontSize: Int { Int((16 * textSize.bodyPoints / TextSize.large.bodyPoints).rounded()) }

  /// The size of the monospaced font beside a default font size, in CSS pixels: 13 for 16, like the defaults of browsers.
  static func fixedFontSize(beside size: Int) -> Int { size * 13 / 16 }

  /// The first setting that is not as usual, in words, of those that a browser cannot have.
  ///
  /// - Parameter able: The settings that it can have.
  func setting(beyond able: Set<Setting>) -> String? {
    let usual = BrowserEmulation()
    let chosen: [(Setting, Bool)] = [
      (.appearance, appearance != usual.appearance), (.contrast, contrast != usual.contrast),
      (.forcedColors, forcesColors), (.reducedMotion, reduceMotion), (.textSize, textSize != usual.textSize),
      (.timeZone, timeZone != usual.timeZone),
    ]
    return chosen.first { $0.1 && !able.contains($0.0) }?.0.rawValue
  }

  /// The settings in which browsers differ.
  enum Setting: String, CaseIterable {
    case appearance, contrast
    case forcedColors = "forced colours"
    case reducedMotion = "reduced motion"
    case textSize = "text size"
    case timeZone = "time zone"
  }
}

extension BrowserEngine {
  /// The settings of a device that it can have.
  var settings: Set<BrowserEmulation.Setting> {
    switch self {
    case .chromium: Set(BrowserEmulation.Setting.allCases)
    case .firefox: [.appearance, .forcedColors, .reducedMotion, .textSize, .timeZone]
    case .webkit: [.appearance, .timeZone]
    }
  }
}
