import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import Testing

@testable import GalleyCommands

/// `galley test` in a package that was built before: one `swift build`, and the program of the tests.
@Suite struct BundleTests {
  private static let testing = "tests - --testing-library swift-testing"

  private func summary(_ fake: FakeBundle) throws -> RunSummary? {
    try Run(nil, in: fake.sandbox.project).summary
  }

  @Test(arguments: [
    ([], [], []),
    (["M.Cart/testAdds"], [], ["tests"]),
    ([], ["M.Cart/adds()"], [testing]),
    (["M.Cart/testAdds"], ["M.Basket/adds()"], ["tests", testing]),
  ])
  func `a library without tests is not run`(_ xctest: [String], _ testing: [String], _ calls: [String]) throws
  {
    let fake = try FakeBundle(xctest: xctest, testing: testing)
    let result = try fake.galley(["test"])
    #expect(try fake.calls() == ["swift build --build-tests"] + calls)
    let run = try Run(nil, in: fake.sandbox.project)
    #expect(run.list?.tests.map(\.specifier) == (xctest + testing).sorted())
    #expect(run.summary?.status == 0)
    #expect(result.err.contains("warning: No matching test cases were run\n") == calls.isEmpty)
  }

  @Test func `tests are selected as by swift test`() throws {
    let fake = try FakeBundle(
      xctest: ["M.Cart/testAdds", "M.Cart/testEmpties", "M.Basket/testAdds"], testing: ["M.Shelf/adds()"])
    _ = try fake.galley(["test", "--", "--filter", "Cart", "--filter=Adds", "--skip", "Empties"])
    let words = "--filter Cart --filter=Adds --skip Empties"
    #expect(
      try fake.calls() == [
        "swift build --build-tests", "tests M.Cart/testAdds,M.Basket/testAdds",
        "tests - \(words) --testing-library swift-testing",
      ])
  }

  @Test func `where nothing matches, no test of XCTest is run`() throws {
    let fake = try FakeBundle(xctest: ["M.Cart/testAdds"], testing: ["M.Shelf/adds()"])
    try fake.sandbox.write("69", to: "testing-status")
    let result = try fake.galley(["test", "--", "--filter", "Nothing"])
    #expect(
      try fake.calls() == [
        "swift build --build-tests", "tests - --filter Nothing --testing-library swift-testing",
      ])
    #expect(result.err.contains("warning: No matching test cases were run\n"))
    #expect(try summary(fake)?.status == 0)
  }

  @Test(arguments: [("0", "0", 0), ("1", "0", 1), ("0", "1", 1), ("0", "69", 0), ("1", "69", 1)])
  func `either library can fail the run`(_ xctest: String, _ testing: String, _ status: Int32) throws {
    let fake = try FakeBundle(xctest: ["M.Cart/testAdds"], testing: ["M.Shelf/adds()"])
    try fake.sandbox.write(xctest, to: "xctest-status")
    try fake.sandbox.write(testing, to: "testing-status")
    _ = try fake.galley(["test"])
    #expect(try fake.calls().count == 3)
    #expect(try summary(fake)?.status == status)
  }

  @Test func `a program that a signal ends is told of as by swift test`() throws {
    let fake = try FakeBundle(testing: ["M.Shelf/adds()"])
    try fake.sandbox.write("kill -SEGV $PPID", to: "testing-script")
    #expect(try fake.galley(["test"]).err.contains("error: Exited with unexpected signal code 11\n"))
    #expect(try summary(fake)?.status == 1)
    #expect(try summary(fake)?.crashes?.map(\.signal) == [11])
  }

  @Test func `what does not build is not run`() throws {
    let fake = try FakeBundle(testing: ["M.Shelf/adds()"])
    try fake.sandbox.write("1", to: "swift-status")
    #expect(try fake.galley(["test"]).code == .notComparable)
    #expect(try fake.calls() == ["swift build --build-tests"])
  }

  @Test func `what is built needs no swift`() throws {
    let fake = try FakeBundle(testing: ["M.Shelf/adds()"])
    _ = try fake.galley(["test", "--", "--skip-build"])
    #expect(try fake.calls() == ["tests - --skip-build --testing-library swift-testing"])
  }

  @Test func `arguments of the build go to the build`() throws {
    let fake = try FakeBundle(testing: ["M.Shelf/adds()"])
    _ = try fake.galley(["test", "--", "-Xswiftc", "-DX", "--jobs=1", "--skip", "Y"])
    #expect(
      try fake.calls() == [
        "swift build --build-tests -Xswiftc -DX --jobs=1",
        "tests - -Xswiftc -DX --jobs=1 --skip Y --testing-library swift-testing",
      ])
  }

  @Test(arguments: [
    ["--parallel"], ["-c", "release"], ["--enable-code-coverage"], ["--xunit-output", "x.xml"],
    ["-s", "M.Shelf/adds"],
    ["--disable-xctest"], ["--sanitize", "address"],
  ])
  func `what the program alone does not do is left to swift test`(_ words: [String]) throws {
    let fake = try FakeBundle(testing: ["M.Shelf/adds()"])
    _ = try fake.galley(["test", "--"] + words)
    #expect(try fake.calls() == ["swift test - \(words.joined(separator: " "))"])
  }

  @Test func `a package that was never built, or elsewhere, is left to swift test`() throws {
    let fresh = try FakeBundle(testing: ["M.Shelf/adds()"], isBuilt: false)
    _ = try fresh.galley(["test"])
    #expect(try fresh.calls() == ["swift test -"])
    let moved = try FakeBundle(testing: ["M.Shelf/adds()"])
    _ = try moved.galley(["test"], ["SWIFTPM_BUILD_DIR": "/elsewhere"])
    #expect(try moved.calls() == ["swift test -"])
  }

  @Test func `the environment of the build is the same for all runs`() throws {
    let fake = try FakeBundle(testing: ["M.Shelf/adds()"])
    var seen: [String] = []
    for seed in ["1", "2"] {
      _ = try fake.galley(["test", "--seed", seed], ["SHLVL": seed, "OLDPWD": "/\(seed)", "TOKEN": "t"])
      let lines = try fake.sandbox.text("environment-of-swift").split(separator: "\n").map(String.init)
      // The shell of the fake sets these.
      seen.append(
        lines.filter { !$0.hasPrefix("_=") && !$0.hasPrefix("SHLVL=") }.sorted().joined(separator: "\n"))
    }
    #expect(seen[0] == seen[1])
    #expect(seen[0].contains("TOKEN=t") && !seen[0].contains("GALLEY_"))
    let tests = try fake.sandbox.text("environment-of-tests")
    for name in ["GALLEY_RUN=", "GALLEY_SEED=2", "GALLEY_INSPECT=", "NO_COLOR=1", "TOKEN=t"] {
      #expect(tests.contains(name), "\(name)")
    }
  }

  @Test func `tests run in the package's folder`() throws {
    let fake = try FakeBundle(testing: ["M.Shelf/adds()"])
    _ = try fake.galley(["test"])
    #expect(try fake.sandbox.text("folder-of-tests") == fake.sandbox.root + "\n")
  }

  @Test func `a part of the suite is built once, and listed by the program`() throws {
    let fake = try FakeBundle(testing: ["M.Shelf/adds()", "M.Cart/adds()"])
    _ = try fake.galley(["test", "--shard", "1/2"])
    let calls = try fake.calls()
    #expect(calls.count == 2 && calls[0] == "swift build --build-tests")
    #expect(calls[1].hasPrefix("tests - --skip-build --filter ^M\\.Cart"), "\(calls)")
  }
}
