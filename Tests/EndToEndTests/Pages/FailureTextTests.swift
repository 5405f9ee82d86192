import Galley
import Testing

/// What a newcomer reads who makes one of the usual mistakes: whole messages, on the simulated device.
@Suite struct FailureTextTests {
  /// The message of a failure, up to the tree, with `LINE` in place of line numbers.
  private func words<Result>(_ body: () throws -> Result) throws -> String {
    let error = try #require(throws: PageError.self) { _ = try body() }
    let text = "\(error)".replacing(#/\w+\/([\w+]+\.swift):\d+/#) { "\($0.output.1):LINE" }
    return String(text.prefix(upTo: text.firstRange(of: "\n  steps:")?.lowerBound ?? text.endIndex))
  }

  private func launch(_ arguments: String..., prepare: (SimulatedDevice) -> Void = { _ in }) throws
    -> Application
  {
    try Application.launch(TicketApp.self, arguments: arguments, prepare: prepare)
  }

  @Test func whatIsFurtherDownIsScrolledTo() throws {
    let tickets = try Page<Tickets>(on: launch())
    let text = try words { _ = try tickets.deleteAll.tap() }
    #expect(text == "1")
    try tickets.deleteAll.scrollIntoView()
    _ = try tickets.deleteAll.tap()
  }

  @Test func whatIsFurtherDownCannotBeRequired() throws {
    let app = try launch()
    let text = try words { try Page<WholeTickets>(on: app) }
    #expect(text == "2")
  }

  @Test func aPageThatHasGoneNamesTheOneThatIsThere() throws {
    let tickets = try Page<Tickets>(on: launch())
    _ = try tickets.rows[0].open.tap()
    let tapping = try words { _ = try tickets.ask.tap() }
    #expect(tapping == "3")
    let finding = try words { _ = try tickets.rows[0] }
    #expect(finding == "4")
  }

  @Test func aSystemAlertIsNotOfTheApp() throws {
    let app = try launch("seat")
    let seat = try Page<Seat>(on: app)
    app.device?.present(SystemAlert("Low Battery", message: "10 % are left."))
    let text = try words { try Page<BatteryAlert>(on: app) }
    #expect(text == "5")
    let system = Application("com.apple.springboard", on: app.automator)
    try Page<BatteryAlert>(on: system).ok.tap()
    try seat.book.tap()
  }

  @Test func aRequestThatNoServerAnswersIsNamed() throws {
    let app = try launch("today") { $0.serveSomethingElse() }
    let text = try words { try Page<Today>(on: app) }
    #expect(text == "6")
    let failure = try Page<Problem>(on: app)
    #expect(try failure.problem.text == "no server answers POST https://tickets.example/today")
  }

  @Test func aRequestThatTakesTooLongIsNamed() throws {
    let app = try launch("today") { $0.serveTickets(latency: .seconds(60)) }
    let text = try words { try Page<Today>(on: app) }
    #expect(text == "7")
  }

  @Test func aStatusThatIsAnErrorIsNamed() throws {
    let app = try launch("today") { $0.serveTickets(status: 503) }
    let text = try words { try Page<Today>(on: app) }
    #expect(text == "8")
  }

  @Test func whatIsAnsweredInTheEndIsNoReason() throws {
    let app = try launch("today") { $0.serveTickets() }
    _ = try Page<Today>(on: app)
    #expect(app.device?.failedRequests(of: app.bundleIdentifier).isEmpty == true)
    let error = try #require(throws: PageError.self) { try Page<Tickets>(on: app) }
    #expect(error.scene.requests == nil)
  }

  @Test func aSwitchUnderAPermissionQuestionSaysSo() throws {
    let seat = try Page<Seat>(on: launch("seat"))
    let text = try words { try seat.near.set(true) }
    #expect(text == "9")
  }

  @Test func aListWithoutRowsSaysSo() throws {
    let empty = try Page<Tickets>(on: launch("none"))
    let none = try words { try empty.rows.first { _ in true } }
    #expect(none == "10")
    let free = try Page<Tickets>(on: launch("free"))
    let incomplete = try words { try free.rows.first { _ in true } }.split(separator: "\n").prefix(4)
      .joined(separator: "\n")
    #expect(incomplete == "11")
    let full = try Page<Tickets>(on: launch())
    let further = try words { try full.rows["Ticket 59"] }
    #expect(further == "12")
  }

  @Test func anAlertThatWasAnsweredIsTold() throws {
    let app = try launch("seat")
    let seat = try Page<Seat>(on: app)
    app.device?.present(SystemAlert("Low Battery"))
    try seat.book.tap()
    #expect(
      app.automator.log.lines.contains { $0.contains("Found 1 interrupting element: \"Low Battery\" Alert") })
    #expect(app.automator.log.lines.contains { $0.contains("Tap \"OK\" Button") })
    let text = try words { try Page<Ticket>(on: app) }
    #expect(text == "13")
  }

  @Test(.interruptions(.fail)) func anAlertCanBeAFailure() throws {
    let app = try launch("seat")
    let seat = try Page<Seat>(on: app)
    app.automator.monitors.add("not asked") { _ in
      Issue.record("a monitor was asked")
      return true
    }
    app.device?.present(SystemAlert("Low Battery"))
    let text = try words { try seat.book.tap() }
    #expect(text == "14")
    app.automator.interruptionPolicy = .answer
    app.automator.monitors.removeAll()
    try seat.book.tap()
  }

  @Test(.interruptions(.askMonitors)) func onlyMonitorsMayAnswer() throws {
    let app = try launch("seat")
    let seat = try Page<Seat>(on: app)
    app.device?.present(SystemAlert("Low Battery"))
    let text = try words { try seat.book.tap() }
    #expect(text == "15")
    app.automator.monitors.add("battery") { try $0.tapButton("OK") }
    try seat.book.tap()
  }

  @Test func ofAPageAndAnAlertOverItTheAlertIsInFront() throws {
    let tickets = try Page<Tickets>(on: launch())
    guard case .second(let question) = try tickets.ask.tap() else {
      Issue.record("the page under the alert counts")
      return
    }
    #expect(try question.keep.exists)
    guard case .second = try OneOf<Tickets, DeleteQuestion>(on: tickets.application) else {
      Issue.record("the page under the alert counts")
      return
    }
    try question.keep.tap()
    guard case .first = try OneOf<Tickets, DeleteQuestion>(on: tickets.application, within: .seconds(9))
    else {
      Issue.record("the alert is gone")
      return
    }
  }

  @Test func aSliderWithStepsStopsAtTheNearestOne() throws {
    let seat = try Page<Seat>(on: launch("seat"))
    for (wanted, nearest) in [
      (0.6, 0.5), (0.05, 0), (0.9, 1.0), (0.37, 0.25), (0.4, 0.5), (0.62, 0.5), (0.64, 0.75),
    ] {
      #expect(try seat.row.adjust(to: wanted, within: .seconds(30)) == nearest, "wanted \(wanted)")
      #expect(try seat.row.position == nearest)
    }
    #expect(
      seat.automator.log.lines.contains { $0.contains("stops at “50%”, the step nearest to “60%”") })
    let text = try words { try seat.row.adjust(to: 0.3, tolerance: 0.01, within: .seconds(30)) }
    #expect(text == "16")
  }
}

/// What the app says of a request.
struct Problem: Layout {
  let problem = Label("problem")
  var body: Blueprint { Required { problem } }
}
