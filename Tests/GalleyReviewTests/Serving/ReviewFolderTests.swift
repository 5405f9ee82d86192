import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import RawHTTPClient
import Testing

@testable import galley_review

/// Which files are served: those of the report, by their very names, and nothing else.
@Suite(.timeLimit(.minutes(15))) struct ReviewFolderTests {
  @Test func everyPictureOfTheReportIsServed() throws {
    let review = try ReviewFixture(changed: 1, new: 1)
    let pass = review.cookie()
    let pictures = review.sandbox.files(".galley/review/r/pictures")
    #expect(pictures.count > 3)
    for picture in pictures {
      let name = picture.split(separator: "/").last ?? ""
      let answer = try #require(review.client("GET /pictures/\(name)", [pass]))
      #expect(answer.status == 200 && answer.header("content-type") == ["image/png"])
      #expect(try answer.body == review.sandbox.bytes(picture))
      let tag = try #require(answer.header("etag").first)
      #expect(review.client("GET /pictures/\(name)", [pass, "If-None-Match: \(tag)"])?.status == 304)
    }
  }

  @Test(arguments: [
    "/pictures/../../../../Package.swift", "/pictures/..%2f..%2fr.json", "/..", "/../r.json",
    "/%2e%2e/r.json",
    "/pictures/", "/pictures", "//etc/passwd", "/etc/passwd", "/pictures/%2e%2e%2findex.html", "/index.html",
    "/pictures/NAME%00.png", "/pictures/./NAME", "/pictures//NAME", "/./pictures/NAME", "/PICTURES/NAME",
    "/pictures/%4eAME", "/pictures\\NAME", "/pictures/NAME/", "/pictures/.hidden.png", "/pictures/link.png",
    "/pictures/folder.png", "/pictures/late.png", "/pictures/%6Cink.png", "/pictures/NAME%20",
    "file:///etc/passwd", "http://evil.example/", "/api/", "/api/state/", "/api/state%3f", "*",
  ])
  func nothingElseIs(path: String) throws {
    let review = try ReviewFixture(changed: 1, new: 0)
    review.server.stop()
    let folder = ".galley/review/r/pictures"
    let name = String(review.sandbox.files(folder)[0].split(separator: "/").last ?? "")
    try FileManager.default.createSymbolicLink(
      at: review.sandbox.url("\(folder)/link.png"), withDestinationURL: review.sandbox.url("Package.swift"))
    try review.sandbox.write("secret", to: "\(folder)/.hidden.png")
    try review.sandbox.write("secret", to: "\(folder)/folder.png/inner.png")
    let second = try ReviewFixture(review.sandbox)
    try second.sandbox.write("secret", to: "\(folder)/late.png")
    let pass = second.cookie()
    #expect(second.client("GET /pictures/\(name)", [pass])?.status == 200)
    let token = "X-Galley-Token: \(second.server.token)"
    let answer = second.client("GET \(path.replacing("NAME", with: name))", [pass, token])
    #expect([400, 404].contains(answer?.status ?? 400), "\(path): \(answer?.head ?? "")")
    #expect(answer?.text.contains("secret") != true)
  }

  @Test func aPictureThatBecomesALinkIsServedNoMore() throws {
    let review = try ReviewFixture(changed: 1, new: 0)
    let picture = review.sandbox.files(".galley/review/r/pictures")[0]
    let name = picture.split(separator: "/").last ?? ""
    try review.sandbox.remove(picture)
    try FileManager.default.createSymbolicLink(
      at: review.sandbox.url(picture), withDestinationURL: review.sandbox.url("Package.swift"))
    let answer = review.client("GET /pictures/\(name)", [review.cookie()])
    #expect(answer?.status == 404 && answer?.text.contains("swift-tools") == false)
  }

  @Test func pagesOfRunsThatAreGoneAreRemoved() throws {
    let review = try ReviewFixture(changed: 1, new: 0)
    try review.sandbox.write("old", to: ".galley/review/gone/index.html")
    try review.sandbox.write("{}", to: ".galley/review/gone.json")
    review.server.stop()
    try review.sandbox.run("s", .init(Samples.key("check-0"), Screen().button("Undo")))
    _ = try ReviewFixture(review.sandbox, run: "s")
    #expect(review.sandbox.files(".galley/review").allSatisfy { !$0.contains("gone") })
    #expect(review.sandbox.files(".galley/review/r").count > 1)
  }
}
