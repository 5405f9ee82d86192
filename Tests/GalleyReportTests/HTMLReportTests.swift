import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDiff
import GalleyImage
import GalleyTree
import Testing

@testable import GalleyReport

@Suite struct HTMLReportTests {
  private func write(_ sandbox: Sandbox) throws -> String {
    let run = try Run("r", in: sandbox.project)
    let report = HTMLReport(run: run, store: sandbox.store)
    _ = try report.write(try sandbox.verdict("r"), to: sandbox.url("out").path)
    return try sandbox.text("out/index.html")
  }

  @Test func theFolderHoldsAllItNeeds() throws {
    let sandbox = try TerminalReportTests.everything()
    let page = try write(sandbox)
    let slugs = ["elsewhere", "grown"].map { Samples.key($0).slug }
    let views = DifferenceView.allCases.flatMap { view in
      DifferenceAppearance.allCases.map { view.fileSuffix($0) }
    }
    let pictures =
      slugs.flatMap { slug in (views + ["-baseline.png", "-candidate.png"]).map { slug + $0 } }
      + ["damaged", "\u{1B}]0;evil\u{7}\u{202E}new"].map { Samples.key($0).slug + "-candidate.png" }
      + ["\(Screen().picture.digest).png"]
    #expect(
      sandbox.files("out")
        == (["out/index.html", "out/style.css"] + pictures.map { "out/pictures/\($0)" }).sorted())
    for match in page.matches(of: /(?:src|href|srcset)="([^"#]+)"/) {
      #expect(FileManager.default.fileExists(atPath: sandbox.url("out/\(match.1)").path), "\(match.1)")
    }
    #expect(
      page.contains(
        "content=\"default-src &#39;none&#39;; img-src &#39;self&#39;; style-src &#39;self&#39;; "))
    for word in ["<script", "style=\"", "http://", "https://", "javascript:", "onerror"] {
      #expect(!page.contains(word), "\(word)")
    }
    #expect(!(try sandbox.text("out/style.css")).contains("url("))
  }

  @Test func whatNeedsADecisionComesFirst() throws {
    let page = try write(try TerminalReportTests.everything())
    let anchors = page.matches(of: /<section[^>]* id="([a-zA-Z]+)"/).map { String($0.1) }
    #expect(anchors == ["causes", "unusable", "mismatch", "environmentChanged", "new", "match"])
    for anchor in anchors.dropFirst() { #expect(page.contains("href=\"#\(anchor)\""), "\(anchor)") }
  }

  @Test func whatCouldNotBeMadeIsAmongWhatIsNotComparable() throws {
    let page = try write(try TerminalReportTests.refused())
    let anchors = page.matches(of: /<section[^>]* id="([a-zA-Z]+)"/).map { String($0.1) }
    #expect(anchors == ["unusable", "match"])
    #expect(page.contains("href=\"#unusable\">not comparable <b>2</b>"), "\(page)")
    #expect(
      page.contains("the screen was still busy after 5 s: activityIndicator “&lt;b&gt;Loading”.</p>"),
      "\(page)")
    #expect(page.contains(">device not known</span>") && page.contains("Tests/RecipesTests.swift:40"))
  }

  @Test func hostileNamesAndLabelsAreText() throws {
    let sandbox = try Sandbox()
    let hostile = "\"><script>alert('x')</script>&amp;\u{202E}\u{0}\u{1B}[31m]]>"
    let key = Samples.key(hostile, argument: hostile, suite: [hostile])
    try sandbox.makeBaselines(.init(key))
    var check = Sandbox.Check(key, Screen().button("Remove"))
    check.proof.tree?.children[1].label = hostile + String(repeating: "x", count: 10_000)
    try sandbox.run("r", check)
    let page = try write(sandbox)
    #expect(!page.contains("<script"))
    #expect(page.contains("&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;amp;��"))
    #expect(page.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
    #expect(!page.unicodeScalars.contains("\u{202E}"))
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
    let node = tag("p", ["title": "a\"b<c"], .text("1 < 2 & 3"), tag("img", ["src": "x.png"]))
    #expect(node.markup == "<p title=\"a&quot;b&lt;c\">1 &lt; 2 &amp; 3<img src=\"x.png\"></p>\n")
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
    let page = try write(sandbox)
    #expect(page.contains("<h3>Inbox &lt;did not load&gt;</h3>"))
    #expect(
      page.contains("<pre>\nmissing:\n  Button &quot;�[31mhello&quot;\n    at F.swift:3</pre>"))
    #expect(page.contains("<img src=\"pictures/\(picture.digest).png\""))
    #expect(try PNG.read(sandbox.url("out/pictures/\(picture.digest).png").path) == picture)
    #expect(page.contains("href=\"#evidence\">reports <b>11</b>"))
    let numbers = page.matches(of: /<h3>number (\d+)</).compactMap { Int($0.1) }
    #expect(numbers == Array(2...11))
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
    #expect(page.count < 250_000)
    #expect(!page.contains("root:"))
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
