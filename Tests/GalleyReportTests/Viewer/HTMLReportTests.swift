import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleyTree
import Testing

@testable import GalleyReport

@Suite struct HTMLReportTests {
  private func write(_ sandbox: Sandbox) throws -> String { try ShownPage(sandbox).markup }

  @Test func theFolderHoldsAllItNeeds() throws {
    let sandbox = try TerminalReportTests.everything()
    let page = try ShownPage(sandbox)
    let slugs = ["elsewhere", "grown"].map { Samples.key($0).slug }
    let views = ReportPictures.views.flatMap { view in
      DifferenceAppearance.allCases.map { view.fileSuffix($0) }
    }
    let match = Screen().picture.digest
    let shown = ["-baseline.png", "-candidate.png", "-thumb.png", ".css"]
    var pictures = ["\(match).png", "\(match)-thumb.png"]
    // One that stands for a cause has a picture for a glance.
    pictures += DifferenceAppearance.allCases.map {
      Samples.key("grown").slug + DifferenceView.strip.fileSuffix($0)
    }
    for slug in slugs { pictures += (views + shown).map { slug + $0 } }
    for name in ["damaged", "\u{1B}]0;evil\u{7}\u{202E}new"] {
      pictures += shown.dropFirst().map { Samples.key(name).slug + $0 }
    }
    let files = ["out/index.html"] + pictures.map { "out/pictures/\($0)" }
    #expect(sandbox.files("out") == files.sorted())
    for (item, detail) in zip(page.items, page.details) {
      let sides = ["baseline", "candidate", "overlay", "heat"].map { detail[$0] }
      let files =
        sides.flatMap { [$0["file"].text, $0["dark"].text] } + [item["thumb"].text, detail["pixels"].text]
      for file in files.compactMap({ $0 }) {
        #expect(FileManager.default.fileExists(atPath: sandbox.url("out/\(file)").path), "\(file)")
      }
    }
  }

  @Test func whatNeedsADecisionComesFirst() throws {
    let page = try ShownPage(try TerminalReportTests.everything())
    #expect(
      page.items.compactMap { $0["status"].text } == [
        "unusable", "mismatch", "environmentChanged", "new", "match",
      ])
    #expect(page.items.map { $0["waits"].flag } == [false, true, true, true, false])
    #expect(page.document["statuses"].list.compactMap { $0["count"].number } == [1, 1, 1, 1, 1])
    #expect(page.details.count == 5)
  }

  @Test func whatCouldNotBeMadeIsAmongWhatIsNotComparable() throws {
    let page = try ShownPage(try TerminalReportTests.refused())
    #expect(page.items.compactMap { $0["status"].text } == ["unusable", "unusable", "match"])
    #expect(page.document["statuses"][0]["label"].text == "not comparable")
    #expect(page.document["statuses"][0]["count"].number == 2)
    let faults = page.details.compactMap { $0["fault"].text }
    #expect(
      faults.contains("the screen was still busy after 5 s: activityIndicator “<b>Loading”."), "\(faults)")
    #expect(page.items.contains { $0["device"].text == "device not known" })
    #expect(page.items.contains { $0["place"].text == "Tests/RecipesTests.swift:40" })
    #expect(page.items.allSatisfy { $0["status"].text == "match" || $0["id"].text == "" })
  }

  @Test func hostileNamesAndLabelsAreText() throws {
    let sandbox = try Sandbox()
    let hostile = "\"><script>alert('x')</script><!--&amp;\u{202E}\u{0}\u{1B}[31m]]>\u{2028}\u{85}"
    let key = Samples.key(hostile, argument: hostile, suite: [hostile])
    try sandbox.makeBaselines(.init(key))
    var check = Sandbox.Check(key, Screen().button("Remove"))
    check.snapshot.tree?.children[1].label = hostile + String(repeating: "x", count: 10_000)
    try sandbox.run("r", check)
    let page = try ShownPage(sandbox)
    #expect(page.data.components(separatedBy: "<script").count - 1 == 3, "config, document and one detail")
    #expect(page.data.components(separatedBy: "</script").count - 1 == 3)
    #expect(!page.data.contains("<!--") && !page.data.contains("]]>"))
    #expect(page.items[0]["name"].text == "\"><script>alert('x')</script><!--&amp;���[31m]]>��")
    #expect(page.markup.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
    for scalar: Unicode.Scalar in ["\u{202E}", "\u{2028}", "\u{2029}", "\u{2066}"] {
      #expect(!page.markup.unicodeScalars.contains(scalar))
    }
  }

  @Test func writingAgainLeavesNoOldPicture() throws {
    let sandbox = try TerminalReportTests.everything()
    _ = try write(sandbox)
    try sandbox.approve("r")
    _ = try write(sandbox)
    #expect(!sandbox.files("out/pictures").contains { $0.contains("-overlay") && $0.contains("grown") })
    #expect(!sandbox.files("out/pictures").isEmpty)
  }

  @Test func markupIsEscapedInOnePlace() {
    let node = MarkupNode.element(
      "p", [("title", "a\"b<c"), ("lang", nil)],
      [.text("1 < 2 & 3"), .element("img", [("src", "x.png")], [])])
    #expect(node.markup == "<p title=\"a&quot;b&lt;c\">1 &lt; 2 &amp; 3<img src=\"x.png\"/>\n</p>\n")
  }

  @Test func reportsBesideTheChecksAreShownWithTheirScreen() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    let recorder = try RunRecorder.open(sandbox.project, environment: [RunName.variable: "r"])
    let picture = Screen().button("Remove").picture
    try recorder.keepEvidence(
      title: "Inbox <did not load>", text: "missing:\n  Button \"\u{1B}[31mhello\"\n    at F.swift:3",
      picture: picture)
    for number in 2...11 { try recorder.keepEvidence(title: "number \(number)", text: "", picture: nil) }
    try recorder.close()
    let evidence = try ShownPage(sandbox).document["evidence"].list
    #expect(evidence[0]["title"].text == "Inbox <did not load>")
    #expect(evidence[0]["text"].text == "missing:\n  Button \"�[31mhello\"\n    at F.swift:3")
    #expect(evidence[0]["picture"]["file"].text == "pictures/\(picture.digest).png")
    #expect(try PNG.read(sandbox.url("out/pictures/\(picture.digest).png").path) == picture)
    #expect(evidence.dropFirst().compactMap { $0["title"].text } == (2...11).map { "number \($0)" })
    #expect(
      TerminalReport.gate(try sandbox.verdict("r")).contains(
        "evidence  11 reports of a screen beside the checks; see them with: galley report\n"))
  }

  @Test func damagedEvidenceIsSaidAndStopsNothing() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try sandbox.run("r", .init())
    let folder = ".galley/runs/r/evidence"
    try sandbox.write("half a picture\n\ntext", to: "\(folder)/1-1.txt")
    try sandbox.write(Array(try PNG.encode(Screen().picture).dropLast(30)), to: "\(folder)/1-1.png")
    try sandbox.write("long\n\n" + String(repeating: "x", count: 300_000), to: "\(folder)/1-2.txt")
    try FileManager.default.createSymbolicLink(
      atPath: sandbox.url("\(folder)/1-3.txt").path, withDestinationPath: "/etc/passwd")
    try sandbox.write([0xFF, 0xFE, 0x0A], to: "\(folder)/1-4.txt")
    let page = try write(sandbox)
    #expect(page.contains("\(folder)/1-1.png is cut off"))
    #expect(page.contains("\(folder)/1-2.txt is longer than what is shown."))
    #expect(page.contains("cannot read \(folder)/1-3.txt: it is a symbolic link"))
    #expect(page.count < 400_000)
    #expect(!page.contains("root:"))
    // A link is nothing that a run has; the rest is.
    #expect(try sandbox.verdict("r").findings.map { "\($0)" } == ["\(RunError.link("\(folder)/1-3.txt"))"])
    try sandbox.remove("\(folder)/1-3.txt")
    #expect(try sandbox.verdict("r").exitCode == .clean)
  }

  @Test func aFolderOfSomebodyElseIsLeftAlone() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try sandbox.run("r", .init())
    try sandbox.write("mine", to: "out/pictures/holiday.png")
    let words =
      "\(sandbox.url("out").path) is not empty and holds no report of Galley, so nothing was written; "
      + "name a folder that is new or empty"
    #expect { try write(sandbox) } throws: { "\($0)" == words }
    #expect(sandbox.files("out") == ["out/pictures/holiday.png"])
    try sandbox.remove("out")
    _ = try write(sandbox)
    _ = try write(sandbox)
  }
}
