import BaselineFixtures
import Foundation
import GalleyDecisions
import Testing

@testable import GalleyBaselines

@Suite struct ProjectTests {
  private func fault(_ body: () throws -> Project) -> String {
    do { return "found \(try body().root)" } catch { return "\(error)" }
  }

  @Test func isFoundUpwardFromATestsFile() throws {
    let sandbox = try Sandbox()
    try sandbox.write("", to: "Tests/RecipesTests/DetailsTests.swift")
    let file = sandbox.url("Tests/RecipesTests/DetailsTests.swift").path
    #expect(try Project.find(from: file, environment: [:]).root == sandbox.root)
    #expect(try Project.find(from: sandbox.root, environment: [:]).root == sandbox.root)
  }

  @Test func settingsAboveWinOverAPackageInBetween() throws {
    let sandbox = try Sandbox()
    try sandbox.write("{ keepRuns: 7 }", to: "Galley.json")
    try sandbox.write("", to: "Nested/Package.swift")
    let project = try Project.find(from: sandbox.url("Nested/Tests/A.swift").path, environment: [:])
    #expect(project.root == sandbox.root)
    #expect(project.settings.keepRuns == 7)
  }

  @Test func theEnvironmentDecidesIfItIsSet() throws {
    let sandbox = try Sandbox()
    let other = try Sandbox()
    #expect(try Project.find(from: sandbox.root, environment: ["GALLEY_ROOT": other.root]).root == other.root)
    #expect(
      fault { try Project.find(from: sandbox.root, environment: ["GALLEY_ROOT": "somewhere"]) }
        == "GALLEY_ROOT is \"somewhere\", which is not the absolute path of a folder")
  }

  @Test func faultsSayWhereAndWhatToDo() throws {
    #expect(
      fault { try Project.find(from: "/nowhere/at/all.swift", environment: [:]) }
        == "no folder from /nowhere/at/all.swift up has a Galley.json or a Package.swift; "
        + "go into the package, or set GALLEY_ROOT to its root")
    let sandbox = try Sandbox()
    try sandbox.write("{ keepRun: 7 }", to: "Galley.json")
    #expect(
      fault { try Project.find(from: sandbox.root, environment: [:]) }
        == "Galley.json has no field \"keepRun\"; did you mean \"keepRuns\"? (in \(sandbox.root))")
  }
}
