import Galley
import GalleyServices
import Testing

/// What a newcomer reads who makes one of the usual mistakes: whole messages, on the simulated device.
@MainActor @Suite struct FailureTextTests {
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
    #expect(
      text == """
        FailureTextTests.swift:LINE: cannot tap deleteAll of Tickets: there is no button "tickets.delete"
          collectionView "tickets.list" goes on beyond the screen: scroll to it before, by page.deleteAll.scrollIntoView()
          declared at TicketPages.swift:LINE
        """)
    try tickets.deleteAll.scrollIntoView()
    _ = try tickets.deleteAll.tap()
  }

  @Test func whatIsFurtherDownCannotBeRequired() throws {
    let app = try launch()
    let text = try words { try Page<WholeTickets>(on: app) }
    #expect(
      text == """
        FailureTextTests.swift:LINE: WholeTickets did not load within 5 seconds (2 looks): footer (button "tickets.delete") is missing
          missing 1 of 2 required:
            ✗ footer — button "tickets.delete", required at TicketPages.swift:LINE
          found: list
          collectionView "tickets.list" goes on beyond the screen
          an element out of view belongs in Optionally: scroll to it, by scrollIntoView()
        """)
  }

  @Test func aPageThatHasGoneNamesTheOneThatIsThere() throws {
    let tickets = try Page<Tickets>(on: launch())
    _ = try tickets.rows[0].open.tap()
    let tapping = try words { _ = try tickets.deleteAll.tap() }
    #expect(
      tapping == """
        FailureTextTests.swift:LINE: cannot tap deleteAll of Tickets: Tickets is no longer there, Ticket is
          there is no button "tickets.delete"
          declared at TicketPages.swift:LINE
        """)
    let finding = try words { _ = try tickets.rows[0] }
    #expect(
      finding == """
        FailureTextTests.swift:LINE: cannot find a row of rows of Tickets: there is no row at all: Tickets is no longer there, Ticket is
          looked for cell "tickets.row"
        """)
  }

  @Test func aSystemAlertIsNotOfTheApp() throws {
    let app = try launch("seat")
    let seat = try Page<Seat>(on: app)
    app.device?.present(SystemAlert("Low Battery", message: "10 % are left."))
    let text = try words { try Page<BatteryAlert>(on: app) }
    #expect(
      text == """
        FailureTextTests.swift:LINE: BatteryAlert did not load within 5 seconds (2 looks): alert “Low Battery” of SpringBoard is in front
          missing 2 of 2 required:
            ✗ alert — alert “Low Battery”, required at TicketPages.swift:LINE
            ✗ ok — button “OK”, required at TicketPages.swift:LINE
          here instead: Seat
          it belongs to SpringBoard (com.apple.springboard), not to org.example.TicketApp; its buttons: OK
          to answer it: a page on Application("com.apple.springboard", on: app.automator)
          to have it answered: Overlay(…, of: "com.apple.springboard") in the atlas, or automator.monitors.add
        """)
    let system = Application("com.apple.springboard", on: app.automator)
    try Page<BatteryAlert>(on: system).ok.tap()
    try seat.book.tap()
  }

  @Test func aRequestThatNoServerAnswersIsNamed() throws {
    let app = try launch("today") { $0.serveSomethingElse() }
    let text = try words { try Page<Today>(on: app) }
    #expect(
      text == """
        FailureTextTests.swift:LINE: Today did not load within 5 seconds (302 looks): activityIndicator “Loading tickets” is still there; no server answers POST https://tickets.example/today
          missing 1 of 1 required:
            ✗ ticket — staticText "today", required at TicketPages.swift:LINE
          no server answers POST https://tickets.example/today
            its servers begin with: https://other.example/
            to answer it: device.network.serve("https://tickets.example/") { request in … }
        """)
    let failure = try Page<Problem>(on: app)
    #expect(try failure.problem.text == "no server answers POST https://tickets.example/today")
  }

  @Test func aRequestThatTakesTooLongIsNamed() throws {
    let app = try launch("today") { $0.serveTickets(latency: .seconds(60)) }
    let text = try words { try Page<Today>(on: app) }
    #expect(
      text == """
        FailureTextTests.swift:LINE: Today did not load within 5 seconds (302 looks): activityIndicator “Loading tickets” is still there; POST https://tickets.example/today is not answered after 5.6 seconds
          missing 1 of 1 required:
            ✗ ticket — staticText "today", required at TicketPages.swift:LINE
          POST https://tickets.example/today is not answered after 5.6 seconds
          still pending: the answer to POST https://tickets.example/today, due at 60 seconds
        """)
  }

  @Test func aStatusThatIsAnErrorIsNamed() throws {
    let app = try launch("today") { $0.serveTickets(status: 503) }
    let text = try words { try Page<Today>(on: app) }
    #expect(
      text == """
        FailureTextTests.swift:LINE: Today did not load within 5 seconds (302 looks): activityIndicator “Loading tickets” is still there
          missing 1 of 1 required:
            ✗ ticket — staticText "today", required at TicketPages.swift:LINE
          the answer to POST https://tickets.example/today is status 503
        """)
  }

  @Test func whatIsAnsweredInTheEndIsNoReason() throws {
    let app = try launch("today") { $0.serveTickets() }
    _ = try Page<Today>(on: app)
    #expect(app.device?.failedRequests(of: app.bundleIdentifier).isEmpty == true)
    let error = try #require(throws: PageError.self) { try Page<Tickets>(on: app) }
    #expect(error.failure.scene.requests == nil)
  }

  @Test func aSwitchUnderAPermissionQuestionSaysSo() throws {
    let seat = try Page<Seat>(on: launch("seat"))
    let text = try words { try seat.near.set(true) }
    #expect(
      text == """
        FailureTextTests.swift:LINE: cannot set near of Seat: it should hold “on”, but holds “off”; alert “Allow “Ticket” to use your location?” of SpringBoard is in front
          tried switch "seat.near" for 5 seconds
          it belongs to SpringBoard (com.apple.springboard), not to org.example.TicketApp; its buttons: Allow Once, Allow While Using App, Don’t Allow
          to answer it: a page on Application("com.apple.springboard", on: app.automator)
          to have it answered: Overlay(…, of: "com.apple.springboard") in the atlas, or automator.monitors.add
        """)
  }

  @Test func aListWithoutRowsSaysSo() throws {
    let empty = try Page<Tickets>(on: launch("none"))
    let none = try words { try empty.rows.first { _ in true } }
    #expect(
      none == """
        FailureTextTests.swift:LINE: cannot find a row of rows of Tickets: there is no row at all
          looked for cell "tickets.row"
          Tickets does not require them: add them to Required, as by atLeast(1), to have them waited for, or wait with become(atLeast:)
        """)
    let free = try Page<Tickets>(on: launch("free"))
    let incomplete = try words { try free.rows.first { _ in true } }.split(separator: "\n").prefix(4)
      .joined(separator: "\n")
    #expect(
      incomplete == """
        FailureTextTests.swift:LINE: cannot find a row of rows of Tickets: there are 15 rows, and each lacks something its layout requires
          looked for cell "tickets.row"
          rows that do not count, as each lacks something its layout requires:
            Ticket 0 — lacks price
        """)
    let full = try Page<Tickets>(on: launch())
    let further = try words { try full.rows["Ticket 59"] }
    #expect(
      further == """
        FailureTextTests.swift:LINE: cannot find a row of rows of Tickets: none of the 15 rows on the screen is “Ticket 59”
          looked for cell "tickets.row"
          rows seen, in order:
            Ticket 0
            Ticket 1
            Ticket 2
            Ticket 3
            Ticket 4
            Ticket 5
            Ticket 6
            Ticket 7
            Ticket 8
            Ticket 9
            Ticket 10
            Ticket 11
            Ticket 12
            Ticket 13
            Ticket 14
          collectionView "tickets.list" goes on beyond the screen: page.rows.scroll(to: "Ticket 59") looks further along
        """)
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
    #expect(
      text == """
        FailureTextTests.swift:LINE: Ticket did not load within 5 seconds (2 looks): name (staticText "ticket.name") is missing
          missing 1 of 1 required:
            ✗ name — staticText "ticket.name", required at TicketPages.swift:LINE
          here instead: Seat
          interruption at 0.65 seconds, in “Tap book (button "seat.book")”: "Low Battery" Alert; the built-in handler tapped "OK" Button
        """)
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
    #expect(
      text == """
        FailureTextTests.swift:LINE: cannot tap book of Seat: alert “Low Battery” of SpringBoard came up over it, and the interruption policy is to fail
          tried button "seat.book" for 0 seconds
          to have it answered: automator.interruptionPolicy = .answer, or an Overlay in the atlas
          it belongs to SpringBoard (com.apple.springboard), not to org.example.TicketApp; its buttons: OK
          to answer it: a page on Application("com.apple.springboard", on: app.automator)
        """)
    app.automator.interruptionPolicy = .answer
    app.automator.monitors.removeAll()
    try seat.book.tap()
  }

  @Test(.interruptions(.askMonitors)) func onlyMonitorsMayAnswer() throws {
    let app = try launch("seat")
    let seat = try Page<Seat>(on: app)
    app.device?.present(SystemAlert("Low Battery"))
    let text = try words { try seat.book.tap() }
    #expect(
      text == """
        FailureTextTests.swift:LINE: cannot tap book of Seat: alert “Low Battery” of SpringBoard came up over it, and nobody answered that
          tried button "seat.book" for 5 seconds
          it belongs to SpringBoard (com.apple.springboard), not to org.example.TicketApp; its buttons: OK
          to answer it: a page on Application("com.apple.springboard", on: app.automator)
          to have it answered: Overlay(…, of: "com.apple.springboard") in the atlas, or automator.monitors.add
        """)
    app.automator.monitors.add("battery") { try $0.tapButton("OK") }
    try seat.book.tap()
  }

  @Test func ofAPageAndAnAlertOverItTheAlertIsInFront() throws {
    let seat = try Page<Seat>(on: launch("seat"))
    guard case .second(let question) = try seat.cancel.tap(),
      case .second = try OneOf<Seat, DeleteQuestion>(on: seat.application)
    else {
      Issue.record("the page under the alert counts")
      return
    }
    try question.keep.tap()
    guard case .first = try OneOf<Seat, DeleteQuestion>(on: seat.application) else {
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
    #expect(
      text == """
        FailureTextTests.swift:LINE: cannot adjust row of Seat: it stops at “25%”, the step nearest to “30%”
          tried slider "seat.row" for 0.68 seconds
          ask for a step, or leave out the tolerance
        """)
  }
}

/// What the app says of a request.
struct Problem: Layout {
  let problem = Label("problem")
  var body: Blueprint { Required { problem } }
}
