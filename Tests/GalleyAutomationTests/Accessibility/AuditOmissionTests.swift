import Foundation
import GalleyAutomation
import GalleyTree
import ScriptedDevice
import Testing

/// Audits say what they could not judge.
@Suite struct AuditOmissionTests {
  private func automator(_ elements: [Element]) -> Automator {
    let root = Element(.application, frame: screenFrame, children: elements)
    return Automator(driver: ScriptedDevice([ApplicationTree(bundleIdentifier: "app", root: root)]))
  }

  private func text(_ label: String, y: Double = 100, _ appearance: Appearance? = nil) -> Element {
    Element(
      .staticText, label: label, frame: CGRect(x: 10, y: y, width: 60, height: 20), appearance: appearance)
  }

  @Test func aDriverThatKnowsNoFontsLeavesTextUnjudged() throws {
    let automator = automator([text("a"), text("b", y: 200), text("", y: 300)])
    let report = try automator.audit("app", for: Set(AuditRule.allCases))
    #expect(
      report.omissions.map(\.description) == [
        "contrast: the driver reports neither font nor colour of 2 texts",
        "textClipped: the driver reports no font of 2 texts",
        "dynamicType: the driver reports no font size of 2 texts",
        "dynamicType: the device's text size cannot be changed by its driver",
        "textClipped: it was looked for at one text size only: the device's text size cannot be changed by its driver",
      ])
  }

  @Test func omissionsAreAmongTheSteps() throws {
    let automator = automator([])
    _ = try automator.audit("app", for: [.dynamicType, .action])
    #expect(
      automator.log.steps.flatMap(\.steps).map(\.title).filter { $0.hasPrefix("Not audited") } == [
        "Not audited: action: it is for Macs",
        "Not audited: dynamicType: the device's text size cannot be changed by its driver",
      ])
  }

  @Test func whatWasJudgedIsNoOmission() throws {
    var known = Appearance()
    (known.font, known.fontSize, known.foreground) = ("Inter Regular", 17, "#000000FF")
    let report = try automator([text("a", known)]).audit("app", for: [.contrast, .hitRegion, .trait])
    #expect(report.omissions.isEmpty)
  }
}
