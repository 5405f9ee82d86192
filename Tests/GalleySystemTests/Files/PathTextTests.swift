import Foundation
import GalleySystem
import SeededCases
import Testing

@Suite struct PathTextTests {
  @Test(arguments: [
    ("/", "/"), ("/a/b", "/a/b"), ("/a/./b/", "/a/b"), ("/a/../b", "/b"), ("//a///b//", "/a/b"),
    ("/..", "/"), ("/a/b/../../..", "/"), ("/a/..b/...", "/a/..b/..."), ("/ä/é x", "/ä/é x"),
  ])
  func `steps of no effect are left out`(path: String, expected: String) {
    #expect(PathText.standardized(path) == expected)
  }

  @Test(arguments: Soak.seeds(200))
  func `it is what Foundation makes of a path`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let steps = ["a", "bc", ".", "..", "", "d e", "ü", "...", ".x"]
    let path = (0..<Int.random(in: 1...8, using: &generator)).map { _ in
      "/" + steps.randomElement(using: &generator)!
    }.joined()
    // A colon or a percent sign means nothing in a path of a file.
    #expect(
      PathText.standardized(path) == URL(fileURLWithPath: path).standardizedFileURL.path, "\(path)")
  }
}
