import CDeviceTime
import Foundation
import Synchronization

/// The language, region, time zone and calendar of an app: the device's, unless launch arguments choose others.
///
/// `-AppleLanguages (de)` chooses the languages and `-AppleLocale de_DE` the region, as
/// [Xcode's schemes](https://developer.apple.com/documentation/xcode/testing-localizations-when-running-your-app) do.
final class AppRegion: @unchecked Sendable {
  /// The language and region, as BCP 47 writes them.
  let identifier: String
  /// The languages that are preferred, the first one first.
  let languages: [String]
  /// The language and region, as Foundation writes them.
  let locale: Locale

  /// The values as C hands them out.
  let values: UnsafeMutablePointer<DeviceRegion>
  private let places:
    (
      locale: UnsafeMutablePointer<Locale>, timeZone: UnsafeMutablePointer<TimeZone>,
      calendar: UnsafeMutablePointer<Calendar>, languages: UnsafeMutablePointer<[String]>
    )

  /// Chooses the values of an app.
  ///
  /// - Parameters:
  ///   - device: The device's language and region.
  ///   - timeZone: The identifier of the device's time zone.
  ///   - arguments: The values among the app's launch arguments.
  init(device: String, timeZone: String, arguments: [String: Any]) {
    let chosen = Self.languages(in: arguments)
    let region = arguments["AppleLocale"] as? String
    identifier =
      chosen == nil && region == nil
      ? device : Self.identifier(of: region ?? device, in: chosen?.first ?? device)
    languages = chosen ?? [identifier]
    locale = Locale(components: Locale.Components(identifier: identifier))
    let zone = TimeZone(identifier: timeZone) ?? .gmt
    var calendar = locale.calendar
    calendar.locale = locale
    calendar.timeZone = zone
    places = (.allocate(capacity: 1), .allocate(capacity: 1), .allocate(capacity: 1), .allocate(capacity: 1))
    places.locale.initialize(to: locale)
    places.timeZone.initialize(to: zone)
    places.calendar.initialize(to: calendar)
    places.languages.initialize(to: languages)
    values = .allocate(capacity: 1)
    values.initialize(
      to: DeviceRegion(
        locale: places.locale, timeZone: places.timeZone, calendar: places.calendar,
        languages: places.languages, coreTimeZone: Self.coreTimeZone(zone.identifier)))
  }

  deinit {
    places.locale.deinitialize(count: 1).deallocate()
    places.timeZone.deinitialize(count: 1).deallocate()
    places.calendar.deinitialize(count: 1).deallocate()
    places.languages.deinitialize(count: 1).deallocate()
    values.deallocate()
  }

  /// The values that user defaults have in every app.
  var defaults: [String: Any] { ["AppleLanguages": languages, "AppleLocale": locale.identifier] }

  private static func languages(in arguments: [String: Any]) -> [String]? {
    switch arguments["AppleLanguages"] {
    case let languages as [String] where !languages.isEmpty: languages
    case let language as String where !language.isEmpty: [language]
    default: nil
    }
  }

  /// The region and the preferences of one locale in the language of another one.
  private static func identifier(of region: String, in language: String) -> String {
    var components = Locale.Components(identifier: region)
    let spoken = Locale.Language.Components(identifier: language)
    components.languageComponents.languageCode = spoken.languageCode
    components.languageComponents.script = spoken.script
    return Locale(components: components).identifier(.bcp47)
  }

  /// The locales of all devices, which live as long as the process.
  private static let coreTimeZones = Mutex<[String: UInt]>([:])

  private static func coreTimeZone(_ identifier: String) -> UnsafeRawPointer? {
    coreTimeZones.withLock { known in
      if let zone = known[identifier] { return UnsafeRawPointer(bitPattern: zone) }
      let zone = deviceRegionCoreTimeZone(identifier)
      known[identifier] = UInt(bitPattern: zone)
      return zone
    }
  }
}
