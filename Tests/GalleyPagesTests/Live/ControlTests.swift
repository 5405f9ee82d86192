import GalleyAutomation
import GalleyPages
import GalleyTree
import GoldenFiles
import ScriptedDevice
import SeededCases
import Testing

@testable import MailApp

@Suite struct ControlTests {
  private let settings = SettingsDevice()

  @Test func aToggleIsSetAndReadBack() throws {
    let page = try settings.page()
    #expect(try !page.sounds.isOn)
    try page.sounds.set(true)
    #expect(try page.sounds.isOn)
    let gestures = settings.device.gestures.count
    try page.sounds.set(true)
    #expect(settings.device.gestures.count == gestures)
  }

  @Test func aSliderGoesWhereItIsSent() throws {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<40 {
      let settings = SettingsDevice()
      settings.inset = .random(in: 0...16, using: &random)
      settings.isMirrored = .random(using: &random)
      settings.volume = .random(in: 0...1, using: &random)
      settings.show()
      let page = try settings.page()
      let goal = Double.random(in: 0...1, using: &random)
      try page.volume.adjust(to: goal)
      #expect(
        abs(settings.volume - goal) <= 0.015, "inset \(settings.inset), mirrored \(settings.isMirrored)")
      #expect(try abs(page.volume.position - settings.volume) <= 0.005)
    }
    let page = try settings.page()
    for end in [0.0, 1, 0.5] {
      try page.volume.adjust(to: end)
      #expect(abs(settings.volume - end) <= 0.015)
    }
  }

  @Test func aSliderThatStopsElsewhereIsAnErrorWhereThatIsNotTolerated() throws {
    settings.step = 0.25
    let page = try settings.page()
    try page.volume.adjust(to: 0.75)
    let error = try pageError { try page.volume.adjust(to: 0.4, tolerance: 0.01) }
    expectGolden(PageErrorText(error).title)
    try page.volume.adjust(to: 0.4, tolerance: 0.125)
    #expect(settings.volume == 0.5)
  }

  @Test func aSliderWithStepsIsSetToTheNearestOneWhereverItIsLaidOut() throws {
    var random = SeededGenerator(seed: 11)
    for round in 0..<60 {
      let settings = SettingsDevice()
      settings.inset = Double.random(in: 10...20, using: &random)
      settings.isMirrored = .random(using: &random)
      settings.step = [0.05, 0.1, 0.2, 0.25, 0.5, 1].randomElement(using: &random) ?? 0
      settings.volume = (Double.random(in: 0...1, using: &random) / settings.step).rounded() * settings.step
      settings.show()
      let page = try settings.page()
      let wanted = Double.random(in: 0...1, using: &random)
      // A tie has two nearest steps.
      let part = wanted / settings.step
      guard abs(part - part.rounded(.down) - 0.5) > 0.02 else { continue }
      let nearest = part.rounded() * settings.step
      let facts =
        "round \(round): inset \(settings.inset), mirrored \(settings.isMirrored), step \(settings.step), wanted \(wanted), from \(settings.volume)"
      let ended = try page.volume.adjust(to: wanted, within: .seconds(60))
      #expect(abs(ended - nearest) < 0.006, "\(facts)")
      #expect(abs(settings.volume - nearest) < 1e-9, "\(facts)")
    }
  }

  @Test func aSliderWithoutAPositionCannotBeUsed() throws {
    let page = try settings.page()
    settings.device.update("settings.volume") { $0.value = "loud" }
    let reading = try pageError { try page.volume.position }
    expectGolden(PageErrorText(reading).title, "reading")
    let moving = try pageError { try page.volume.adjust(to: 1) }
    expectGolden(PageErrorText(moving).title, "moving")
    #expect(settings.device.now < .seconds(5))
  }

  @Test func positionsAreReadInEveryForm() {
    let values: [(ElementValue, Double?)] = [
      ("50%", 0.5), ("50 %", 0.5), ("%50", 0.5), ("12,5 %", 0.125), (.number(0.3), 0.3), ("0.3", 0.3),
      ("70", nil),
      ("", nil), ("loud", nil), ("120%", nil),
    ]
    for (value, position) in values { #expect(Element(.slider, value: value).sliderPosition == position) }
    #expect(Element(.slider).sliderPosition == nil)
  }

  @Test func aStepperStepsAndSaysWhereItStops() throws {
    let page = try settings.page()
    try page.portions.increment(by: 2)
    #expect(settings.portions == 4)
    #expect(try page.portions.value == "4")
    try page.portions.decrement()
    #expect(settings.portions == 3)
    let error = try pageError { try page.portions.increment(by: 2) }
    #expect(settings.portions == 4)
    expectGolden(PageErrorText(error).title)
  }

  @Test func aStepperWithoutItsButtonsSaysSo() throws {
    let page = try settings.page()
    settings.device.update("settings.portions") { $0.children = [] }
    let error = try pageError { try page.portions.decrement() }
    expectGolden(PageErrorText(error).title)
  }

  @Test func aStepperWithoutAValueMustChangeSomething() throws {
    settings.portions = nil
    settings.show()
    let page = try settings.page()
    let error = try pageError { try page.portions.increment() }
    expectGolden(PageErrorText(error).title)
    settings.device.onTap("settings.portions-Increment") { $0.update("settings.theme") { $0.value = "Loud" } }
    try page.portions.increment()
  }

  @Test func segmentsAreChosen() throws {
    let page = try settings.page()
    #expect(try page.units.options == ["Metric", "Imperial"])
    #expect(try page.units.selection == "Metric")
    try page.units.select("Imperial")
    #expect(try page.units.selection == "Imperial")
    try page.unitsAsPicker.select("Metric")
    #expect(try page.unitsAsPicker.selections == ["Metric"])
    let error = try pageError { try page.units.select("Nautical") }
    expectGolden(PageErrorText(error).title)
    #expect(settings.device.now < .seconds(5))
  }

  @Test func wheelsAreTurnedBothWays() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<30 {
      let settings = SettingsDevice()
      settings.wheels = [(0..<Int.random(in: 1...9, using: &random)).map { "\($0 * 5)" }, ["am", "pm"]]
      settings.chosen = [settings.wheels[0].indices.randomElement(using: &random) ?? 0, 1]
      settings.turnsAround = .random(using: &random)
      settings.show()
      let page = try settings.page()
      let goal = settings.wheels[0].randomElement(using: &random) ?? ""
      try page.time.select(goal)
      #expect(try page.time.selection == goal)
      try page.time.select("am", inWheel: 1)
      #expect(try page.time.selections == [goal, "am"])
      let error = try pageError { try page.time.select("noon") }
      guard case .action(let failure) = error.failure, case .notOffered(_, let offered) = failure.cause else {
        throw error
      }
      #expect(offered.sorted() == settings.wheels[0].sorted())
    }
  }

  @Test func aWheelThatIsNotThereIsMissing() throws {
    let page = try settings.page()
    let error = try pageError { try page.time.select("15", inWheel: 2) }
    expectGolden(PageErrorText(error).title)
  }

  @Test func aLineOfAMenuIsChosen() throws {
    let page = try settings.page()
    #expect(try page.theme.selection == "Light")
    try page.theme.select("Dark")
    #expect(try page.theme.selection == "Dark")
    let taps = settings.device.gestures.count
    try page.theme.select("Dark")
    #expect(settings.device.gestures.count == taps)
    let error = try pageError { try page.theme.select("Pink") }
    expectGolden(PageErrorText(error).title)
  }

  @Test func controlsThatDoNothingAreFoundOut() throws {
    let page = try settings.page()
    settings.works = false
    func title(_ body: () throws -> Void) throws -> String { PageErrorText(try pageError(body)).title }
    expectGolden([
      ("page.sounds.set(true)", try title { try page.sounds.set(true) }),
      ("page.units.select(\"Imperial\")", try title { try page.units.select("Imperial") }),
      ("page.volume.adjust(to: 1)", try title { try page.volume.adjust(to: 1) }),
      ("page.theme.select(\"Dark\")", try title { try page.theme.select("Dark") }),
    ])
  }
}
