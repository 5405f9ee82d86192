import Foundation
import GalleyAuthoring
import Testing

/// The command line and the documentation have one article for each rule.
@Suite struct RuleArticleTests {
  private static let catalogue = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }
  .appending(path: "Sources/Screen/GalleyAuthoring/GalleyAuthoring.docc")

  @Test func everyRuleHasAnArticleAndEveryArticleARule() throws {
    let folder = Self.catalogue.appending(path: "Rules")
    let rules = LayoutProblem.Rule.allCases
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(files.sorted() == rules.map { "\($0.rawValue).md" }.sorted())
    for rule in rules {
      let text = try String(contentsOf: folder.appending(path: "\(rule.rawValue).md"), encoding: .utf8)
      #expect(text == rule.article.markdown)
    }
  }

  @Test func theFirstPageNamesEveryRule() throws {
    let text = try String(contentsOf: Self.catalogue.appending(path: "GalleyAuthoring.md"), encoding: .utf8)
    for rule in LayoutProblem.Rule.allCases { #expect(text.contains("- <doc:\(rule.rawValue)>\n")) }
  }

  @Test(arguments: LayoutProblem.Rule.allCases)
  func anArticleShowsTheMistakeAndSaysWhatToDo(_ rule: LayoutProblem.Rule) {
    let article = rule.article
    #expect(article.text.contains("```swift\n"))
    #expect(article.text.contains("**Solution.**"))
    #expect(!article.title.isEmpty && !article.title.hasSuffix("."))
    #expect(article.text.split(separator: "\n").allSatisfy { $0.count <= 110 })
  }
}
