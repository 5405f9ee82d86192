import Foundation
import GalleyServices
import GalleyTree
import GalleyViews
import Testing

@testable import Galley
@testable import GalleyChecks

private struct MarketApp: App {
  static let bundleIdentifier = "org.example.Market"

  var body: some Scene { WindowGroup { MarketView() } }
}

private struct MarketView: View {
  @Environment(\.launchEnvironment) private var environment

  var body: some View { Text(environment["MARKET"] ?? "no market") }
}

/// What suites state of the devices that their tests run on.
@Suite(.device(.iPadAir, appearance: .dark), .parameters(["MARKET": "USAToday", "TEAM": "feed"]))
struct DeviceTraitTests {
  private func configuration(_ application: Application) throws -> Configuration {
    try #require(application.device).configuration
  }

  @Test func aSuiteStatesDeviceAndParameters() throws {
    let app = try Application.launch(MarketApp.self)
    let configuration = try configuration(app)
    #expect(configuration.device == "iPad Air")
    #expect(configuration.appearance == .dark)
    #expect(configuration.parameters == ["MARKET": "USAToday", "TEAM": "feed"])
    #expect(try #require(app.device).snapshot().screen.paths { $0.label == "USAToday" }.count == 1)
  }

  @Test(.device(.iPhone8, locale: "ar"), .parameters(["MARKET": "Azcentral"])) func aTestStatesMore() throws {
    let configuration = try configuration(try Application.launch(MarketApp.self))
    #expect(configuration.slug == "iphone-8-dark-ar-MARKET_Azcentral-TEAM_feed")
  }

  @Test func aLaunchStatesTheLast() throws {
    let app = try Application.launch(
      MarketApp.self, on: .iPhone15, appearance: .light, textSize: .xLarge, contrast: .increased,
      locale: "de", boldText: true, reduceMotion: true, timeZone: "Europe/Berlin",
      orientation: .landscapeLeft, environment: ["MARKET": "own"])
    let configuration = try configuration(app)
    #expect(
      configuration.slug
        == "iphone-15-light-increased-contrast-de-xLarge-landscapeLeft-bold-text-reduce-motion-Europe-Berlin"
        + "-MARKET_USAToday-TEAM_feed")
    #expect(configuration.size == CGSize(width: 852, height: 393))
    #expect(try #require(app.device).snapshot().screen.paths { $0.label == "own" }.count == 1)
  }

  @Test func whatASuiteStatesIsOverWhatTheProcessIsTold() throws {
    let outside = [
      StatedConfiguration.variable:
        #"{"device":"iPhone 17","locale":"fr","parameters":{"MARKET":"x","A":"1"}}"#
    ]
    let options = try DeviceOptions.current(in: outside)
    #expect(options.profile == .iPadAir)
    #expect(options.locale == "fr")
    #expect(options.parameters == ["MARKET": "USAToday", "TEAM": "feed", "A": "1"])
    let plain = try DeviceOptions.$stated.withValue(DeviceOptions()) {
      try DeviceOptions.current(in: outside)
    }
    #expect(try plain.makeDevice().configuration.slug == "iphone-17-light-fr-A_1-MARKET_x")
  }

  @Test(.seed(7)) func aTestStatesTheSeed() throws {
    #expect(try Application.launch(MarketApp.self).device?.seed == 7)
    #expect(try DeviceOptions.current(in: [DeviceSeed.variable: "8"]).seed == 7)
  }

  @Test func aSeedComesFromTheProcess() throws {
    #expect(try DeviceOptions.current(in: [DeviceSeed.variable: "8"]).makeDevice().seed == 8)
    #expect(try DeviceOptions.current(in: [:]).makeDevice().seed == nil)
    let error = #expect(throws: ConfigurationError.badSeed("x")) {
      try DeviceOptions.current(in: [DeviceSeed.variable: "x"])
    }
    #expect(
      error?.description == "GALLEY_SEED needs a whole number from 0 to 18446744073709551615, not \"x\"")
  }

  @Test func aConfigurationThatMakesNoSenseIsTold() {
    #expect(throws: ConfigurationError.unknownDevice("Pixel")) {
      try DeviceOptions.current(in: [StatedConfiguration.variable: #"{"device":"Pixel"}"#])
    }
  }
}
