import Foundation
import GalleyAutomation
import GalleyTree
import ScriptedDevice
import Testing

/// Text that is cut off at an edge.
@Suite struct AuditClippingTests {
  /// What is found about a text of which a part is visible, in a container.
  private func details(visible: CGRect, in type: ElementType, _ container: CGRect) throws -> [String] {
    var text = Element(.staticText, label: "Words", frame: CGRect(x: 50, y: 100, width: 100, height: 20))
    text.appearance = Appearance()
    text.appearance?.font = "Inter Regular"
    text.appearance?.visibleFrame = visible
    let around = Element(type, frame: container, children: [text])
    let root = Element(
      .application, frame: screenFrame,
      children: [Element(.window, frame: screenFrame, children: [around])])
    let device = ScriptedDevice([ApplicationTree(bundleIdentifier: "app", root: root)])
    return try AccessibilityAudit(device.capture(), of: "app").issues(of: [.textClipped]).map(\.details)
  }

  private static let right = CGRect(x: 50, y: 100, width: 60, height: 20)
  private static let above = CGRect(x: 50, y: 110, width: 100, height: 10)

  @Test func atAnEdgeOfWhatDoesNotScrollItIsCutOff() throws {
    let box = CGRect(x: 20, y: 110, width: 90, height: 60)
    #expect(
      try details(visible: Self.right, in: .other, box) == [
        "Of its text's 100 × 20 points, 60 × 20 are to be seen"
      ])
    #expect(
      try details(visible: Self.above, in: .other, box) == [
        "Of its text's 100 × 20 points, 100 × 10 are to be seen"
      ])
  }

  @Test func whatScrollsBringsTheRestIntoSight() throws {
    let box = CGRect(x: 20, y: 110, width: 90, height: 60)
    #expect(try details(visible: Self.right, in: .scrollView, box) == [])
    #expect(try details(visible: Self.above, in: .scrollView, box) == [])
    // Cut within what scrolls, and not at its edge.
    let large = CGRect(x: 0, y: 0, width: 300, height: 400)
    #expect(try details(visible: Self.right, in: .scrollView, large).count == 1)
  }

  @Test func theOverhangOfLettersIsNoLoss() throws {
    let box = CGRect(x: 20, y: 90, width: 129, height: 60)
    #expect(
      try details(visible: CGRect(x: 50, y: 100, width: 99, height: 20), in: .other, box) == [])
  }

  /// What is found about a text whose frame is that of a clip around it alone.
  private func details(of frame: CGSize, natural: CGSize, lines: [String], isClipped: Bool = true) throws
    -> [String]
  {
    let frame = CGRect(origin: CGPoint(x: 50, y: 100), size: frame)
    var text = Element(.staticText, label: lines.joined(separator: " "), frame: frame)
    text.appearance = Appearance()
    text.appearance?.font = "Inter Regular"
    text.appearance?.lines = lines
    text.appearance?.naturalSize = natural
    if isClipped { text.appearance?.visibleFrame = frame }
    let root = Element(.application, frame: screenFrame, children: [text])
    let device = ScriptedDevice([ApplicationTree(bundleIdentifier: "app", root: root)])
    return try AccessibilityAudit(device.capture(), of: "app").issues(of: [.textClipped]).map(\.details)
  }

  @Test func ofTextThatAClipLeavesAPartOfItsOwnSizeTells() throws {
    let (small, one) = (CGSize(width: 60, height: 20), CGSize(width: 100, height: 20))
    #expect(
      try details(of: small, natural: one, lines: ["Words"]) == [
        "Of its text's 100 × 20 points, 60 × 20 are to be seen"
      ])
    #expect(
      try details(of: small, natural: CGSize(width: 100, height: 40), lines: ["Words", "words"]) == [
        "Of its text's 60 × 40 points, 60 × 20 are to be seen"
      ])
    // Broken into lines it is narrower than it would be in one.
    #expect(try details(of: small, natural: one, lines: ["Words", "words"]) == [])
    // Something that makes it smaller cuts nothing off.
    #expect(try details(of: small, natural: one, lines: ["Words"], isClipped: false) == [])
  }
}
