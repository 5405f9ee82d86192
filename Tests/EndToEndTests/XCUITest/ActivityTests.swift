import Foundation
import Galley
import GalleyAutomation
import XCTest
import XCUIAutomation

/// Activities nest in the log, and what is attached in them is kept with their names.
@MainActor
final class ActivityTests: SimulatedTestCase<FormApp> {
  private let app = XCUIApplication()
  private let keeper = EvidenceKeeper()

  override func setUp() async throws {
    XCUIContext.attachments.begin(keeper)
    app.launch()
  }

  private var steps: [ActivityLog.Step] { XCUIContext.automator?.log.steps ?? [] }

  // covers: XCTContext.runActivity(named:block:)
  // covers: XCTActivity.name
  func testActivitiesNestInTheLog() throws {
    let label = XCTContext.runActivity(named: "Fill in the form") { outer in
      XCTAssertEqual(outer.name, "Fill in the form")
      return XCTContext.runActivity(named: "Choose a twin") { _ in
        app.buttons["Twin"].firstMatch.tap()
        return app.staticTexts["log"].label
      }
    }
    XCTAssertEqual(label, "first twin")
    let outer = try XCTUnwrap(steps.first { $0.title == "Fill in the form" })
    XCTAssertEqual(outer.steps.map(\.title), ["Choose a twin"])
    XCTAssertEqual(outer.steps.first?.steps.map(\.title).contains { $0.hasPrefix("Tap \"Twin\"") }, true)
    XCTAssertNotNil(outer.end)
  }

  func testAnActivityThatThrowsEnds() throws {
    struct Trouble: Error {}
    XCTAssertThrowsError(try XCTContext.runActivity(named: "Trouble") { _ in throw Trouble() })
    XCTContext.runActivity(named: "Next") { _ in }
    XCTAssertEqual(steps.suffix(2).map(\.title), ["Trouble", "Next"])
  }

  // covers: XCTContext.runActivity(named:block:) async
  func testAnActivityMayBeAsynchronous() async throws {
    let text = await XCTContext.runActivity(named: "Wait") { activity in
      await Task.yield()
      return XCTContext.runActivity(named: "within \(activity.name)") { $0.name }
    }
    XCTAssertEqual(text, "within Wait")
    XCTAssertEqual(steps.last?.title, "Wait")
    XCTAssertEqual(steps.last?.steps.map(\.title), ["within Wait"])
  }

  // covers: XCTActivity.add(_:)
  // covers: XCTestCase.add(_:)
  func testAttachmentsKnowTheirActivities() {
    XCTContext.runActivity(named: "Log in") { activity in
      XCTContext.runActivity(named: "Type") { $0.add(XCTAttachment(string: "inner")) }
      activity.add(XCTAttachment(screenshot: app.screenshot()))
    }
    add(XCTAttachment(string: "outside"))
    XCTAssertEqual(keeper.kept.map(\.activities), [["Log in", "Type"], ["Log in"], []])
    XCTAssertEqual(keeper.kept.map(\.type), ["public.plain-text", "public.png", "public.plain-text"])
  }
}
