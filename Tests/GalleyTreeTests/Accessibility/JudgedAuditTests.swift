import Foundation
import GalleyTree
import Testing

/// What audits find, judged by what is known, and in words.
@Suite struct JudgedAuditTests {
  private static func issue(_ rule: AuditRule, _ fact: AuditFact, _ id: String) -> AuditIssue {
    let frame = CGRect(x: 16, y: 100, width: 30, height: 20)
    return AuditIssue(
      rule, fact, of: Element(.button, identifier: id, label: "Info", frame: frame), at: [0, 1], frame: frame)
  }

  private static let faint = issue(
    .contrast,
    .contrast(
      3.449, required: .text(size: 17, isBold: false), foreground: "#8E8E93FF", ground: "#FFFFFFFF"),
    "info")
  private static let small = issue(.hitRegion, .hitRegion(CGSize(width: 30, height: 20)), "info")
  private static let low = issue(.hitRegion, .hitRegion(CGSize(width: 100, height: 32)), "more")

  @Test func newOnesAreToldFromKnownOnesAndFromThoseThatAreGone() {
    var audit = JudgedAudit(
      "Inbox", [Self.faint, Self.small, Self.low], of: [.contrast, .hitRegion],
      knowing: ["hitRegion info", "hitRegion retry", "trait send"])
    audit.accept { $0.identity == "hitRegion more" }
    #expect(audit.new == [Self.faint])
    #expect(audit.known == [Self.small])
    #expect(audit.accepted == [Self.low])
    // Traits were not looked for, so that nothing is known of them.
    #expect(audit.gone == ["hitRegion retry"])
    #expect(audit.summary == "1 new issue, 1 known, 1 accepted, 1 gone")
  }

  @Test func aKnownIssueStandsForAllOfItsName() {
    let audit = JudgedAudit("Inbox", [Self.small, Self.small], of: [.hitRegion], knowing: ["hitRegion info"])
    #expect(audit.new.isEmpty && audit.known.count == 2 && audit.gone.isEmpty)
  }

  @Test func knownIssuesAreNotHandedToTheTest() {
    struct Asked: Error {}
    var audit = JudgedAudit("Inbox", [Self.small], of: [.hitRegion], knowing: ["hitRegion info"])
    #expect(throws: Never.self) { try audit.accept { _ in throw Asked() } }
    audit = JudgedAudit("Inbox", [Self.small], of: [.hitRegion])
    #expect(throws: Asked.self) { try audit.accept { _ in throw Asked() } }
    #expect(audit.new == [Self.small])
  }

  @Test func anAuditOfNothingIsEmpty() {
    var audit = JudgedAudit("Inbox", [], of: [.hitRegion])
    #expect(audit.isEmpty && audit.text == "0 new issues")
    audit.omissions = ["dynamicType: why"]
    #expect(audit.isEmpty)
    audit = JudgedAudit("Inbox", [Self.small], of: [.hitRegion])
    #expect(!audit.isEmpty)
    audit.accept { _ in true }
    #expect(audit.isEmpty)
    #expect(!JudgedAudit("Inbox", [], of: [.hitRegion], knowing: ["hitRegion info"]).isEmpty)
  }

  @Test func everythingIsInTheText() {
    var audit = JudgedAudit(
      "Inbox", [Self.faint, Self.small, Self.low], of: [.contrast, .hitRegion],
      knowing: ["hitRegion info", "hitRegion retry"])
    audit.accept { $0.identity == "hitRegion more" }
    audit.omissions = ["dynamicType: the device's text size cannot be changed by its driver"]
    #expect(
      audit.text == """
        1 new issue, 1 known, 1 accepted, 1 gone
        New:
          Contrast failed: button "info" “Info”
              The contrast of its text is 3.44 to 1 (#8E8E93 on #FFFFFF), and should be at least 4.5 to 1
              Use a darker or a lighter colour for one of them, or a plain background
              WCAG 2.2, 1.4.3 Contrast (Minimum), level AA: https://www.w3.org/TR/WCAG22/#contrast-minimum
              Apple: https://developer.apple.com/design/human-interface-guidelines/accessibility#Vision
        Known, as "knownIssues" says:
          button "info" “Info”: Hit area is too small. It is 30 × 20 points, and should be at least 44 × 44
        Accepted by the test:
          button "more" “Info”: Hit area is too small. It is 100 × 32 points, and should be at least 44 × 44
        Known and there no more, so that "knownIssues" can do without them:
          hitRegion retry
        Not looked for:
          dynamicType: the device's text size cannot be changed by its driver
        """)
  }

  @Test func aFailureSaysHowToHaveItKnown() {
    let issue = Self.issue(.hitRegion, .hitRegion(CGSize(width: 30, height: 40)), "say \"hi\" \\ bye")
    #expect(
      JudgedAudit("Inbox", [issue], of: [.hitRegion]).failure(issue) == """
        Hit area is too small: button "say "hi" \\ bye" “Info”
            It is 30 × 40 points, and should be at least 44 × 44
            Give it a larger frame inside of the button's label, with a contentShape
            WCAG 2.2, 2.5.5 Target Size (Enhanced), level AAA: https://www.w3.org/TR/WCAG22/#target-size-enhanced
            Apple: https://developer.apple.com/design/human-interface-guidelines/accessibility#Mobility
            To put up with it for now: "knownIssues": { "Inbox": ["hitRegion say \\"hi\\" \\\\ bye"] } in Galley.json
        """)
  }

  /// The criterion that each fact fails.
  @Test(arguments: [
    (AuditFact.contrast(2, required: .graphic, foreground: "#FFFFFFFF", ground: "#EEEEEEFF"), "1.4.11"),
    (.contrast(2, required: .text(size: nil, isBold: false), foreground: "#FFF", ground: "#EEE"), "1.4.3"),
    (.unspokenText, "1.1.1"), (.undescribed, "1.1.1"), (.nameOfFile("a.png"), "1.1.1"),
    (.nameOfType("Button"), "1.1.1"), (.repeatedTrait("Send button", word: "button"), "4.1.2"),
    (.conflictingTraits(.buttonAndLink), "4.1.2"), (.noAction, "4.1.2"),
    (.hitRegion(CGSize(width: 23, height: 60)), "2.5.8"),
    (.hitRegion(CGSize(width: 24, height: 24)), "2.5.5"),
    (.ellipsis("a"), "1.4.4"), (.cutOff(visible: .zero, whole: .zero), "1.4.4"),
    (.fixedTextSize(12, at: .xxxLarge), "1.4.4"), (.limitedTextSize(12, from: .xLarge), "1.4.4"),
    (.clippedWhenLarge(.xxxLarge), "1.4.4"), (.outsideParent(of: [.menu]), "1.3.1"),
  ])
  func criteriaAreThoseOfWCAG(fact: AuditFact, number: String) {
    #expect(Self.issue(.contrast, fact, "a").criterion.number == number)
  }

  @Test func measuresAreCutAndNotRounded() {
    #expect(Self.faint.measured?.description == "3.44 to 1")
    #expect(Self.faint.required?.description == "4.5 to 1")
    #expect(Self.small.measured?.description == "20 points")
    #expect(Self.small.required?.description == "44 points")
  }

  @Test func itIsReadAsItWasWritten() throws {
    let audit = JudgedAudit(
      "Inbox", [Self.faint, Self.low], of: [.contrast, .hitRegion], knowing: ["hitRegion retry"])
    #expect(
      try JSONDecoder().decode(JudgedAudit.self, from: JSONEncoder().encode(audit)) == audit)
  }
}
