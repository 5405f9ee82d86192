import Foundation
import GalleyAutomation
import GalleyTree
import SeededCases
import Testing

/// A person's way through a screen with VoiceOver.
@Suite struct VoiceOverTests {
  private func text(_ label: String, _ y: Double, handle: UInt64? = nil) -> Element {
    Element(
      .staticText, label: label, frame: CGRect(x: 20, y: y, width: 200, height: 30), handle: handle)
  }

  private func voiceOver(_ device: VoiceOverDevice) throws -> VoiceOver {
    try VoiceOver(on: Application("app", on: Automator(driver: device)))
  }

  private func voiceOver(_ elements: Element...) throws -> (VoiceOver, VoiceOverDevice) {
    var root = app()
    root.root.children[0].children = elements
    let device = VoiceOverDevice([root])
    return (try voiceOver(device), device)
  }

  @Test func flicksLeadFromElementToElementAndStopAtTheEnds() throws {
    var (voiceOver, device) = try voiceOver(text("a", 100), button("b", 20, 200), text("c", 300))
    #expect(device.isVoiceOverOn)
    #expect(voiceOver.utterance?.text == "a")
    #expect(try voiceOver.flick(.left) == nil)
    #expect(try voiceOver.flick(.right) == "b, button")
    #expect(try voiceOver.flick(.right) == "c")
    #expect(try voiceOver.flick(.right) == nil)
    #expect(voiceOver.element?.label == "c")
    #expect(try voiceOver.flick(.left) == "b, button")
    try voiceOver.turnOff()
    #expect(!device.isVoiceOverOn)
  }

  @Test func onAnEmptyScreenNothingIsSaid() throws {
    var (voiceOver, _) = try voiceOver()
    #expect(voiceOver.utterance == nil && voiceOver.element == nil)
    #expect(try voiceOver.flick(.right) == nil && voiceOver.flick(.up) == nil)
    #expect(try voiceOver.readAll() == [] && voiceOver.doubleTap() == nil && voiceOver.escape() == nil)
  }

  @Test func everythingIsReadFromTheTopOrFromHere() throws {
    var (voiceOver, _) = try voiceOver(text("a", 100), text("b", 200), text("c", 300))
    #expect(try voiceOver.flick(.right) == "b")
    #expect(try voiceOver.readOn() == ["b", "c"])
    #expect(try voiceOver.readAll() == ["a", "b", "c"])
    #expect(voiceOver.element?.label == "c")
  }

  @Test func aTextIsSpelledForwardsAndBackwards() throws {
    var (voiceOver, _) = try voiceOver(text("Hi, B", 100), text("x", 200))
    let forwards = try (0..<6).map { _ in try voiceOver.flick(.down) }
    #expect(forwards == ["cap H", "i", "comma", "space", "cap B", nil])
    #expect(try voiceOver.flick(.up) == "space" && voiceOver.flick(.up) == "comma")
    #expect(
      try voiceOver.flick(.right) == "x" && voiceOver.flick(.up) == nil && voiceOver.flick(.down) == "x")
  }

  @Test func actionsAreChosenByFlicksAndPerformedByADoubleTap() throws {
    var mail = button("Mail", 20, 100)
    mail.handle = 7
    mail.describe {
      $0.actions = [.init(.named("Delete"), handle: 8), .init(.named("Archive"), handle: 9)]
    }
    var (voiceOver, device) = try voiceOver(mail)
    device.onRequest = { _, _ in true }
    #expect(voiceOver.utterance?.text == "Mail, button. Actions available")
    #expect(try voiceOver.flick(.down) == "Delete" && voiceOver.flick(.down) == "Archive")
    try voiceOver.doubleTap()
    #expect(try voiceOver.flick(.up) == "Archive" && voiceOver.flick(.up) == "Delete")
    #expect(try voiceOver.flick(.up) == "Activate")
    try voiceOver.doubleTap()
    #expect(device.requests == [#"named("Archive") by 9"#, "activate by 7"])
  }

  @Test func aValueIsAdjustedAndSaid() throws {
    func slider(_ value: Int) -> [ApplicationTree] {
      [
        app(
          Element(
            .slider, label: "Volume", value: .text("\(value)%"),
            frame: CGRect(x: 20, y: 100, width: 200, height: 30), handle: 4))
      ]
    }
    let device = VoiceOverDevice(slider(50))
    var value = 50
    device.onRequest = { request, _ in
      value += request == .increment ? 10 : -10
      device.applications = slider(value)
      return true
    }
    var voiceOver = try voiceOver(device)
    #expect(
      try voiceOver.flick(.up) == "60%" && voiceOver.flick(.down) == "50%" && voiceOver.flick(.down) == "40%")
    #expect(voiceOver.element?.label == "Volume")
  }

  @Test func whatDoesNothingByItselfIsTouched() throws {
    var cell = button("Row", 20, 100, 200, 40)
    cell.describe { $0.activationPoint = CGPoint(x: 200, y: 110) }
    var (voiceOver, device) = try voiceOver(cell, button("Plain", 20, 200, 100, 40))
    try voiceOver.doubleTap()
    try voiceOver.flick(.right)
    try voiceOver.doubleTap()
    #expect(device.gestures == [.tap(CGPoint(x: 200, y: 110)), .tap(CGPoint(x: 70, y: 220))])
  }

  @Test func theCursorStaysOnItsElementWhateverComesBeforeIt() throws {
    var (voiceOver, device) = try voiceOver(text("a", 100, handle: 1), text("b", 200, handle: 2))
    #expect(try voiceOver.flick(.right) == "b")
    device.applications = [
      app(text("new", 50, handle: 3), text("a", 100, handle: 1), text("b!", 200, handle: 2))
    ]
    #expect(try voiceOver.flick(.left) == "a")
    #expect(try voiceOver.flick(.right) == "b!")
    device.applications = [
      app(text("new", 50, handle: 3), text("a", 100, handle: 1), text("c", 300, handle: 4))
    ]
    // What was read before it is the nearest that is left.
    #expect(try voiceOver.flick(.right) == "c")
    device.applications = [app(text("other", 50, handle: 9), text("last", 90, handle: 10))]
    #expect(try voiceOver.flick(.right) == "last")
  }

  @Test func aScrubAsksTheAppThenCancelsThenGoesBack() throws {
    var back = button("Inbox", identifier: "BackButton", 0, 50)
    back.handle = 3
    let bar = Element(
      .navigationBar, frame: CGRect(x: 0, y: 44, width: 375, height: 50), children: [back])
    var (voiceOver, device) = try voiceOver(bar, text("Mail", 200, handle: 5))
    device.onRequest = { request, _ in request == .activate }
    try voiceOver.flick(.right)
    #expect(try voiceOver.escape() == "Mail")
    #expect(device.requests == ["escape by 5", "activate by 3"])

    var cancel = button("Stay", 60, 400)
    (cancel.role, cancel.handle) = (.cancel, 8)
    var question = alert("Sure?")
    question.children = [button("Go", 200, 400), cancel]
    device.applications = [app(bar, question)]
    #expect(try voiceOver.escape() != nil)
    #expect(device.requests.last == "activate by 8")

    device.applications = [app(text("Mail", 200, handle: 5))]
    #expect(try voiceOver.escape() == nil)
    device.onRequest = { request, _ in request == .escape }
    #expect(try voiceOver.escape() == "Mail")
  }

  @Test func aMagicTapIsAnsweredByWhateverOffersIt() throws {
    var call = text("Call", 300, handle: 5)
    call.describe { $0.actions = [.init(.magicTap, handle: 6)] }
    var (voiceOver, device) = try voiceOver(text("Time", 200, handle: 4), call)
    #expect(try voiceOver.magicTap() == nil)
    device.onRequest = { request, handle in request == .magicTap && handle == 6 }
    #expect(try voiceOver.magicTap() == "Time")
    #expect(device.requests.suffix(2) == ["magicTap by 4", "magicTap by 6"])
  }

  /// The cursor goes through every element that is reached once, and back in reverse; through none that is covered by something
  /// modal, is inside of another element, or is the system's.
  @Test(arguments: Soak.seeds(1000))
  func everyReachableElementIsVisitedOnceThereAndOnceBack(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let device = VoiceOverDevice(
      randomScreen(Int(seed)).map {
        ApplicationTree(bundleIdentifier: $0.bundleIdentifier, root: described($0.root, by: &numbers))
      })
    let screen = ScreenIndex(device.applications, size: screenFrame.size)
    var voiceOver = try VoiceOver(on: Application("app0", on: Automator(driver: device)))
    while try voiceOver.flick(.left) != nil {}
    var visited: [Int] = []
    func note() { if let place = voiceOver.place { visited.append(place) } }
    note()
    while try voiceOver.flick(.right) != nil { note() }
    #expect(Set(visited).count == visited.count)
    let forward = visited
    visited = []
    note()
    while try voiceOver.flick(.left) != nil { note() }
    #expect(visited == forward.reversed())

    let modal = screen.nodes.indices.last {
      screen.nodes[$0].visible != nil && screen.nodes[$0].element.traits.contains(.modal)
    }
    let order = ReadingOrder(screen)
    for place in screen.nodes.indices {
      let isVisited = forward.contains(place)
      let around = screen.ancestors(of: place)
      let isHidden =
        around.contains { screen.nodes[$0].element.accessibility?.grouping == .element }
        || ([place] + around).contains { screen.nodes[$0].element.type == .statusBar }
        || modal.map { place < $0 } ?? false
      #expect(!(isVisited && isHidden), "\(place)")
      #expect(isVisited == (order.obstacle(to: place) == nil), "\(place)")
    }
  }

  /// A tree some of whose elements are grouped, or the system's.
  private func described(_ element: Element, by numbers: inout SeededGenerator) -> Element {
    var element = element
    element.children = element.children.map { described($0, by: &numbers) }
    guard element.type != .application else { return element }
    switch Int.random(in: 0..<20, using: &numbers) {
    case 0: element.describe { $0.grouping = .element }
    case 1: element.describe { $0.grouping = .container }
    case 2: element.describe { $0.sortPriority = 1 }
    case 3: element.type = .statusBar
    default: break
    }
    return element
  }
}
