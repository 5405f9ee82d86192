import Foundation
import GalleyAutomation
import GalleyTree
import SeededCases
import Testing

/// What flicks up and down do, and how that is chosen.
@Suite struct RotorTests {
  private func element(
    _ type: ElementType, _ label: String, _ line: Int, handle: UInt64? = nil,
    _ describe: (inout ElementAccessibility) -> Void = { _ in }
  ) -> Element {
    var element = Element(
      type, label: label, frame: CGRect(x: 20, y: 60 + 24 * Double(line), width: 200, height: 20),
      handle: handle ?? UInt64(100 + line))
    element.describe(describe)
    return element
  }

  private func voiceOver(_ elements: Element...) throws -> (VoiceOver, VoiceOverDevice) {
    var root = app()
    root.root.children[0].children = elements
    let device = VoiceOverDevice([root])
    return (try VoiceOver(on: Application("app", on: Automator(driver: device))), device)
  }

  /// The rotor that leads to an element, of those that lead from one to the next.
  private func leads(to element: Element) throws -> [String] {
    let (voiceOver, _) = try voiceOver(element)
    return voiceOver.rotors.filter { !["Characters", "Words", "Actions", "Adjust Value"].contains($0) }
  }

  /// The names are those of Settings, Accessibility, VoiceOver, Rotor; what counts as what is from
  /// https://support.apple.com/guide/iphone/iph3e2e3a6d/ios and UIKit's
  /// https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor/systemrotortype-swift.enum.
  @Test func aKindOfElementHasItsRotors() throws {
    let rows: [(ElementType, (inout ElementAccessibility) -> Void, [String])] = [
      (.staticText, { _ in }, ["Static Text"]),
      (.staticText, { $0.traits = .header }, ["Headings"]),
      (.staticText, { $0.headingLevel = 2 }, ["Headings", "Heading Level 2"]),
      (.staticText, { $0.traits = .link }, ["Links"]),
      (.link, { _ in }, ["Links"]),
      (.button, { _ in }, ["Form Controls", "Buttons"]),
      (.popUpButton, { _ in }, ["Form Controls", "Buttons"]),
      (.switch, { _ in }, ["Form Controls"]),
      (.slider, { _ in }, ["Form Controls"]),
      (.pickerWheel, { _ in }, ["Form Controls"]),
      (.textField, { _ in }, ["Form Controls", "Text Fields"]),
      (.secureTextField, { _ in }, ["Form Controls", "Text Fields"]),
      (.searchField, { _ in }, ["Form Controls", "Text Fields", "Search Fields"]),
      (.image, { _ in }, ["Images"]),
      (.image, { $0.traits = .link }, ["Links", "Images"]),
      (.tab, { _ in }, []),
      (
        .staticText, { $0.customContent = [.init("Size", value: "4 MB")] },
        ["Static Text", "More Content"]
      ),
    ]
    for (type, describe, rotors) in rows {
      #expect(try leads(to: element(type, "Name", 1, describe)) == rotors, "\(type)")
    }
  }

  @Test func landmarksAndListsAreGoneToAtTheirStart() throws {
    var landmark = element(.other, "Menu", 1) { $0.containerKind = .landmark }
    landmark.children = [element(.staticText, "a", 1), element(.staticText, "b", 2)]
    var list = element(.other, "", 3) { $0.containerKind = .list }
    list.children = [element(.staticText, "c", 3), element(.staticText, "d", 4)]
    var (voiceOver, _) = try voiceOver(element(.staticText, "top", 0), landmark, list)
    try voiceOver.turnRotor(to: "Landmarks")
    #expect(try voiceOver.flick(.down) == "Menu, landmark, a" && voiceOver.flick(.down) == nil)
    try voiceOver.turnRotor(to: "Lists")
    #expect(try voiceOver.flick(.down) == "List start, c" && voiceOver.flick(.down) == nil)
  }

  @Test func headingsAreGoneToForwardsAndBackwards() throws {
    var (voiceOver, _) = try voiceOver(
      element(.staticText, "a", 0) { $0.traits = .header }, element(.staticText, "b", 1),
      element(.staticText, "c", 2) { $0.traits = .header }, element(.button, "d", 3))
    #expect(voiceOver.rotor == "Characters")
    try voiceOver.turnRotor(to: "Headings")
    #expect(try voiceOver.flick(.up) == nil)
    #expect(try voiceOver.flick(.down) == "c, heading" && voiceOver.flick(.down) == nil)
    #expect(try voiceOver.flick(.right) == "d, button")
    #expect(voiceOver.rotor == "Headings")
    #expect(try voiceOver.flick(.up) == "c, heading" && voiceOver.flick(.up) == "a, heading")
  }

  @Test func theRotorIsTurnedStepByStepThroughWhatIsOffered() throws {
    var (voiceOver, _) = try voiceOver(
      element(.slider, "Volume", 0) { $0.actions = [.init(.named("Mute"), handle: 1)] },
      element(.staticText, "b", 1))
    #expect(
      voiceOver.rotors == ["Adjust Value", "Actions", "Characters", "Words", "Form Controls", "Static Text"])
    #expect(voiceOver.rotor == "Adjust Value")
    var turned: [String?] = []
    for _ in 0..<6 { turned.append(try voiceOver.turnRotor()) }
    #expect(turned == ["Actions", "Characters", "Words", "Form Controls", "Static Text", "Adjust Value"])
    #expect(try voiceOver.turnRotor(clockwise: false) == "Static Text")
    #expect(try voiceOver.flick(.down) == "b")
    try voiceOver.flick(.left)
    try voiceOver.turnRotor(to: "Actions")
    #expect(try voiceOver.flick(.down) == "Mute")
    // What is not offered on the next element gives way to what it has first, and is back where it is offered again.
    try voiceOver.flick(.right)
    #expect(voiceOver.rotor == "Characters")
    try voiceOver.flick(.left)
    #expect(voiceOver.rotor == "Actions")
  }

  @Test func wordsAndMoreContentAreReadPartByPart() throws {
    var (voiceOver, _) = try voiceOver(
      element(.staticText, "Two words", 0) {
        $0.customContent = [
          .init("Size", value: "4 MB"), .init("From", value: "Ann", isImportant: true),
          .init("Kind", value: ""),
        ]
      })
    try voiceOver.turnRotor(to: "Words")
    #expect(try voiceOver.flick(.down) == "Two" && voiceOver.flick(.down) == "words")
    #expect(try voiceOver.flick(.down) == nil && voiceOver.flick(.up) == "Two")
    try voiceOver.turnRotor(to: "More Content")
    #expect(try voiceOver.flick(.down) == "Size, 4 MB" && voiceOver.flick(.down) == "Kind")
    #expect(try voiceOver.flick(.down) == nil)
  }

  @Test func whatIsNotOfferedIsAnErrorThatSaysWhatIs() throws {
    var (voiceOver, device) = try voiceOver(element(.staticText, "a", 0))
    let error = #expect(throws: RotorError.self) { try voiceOver.turnRotor(to: "Headings") }
    #expect(
      error?.description
        == "VoiceOver’s rotor does not offer “Headings” on staticText “a”; "
        + "it offers “Characters”, “Words”, “Static Text”.")
    #expect(voiceOver.rotor == "Characters")
    device.applications = [app()]
    let onEmpty = #expect(throws: RotorError.self) { try voiceOver.turnRotor(to: "Headings") }
    #expect(
      onEmpty?.description
        == "VoiceOver’s rotor does not offer “Headings”: nothing is read on this screen.")
    #expect(try voiceOver.rotors == [] && voiceOver.rotor == nil && voiceOver.turnRotor() == nil)
  }

  // MARK: Rotors of apps

  @Test func entriesOfAnAppAreGoneToInItsOrder() throws {
    let lines = (0..<5).map { element(.staticText, "line \($0)", $0, handle: UInt64($0)) }
    var list = element(.table, "", 0, handle: 50) { $0.rotors = [.init("Warnings", handle: 60)] }
    list.children = lines
    var (voiceOver, device) = try voiceOver(list, element(.button, "Done", 9))
    device.rotors[60] = [
      RotorEntry("first", handles: [7, 1]), RotorEntry("second", handles: [3]),
      RotorEntry("far", handles: []),
    ]
    device.onRequest = { request, _ in if case .showRotorEntry = request { true } else { false } }
    try voiceOver.turnRotor(to: "Warnings")
    #expect(try voiceOver.flick(.down) == "line 1" && voiceOver.flick(.down) == "line 3")
    // An element that does not come is not gone to.
    #expect(try voiceOver.flick(.down) == nil && voiceOver.element?.label == "line 3")
    #expect(try voiceOver.flick(.up) == "line 1" && voiceOver.flick(.up) == nil)
    #expect(
      device.requests == [
        "showRotorEntry(0) by 60", "showRotorEntry(1) by 60", "showRotorEntry(2) by 60",
        "showRotorEntry(0) by 60",
      ])
    // From between two of them it is the next and the one before.
    try voiceOver.flick(.right)
    #expect(voiceOver.element?.label == "line 2")
    #expect(try voiceOver.flick(.up) == "line 1")
    try voiceOver.flick(.right)
    #expect(try voiceOver.flick(.down) == "line 3")
    // Outside of the view that has the rotor it is not offered.
    while try voiceOver.flick(.right) != nil {}
    #expect(voiceOver.element?.label == "Done" && !voiceOver.rotors.contains("Warnings"))
  }

  @Test func rowsAreMadeForTheEntryThatIsGoneTo() throws {
    var list = element(.table, "", 0, handle: 50) { $0.rotors = [.init("Warnings", handle: 60)] }
    list.children = [element(.staticText, "top", 0, handle: 1)]
    var (voiceOver, device) = try voiceOver(list)
    device.rotors[60] = [RotorEntry("far", handles: [])]
    device.onRequest = { _, _ in
      list.children = [self.element(.staticText, "bottom", 0, handle: 2)]
      device.applications = [app(list)]
      device.rotors[60] = [RotorEntry("far", handles: [2])]
      return true
    }
    try voiceOver.turnRotor(to: "Warnings")
    #expect(try voiceOver.flick(.down) == "bottom")
  }

  @Test func partsOfATextAreReadAlone() throws {
    var (voiceOver, device) = try voiceOver(
      element(.staticText, "one two three", 0, handle: 5) { $0.rotors = [.init("Names", handle: 6)] })
    device.rotors[6] = [
      RotorEntry("", handles: [5], text: "one"), RotorEntry("", handles: [5], text: "three"),
    ]
    device.onRequest = { _, _ in true }
    try voiceOver.turnRotor(to: "Names")
    #expect(try voiceOver.flick(.down) == "one" && voiceOver.flick(.down) == "three")
    #expect(try voiceOver.flick(.down) == nil && voiceOver.flick(.up) == "one")
  }

  @Test func anAppsRotorStandsInThePlaceOfTheSystemsOfItsName() throws {
    var (voiceOver, device) = try voiceOver(
      element(.staticText, "a", 0, handle: 1) { $0.rotors = [.init("Headings", handle: 6)] },
      element(.staticText, "b", 1, handle: 2) {
        $0.traits = .header
        $0.rotors = [.init("Headings", handle: 6)]
      }, element(.staticText, "c", 2, handle: 3))
    device.rotors[6] = [RotorEntry("c", handles: [3])]
    device.onRequest = { _, _ in true }
    #expect(voiceOver.rotors.filter { $0 == "Headings" }.count == 1)
    try voiceOver.turnRotor(to: "Headings")
    #expect(try voiceOver.flick(.down) == "c")
  }

  /// On any screen flicks down of any rotor lead to what it leads to, once each and in order, and flicks up lead back.
  @Test(arguments: Soak.seeds(200))
  func everyElementOfAKindIsGoneToOnceThereAndOnceBack(seed: UInt64) throws {
    let device = VoiceOverDevice(randomScreen(Int(seed)))
    var voiceOver = try VoiceOver(on: Application("app0", on: Automator(driver: device)))
    while try voiceOver.flick(.left) != nil {}
    let top = voiceOver
    let order = ReadingOrder(ScreenIndex(device.applications, size: screenFrame.size))
    for name in voiceOver.rotors where !["Characters", "Words", "Adjust Value"].contains(name) {
      voiceOver = top
      try voiceOver.turnRotor(to: name)
      var forward: [Int] = []
      while try voiceOver.flick(.down) != nil { forward.append(try #require(voiceOver.place)) }
      var back = [voiceOver.place].compactMap(\.self)
      while try voiceOver.flick(.up) != nil { back.append(try #require(voiceOver.place)) }
      #expect(Array(back.reversed().suffix(forward.count)) == forward, "\(name)")
      let indexes = forward.compactMap(order.index)
      #expect(indexes == indexes.sorted() && Set(indexes).count == forward.count)
    }
  }
}
