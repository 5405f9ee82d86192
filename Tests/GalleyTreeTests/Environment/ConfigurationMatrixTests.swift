import Testing

@testable import GalleyTree

@Suite struct ConfigurationMatrixTests {
  private typealias Dimension = ConfigurationMatrix.Dimension

  private func matrix(_ values: [(Dimension, String)]) throws -> ConfigurationMatrix {
    var matrix = ConfigurationMatrix()
    for (dimension, word) in values { try matrix.add(word, to: dimension) }
    return matrix
  }

  @Test func withoutValuesThereIsOneConfigurationThatStatesNothing() throws {
    #expect(try ConfigurationMatrix().configurations == [StatedConfiguration()])
    #expect(ConfigurationMatrix().isEmpty && StatedConfiguration().isEmpty)
  }

  @Test func everyCombinationIsOneConfiguration() throws {
    let texts = try matrix([
      (.device, "iphone x"), (.device, "iPad Air"), (.appearance, "dark"), (.parameters, "MARKET=USAToday"),
      (.parameters, "MARKET=Azcentral"), (.parameters, "DEBUG="),
    ]).configurations.map(\.text)
    #expect(
      texts == [
        "iPhone X, dark, DEBUG=, MARKET=USAToday", "iPhone X, dark, DEBUG=, MARKET=Azcentral",
        "iPad Air, dark, DEBUG=, MARKET=USAToday", "iPad Air, dark, DEBUG=, MARKET=Azcentral",
      ])
  }

  @Test func settingsForAccessibilityAndTheTimeZoneMultiply() throws {
    let texts = try matrix([
      (.boldText, "on"), (.boldText, "off"), (.reduceMotion, "on"), (.timeZone, "Europe/Berlin"),
    ]).configurations.map(\.text)
    #expect(
      texts == [
        "bold text, reduced motion, Europe/Berlin", "no bold text, reduced motion, Europe/Berlin",
      ])
  }

  @Test func aValueThatIsStatedTwiceCountsOnce() throws {
    #expect(try matrix([(.locale, "de_CH"), (.locale, "de-CH")]).configurations.map(\.locale) == ["de-CH"])
    #expect(try matrix([(.device, "iPhone 15"), (.device, "iPhone 15 Pro")]).configurations.count == 1)
  }

  @Test func whatIsStatedNearerCountsEachForItself() throws {
    let project = try matrix([
      (.device, "iPhone X"), (.device, "iPhone 8"), (.appearance, "dark"), (.parameters, "A=1"),
      (.parameters, "B=2"),
    ])
    let both = project.overridden(by: try matrix([(.device, "iPad"), (.parameters, "B=3")]))
    #expect(try both.configurations.map(\.text) == ["iPad, dark, A=1, B=3"])
  }

  @Test(arguments: [
    (Dimension.device, "iPhon X", "there is no device \"iPhon X\"; did you mean \"iPhone X\"?"),
    (.appearance, "drak", "appearance needs light or dark, not \"drak\""),
    (.locale, "de CH", "locale needs language and region such as de-CH, not \"de CH\""),
    (.boldText, "yes", "boldText needs on or off, not \"yes\""),
    (.timeZone, "Berlin", "timeZone needs the name of a time zone such as Europe/Berlin, not \"Berlin\""),
    (.parameters, "MARKET", "parameters needs NAME=value, such as MARKET=USAToday, not \"MARKET\""),
    (
      .parameters, "GALLEY_RUN=x",
      "parameters needs NAME=value with letters, digits and underscores in the name, which does not begin with "
        + "GALLEY_, not \"GALLEY_RUN=x\""
    ),
  ])
  private func aWordThatIsNoValueIsTold(_ dimension: Dimension, _ word: String, _ text: String) {
    #expect {
      try matrix([(dimension, word)])
    } throws: { error in
      "\(error)" == text
    }
  }

  @Test func moreConfigurationsThanAnybodyWaitsForAreRefused() throws {
    var matrix = ConfigurationMatrix()
    for name in DeviceNames.all { try matrix.add(name, to: .device) }
    for size in TextSize.allCases { try matrix.add(size.rawValue, to: .textSize) }
    #expect {
      _ = try matrix.configurations
    } throws: { error in
      "\(error)"
        == "the matrix has \(DeviceNames.all.count * 12) configurations, and at most 100 are run; state fewer values"
    }
  }

  @Test func aTelephoneWithoutAHomeButtonIsNotHeldUpsideDown() throws {
    #expect(try matrix([(.device, "iPad"), (.orientation, "portraitUpsideDown")]).configurations.count == 1)
    #expect {
      _ = try matrix([(.orientation, "portraitUpsideDown")]).configurations
    } throws: { error in
      "\(error)"
        == "iPhone X shows nothing in portraitUpsideDown; telephones without a home button leave the screen as it was"
    }
  }

  @Test func aConfigurationReachesAnotherProcess() throws {
    for stated in try matrix([
      (.device, "iPhone 17"), (.orientation, "landscapeLeft"), (.appearance, "dark"),
      (.contrast, "increased"),
      (.locale, "ar"), (.textSize, "accessibility3"), (.boldText, "on"), (.reduceMotion, "off"),
      (.timeZone, "Asia/Kathmandu"), (.parameters, "A=\"ü\n\";"),
    ]).configurations + [StatedConfiguration()] {
      #expect(try StatedConfiguration.stated(in: [StatedConfiguration.variable: stated.json]) == stated)
    }
    #expect(try StatedConfiguration.stated(in: [:]).isEmpty)
    #expect(throws: ConfigurationError.unreadable("iPad")) {
      try StatedConfiguration.stated(in: [StatedConfiguration.variable: "iPad"])
    }
    #expect(throws: ConfigurationError.unknownDevice("Pixel")) {
      try StatedConfiguration.stated(in: [StatedConfiguration.variable: #"{"device":"Pixel"}"#])
    }
  }

  @Test func aSlugIsFitForAFileName() throws {
    let stated = try matrix([(.device, "iPad Pro 9.7"), (.locale, "ar"), (.parameters, "MARKET=USA Today/é")])
    #expect(try stated.configurations[0].slug == "ipad-pro-9-7-ar-market-usa-today")
  }
}
