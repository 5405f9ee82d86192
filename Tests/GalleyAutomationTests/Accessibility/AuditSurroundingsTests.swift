import Foundation
import GalleyAutomation
import GalleyTree
import ScriptedDevice
import Testing

/// What audits leave out, as it is the system's or belongs to something else.
@Suite struct AuditSurroundingsTests {
  private func found(_ rules: Set<AuditRule>, _ elements: [Element], views: ViewDescription? = nil) throws
    -> [String]
  {
    let window = Element(.window, frame: screenFrame, children: elements)
    var root = Element(.application, frame: screenFrame, children: [window])
    root.views = views
    let device = ScriptedDevice([ApplicationTree(bundleIdentifier: "app", root: root)])
    return try AccessibilityAudit(device.capture(), of: "app").issues(of: rules).map(\.identity)
  }

  @Test func whatShowsThroughBelowABarIsNotLookedAt() throws {
    let bar = Element(
      .toolbar, frame: CGRect(x: 0, y: screenFrame.maxY - 83, width: screenFrame.width, height: 49))
    let below = button("below", 30, screenFrame.maxY - 30, 60, 20)
    #expect(try found([.hitRegion], [below, bar]) == [])
    #expect(try found([.hitRegion], [below]) == ["hitRegion below"])
    #expect(try found([.hitRegion], [button("above", 30, 400, 60, 20), bar]) == ["hitRegion above"])
  }

  @Test func theDaysOfACalendarAreTheSystems() throws {
    let day = button("Monday, November 2", 30, 400, 30, 30)
    func view(_ kind: String) -> ViewDescription {
      // The window is the first element after the root.
      let inner = ViewDescription("Button", frame: day.frame, element: 2)
      return ViewDescription(kind, frame: day.frame, children: [inner])
    }
    #expect(try found([.hitRegion], [day], views: view("DatePicker")) == [])
    #expect(try found([.hitRegion], [day], views: view("VStack")) == ["hitRegion Monday, November 2"])
  }

  @Test func theTraitOfAChosenRowIsThatOfOneThatIsChosen() throws {
    var row = Element(.cell, label: "Row", frame: CGRect(x: 0, y: 100, width: 300, height: 44))
    row.traits = .selected
    #expect(try found([.trait], [row]) == ["trait Row"])
    row.isSelected = true
    #expect(try found([.trait], [row]) == [])
  }

  @Test func aTextViewIsReadByItsText() throws {
    var view = Element(.textView, frame: CGRect(x: 0, y: 100, width: 300, height: 144))
    #expect(
      try found([.sufficientElementDescription], [view]) == ["sufficientElementDescription textView"])
    view.value = .text("Mix everything.")
    #expect(try found([.sufficientElementDescription], [view]) == [])
  }
}
