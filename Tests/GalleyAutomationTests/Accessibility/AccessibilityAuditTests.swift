import Foundation
import GalleyAutomation
import GalleyImage
import GalleyTree
import ScriptedDevice
import Testing

/// The rules of audits, each at its limit.
@Suite struct AccessibilityAuditTests {
  private func findings(_ elements: [Element], paint: ((inout Bitmap) -> Void)? = nil) throws
    -> [AuditIssue]
  {
    let root = Element(
      .application, frame: screenFrame,
      children: [Element(.window, frame: screenFrame, children: elements)])
    let device = ScriptedDevice([ApplicationTree(bundleIdentifier: "app", root: root)])
    device.paint = paint.map { paint in { picture, _ in paint(&picture) } }
    return AccessibilityAudit(try device.capture(), of: "app")
      .issues(of: Set(AuditRule.allCases))
  }

  @Test(arguments: [(44.0, 44.0, true), (43, 60, false), (60, 43.9, false), (100, 44, true)])
  func controlsAreAsLargeAsAFinger(width: Double, height: Double, isEnough: Bool) throws {
    let found = try findings([button("OK", 10, 100, width, height)])
    #expect(found.map(\.rule) == (isEnough ? [] : [.hitRegion]))
  }

  @Test func whatIsPartlyOutOfViewOrTakesNoInputMayBeSmall() throws {
    var clipped = button("A", 10, 100, 100, 20)
    clipped.appearance = Appearance()
    clipped.appearance?.visibleFrame = clipped.frame
    var disabled = button("B", 10, 200, 100, 20)
    disabled.isEnabled = false
    #expect(try findings([clipped, disabled]).isEmpty)
    let text = Element(.staticText, label: "C", frame: CGRect(x: 10, y: 300, width: 10, height: 10))
    #expect(try findings([text]).isEmpty)
  }

  @Test func controlsHaveNames() throws {
    #expect(try findings([button("")]).map(\.rule) == [.sufficientElementDescription])
    #expect(
      try findings([button("", identifier: "only for tests")]).map(\.rule) == [.sufficientElementDescription])
    var named = button("")
    named.children = [Element(.staticText, label: "OK", frame: named.frame)]
    #expect(try findings([named]).isEmpty)
    let field = Element(
      .textField, placeholder: "Name", frame: CGRect(x: 10, y: 100, width: 200, height: 44))
    #expect(try findings([field]).isEmpty)
  }

  @Test func traitsDoNotContradictEachOther() throws {
    func rules(_ traits: ElementTraits, _ change: (inout Element) -> Void = { _ in }) throws -> [String] {
      var element = button("OK")
      element.traits = traits
      change(&element)
      return try findings([element]).map(\.details)
    }
    #expect(try rules([.button, .link]) == ["It has the traits of a button and of a link"])
    #expect(
      try rules([.button, .notEnabled]) == ["It has the trait of an element without input, and takes input"])
    #expect(try rules([.button, .notEnabled]) { $0.isEnabled = false } == [])
    #expect(
      try rules([.button, .selected]) == ["It has the trait of a selected element, and is not selected"])
    #expect(try rules([.button, .selected]) { $0.isSelected = true } == [])
  }

  @Test func textThatIsCutOffIsFound() throws {
    var text = Element(.staticText, label: "long", frame: CGRect(x: 10, y: 100, width: 50, height: 20))
    text.appearance = Appearance()
    text.appearance?.isTruncated = true
    #expect(try findings([text]).map(\.details) == ["Its text “long” ends with an ellipsis"])
  }

  /// Greys on white, with the ratios that WCAG's formula gives them: 0x767676 is the lightest that passes.
  @Test(arguments: [
    (0x76, 17.0, "Inter Regular", true), (0x77, 17, "Inter Regular", false),
    (0x94, 18, "Inter Regular", true), (0x94, 17.9, "Inter Regular", false),
    (0x95, 18, "Inter Regular", false),
    (0x94, 14, "Inter Bold", true), (0x94, 14, "Inter SemiBold", false), (0x95, 14, "Inter Bold", false),
  ])
  func contrastIsThatOfWCAG(grey: Int, size: Double, face: String, isEnough: Bool) throws {
    let frame = CGRect(x: 10, y: 100, width: 60, height: 20)
    let color = RGBA(UInt8(grey), UInt8(grey), UInt8(grey), 255)
    var text = Element(.staticText, label: "grey", frame: frame)
    text.appearance = Appearance()
    text.appearance?.foreground = color.text
    text.appearance?.fontSize = size
    text.appearance?.font = face
    let found = try findings([text]) { picture in
      for x in 20..<40 { for y in 105..<108 { picture[x, y] = color } }
    }
    #expect(found.map(\.rule) == (isEnough ? [] : [.contrast]))
  }

  @Test func whatIsCoveredAndWhatIsTheSystemsIsNotLookedAt() throws {
    let cover = Element(.alert, label: "Over", frame: screenFrame, traits: .modal)
    #expect(try findings([button("", 10, 100, 20, 20), cover]).isEmpty)
    let keyboard = Element(
      .keyboard, frame: CGRect(x: 0, y: 500, width: 375, height: 300),
      children: [button("", 10, 510, 30, 40)])
    #expect(try findings([keyboard]).isEmpty)
  }
}
