import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import Glibc
import Testing

@testable import GalleyCommands

/// `galley test --previews` with a `swift` whose tests pass, and a generated program that checks a preview.
@Suite struct PreviewSuiteTests {
  private static let key = CheckKey(
    suite: ["Shop", "Card.swift"], test: nil, name: "Card", environment: .picture)

  /// A package whose program of previews does what it would in a run, and ends with a status.
  private func package(status: Int, ended: Bool = true) throws -> FakeBuild {
    let fake = try FakeBuild(test: "mkdir -p .galley/runs/$GALLEY_RUN; exit 0")
    let sandbox = fake.sandbox
    try sandbox.run("template", .init(Self.key))
    try FileManager.default.moveItem(at: sandbox.url(".galley/runs/template"), to: sandbox.url("template"))
    let events = [#"{"kind":"runStarted"}"#] + (ended ? [#"{"kind":"runEnded"}"#] : [])
    let lines = events.map { #"'{"version":0,"kind":"event","payload":\#($0)}'"# }.joined(separator: " ")
    try fake.write(
      """
      echo "$@" > said
      echo "$GALLEY_ROOT" > root
      cp -r template/. .galley/runs/$GALLEY_RUN/
      while [ "$1" != --event-stream-output-path ]; do shift; done
      printf '%s\\n' \(lines) > "$2"
      exit \(status)
      """, to: "program")
    return fake
  }

  @Test func `previews are checks of the run, without a line in the package`() throws {
    let fake = try package(status: 0)
    let new = try fake.galley(["test", "--previews", "--", "--filter", "Card"])
    #expect(new.code == .new, "\(new.err)\(new.out)")
    #expect(
      try fake.sandbox.text("generated-Previews.swift").contains(
        "@Test(arguments: PreviewCheck.all) func previews(_ preview: PreviewCheck) throws { try preview.check() }"
      ))
    #expect(
      try fake.sandbox.text("said").hasPrefix(
        "--testing-library swift-testing --skip ^(?!GalleyPreviewTests\\.) --filter Card --event-stream-output-path "
      ))
    #expect(try fake.sandbox.text("root") == fake.sandbox.root + "\n")
    try fake.sandbox.makeBaselines(.init(Self.key))
    #expect(try fake.galley(["test", "--previews"]).code == .clean)
  }

  @Test func `where no preview is selected, none has failed`() throws {
    let fake = try package(status: Int(EX_UNAVAILABLE))
    try fake.sandbox.makeBaselines(.init(Self.key))
    #expect(try fake.galley(["test", "--previews", "--", "--filter", "Greeting"]).code == .clean)
    #expect(try fake.galley(["test", "--previews"]).code == .differences)
  }

  @Test func `a preview that ends the process is no pass`() throws {
    let fake = try package(status: 132, ended: false)
    try fake.sandbox.makeBaselines(.init(Self.key))
    #expect(try fake.galley(["test", "--previews"]).code == .notComparable)
  }

  @Test func `where a test of the package checks them, none is generated`() throws {
    let fake = try package(status: 0)
    try fake.sandbox.write(
      "@Test(arguments: PreviewCheck.all) func mine(_ preview: PreviewCheck) throws { try preview.check() }",
      to: "Tests/ShopTests/Previews.swift")
    _ = try fake.galley(["test", "--previews"])
    #expect(!FileManager.default.fileExists(atPath: fake.sandbox.root + "/said"))
  }

  @Test func `a package whose tests do not depend on Galley is told`() throws {
    let fake = try package(status: 0)
    try fake.sandbox.write(
      "Previews.swift:1:8: error: no such module 'Galley'\nimport Galley\n", to: "messages")
    let result = try fake.galley(["test", "--previews"])
    #expect(result.code == .notComparable)
    #expect(
      result.err.hasSuffix(
        "galley: no test target of the package depends on Galley, which shows views; \"galley init\" adds one that does.\n"
      ))
  }
}
