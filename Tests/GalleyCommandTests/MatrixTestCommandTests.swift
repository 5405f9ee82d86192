import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyTree
import GoldenFiles
import Testing

@testable import GalleyCommands

/// `galley test` in several configurations, with a fake `swift` that notes what it is told.
@Suite(.serialized, .timeLimit(.minutes(2))) struct MatrixTestCommandTests {
  /// What the fake `swift` was told in one run.
  private struct Call: Equatable {
    var configuration: String
    var market: String
    var words: String
  }

  /// A sandbox whose suite finds a difference on the given device.
  private func sandbox(changedOn device: String = "nowhere", settings: String? = nil) throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    for (name, check) in [
      ("same", Sandbox.Check()), ("changed", Sandbox.Check(Samples.key(), Screen().button("Remove"))),
    ] {
      try sandbox.run("template", all: [check], failures: name == "same" ? [] : [.check])
      try FileManager.default.moveItem(at: sandbox.url(".galley/runs/template"), to: sandbox.url(name))
    }
    if let settings { try sandbox.write(settings, to: "Galley.json") }
    let script = """
      #!/bin/sh
      echo "$GALLEY_SEED" >> seeds
      echo "$GALLEY_BROWSER" >> browsers
      echo "$GALLEY_CONFIGURATION|$MARKET|$*" | sed 's/ --event-stream-output-path [^ ]*//' >> calls
      [ -n "$GALLEY_INSPECT" ] && echo 'M.RecipesTests/testDetails' > "$GALLEY_INSPECT.tests"
      case "$GALLEY_CONFIGURATION" in
        *'"\(device)"'*) cp -r changed/. .galley/runs/$GALLEY_RUN/; exit 1 ;;
        *) cp -r same/. .galley/runs/$GALLEY_RUN/ ;;
      esac

      """
    try sandbox.write(script, to: "bin/swift")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: sandbox.url("bin/swift").path)
    return sandbox
  }

  private func calls(_ sandbox: Sandbox) throws -> [Call] {
    try sandbox.text("calls").split(separator: "\n").map { line in
      let parts = line.split(separator: "|", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
      return Call(configuration: parts[0], market: parts[1], words: parts[2])
    }
  }

  private func galley(_ words: [String], in sandbox: Sandbox) throws -> ToolResult {
    try Binary.run(["test"] + words, in: sandbox, path: sandbox.url("bin").path + ":/usr/bin:/bin")
  }

  @Test func aSeedIsHandedToEveryRunAndToldWhereOneIsNotClean() throws {
    let sandbox = try sandbox(changedOn: "iPad Air")
    let devices = ["--device", "iPhone X", "--device", "iPad Air"]
    let result = try galley(devices + ["--seed", "18446744073709551615"], in: sandbox)
    #expect(result.code == .differences)
    #expect(
      result.out.hasSuffix(
        "The devices used seed 18446744073709551615: repeat the run with \"galley test --seed 18446744073709551615\".\n"
      ))
    expectGolden(try sandbox.text("seeds"))
    let clean = try galley(["--device", "iPhone X", "--seed", "7"], in: sandbox)
    #expect(clean.code == .clean)
    #expect(!clean.out.contains("seed"))
  }

  /// The process of one configuration ends at once, without a record and without an event.
  @Test func aConfigurationThatRanNothingIsNamedByItsNumber() throws {
    let sandbox = try sandbox(changedOn: "iPad Air")
    let script = try sandbox.text("bin/swift")
    try sandbox.write(
      script.replacing("cp -r changed/. .galley/runs/$GALLEY_RUN/; exit 1", with: "exit 0"), to: "bin/swift")
    let result = try galley(["--device", "iPhone X", "--device", "iPad Air"], in: sandbox)
    #expect(result.code == .notComparable)
    #expect(result.out.contains("1 of 2 configurations are clean:\n  1 of 2, iPhone X: "), "\(result.out)")
    #expect(result.out.contains("  2 of 2, iPad Air: "), "\(result.out)")
    #expect(result.out.contains("exit code 2)"), "\(result.out)")
  }

  @Test func everyCombinationIsARunOfItsOwnAndTheWorstDecides() throws {
    let sandbox = try sandbox(changedOn: "iPad Air")
    let result = try galley(
      [
        "--device", "iphone x", "--device", "iPad Air", "--appearance", "dark", "--parameter",
        "MARKET=USAToday", "--junit", "out/junit.xml",
      ], in: sandbox)
    #expect(result.code == .differences)
    #expect(result.out.contains("Configuration 1 of 2: iPhone X, dark, MARKET=USAToday\n"))
    #expect(
      result.out.contains("1 of 2 configurations are clean:\n  1 of 2, iPhone X, dark, MARKET=USAToday: "))
    #expect(
      try calls(sandbox) == [
        Call(
          configuration: #"{"appearance":"dark","device":"iPhone X","parameters":{"MARKET":"USAToday"}}"#,
          market: "USAToday", words: "test"),
        Call(
          configuration: #"{"appearance":"dark","device":"iPad Air","parameters":{"MARKET":"USAToday"}}"#,
          market: "USAToday", words: "test --skip-build"),
      ])
    let runs = try Run.names(in: sandbox.project).map { try Run($0, in: sandbox.project) }
    #expect(Set(runs.compactMap { $0.launch?.configuration?.device }) == ["iPhone X", "iPad Air"])
    #expect(runs.allSatisfy { $0.launch?.batch?.properties == ["MARKET": "USAToday"] })
    let junit = try sandbox.text("out/junit-ipad-air-dark-market-usatoday.xml")
    #expect(junit.contains(#"<property name="galley.parameter.MARKET" value="USAToday"/>"#))
    #expect(junit.contains(#"name="the run is complete @ iPad Air, dark, MARKET=USAToday""#))
    #expect(try sandbox.text("out/junit-iphone-x-dark-market-usatoday.xml").contains("failures=\"0\""))
  }

  @Test func everyBrowserIsARunOfItsOwn() throws {
    let sandbox = try sandbox()
    let result = try galley(
      ["--browser", "chromium", "--browser", "firefox", "--device", "iPhone X", "--junit", "junit.xml"],
      in: sandbox)
    #expect(result.code == .clean, "\(result.err)")
    #expect(result.out.contains("Configuration 1 of 2: iPhone X, chromium\n"), "\(result.out)")
    #expect(result.out.contains("Configuration 2 of 2: iPhone X, firefox\n"))
    #expect(try sandbox.text("browsers") == "chromium\nfirefox\n")
    #expect(
      try calls(sandbox).map(\.configuration) == [
        #"{"browser":"chromium","device":"iPhone X"}"#, #"{"browser":"firefox","device":"iPhone X"}"#,
      ])
    for browser in ["chromium", "firefox"] {
      #expect(try sandbox.text("junit-iphone-x-\(browser).xml").contains("@ iPhone X, \(browser)"))
    }
    let runs = try Run.names(in: sandbox.project).map { try Run($0, in: sandbox.project) }
    #expect(Set(runs.compactMap { $0.launch?.configuration?.browser }) == ["chromium", "firefox"])
    #expect(
      try galley(["--browser", "opera"], in: sandbox).err.hasPrefix(
        "galley: --browser needs chromium, firefox or webkit, not \"opera\""))
  }

  @Test func theMatrixOfAProjectMayHaveBrowsers() throws {
    let sandbox = try sandbox(settings: #"{ matrix: { browser: ["firefox", "chromium"] } }"#)
    #expect(try galley([], in: sandbox).code == .clean)
    #expect(try sandbox.text("browsers") == "firefox\nchromium\n")
    #expect(try galley(["--browser", "chromium"], in: sandbox).code == .clean)
    #expect(try sandbox.text("browsers") == "firefox\nchromium\nchromium\n")
  }

  @Test func oneConfigurationIsOneRunAsUsual() throws {
    let sandbox = try sandbox()
    let result = try galley(["--device", "iPhone 8", "--junit", "junit.xml", "--json"], in: sandbox)
    #expect(result.code == .clean)
    let data = try #require(
      try JSONSerialization.jsonObject(with: Data(result.out.utf8)) as? [String: Any])["data"]
    let document = try #require(data as? [String: Any])
    #expect(document["configuration"] as? [String: String] == ["device": "iPhone 8"])
    #expect(try sandbox.text("junit.xml").contains("@ iPhone 8"))
    #expect(try Run.names(in: sandbox.project).count == 1)
  }

  @Test func withoutAConfigurationNothingIsStated() throws {
    let sandbox = try sandbox()
    #expect(try galley([], in: sandbox).code == .clean)
    #expect(try calls(sandbox) == [Call(configuration: "", market: "", words: "test")])
    #expect(try Run(nil, in: sandbox.project).launch?.configuration == nil)
  }

  @Test func theProjectHasAMatrixThatTheCommandLineOverrides() throws {
    let settings = """
      { matrix: { device: ["iPhone X", "iPad Air"], parameters: { MARKET: ["USAToday", "Azcentral"] } } }
      """
    let sandbox = try sandbox(settings: settings)
    #expect(try galley([], in: sandbox).code == .clean)
    #expect(try calls(sandbox).map(\.market) == ["USAToday", "Azcentral", "USAToday", "Azcentral"])
    let result = try galley(["--parameter", "MARKET=Own", "--device", "iPad mini", "--json"], in: sandbox)
    #expect(result.code == .clean)
    #expect(try calls(sandbox).dropFirst(4).map(\.market) == ["Own"])
  }

  @Test func jsonHasAllRuns() throws {
    let sandbox = try sandbox(changedOn: "iPad Air")
    let result = try galley(["--device", "iPhone X", "--device", "iPad Air", "--json"], in: sandbox)
    let data = try #require(
      try JSONSerialization.jsonObject(with: Data(result.out.utf8)) as? [String: Any])["data"]
    let document = try #require(data as? [String: Any])
    #expect(document["exitCode"] as? Int == 1)
    let runs = try #require(document["runs"] as? [[String: Any]])
    let codes = runs.map { ($0["verdict"] as? [String: Any])?["exitCode"] as? Int }
    #expect(codes == [0, 1])
  }

  @Test func testsAreSelectedByTheirNames() throws {
    let sandbox = try sandbox()
    let words = ["--only-testing", "RecipesTests/testDetails", "--skip-testing", "Slow"]
    #expect(try galley(words, in: sandbox).code == .clean)
    #expect(
      try calls(sandbox).map(\.words) == [
        #"test --filter (^|[./])RecipesTests[./]testDetails(\(|[./]|$) --skip (^|[./])Slow(\(|[./]|$)"#
      ])
  }

  @Test(arguments: [
    (["--device", "iPad Ari"], "there is no device \"iPad Ari\"; did you mean \"iPad Air\"?"),
    (["--appearance", "drak"], "--appearance needs light or dark, not \"drak\"."),
    (["--parameter", "MARKET"], "--parameter needs NAME=value, such as MARKET=USAToday, not \"MARKET\"."),
    (
      ["--only-testing", "A//b"],
      "--only-testing needs a test such as RecipesTests/testDetails, not \"A//b\"."
    ),
    (
      ["--orientation", "portraitUpsideDown"],
      "iPhone X shows nothing in portraitUpsideDown; telephones without a home button leave the screen as it was."
    ),
  ])
  func aWrongCommandLineIsToldBeforeAnythingRuns(_ words: [String], _ text: String) throws {
    let result = try galley(words, in: sandbox())
    #expect(result == ToolResult(code: .usage, out: "", err: "galley: \(text)\n"))
  }
}
