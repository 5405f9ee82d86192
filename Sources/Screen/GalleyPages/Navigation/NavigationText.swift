import GalleyText
import GalleyTree

/// Turns the facts of a helper that did not get where it should into words.
enum NavigationText {
  /// The title and the lines below it.
  static func words(_ failure: NavigationFailure) -> (title: String, body: [String]) {
    var body: [String] = []
    if !failure.steps.isEmpty { body.append("  tried:") }
    body += failure.steps.enumerated().map { index, step in
      let refusal = step.refusal.map { ": \($0.split(separator: "\n").first.map(String.init) ?? $0)" } ?? ""
      let effect = step.isEffective ? "then \(PageErrorText.page(step.recognition))" : "no effect"
      return "    \(index + 1). \(words(step.action)) — \(effect)\(refusal)"
    }
    if case .noWayKnown(let here) = failure.problem {
      let ways = failure.ways.map { way in
        "\(way.via) → \(way.to)\(failure.absent.contains(way) ? " (not on the screen)" : "")"
      }
      let list = ways.isEmpty ? "none" : ways.joined(separator: ", ")
      body.append("  known ways from \(PageErrorText.page(here)): \(list)")
    }
    if !failure.withArgument.isEmpty {
      let ways = failure.withArgument.map { "\($0.from).\($0.via) → \($0.to)" }
      body.append("  not used, as they need an argument: \(ways.joined(separator: ", "))")
    }
    if !failure.seen.isEmpty {
      body.append("  pages seen, in order:")
      body += failure.seen.map { "    \(CleanText.line($0, limit: 100))" }
    }
    return ("cannot \(words(failure.goal)): \(words(failure.problem))", body)
  }

  private static func words(_ goal: NavigationFailure.Goal) -> String {
    switch goal {
    case .back(let page): "go back to \(page)"
    case .page(let page): "navigate to \(page)"
    case .noKeyboard: "dismiss the keyboard"
    case .refresh(let name): "pull \(name) to refresh"
    case .turn(let page, let name): "swipe \(name) to \(page)"
    }
  }

  private static func words(_ problem: NavigationFailure.Problem) -> String {
    switch problem {
    case .noWayLeft: "nothing that was tried changes the screen"
    case .seenBefore: "a screen came up again"
    case .limit(let limit): "not there after \(limit) steps"
    case .noWayKnown(let here): "no way is known from \(PageErrorText.page(here))"
    case .keyboardStays: "nothing that was tried hides it"
    case .nothingToScroll: "nothing there can be scrolled"
    case .nothingRefreshed: "no refresh indicator came up"
    case .stillRefreshing(let time):
      "the refresh indicator is still there after \(DurationText.seconds(time))"
    case .noSuchPage(let count): EnglishNoun.thereAre(count, "page")
    case .notAmongPages: "it is on none of the pages between the two ends"
    case .outOfTime(let time): "not there within \(DurationText.seconds(time))"
    }
  }

  static func words(_ action: NavigationStep.Action) -> String {
    switch action {
    case .tap(let name, let container): "tap “\(CleanText.line(name, limit: 60))” of \(words(container))"
    case .follow(let name, let page): "tap \(name) of \(page)"
    case .escapeKey: "press the escape key"
    case .returnKey: "press the return key"
    case .dragSheet: "drag the sheet down"
    case .besideSheet: "tap beside the sheet"
    case .leadingEdge: "swipe from the leading edge"
    case .history: "go back in the history"
    case .dragContent: "drag the content towards the keyboard"
    case .pull: "pull the content down"
    }
  }

  private static func words(_ container: NavigationStep.Container) -> String {
    switch container {
    case .keyboard: "the keyboard"
    case .alert: "the alert"
    case .sheet: "the sheet"
    case .navigationBar: "the navigation bar"
    case .tabBar: "the tab bar"
    case .page: "the page"
    }
  }
}
