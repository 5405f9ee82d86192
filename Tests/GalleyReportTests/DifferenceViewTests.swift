import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDiff
import GalleyImage
import GalleyTree
import Testing

@testable import GalleyReport

/// The pictures of a difference: their names, and how the page shows them.
@Suite struct DifferenceViewTests {
  private func write(_ sandbox: Sandbox, _ run: String = "r") throws -> String {
    _ = try HTMLReport(run: try Run(run, in: sandbox.project), store: sandbox.store).write(
      try sandbox.verdict(run), to: sandbox.url("out").path)
    return try sandbox.text("out/index.html")
  }

  private func changed(_ text: String = "Remove") throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try sandbox.run("r", .init(Samples.key(), Screen().button(text)))
    return sandbox
  }

  @Test func everyViewIsAFileAtAStableName() throws {
    let sandbox = try changed()
    _ = try write(sandbox)
    let slug = Samples.key().slug
    let views = DifferenceView.allCases.flatMap { view in
      DifferenceAppearance.allCases.map { slug + view.fileSuffix($0) }
    }
    let names = (views + ["\(slug)-baseline.png", "\(slug)-candidate.png"]).map { "out/pictures/\($0)" }
    #expect(sandbox.files("out/pictures") == names.sorted())
    // Another run with another difference has the same names, and other pictures.
    let before = try names.map { try sandbox.bytes($0) }
    try sandbox.run("later", .init(Samples.key(), Screen().rows(1)))
    _ = try write(sandbox, "later")
    #expect(sandbox.files("out/pictures") == names.sorted())
    let after = try names.map { try sandbox.bytes($0) }
    #expect(zip(before, after).count { $0 != $1 } >= names.count - 1)
  }

  @Test func bothSidesAreTheFilesThatWereApprovedAndKept() throws {
    let sandbox = try changed()
    _ = try write(sandbox)
    let slug = Samples.key().slug
    let approved = sandbox.store.picturePath(of: Samples.key())
    #expect(
      try sandbox.bytes("out/pictures/\(slug)-baseline.png")
        == [UInt8](Data(contentsOf: URL(fileURLWithPath: approved))))
    let record = try #require(try Run("r", in: sandbox.project).records.first)
    #expect(
      try sandbox.bytes("out/pictures/\(slug)-candidate.png")
        == Run("r", in: sandbox.project).picture(of: record).bytes)
  }

  @Test func aLongPictureIsScrolled() throws {
    let phone = DifferenceViewer.shown(1125, 2436)
    #expect(phone.height == 776 && phone.width == 358)
    // As wide as a phone's screen that is scaled alike.
    let long = DifferenceViewer.shown(1125, 9000)
    #expect(long.width == phone.width && long.height > 2800)
    #expect(DifferenceViewer.shown(30, 300) == (30, 300))
    let picture = ReportPicture(file: "x.png", width: 1125, height: 9000, scale: 3)
    #expect(DifferenceViewer.frame(picture, of: "x", marks: nil).markup.contains("class=\"frame long\""))
  }

  @Test func lightAndDarkAreBothLinked() throws {
    let sandbox = try changed()
    let page = try write(sandbox)
    let slug = Samples.key().slug
    for view in DifferenceView.allCases {
      let (light, dark) = (
        "pictures/\(slug)\(view.fileSuffix(.light))", "pictures/\(slug)\(view.fileSuffix(.dark))"
      )
      #expect(
        page.contains(
          "<source srcset=\"\(dark)\" media=\"(prefers-color-scheme: dark)\"><img src=\"\(light)\""))
      #expect(page.contains("<a href=\"\(light)\">light</a><a href=\"\(dark)\">dark</a>"))
      #expect(try PNG.read(sandbox.url("out/\(light)").path) != PNG.read(sandbox.url("out/\(dark)").path))
    }
  }

  @Test func oneViewIsChosenByTabsAndTheOverlayIsFirst() throws {
    let sandbox = try changed()
    let page = try write(sandbox)
    let picks = page.matches(
      of: /<input type="radio" name="(v\d+)" id="([^"]+)" class="pick (\w+)"( checked)?/)
    #expect(picks.map { "\($0.3)" } == ["overlay", "before", "after", "heat", "mask", "strip"])
    #expect(picks.map { $0.4 != nil } == [true, false, false, false, false, false])
    #expect(Set(picks.map { "\($0.1)" }).count == 1)
    let labels = page.matches(of: /<label for="([^"]+)"/).map { "\($0.1)" }
    #expect(labels == picks.map { "\($0.2)" })
    // Each kind of view has the rule that shows it.
    for view in DifferenceView.allCases {
      #expect(ReportStyle.sheet.contains(".pick.\(view.rawValue):checked ~ .stage > .\(view.rawValue)"))
      #expect(ReportStyle.sheet.contains(".pick.\(view.rawValue):checked ~ .tabs .\(view.rawValue)"))
    }
  }

  @Test func noTwoCardsShareATabOrAName() throws {
    let sandbox = try Sandbox()
    let keys = ["a", "a-b", "a.b", "ä"].map { Samples.key($0) } + [Samples.key("a", appearance: .dark)]
    let proofs = keys.map { Sandbox.Check($0) }
    try sandbox.run("first", all: proofs)
    try sandbox.approve("first")
    try sandbox.run("r", all: keys.map { .init($0, Screen().button("Remove")) })
    let page = try write(sandbox)
    let ids = page.matches(of: #/ id="([^"]+)"/#).map { "\($0.1)" }
    #expect(Set(ids).count == ids.count)
    #expect(ids.filter { $0.hasSuffix("-overlay") }.count == keys.count)
    #expect(sandbox.files("out/pictures").count == keys.count * 14)
  }

  @Test func everyPictureHasItsSizeAndWaitsUntilItIsSeen() throws {
    let sandbox = try TerminalReportTests.everything()
    let page = try write(sandbox)
    let images = page.matches(of: /<img [^>]*>/).map { "\($0.0)" }
    #expect(images.count > 6)
    for image in images {
      #expect(image.contains("loading=\"lazy\"") && image.contains(#/ width="\d+" height="\d+"/#), "\(image)")
    }
  }

  @Test func nothingIsFetchedFromElsewhere() throws {
    let sandbox = try changed("https://example.org/x.png")
    let page = try write(sandbox)
    for match in page.matches(of: /(?:src|href|srcset|srcdoc|poster|data|action)="([^"#]*)"/) {
      #expect(!match.1.contains(":") && !match.1.hasPrefix("/"), "\(match.1)")
      #expect(FileManager.default.fileExists(atPath: sandbox.url("out/\(match.1)").path), "\(match.1)")
    }
    for word in ["url(", "@import", "http", "expression"] {
      #expect(!ReportStyle.sheet.contains(word), "\(word)")
    }
  }

  @Test func picturesOfUnequalSizesAreShownToo() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    var check = Sandbox.Check()
    check.proof.picture = try #require(
      check.proof.picture.cropped(to: PixelRect(x: 0, y: 0, width: 120, height: 150)))
    try sandbox.run("r", check)
    let page = try write(sandbox)
    #expect(page.contains("Overlay<span> 120 × 200</span>"))
    let mask = try PNG.read(sandbox.url("out/pictures/\(Samples.key().slug)-mask.png").path)
    #expect(mask.width == 120 && mask.height == 200)
    #expect(mask[60, 199] == DifferenceAppearance.light.different, "what only the baseline has differs")
    #expect(mask[60, 10] == .white)
  }

  @Test func aChangeWithoutPixelsHasNoViews() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    var check = Sandbox.Check()
    check.proof.tree?.children[1].label = "Delete"
    try sandbox.run("r", check)
    let page = try write(sandbox)
    #expect(!page.contains("<input") && page.contains("side candidate"))
  }

  @Test(arguments: [(MatchLevel.exact, true), (.strict, false), (.ignoreColors, false)])
  func theEngineIsThatOfTheLevel(_ level: MatchLevel, _ isDifferent: Bool) throws {
    var candidate = Screen().proof
    let old = candidate.picture
    // One step of one channel: no eye sees it.
    for y in 0..<20 { for x in 0..<20 { candidate.picture[x, y].red ^= 1 } }
    let pictures = DifferencePictures(
      baseline: Proof(picture: old, scale: 2), candidate: candidate, settings: MatchSettings(level: level))
    let mask = pictures.draw(.mask)
    #expect((mask[5, 5] == DifferenceAppearance.light.different) == isDifferent)
  }

  @Test func whatIsIgnoredIsNotMarked() throws {
    let candidate = Screen().button("Remove").proof
    let use = RegionUse(kind: .ignore, name: "", areas: [CGRect(x: 0, y: 40, width: 60, height: 12)])
    let pictures = DifferencePictures(
      baseline: Screen().proof, candidate: candidate, settings: .exact, uses: [use])
    #expect(pictures.isEmpty)
    #expect(!DifferencePictures(baseline: Screen().proof, candidate: candidate, settings: .exact).isEmpty)
  }
}
