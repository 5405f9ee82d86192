import Foundation
import GalleyBaselines
import GalleyTree
import GalleyViews
import Testing

@testable import Galley
@testable import GalleyChecks

/// The pages' protocol, not that of views, which is of the same name.
private typealias Layout = GalleyPages.Layout

/// An app with a button that is too small and text that is too faint.
private struct FaultyApp: App {
  var body: some Scene { WindowGroup { FaultyView() } }
}

private struct FaultyView: View {
  var body: some View {
    VStack(spacing: 40) {
      Text("Faint words").foregroundStyle(Color(hex: 0xAAAAAA)).accessibilityIdentifier("faint")
      VStack {
        Button {
        } label: {
          Text("i").frame(width: 20, height: 20)
        }
        .buttonStyle(.plain).accessibilityIdentifier("info")
        Text("Inside")
      }
      .accessibilityElement(children: .contain).accessibilityIdentifier("card")
    }
  }
}

private struct Faulty: Layout {
  let faint = AnyElement(.staticText, "faint")
  let card = Component("card", Card.self)

  var body: Blueprint {
    Required {
      faint
      card
    }
  }
}

private struct Card: Layout {
  let info = AnyElement(.button, "info")
  var body: Blueprint { Required { info } }
}

/// Audits of pages, in a project made for the test.
@Suite struct PageAuditTests {
  private let sandbox: TestSandbox
  private static let rules: Set<AuditRule> = [.contrast, .hitRegion]

  init() throws {
    sandbox = try TestSandbox()
  }

  private func page() throws -> Page<Faulty> {
    try Page<Faulty>(on: Application.launch(FaultyApp.self))
  }

  private func know(_ issues: String) throws {
    try "{ knownIssues: \(issues) }".write(
      toFile: sandbox.root + "/Galley.json", atomically: true, encoding: .utf8)
  }

  @Test func eachIssueFailsTheTestAtTheLine() throws {
    let page = try page()
    let failures = try sandbox.failures { try page.audit(for: Self.rules) }
    let line = #line - 1
    #expect(failures.map(\.site.line) == [line, line])
    #expect(failures.map(\.reason) == [.other, .other])
    #expect(
      failures.first?.message == """
        Contrast failed: staticText "faint" “Faint words”
            The contrast of its text is 2.32 to 1 (#AAAAAA on #FFFFFF), and should be at least 4.5 to 1
            Use a darker or a lighter colour for one of them, or a plain background
            WCAG 2.2, 1.4.3 Contrast (Minimum), level AA: https://www.w3.org/TR/WCAG22/#contrast-minimum
            Apple: https://developer.apple.com/design/human-interface-guidelines/accessibility#Vision
            To put up with it for now: "knownIssues": { "Faulty": ["contrast faint"] } in Galley.json
        """)
    #expect(failures.last?.message.hasPrefix("Hit area is too small: button \"info\"") == true)
  }

  @Test func knownIssuesFailNothingAndAreListed() throws {
    try know("{ Faulty: ['contrast faint', 'hitRegion info', 'hitRegion retry'], Other: ['hitRegion x'] }")
    let page = try page()
    var found: [AuditIssue]?
    #expect(try sandbox.failures { found = try page.audit(for: Self.rules) }.isEmpty)
    #expect(found == [])
    let piece = try #require(try Run(nil, in: Project.open(root: sandbox.root)).evidence().first)
    #expect(piece.title == "Accessibility audit of Faulty")
    #expect(piece.audit?.known.map(\.identity) == ["contrast faint", "hitRegion info"])
    #expect(piece.audit?.gone == ["hitRegion retry"])
    #expect(piece.picture != nil && piece.tree != nil)
    #expect(
      page.automator.log.lines(last: 20).contains { $0.hasSuffix("Audit: 0 new issues, 2 known, 1 gone") })
  }

  @Test func whatIsKnownOfAnotherPageIsNewHere() throws {
    try know("{ Other: ['contrast faint', 'hitRegion info'] }")
    let page = try page()
    #expect(try sandbox.failures { try page.audit(for: Self.rules) }.count == 2)
  }

  @Test func aTestMayAcceptIssues() throws {
    let page = try page()
    var asked: [String] = []
    let failures = try sandbox.failures {
      let found = try page.audit(for: Self.rules) { issue in
        asked.append(issue.identity)
        return issue.rule == .contrast
      }
      #expect(found.map(\.identity) == ["hitRegion info"])
    }
    #expect(asked == ["contrast faint", "hitRegion info"] && failures.count == 1)
  }

  @Test func ofAComponentOnlyItsPartIsLookedAt() throws {
    let page = try page()
    var found: [AuditIssue] = []
    _ = try sandbox.failures { found = try page.card.audit(for: Self.rules) }
    #expect(found.map(\.identity) == ["hitRegion info"])
  }

  @Test func settingsThatCannotBeReadStopTheAudit() throws {
    try know("{ Faulty: ['contrst faint'] }")
    #expect(throws: (any Error).self) { try sandbox.failures { try page().audit() } }
  }
}
