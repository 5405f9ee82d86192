import Foundation
import GalleyPages
import Testing

/// The documentation has an article for each rule, with the same words as the command line.
///
/// `GALLEY_WRITE_ARTICLES=1` writes the articles anew, and fails, so that writing is not mistaken for a pass.
@Suite struct RuleArticleTests {
  private static let folder = (0..<5).reduce(URL(filePath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }
  .appending(path: "Sources/GalleyPages/GalleyPages.docc/Rules")

  @Test func everyRuleHasAnArticleAndEveryArticleARule() throws {
    let rules = LayoutProblem.Rule.allCases
    if ProcessInfo.processInfo.environment["GALLEY_WRITE_ARTICLES"] != nil {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      for rule in rules {
        try Data(rule.article.markdown.utf8).write(to: Self.folder.appending(path: "\(rule.rawValue).md"))
      }
      Issue.record("the articles were written; run again without GALLEY_WRITE_ARTICLES")
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(files.sorted() == rules.map { "\($0.rawValue).md" }.sorted())
    for rule in rules {
      let text = try String(contentsOf: Self.folder.appending(path: "\(rule.rawValue).md"), encoding: .utf8)
      #expect(text == rule.article.markdown, "write it anew with GALLEY_WRITE_ARTICLES=1")
    }
  }

  @Test func theFirstPageNamesEveryRule() throws {
    let page = Self.folder.deletingLastPathComponent().appending(path: "GalleyPages.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    for rule in LayoutProblem.Rule.allCases { #expect(text.contains("- <doc:\(rule.rawValue)>\n")) }
  }

  @Test(arguments: LayoutProblem.Rule.allCases)
  func anArticleShowsTheMistakeAndSaysWhatToDo(_ rule: LayoutProblem.Rule) {
    let text = rule.article.text
    #expect(text.contains("```swift\n"))
    #expect(text.contains("**What to do.**"))
    #expect(!rule.article.title.hasSuffix("."))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 110 })
  }
}
