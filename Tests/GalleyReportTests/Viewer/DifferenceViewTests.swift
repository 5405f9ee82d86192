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

/// The pictures of a difference: their names, and how the page shows them.
@Suite struct DifferenceViewTests {
  private func write(_ sandbox: Sandbox, _ run: String = "r") throws -> ShownPage {
    try ShownPage(sandbox, run)
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
    let views = (ReportPictures.views + [.strip]).flatMap { view in
      DifferenceAppearance.allCases.map { slug + view.fileSuffix($0) }
    }
    let names = (views + ["-baseline.png", "-candidate.png", "-thumb.png", ".css"].map { slug + $0 }).map {
      "out/pictures/\($0)"
    }
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

  @Test func lightAndDarkAreBothNamed() throws {
    let sandbox = try changed()
    let detail = try write(sandbox).details[0]
    let slug = Samples.key().slug
    for view in [DifferenceView.overlay, .heat] {
      let (light, dark) = (
        "pictures/\(slug)\(view.fileSuffix(.light))", "pictures/\(slug)\(view.fileSuffix(.dark))"
      )
      #expect(detail[view.rawValue]["file"].text == light && detail[view.rawValue]["dark"].text == dark)
      #expect(try PNG.read(sandbox.url("out/\(light)").path) != PNG.read(sandbox.url("out/\(dark)").path))
    }
  }

  @Test func noTwoChecksShareAPicture() throws {
    let sandbox = try Sandbox()
    let keys = ["a", "a-b", "a.b", "ä"].map { Samples.key($0) } + [Samples.key("a", appearance: .dark)]
    let proofs = keys.map { Sandbox.Check($0) }
    try sandbox.run("first", all: proofs)
    try sandbox.approve("first")
    try sandbox.run("r", all: keys.map { .init($0, Screen().button("Remove")) })
    let page = try write(sandbox)
    #expect(Set(page.details.compactMap { $0["overlay"]["file"].text }).count == keys.count)
    #expect(sandbox.files("out/pictures").count == keys.count * 10)
  }

  @Test func everyPictureHasItsSizeAndScale() throws {
    let page = try write(try TerminalReportTests.everything())
    let pictures = page.details.flatMap { detail in
      ["baseline", "candidate", "overlay", "heat"].map { detail[$0] }
    }
    .filter { !$0.isMissing }
    #expect(pictures.count > 6)
    for picture in pictures {
      #expect(
        picture["width"].number == 120 && picture["height"].number == 200 && picture["scale"].number == 2)
    }
  }

  @Test func thePixelsAreWrittenOnceMoreForAPageThatMayNotReadPictures() throws {
    let sandbox = try changed()
    let detail = try write(sandbox).details[0]
    let sheet = try sandbox.text("out/\(try #require(detail["pixels"].text))")
    let texts = sheet.matches(of: /--(baseline|candidate):"([A-Za-z0-9+\/=]+)"/)
    #expect(texts.map { "\($0.1)" } == ["baseline", "candidate"])
    for text in texts {
      let file = try #require(detail["\(text.1)"]["file"].text)
      #expect(Data(base64Encoded: String(text.2)).map([UInt8].init) == (try sandbox.bytes("out/\(file)")))
    }
    // The server's page reads pictures themselves.
    let page = try ShownPage(sandbox, mode: .server)
    #expect(page.details[0]["pixels"].isMissing && !sandbox.files("out").contains { $0.hasSuffix(".css") })
  }

  @Test func picturesOfUnequalSizesAreShownToo() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    var check = Sandbox.Check()
    check.snapshot.picture = try #require(
      check.snapshot.picture.cropped(to: PixelRect(x: 0, y: 0, width: 120, height: 150)))
    try sandbox.run("r", check)
    let page = try write(sandbox)
    #expect(page.details[0]["overlay"]["height"].number == 200)
    #expect(page.details[0]["candidate"]["height"].number == 150)
    let overlay = try PNG.read(sandbox.url("out/pictures/\(Samples.key().slug)-overlay.png").path)
    #expect(overlay.width == 120 && overlay.height == 200)
  }

  @Test func aChangeWithoutPixelsHasNoViews() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    var check = Sandbox.Check()
    check.snapshot.tree?.children[1].label = "Delete"
    try sandbox.run("r", check)
    let page = try write(sandbox)
    #expect(page.details[0]["overlay"].isMissing && page.details[0]["heat"].isMissing)
    #expect(!page.details[0]["candidate"].isMissing)
  }

  @Test(arguments: [(MatchLevel.exact, true), (.strict, false), (.ignoreColors, false)])
  func theEngineIsThatOfTheLevel(_ level: MatchLevel, _ isDifferent: Bool) throws {
    var candidate = Screen().snapshot
    let old = candidate.picture
    // One step of one channel: no eye sees it.
    for y in 0..<20 { for x in 0..<20 { candidate.picture[x, y].red ^= 1 } }
    let pictures = DifferencePictures(
      baseline: ScreenSnapshot(picture: old, scale: 2), candidate: candidate,
      settings: MatchSettings(level: level))
    let mask = pictures.draw(.mask)
    #expect((mask[5, 5] == DifferenceAppearance.light.different) == isDifferent)
  }

  @Test func whatIsIgnoredIsNotMarked() throws {
    let candidate = Screen().button("Remove").snapshot
    let use = RegionUse(kind: .ignore, name: "", areas: [CGRect(x: 0, y: 40, width: 60, height: 12)])
    let pictures = DifferencePictures(
      baseline: Screen().snapshot, candidate: candidate, settings: .exact, uses: [use])
    #expect(pictures.isEmpty)
    #expect(!DifferencePictures(baseline: Screen().snapshot, candidate: candidate, settings: .exact).isEmpty)
  }
}
