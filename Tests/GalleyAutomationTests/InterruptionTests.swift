import Foundation
import GalleyAutomation
import GalleyTree
import ScriptedDevice
import Testing

@Suite struct InterruptionTests {
  /// An app whose button is covered by an alert that its own buttons dismiss.
  private func interrupted(_ buttons: String...) -> ScriptedDevice {
    var shown = alert("Cannot Update")
    shown.children = alert("", buttons: "a", "b").children
    let width = shown.frame.width / Double(buttons.count)
    shown.children = buttons.enumerated().map { button($1, 52 + Double($0) * width, 436, width, 44) }
    let device = ScriptedDevice([app(button("Recipe"), shown)])
    for title in buttons { device.onTap(title) { $0.applications = [app(button("Recipe"))] } }
    return device
  }

  @Test func monitorsAreAskedNewestFirst() throws {
    let automator = Automator(driver: interrupted("Retry", "Cancel"))
    var asked: [String] = []
    automator.monitors.add("oldest") { _ in
      asked.append("oldest")
      return true
    }
    automator.monitors.add("middle") { alert in
      asked.append("middle")
      return try alert.tapButton("Retry")
    }
    automator.monitors.add("newest") { _ in
      asked.append("newest")
      return false
    }
    try automator.tap(query.button("Recipe"), until: .seconds(5))
    #expect(asked == ["newest", "middle"])
    #expect(tapped(automator) == ["Retry", "Recipe"])
  }

  @Test func aRemovedMonitorIsNotAsked() throws {
    let automator = Automator(driver: interrupted("Cancel"))
    let token = automator.monitors.add("gone") { _ in
      Issue.record("a removed monitor was asked")
      return true
    }
    automator.monitors.remove(token)
    automator.monitors.remove(token)
    #expect(automator.monitors.descriptions.isEmpty)
    try automator.tap(query.button("Recipe"), until: .seconds(5))
  }

  @Test func monitorsSeeWhatCameUp() throws {
    let automator = Automator(driver: interrupted("Retry", "Cancel"))
    automator.monitors.add("look") { alert in
      #expect(alert.name == "\"Cannot Update\" Alert")
      #expect(alert.element.type == .alert)
      #expect(
        alert.query.descendants(.button).evaluate(on: alert.snapshot) == [[0, 0, 1, 0], [0, 0, 1, 1]])
      let didTap = try alert.tapButton("Nonsense")
      #expect(!didTap)
      return false
    }
    try automator.tap(query.button("Recipe"), until: .seconds(5))
  }

  @Test func theBuiltInHandlerCancels() throws {
    let automator = Automator(driver: interrupted("Cancel", "Retry"))
    try automator.tap(query.button("Recipe"), until: .seconds(5))
    #expect(tapped(automator) == ["Cancel", "Recipe"])
  }

  @Test func withoutRolesItTakesThePlaceOfTheButtonThatCancels() throws {
    let automator = Automator(driver: interrupted("Later", "Update"))
    try automator.tap(query.button("Recipe"), until: .seconds(5))
    #expect(tapped(automator) == ["Later", "Recipe"])
  }

  @Test func theRoleCountsAndNotTheWords() throws {
    let device = interrupted("Cancel", "Weiter", "Stopp")
    device.applications[0].root.children[0].children[1].children[0].role = .destructive
    device.applications[0].root.children[0].children[1].children[1].role = .cancel
    let automator = Automator(driver: device)
    try automator.tap(query.button("Recipe"), until: .seconds(5))
    #expect(tapped(automator) == ["Weiter", "Recipe"])
  }

  @Test func withoutAButtonThatCancelsItTakesTheDefaultOne() throws {
    let device = interrupted("Eins", "Zwei", "Drei")
    device.applications[0].root.children[0].children[1].children[1].role = .defaultAction
    let automator = Automator(driver: device)
    try automator.tap(query.button("Recipe"), until: .seconds(5))
    #expect(tapped(automator) == ["Zwei", "Recipe"])
  }

  @Test func whatDestroysIsNeverTakenByItsPlace() throws {
    let device = interrupted("Delete", "Keep")
    device.applications[0].root.children[0].children[1].children[0].role = .destructive
    let automator = Automator(driver: device)
    try automator.tap(query.button("Recipe"), until: .seconds(5))
    #expect(tapped(automator) == ["Keep", "Recipe"])
  }

  @Test func aPermissionQuestionIsRefused() throws {
    let automator = Automator(driver: interrupted("Don’t Allow", "Allow"))
    try automator.tap(query.button("Recipe"), until: .seconds(5))
    #expect(tapped(automator) == ["Don’t Allow", "Recipe"])
  }

  @Test func aSheetIsOnlyCancelled() throws {
    let device = interrupted("Delete everything")
    device.applications[0].root.children[0].children[1].type = .sheet
    device.applications[0].root.children[0].children[1].frame = screenFrame
    let error = failure { try Automator(driver: device).tap(query.button("Recipe"), until: .seconds(2)) }
    #expect(error?.cause == .interrupted([0, 0, 0], by: [0, 0, 1]))
    #expect(device.gestures.isEmpty)
  }

  @Test func theStatusBarIsNotSwipedAway() throws {
    let bar = Element(.statusBar, frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    let device = ScriptedDevice([app(button("Back")), app(bar, name: "springboard")])
    let error = failure { try Automator(driver: device).tap(query.button("Back"), until: .seconds(2)) }
    #expect(error?.handled == [])
    #expect(device.gestures.isEmpty)
  }

  @Test func bannersAreSwipedAway() throws {
    let banner = Element(
      .other, identifier: "banner", frame: CGRect(x: 8, y: 90, width: 359, height: 80),
      children: [
        Element(.staticText, label: "New message", frame: CGRect(x: 20, y: 100, width: 300, height: 60))
      ])
    let device = ScriptedDevice([app(button("Back")), app(banner, name: "springboard")])
    device.onGesture { gesture, device in
      if gesture.translation.dy < -50 { device.applications.removeLast() }
    }
    let automator = Automator(driver: device)
    try automator.tap(query.button("Back"), until: .seconds(5))
    #expect(device.gestures.count == 2)
    #expect(device.gestures[1].gesture.tapPoint == CGPoint(x: 150, y: 122))
    #expect(automator.log.text.contains("Found 1 interrupting element: \"banner\" Other"))
  }

  /// A button below a popover in a window of its own, whose surroundings take every touch.
  private func belowAPopover(_ buttons: [Element]) -> ScriptedDevice {
    let popover = Element(
      .popover, label: "Options", frame: CGRect(x: 40, y: 500, width: 200, height: 200), children: buttons)
    let region = Element(.other, identifier: "PopoverDismissRegion", frame: screenFrame)
    var tree = app(button("Recipe"))
    tree.root.children.append(Element(.window, frame: screenFrame, children: [region, popover]))
    return ScriptedDevice([tree])
  }

  @Test func aPopoverWhoseSurroundingsCoverTheTargetAsksTheMonitors() throws {
    let device = belowAPopover([button("Close", 60, 520)])
    device.onTap("Close") { $0.applications = [app(button("Recipe"))] }
    let automator = Automator(driver: device)
    var names: [String] = []
    automator.monitors.add("popovers") { popover in
      names.append(popover.name)
      return try popover.tapButton("Close")
    }
    try automator.tap(query.button("Recipe"), until: .seconds(5))
    #expect(names == ["\"Options\" Popover"])
    #expect(tapped(automator) == ["Close", "Recipe"])
  }

  @Test func ofAPopoverOnlyAButtonThatCancelsIsPressed() throws {
    let plain = belowAPopover([button("Delete", 60, 520)])
    let error = failure { try Automator(driver: plain).tap(query.button("Recipe"), until: .seconds(2)) }
    #expect(error?.cause == .interrupted([0, 0, 0], by: [0, 1, 1]))
    #expect(plain.gestures.isEmpty)

    var cancel = button("Fermer", 60, 520)
    cancel.role = .cancel
    let device = belowAPopover([button("Delete", 60, 600), cancel])
    device.onTap("Fermer") { $0.applications = [app(button("Recipe"))] }
    let automator = Automator(driver: device)
    try automator.tap(query.button("Recipe"), until: .seconds(5))
    #expect(tapped(automator) == ["Fermer", "Recipe"])
  }

  private func banner(_ role: ElementRole?) -> Element {
    Element(.other, identifier: "banner", frame: CGRect(x: 8, y: 90, width: 359, height: 80), role: role)
  }

  @Test(arguments: [0, 3, 5]) func aTemporaryBannerIsWaitedOutHoweverLateItCame(seconds: Int) throws {
    let back = Element(.button, label: "Back", frame: CGRect(x: 100, y: 100, width: 100, height: 44))
    let device = ScriptedDevice([app(name: "app"), app(banner(.temporaryBanner), name: "springboard")])
    device.at(.seconds(seconds)) { $0.applications[0] = app(back) }
    device.at(.seconds(seconds) + .milliseconds(5500)) { $0.applications.removeLast() }
    let automator = Automator(driver: device)
    try automator.tap(query.button("Back"), until: .seconds(6))
    #expect(device.gestures.count == 1)
    #expect(automator.answered.map(\.handler) == [.wait])
  }

  @Test func aPersistentBannerIsSwipedAwayAtOnce() throws {
    let device = ScriptedDevice([app(button("Back")), app(banner(.persistentBanner), name: "springboard")])
    device.onGesture { gesture, device in
      if gesture.translation.dy < -50 { device.applications.removeLast() }
    }
    let automator = Automator(driver: device)
    try automator.tap(query.button("Back"), until: .seconds(5))
    #expect(automator.answered.map(\.handler) == [.swipe])
    #expect(device.now < .seconds(2))
  }

  @Test func theDeadlineOfWhatAnActionIsAPartOfHoldsForBannersToo() throws {
    let device = ScriptedDevice([app(button("Back")), app(banner(.temporaryBanner), name: "springboard")])
    let automator = Automator(driver: device)
    _ = automator.withContext({ $0.deadline = .seconds(3) }) {
      failure { try automator.tap(query.button("Back"), until: .seconds(60)) }
    }
    #expect(device.now < .seconds(5))
  }

  @Test func whatCoversOnlySomethingElseIsNoInterruption() throws {
    let banner = Element(.other, identifier: "banner", frame: CGRect(x: 0, y: 0, width: 375, height: 60))
    let automator = Automator(driver: ScriptedDevice([app(button("Row")), app(banner, name: "springboard")]))
    automator.monitors.add("banners") { _ in
      Issue.record("nothing interrupted")
      return true
    }
    try automator.tap(query.button("Row"), until: .seconds(5))
  }

  @Test func anAlertThatATestActsOnIsNoInterruption() throws {
    let automator = Automator(driver: interrupted("Delete"))
    automator.monitors.add("alerts") { _ in
      Issue.record("the alert is what the test expects")
      return true
    }
    try automator.tap(query.button("Delete"), until: .seconds(5))
    #expect(tapped(automator) == ["Delete"])
  }

  @Test func anActionGivesUpAfterTenAndListsThem() throws {
    let device = interrupted("Retry")
    let whole = device.applications
    var retries = 0
    device.onTap("Retry") { device in
      retries += 1
      device.applications = [app(button("Recipe"))]
      device.after(.milliseconds(1)) { $0.applications = whole }
    }
    let automator = Automator(driver: device)
    automator.monitors.add("Handle recipe update failures") { try $0.tapButton("Retry") }
    let error = failure { try automator.tap(query.button("Recipe"), until: .seconds(60)) }
    #expect(retries == 10)
    #expect(error?.cause == .interruptedTooOften([0, 0, 0], by: [0, 0, 1], limit: 10))
    #expect(error?.handled.count == 10)
    #expect(
      error?.handled.first.map { ($0.name) } == "\"Cannot Update\" Alert"
        && error?.handled.first?.handler == .monitor("Handle recipe update failures"))
    #expect(device.now < .seconds(60))
  }

  @Test func theDeadlineHoldsForInterruptionsToo() throws {
    let device = interrupted("Retry")
    device.onTap("Retry") { _ in }
    let automator = Automator(driver: device)
    automator.monitors.add("slow") { alert in
      _ = try alert.automator.wait(until: alert.automator.driver.now + .seconds(2)) { _ in false }
      return true
    }
    let error = failure { try automator.tap(query.button("Recipe"), until: .seconds(5)) }
    #expect(device.now == .seconds(5))
    // It was answered once, and never went: that is no second one.
    #expect(error?.handled.count == 1)
    #expect(error?.cause == .interrupted([0, 0, 0], by: [0, 0, 1]))
  }

  @Test(arguments: [0, 500, 3000]) func whatWasAnsweredIsNotAnsweredAgainWhileItCloses(late: Int) throws {
    let device = interrupted("Retry")
    device.onTap("Retry") { device in
      device.after(.milliseconds(late)) { $0.applications = [app(button("Recipe"))] }
    }
    let automator = Automator(driver: device)
    var answers = 0
    automator.monitors.add("retry") { alert in
      answers += 1
      return try alert.tapButton("Retry")
    }
    try automator.tap(query.button("Recipe"), until: .seconds(5))
    #expect(answers == 1)
    #expect(tapped(automator) == ["Retry", "Recipe"])
  }

  @Test func whatWasAnsweredAndSaysSomethingElseIsAnsweredAgain() throws {
    let device = interrupted("Retry")
    var count = 0
    device.onTap("Retry") { device in
      count += 1
      guard count == 1 else { return device.applications = [app(button("Recipe"))] }
      device.after(.seconds(1)) { device in
        device.applications[0].root.children[0].children[1].children.append(button("Really", 52, 340, 20, 20))
      }
    }
    let automator = Automator(driver: device)
    automator.monitors.add("retry") { try $0.tapButton("Retry") }
    try automator.tap(query.button("Recipe"), until: .seconds(3))
    #expect(count == 2)
  }

  @Test func whatDoesNotGoIsAnsweredAgainInTheEnd() throws {
    let device = interrupted("Retry")
    var count = 0
    device.onTap("Retry") { device in
      count += 1
      if count == 2 { device.applications = [app(button("Recipe"))] }
    }
    let automator = Automator(driver: device)
    automator.monitors.add("retry") { try $0.tapButton("Retry") }
    try automator.tap(query.button("Recipe"), until: .seconds(20))
    #expect(count == 2)
    #expect(device.now > automator.timeout)
  }

  @Test func handlersShareTheDeadlineOfTheAction() throws {
    let device = interrupted("Retry")
    let automator = Automator(driver: device)
    automator.monitors.add("endless") { alert in
      let didCome = try alert.automator.wait(until: .seconds(1000)) { _ in false }
      #expect(!didCome)
      return false
    }
    _ = failure { try automator.tap(query.button("Recipe"), until: .seconds(5)) }
    #expect(device.now < .seconds(6))
  }

  @Test func actionsOfAHandlerAreNotInterruptedByWhatItHandles() throws {
    let device = interrupted("Retry")
    let automator = Automator(driver: device)
    var asked = 0
    automator.monitors.add("wrong") { _ in
      asked += 1
      let error = failure { try automator.tap(query.button("Recipe"), until: .seconds(3)) }
      #expect(error?.cause == .unreachable([0, 0, 0], .coveredBy([0, 0, 1])))
      return false
    }
    try automator.tap(query.button("Recipe"), until: .seconds(5))
    #expect(asked == 1)
  }

  @Test func anotherAlertOverTheFirstIsHandledInBetween() throws {
    let device = interrupted("Retry")
    let automator = Automator(driver: device)
    let base = device.applications[0].root.children[0].children
    let second = Element(
      .alert, label: "Second", frame: CGRect(x: 60, y: 300, width: 250, height: 300),
      children: [button("Close", 60, 500, 250, 44)])
    device.applications = [app(base[0], base[1], second)]
    device.onTap("Close") { $0.applications = [app(base[0], base[1])] }
    var names: [String] = []
    automator.monitors.add("note") { alert in
      names.append(alert.name)
      return false
    }
    try automator.tap(query.button("Recipe"), until: .seconds(5))
    #expect(names == ["\"Second\" Alert", "\"Cannot Update\" Alert"])
    #expect(tapped(automator) == ["Close", "Retry", "Recipe"])
  }

  @Test func anAlertWithoutButtonsIsWaitedFor() throws {
    let device = interrupted()
    device.at(.seconds(2)) { $0.applications = [app(button("Recipe"))] }
    let automator = Automator(driver: device)
    var asked = 0
    automator.monitors.add("count") { _ in
      asked += 1
      return false
    }
    device.at(.seconds(1)) { $0.applications = $0.applications }
    try automator.tap(query.button("Recipe"), until: .seconds(5))
    #expect(asked == 1, "who declined is not asked again until something has changed about the alert")
  }

  @Test func nobodyAnswering() {
    let device = interrupted()
    let error = failure { try Automator(driver: device).tap(query.button("Recipe"), until: .seconds(3)) }
    #expect(error?.cause == .interrupted([0, 0, 0], by: [0, 0, 1]))
    #expect(device.now == .seconds(3))
  }

  @Test func typingIsInterruptedToo() throws {
    var field = Element(.textField, identifier: "name", frame: CGRect(x: 20, y: 100, width: 300, height: 44))
    field.isFocused = true
    let device = ScriptedDevice([app(field, alert("Sure?", buttons: "Cancel"))])
    let focused = field
    device.onTap("Cancel") { $0.applications = [app(focused)] }
    try Automator(driver: device).type("A", into: query.any("name"), focusing: false, until: .seconds(5))
    #expect(device.gestures.count == 1)
    #expect(device.keys == [.character("A")])
  }

  @Test func theLogTellsEveryDecision() throws {
    let automator = Automator(driver: interrupted("Cancel", "Retry"))
    automator.monitors.add("picky") { _ in false }
    try automator.tap(query.button("Recipe"), until: .seconds(5))
    let titles = automator.log.lines.map {
      $0.drop { $0 != "s" }.dropFirst(2).trimmingCharacters(in: .whitespaces)
    }
    #expect(
      titles == [
        "Tap \"Recipe\" Button", "Wait for app to idle", "Find the \"Recipe\" Button",
        "Check for interrupting elements affecting \"Recipe\" Button",
        "Found 1 interrupting element: \"Cannot Update\" Alert",
        "Invoking UI interruption monitors for \"Cannot Update\" Alert", "Ask monitor “picky”",
        "It did not handle it", "Ask the built-in handler", "Tap \"Cancel\" Button",
        "Wait for app to idle", "Find the \"Cancel\" Button",
        "Check for interrupting elements affecting \"Cancel\" Button", "Synthesize event",
        "Wait for app to idle",
        "Confirmed successful handling of interrupting element: the built-in handler tapped \"Cancel\" Button",
        "Synthesize event", "Wait for app to idle",
      ])
  }

  /// What was tapped, by the labels of buttons, as the device saw it.
  private func tapped(_ automator: Automator) -> [String] {
    automator.log.steps.flatMap(names)
  }

  private func names(_ step: ActivityLog.Step) -> [String] {
    let inside = step.steps.flatMap(names)
    let isTap = step.title.hasPrefix("Tap ") && step.steps.contains { $0.title == "Synthesize event" }
    return inside + (isTap ? [String(step.title.split(separator: "\"")[1])] : [])
  }
}
