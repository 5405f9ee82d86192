import BaselineFixtures
import BrowserSuites
import Foundation
import GalleyBaselines
import GalleyBrowser
import GalleyDecisions
import GalleyPages
import GalleyTree
import SeededCases
import Testing

@testable import GalleyCommands

/// The page asks for the same as the terminal, for random sets of checks and causes.
@Suite(.browser, .serialized, .whereBrowserIsInstalled) struct ChoiceInBrowserTests {
  private let browser: SharedBrowser

  init() throws { browser = try SharedBrowser.current }

  /// What the page would ask for, as it writes it.
  private func asked(_ index: Int, _ scope: String) throws -> Set<String> {
    let lines: [String] = try browser.driver.evaluate(
      """
      galley.select(arguments[0]);
      Galley.state.scope = arguments[1];
      Galley.drawBar();
      if (Galley.state.scope !== arguments[1]) return ["nothing"];
      return Galley.scoped().map(({ id, causes, listed }) => `${id} ${causes ? [...causes].sort().join(",") : listed ? "listed" : "itself"}`);
      """, index, scope)
    return Set(lines)
  }

  private func asked(_ terminal: ReviewModel) -> Set<String> {
    Set(
      terminal.requests(.approve).map { request in
        switch request.choice {
        case .itself: "\(request.id) itself"
        case .listed: "\(request.id) listed"
        case .causes(let causes): "\(request.id) \(causes.sorted().joined(separator: ","))"
        }
      })
  }

  @Test func thePageAsksForTheSameAsTheTerminal() throws {
    for seed in Soak.seeds(3) {
      let project = try ChoiceProject(seed: 100 + seed)
      let page = try ReviewPage(ReviewFixture(project.sandbox), in: browser)
      let ids: [String] = try browser.driver.evaluate("return Galley.model.items.map((item) => item.id)")
      var terminal = project.terminal()
      for _ in terminal.entries {
        let index = try #require(ids.firstIndex(of: terminal.entry.item.id))
        for (scope, name) in zip(ReviewModel.Scope.allCases, ["check", "cause", "listed"]) {
          var wide = terminal
          for _ in 0..<3 where wide.scope != scope { _ = wide.press(.character("g")) }
          let here = try asked(index, name)
          // A cause of one check alone is a scope on the page, which means that check.
          if wide.scope != scope {
            #expect(here == ["nothing"] || here.allSatisfy { $0.hasSuffix("itself") })
          } else {
            #expect(here == asked(wide), "\(seed) \(name) \(wide.entry.item.text)")
          }
        }
        _ = terminal.press(.down)
      }
      _ = page
    }
  }
}
