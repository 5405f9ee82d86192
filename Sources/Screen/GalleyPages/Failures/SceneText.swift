import GalleyAutomation
import GalleyText
import GalleyTree

/// The circumstances of a failure in its text.
struct SceneText {
  /// The text after the title.
  let suffix: String
  /// The facts, and the ways out.
  let lines: [String]

  init(_ error: PageFailure) {
    let scene = error.scene
    var suffix = ""
    if let standing = scene.standing, standing.isGone, error.speaksOfAbsence, !error.namesStanding {
      suffix += ": \(Self.gone(standing))"
    }
    if let question = scene.question, error.isHinderedByQuestions {
      suffix += "; \(Self.name(question)) is in front"
    }
    self.suffix = suffix
    var lines: [String] = []
    if let standing = scene.standing, standing.isThere, !standing.here.isEmpty, error.speaksOfUse {
      lines.append("  in front of \(standing.page): \(standing.here.joined(separator: ", "))")
    }
    if let question = scene.question, question.isForeign {
      lines += Self.reaching(question, tellsAnswering: !error.tellsAnswering)
    }
    if error.speaksOfAbsence {
      lines += Self.requests(scene)
      if let pending = scene.pending {
        lines.append("  still pending: \(PendingEvent.line(pending, seconds: DurationText.seconds))")
      }
    }
    lines += Self.problems(scene, withRequests: !error.speaksOfAbsence)
    lines += Self.interruptions(scene, before: error.began)
    if let seed = scene.seed { lines.append("  seed \(seed): \"galley test --seed \(seed)\" repeats it") }
    self.lines = lines
  }

  /// A page that is no longer there, and the one that is.
  static func gone(_ standing: PageStanding) -> String {
    let here = standing.here.joined(separator: " and ")
    return "\(standing.page) is no longer there" + (here.isEmpty ? "" : ", \(here) is")
  }

  /// A question with the app it belongs to, where that is another one.
  static func name(_ question: SceneQuestion) -> String {
    question.isForeign ? "\(question.name) of \(question.ownerName)" : question.name
  }

  /// The instructions to reach elements out of view.
  static func scrolling(to element: String, in container: String) -> [String] {
    ["  \(container) goes on beyond the screen: scroll to it before, by \(call(to: element))"]
  }

  /// The call that scrolls to an element or, by its key, to the row that it is in.
  private static func call(to element: String) -> String {
    if let match = element.firstMatch(of: /^([A-Za-z0-9_.]+) “([^”]*)”/) {
      return "page.\(match.output.1).scroll(to: \"\(match.output.2)\")"
    }
    return element.wholeMatch(of: /[A-Za-z0-9_.]+/) == nil
      ? "scrollIntoView()" : "page.\(element).scrollIntoView()"
  }

  private static func reaching(_ question: SceneQuestion, tellsAnswering: Bool) -> [String] {
    let buttons = question.buttons.map { CleanText.line($0, limit: 60) }.joined(separator: ", ")
    let lines = [
      "  it belongs to \(question.ownerName) (\(question.owner)), not to \(question.application)"
        + (buttons.isEmpty ? "" : "; its buttons: \(buttons)"),
      "  to answer it: a page on Application(\"\(question.owner)\", on: app.automator)",
    ]
    guard tellsAnswering else { return lines }
    return lines + [
      "  to have it answered: Overlay(…, of: \"\(question.owner)\") in the atlas, or automator.monitors.add"
    ]
  }

  /// The number of latest requests that are listed.
  private static let requestLimit = 3

  private static func requests(_ scene: FailureScene) -> [String] {
    (scene.requests ?? []).suffix(requestLimit).flatMap { request in
      ["  \(sentence(request, scene))"] + request.details.map { "    \($0)" }
    }
  }

  /// The number of latest problems that are listed.
  private static let problemLimit = 5

  /// The problems that the app noticed by itself; failed requests are listed elsewhere where something is missing.
  private static func problems(_ scene: FailureScene, withRequests: Bool) -> [String] {
    let problems = (scene.problems ?? []).filter { withRequests || $0.kind != .failedRequest }
    return problems.suffix(problemLimit).map { problem in
      "  \(DurationText.seconds(max(.zero, scene.instant - problem.instant))) before: \(problem.sentence)"
    }
  }

  /// The result of a request.
  static func sentence(_ request: FailedRequest, _ scene: FailureScene) -> String {
    request.sentence(after: DurationText.seconds(scene.instant - request.sent))
  }

  private static func interruptions(_ scene: FailureScene, before end: Duration?) -> [String] {
    (scene.interruptions ?? []).filter { interruption in end.map { interruption.instant < $0 } ?? true }
      .map { interruption in
        let words =
          switch interruption.handler {
          case .monitor(let description):
            "the monitor “\(CleanText.line(description, limit: 60))” answered"
          case .button(let name): "the built-in handler tapped \(CleanText.line(name, limit: 60))"
          case .swipe: "the built-in handler swiped it away"
          case .wait: "the built-in handler waited until it was gone"
          }
        return
          "  interruption at \(DurationText.seconds(interruption.instant)), in “\(interruption.action)”: "
          + "\(interruption.name); \(words)"
      }
  }
}

extension PageFailure {
  /// Whether it is about something that is not there.
  fileprivate var speaksOfAbsence: Bool {
    switch self {
    case .notLoaded, .rows, .condition: true
    case .element(let failure): failure.problem == .missing
    case .action(let failure): failure.cause == .missing
    case .presence(let failure): failure.expectation == .appears
    case .text, .point, .navigation: false
    }
  }

  /// Whether the error's own text mentions the state of its page, or it is not about a page that was there.
  fileprivate var namesStanding: Bool {
    switch self {
    case .element, .notLoaded: true
    default: false
    }
  }

  /// Whether the error's own text explains answers to interruptions.
  fileprivate var tellsAnswering: Bool {
    guard case .action(let failure) = self, case .interruptionRefused = failure.cause else { return false }
    return true
  }

  /// Whether it is about something that a test wanted to use.
  fileprivate var speaksOfUse: Bool {
    switch self {
    case .element, .action, .rows, .condition: true
    default: false
    }
  }

  /// Whether a question in front may be the reason, and the error's own text does not mention it.
  fileprivate var isHinderedByQuestions: Bool {
    switch self {
    case .element(let failure): failure.problem == .missing
    case .rows, .condition: true
    case .presence(let failure): failure.expectation == .appears
    case .action(let failure):
      switch failure.cause {
      case .notAdjusted, .notOffered, .stopsAtStep, .noKeyboardFocus, .missing, .moving: true
      default: false
      }
    case .notLoaded, .text, .point, .navigation: false
    }
  }

  /// The start time of the operation, if the error's own text lists interruptions since then.
  fileprivate var began: Duration? {
    guard case .action(let failure) = self else { return nil }
    return failure.scene.instant - failure.waited
  }
}
