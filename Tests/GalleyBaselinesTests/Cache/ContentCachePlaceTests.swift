import BaselineFixtures
import Foundation
import Testing

@testable import GalleyBaselines

@Suite struct ContentCachePlaceTests {
  private func place(_ root: String, _ environment: [String: String]) -> ContentCachePlace {
    ContentCachePlace(for: root, environment)
  }

  @Test func variablesDecideInOrder() {
    let all = ["GALLEY_CACHE": "/a/b", "XDG_CACHE_HOME": "/c", "HOME": "/home/ada"]
    #expect(place("/project", all) == .folder("/a/b"))
    #expect(place("/project", all.filter { $0.key != "GALLEY_CACHE" }) == .folder("/c/galley"))
    #expect(place("/project", ["HOME": "/home/ada"]) == .folder("/home/ada/.cache/galley"))
    #expect(
      place("/project", ["XDG_CACHE_HOME": "relative", "HOME": "/home/ada"])
        == .folder("/home/ada/.cache/galley"))
    #expect(place("/project", [:]) == .none)
    #expect(place("/project", ["GALLEY_CACHE": "none", "HOME": "/home/ada"]) == .none)
    #expect(
      place("/project", ["GALLEY_CACHE": "", "HOME": "/home/ada"]) == .folder("/home/ada/.cache/galley"))
  }

  @Test func whatACommitCanBringIsRefused() throws {
    let sandbox = try Sandbox()
    let inside = sandbox.url("cache").path
    #expect(place(sandbox.root, ["GALLEY_CACHE": inside]) == .refused(.inside(inside, top: sandbox.root)))
    let dotted = sandbox.root + "/../" + (sandbox.root as NSString).lastPathComponent + "/cache"
    #expect(place(sandbox.root, ["GALLEY_CACHE": dotted]) == .refused(.inside(dotted, top: sandbox.root)))
    #expect(
      place(sandbox.root, ["GALLEY_CACHE": sandbox.root])
        == .refused(.inside(sandbox.root, top: sandbox.root)))
    // A folder whose name only begins alike is another one.
    #expect(place(sandbox.root, ["GALLEY_CACHE": sandbox.root + "x"]) == .folder(sandbox.root + "x"))
    // Through a link, and beside the project in its repository.
    let other = try Sandbox()
    try FileManager.default.createSymbolicLink(
      atPath: other.url("link").path, withDestinationPath: sandbox.root)
    let link = other.url("link/cache").path
    #expect(place(sandbox.root, ["GALLEY_CACHE": link]) == .refused(.inside(link, top: sandbox.root)))
    try sandbox.write("", to: "App/Package.swift")
    try sandbox.write("", to: ".git/HEAD")
    #expect(
      place(sandbox.url("App").path, ["GALLEY_CACHE": inside]) == .refused(.inside(inside, top: sandbox.root))
    )
    // What nobody asked for is passed over.
    #expect(place(sandbox.root, ["HOME": sandbox.root]) == .none)
    #expect(place(sandbox.root, ["XDG_CACHE_HOME": inside]) == .none)
  }

  @Test func whatIsRefusedIsSaid() {
    #expect(
      "\(ContentCacheError.notAbsolute("cache"))"
        == "GALLEY_CACHE is \"cache\", which is not an absolute path; name a folder outside the repository, or unset it"
    )
    #expect(
      "\(ContentCacheError.inside("/p/cache", top: "/p"))"
        == "GALLEY_CACHE is /p/cache, which is inside /p, where a commit could change it; "
        + "name a folder outside the repository, or unset it")
  }
}
