import Foundation
import GalleyAutomation
import GalleyServices
import GalleySimulator
import GalleySystem
import GalleyViews
import Testing

/// The language, region, time zone and calendar that unchanged sources of an app find by Foundation's own names.
@Suite struct RegionTests {
  /// The facts that an app shows, by name.
  private func facts(
    locale: String = "en-US", timeZone: String? = nil, arguments: [String] = []
  ) throws -> [String: String] {
    let device = try SimulatedDevice(locale: locale, timeZone: timeZone)
    device.install(RegionApp.self)
    try device.launch(LaunchRequest(RegionApp.bundleIdentifier, arguments: arguments))
    let screen = try device.snapshot().screen
    var facts: [String: String] = [:]
    screen.walk { element, _ in
      if !element.identifier.isEmpty { facts[element.identifier] = element.label }
      return true
    }
    return facts
  }

  @Test func aDeviceIsInEnglishAndInGreenwich() throws {
    let facts = try facts()
    #expect(facts["locale"] == "en_US")
    #expect(facts["languages"] == "en-US")
    #expect(facts["time zone"] == "GMT GMT GMT GMT GMT")
    #expect(facts["formatted"] == "July 20, 1970 at 1:00\u{202F}PM")
    #expect(facts["formatter"] == "July 20, 1970 at 1:00\u{202F}PM")
    #expect(facts["number"] == "1,234.5 1,234.5")
    #expect(facts["calendar"] == "gregorian GMT 1 13")
    #expect(facts["clock"] == "oneToTwelve")
    #expect(facts["measures"] == "ussystem")
  }

  @Test func aDeviceInGermanyUsesItsRegionThroughout() throws {
    let facts = try facts(locale: "de-DE", timeZone: "America/New_York")
    #expect(facts["locale"] == "de_DE")
    #expect(facts["languages"] == "de-DE")
    #expect(facts["time zone"] == Array(repeating: "America/New_York", count: 5).joined(separator: " "))
    #expect(facts["formatted"] == "20. Juli 1970 um 9:00")
    #expect(facts["formatter"] == "20. Juli 1970 um 09:00")
    #expect(facts["number"] == "1.234,5 1.234,5")
    #expect(facts["calendar"] == "gregorian America/New_York 2 9")
    #expect(facts["clock"] == "zeroToTwentyThree")
    #expect(facts["measures"] == "metric")
    #expect(facts["new calendar"] == "America/New_York")
  }

  @Test func theRegionDecidesOnTheCalendar() throws {
    #expect(try facts(locale: "th-TH")["calendar"] == "buddhist GMT 1 13")
  }

  @Test func tasksOfTheAppUseItsRegion() throws {
    let device = try SimulatedDevice(locale: "de-DE", timeZone: "America/New_York")
    device.install(RegionApp.self)
    try device.launch(LaunchRequest(RegionApp.bundleIdentifier))
    try device.wait(until: device.now + .seconds(1))
    #expect(try device.element("later")?.label == "de_DE America/New_York")
    #expect(try device.element("action")?.label == "none")
    try device.touch("Ask")
    #expect(try device.element("action")?.label == "20. Juli 1970 um 9:00")
  }

  @Test func twoDevicesOfOneProcessHaveSeparateRegions() throws {
    let devices = try [("de-DE", "America/New_York"), ("en-GB", "Asia/Tokyo")].map { locale, timeZone in
      let device = try SimulatedDevice(locale: locale, timeZone: timeZone)
      device.install(RegionApp.self)
      try device.launch(LaunchRequest(RegionApp.bundleIdentifier))
      return device
    }
    let zones = try devices.map { try $0.element("calendar")?.label }
    #expect(zones == ["gregorian America/New_York 2 9", "gregorian Asia/Tokyo 2 22"])
  }

  // MARK: Launch arguments

  @Test func argumentsChooseLanguageAndRegion() throws {
    let german = try facts(arguments: ["-AppleLanguages", "(de)", "-AppleLocale", "de_DE"])
    #expect(german["locale"] == "de_DE")
    #expect(german["languages"] == "de")
    #expect(german["environment"] == "de-DE")
    #expect(german["formatted"] == "20. Juli 1970 um 13:00")
    #expect(german["defaults"] == "[de] de_DE")
  }

  @Test func aLanguageAloneKeepsTheRegion() throws {
    let facts = try facts(arguments: ["-AppleLanguages", "(\"de-DE\", en)"])
    #expect(facts["locale"] == "de_US")
    #expect(facts["languages"] == "de-DE, en")
  }

  @Test func aRegionAloneKeepsTheLanguage() throws {
    let facts = try facts(arguments: ["-AppleLocale", "de_DE"])
    #expect(facts["locale"] == "en_DE")
    #expect(facts["measures"] == "metric")
  }

  @Test func withoutArgumentsTheDefaultsAreTheDevices() throws {
    #expect(try facts(locale: "fr-CA")["defaults"] == "[fr-CA] fr_CA")
  }

  @Test func argumentsArePropertyLists() throws {
    let facts = try facts(arguments: [
      "-dictionary", "{ a = 1; b = (x, y); }", "-flag", "YES", "-number", "42", "-text", "{ not a list",
      "-quoted", "\"two words\"", "-list", "<array><integer>7</integer></array>",
    ])
    #expect(facts["values"] == "1 x true 42 { not a list two words 7")
  }
}

/// An app that shows Foundation's answers.
private struct RegionApp: App {
  var body: some Scene {
    WindowGroup { RegionView() }
  }
}

private struct RegionView: View {
  @Environment(\.locale) private var locale
  @Environment(\.appDefaults) private var defaults
  @State private var later = "none"
  @State private var action = "none"

  private static let date = Date(timeIntervalSince1970: 17_326_800)

  private static var zones: String {
    [
      TimeZone.current, .autoupdatingCurrent, NSTimeZone.local, NSTimeZone.default, NSTimeZone.system,
    ].map(\.identifier).joined(separator: " ")
  }

  private static var formatter: String {
    let formatter = DateFormatter()
    formatter.dateStyle = .long
    formatter.timeStyle = .short
    return formatter.string(from: date)
  }

  private static var number: String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return "\(1234.5.formatted()) \(formatter.string(from: 1234.5) ?? "")"
  }

  private static var calendar: String {
    let calendar = Calendar.current
    let hour = calendar.component(.hour, from: date)
    return "\(calendar.identifier) \(calendar.timeZone.identifier) \(calendar.firstWeekday) \(hour)"
  }

  private var values: String {
    guard let defaults else { return "" }
    let dictionary = defaults.dictionary(forKey: "dictionary")
    let inner = (dictionary?["b"] as? [String])?.first
    let list = (defaults.array(forKey: "list") as? [Int])?.first
    return
      "\(dictionary?["a"] ?? "") \(inner ?? "") \(defaults.bool(forKey: "flag")) \(defaults.integer(forKey: "number")) \(defaults.string(forKey: "text") ?? "") \(defaults.string(forKey: "quoted") ?? "") \(list ?? 0)"
  }

  private var global: String {
    let languages = defaults?.stringArray(forKey: "AppleLanguages") ?? []
    return "[\(languages.joined(separator: ", "))] \(defaults?.string(forKey: "AppleLocale") ?? "")"
  }

  var body: some View {
    let now = Locale.current
    ScrollView {
      VStack {
        fact("locale", now.identifier)
        fact("environment", locale.identifier(.bcp47))
        fact("languages", Locale.preferredLanguages.joined(separator: ", "))
        fact("time zone", Self.zones)
        fact("formatted", Self.date.formatted(date: .long, time: .shortened))
        fact("formatter", Self.formatter)
        fact("number", Self.number)
        fact("calendar", Self.calendar)
        fact("new calendar", Calendar(identifier: .gregorian).timeZone.identifier)
        fact("clock", "\(now.hourCycle)")
        fact("measures", now.measurementSystem.identifier)
        fact("defaults", global)
        fact("values", values)
        fact("later", later)
        fact("action", action)
        Button("Ask") { action = Self.date.formatted(date: .long, time: .shortened) }
      }
    }
    .task {
      try? await Task.sleep(for: .milliseconds(100))
      later = "\(Locale.current.identifier) \(TimeZone.current.identifier)"
    }
  }

  private func fact(_ name: String, _ text: String) -> some View {
    Text(verbatim: text).accessibilityIdentifier(name)
  }
}
