import Foundation
import Galley
import GalleyImage
import RecipesPages
import Testing

/// The code that the articles for people from elsewhere show.
@Suite struct ComingFromTests {
  @Test func applitoolsTestsRun() throws {
    let app = try Application.recipes()
    let list = try Page<RecipeList>(on: app).tabs.shopping.tap()
    let eyes = Eyes()
    eyes.batch = BatchInfo("Release 12")
    eyes.matchLevel = .strict
    defer { eyes.abortIfNotClosed() }

    try eyes.open(app, appName: "Recipes", testName: "shopping")
    eyes.check("list", .window().fully().ignore(list.tabs))
    eyes.check("bar", .region(list.tabs).layout())
    try eyes.close()
  }

  @Test func snapshotTestsRun() throws {
    let page = try Page<RecipeList>(on: Application.recipes())
    assertSnapshot(of: chart, as: .image, named: "chart")
    assertSnapshot(of: chart, as: .image(precision: 0.99, perceptualPrecision: 0.98), named: "close")
    assertSnapshot(of: letter, as: .lines, named: "letter")
    assertSnapshot(of: recipe, as: .json, named: "recipe")
    assertSnapshot(of: recipe, as: .dump, named: "parts")
    assertSnapshot(of: page, as: .tree, named: "tree")
  }

  private let letter = "Dear Ada,\nit is done.\n"

  private let recipe = Recipe(
    title: "Fluffy pancakes", minutes: ["cooking": 15, "resting": 10], tags: ["sweet"])

  private struct Recipe: Encodable {
    var title: String
    var minutes: [String: Int]
    var tags: [String]
  }

  /// Three columns.
  private var chart: Bitmap {
    var chart = Bitmap(width: 90, height: 60, color: .white)
    for (column, height) in [20, 50, 35].enumerated() {
      for x in column * 30 + 5..<column * 30 + 25 {
        for y in 60 - height..<60 { chart[x, y] = .black }
      }
    }
    return chart
  }

  @Test(arguments: ["ComingFromApplitools", "ComingFromSwiftSnapshotTesting"])
  func theArticlesShowThisCode(_ article: String) throws {
    let here = URL(fileURLWithPath: #filePath)
    let root = here.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let path = root.appendingPathComponent("Sources/Doors/GalleyChecks/GalleyChecks.docc/\(article).md")
    let code = try String(contentsOf: here, encoding: .utf8).split(separator: "\n").map(trimmed)
    let blocks = try String(contentsOf: path, encoding: .utf8).components(separatedBy: "```")
    let shown = stride(from: 1, to: blocks.count, by: 2).map { blocks[$0] }.filter { $0.hasPrefix("swift") }
    let lines = shown.flatMap { $0.split(separator: "\n").dropFirst().map(trimmed) }
    #expect(lines.count >= 2)
    for line in lines { #expect(code.contains(line), "\(article): \(line)") }
  }

  private func trimmed(_ line: Substring) -> String {
    line.trimmingCharacters(in: .whitespaces)
  }
}
