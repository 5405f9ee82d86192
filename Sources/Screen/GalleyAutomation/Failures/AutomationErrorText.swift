import Foundation
import GalleyText
import GalleyTree

/// The texts of failures.
///
/// The first line is Apple's, as far as it is known; the other lines are Galley's.
package enum AutomationErrorText {
  /// A failure as one line, in Apple's words.
  package static func summary(_ error: AutomationError) -> String {
    switch error.cause {
    case .unreachable(let path, _), .moving(let path), .interrupted(let path, _),
      .interruptionRefused(let path, _), .interruptedTooOften(let path, _, _), .disabled(let path):
      return "\(prefix(error)): \(brief(error.cause, element(path, error)))"
    case .lacks(let path, _), .notAdjusted(let path, _, _), .notOffered(let path, _, _),
      .stopsAtStep(let path, _, _), .unheard(let path, _, _):
      return "\(prefix(error)): \(brief(error.cause, element(path, error)))"
    case .noKeyboardFocus(let path, _):
      let line = element(path, error).map(ElementNaming.line) ?? error.target
      return
        "Failed to synthesize event: Neither element nor any descendant has keyboard focus. "
        + "Event dispatch snapshot: \(line)"
    case .missing:
      return "\(prefix(error)): No matches found for \(what(error))"
    case .ambiguous(let paths):
      return
        "\(prefix(error)): Find single matching element. Multiple matching elements found for \(what(error)): "
        + "\(paths.count) of them"
    case .notRunning(let name):
      return "\(prefix(error)): Application \(name) is not running"
    }
  }

  /// A failure as a whole report.
  package static func report(_ error: AutomationError, tree lines: Int = 60) -> String {
    var blocks = [summary(error)]
    blocks += details(error)
    if let trace = error.trace, error.cause == .missing { blocks.append(steps(trace)) }
    if !error.near.isEmpty {
      blocks.append(block("Close to it:", error.near.map { near($0, error) }))
    } else if error.cause == .missing, !isForeignQuestion(error) {
      if let asking = asking(error) { blocks.append("In front: \(asking)") }
    }
    blocks += surroundings(error)
    if !error.handled.isEmpty {
      blocks.append(block("Interruptions answered on the way:", error.handled.map(handled)))
    }
    if !error.earlier.isEmpty {
      blocks.append(
        block(
          "Interruptions answered before:",
          error.earlier.map { "\(handled($0)), in “\($0.action)”" }))
    }
    if !error.restless.isEmpty { blocks.append(block("Not at rest:", error.restless)) }
    let waited = error.snapshot.instant - error.began
    if waited > .zero {
      blocks.append("Waited \(seconds(waited)), until \(seconds(error.snapshot.instant)).")
    }
    if !error.pending.isEmpty {
      blocks.append("Still pending: \(PendingEvent.line(error.pending, seconds: seconds)).")
    }
    if let seed = error.seed { blocks.append("Seed \(seed): “galley test --seed \(seed)” repeats it.") }
    blocks.append("On the screen:\n" + tree(error, limit: lines))
    return blocks.joined(separator: "\n")
  }

  /// The cause that prevents an action, as a part of a sentence.
  static func brief(_ cause: AutomationError.Cause, _ element: Element? = nil) -> String {
    switch cause {
    case .missing: "nothing matches"
    case .ambiguous(let paths): "\(paths.count) elements match"
    case .notRunning(let name): "\(name) is not running"
    case .disabled: "\(element.map(ElementNaming.line) ?? "it") is disabled"
    case .unreachable(_, let obstacle):
      element.map { "Not hittable: \(ElementNaming.line($0))" } ?? "not hittable: \(brief(obstacle))"
    case .moving: "\(element.map(ElementNaming.line) ?? "it") does not come to rest"
    case .interrupted, .interruptionRefused: "interrupted"
    case .interruptedTooOften(_, _, let limit): "interrupted again after \(limit) answered interruptions"
    case .noKeyboardFocus: "nothing in it has the keyboard"
    case .lacks(_, let part): "\(element.map(ElementNaming.name) ?? "it") has not \(part)"
    case .notAdjusted(_, let wanted, let holds):
      "\(element.map(ElementNaming.name) ?? "it") "
        + (holds.map { "holds \(quoted($0)) and not \(quoted(wanted))" } ?? "does not hold \(quoted(wanted))")
    case .stopsAtStep(_, let wanted, let nearest):
      "\(element.map(ElementNaming.name) ?? "it") stops at \(quoted(nearest)), the step nearest to \(quoted(wanted))"
    case .unheard(_, let obstacle, _):
      obstacle == .gesture
        ? "\(element.map(ElementNaming.name) ?? "it") is not touched with VoiceOver"
        : "VoiceOver does not reach \(element.map(ElementNaming.name) ?? "it")"
    case .notOffered(_, let wanted, let offered):
      "\(element.map(ElementNaming.name) ?? "it") does not offer \(quoted(wanted))"
        + (offered.isEmpty ? "" : ", but \(offered.map(quoted).joined(separator: ", "))")
    }
  }

  private static func quoted(_ text: String) -> String {
    "“\(CleanText.line(text, limit: 80))”"
  }

  private static func brief(_ obstacle: HitObstacle) -> String {
    switch obstacle {
    case .zeroSize: "it has no size"
    case .offScreen: "it is off the screen"
    case .clippedBy: "it is scrolled out of view"
    case .coveredBy: "it is covered"
    case .pointOutside: "the point is out of view"
    }
  }

  /// Times as seconds, such as `5s` or `1.25s`.
  static func seconds(_ duration: Duration) -> String {
    "\(Numeral.decimal(duration / .seconds(1)))s"
  }
}

extension AutomationErrorText {
  private static func prefix(_ error: AutomationError) -> String {
    error.action.map { "Failed to \($0.verb) \(error.target)" } ?? "Failed to get matching snapshot"
  }

  /// The description of the wanted element: the step that found nothing, with its argument.
  private static func what(_ error: AutomationError) -> String {
    guard let trace = error.trace, !trace.steps.isEmpty else { return error.target }
    guard let emptied = trace.emptied else { return trace.steps[trace.steps.count - 1].description }
    let step = trace.steps[emptied].description
    guard emptied > 0 else { return step }
    let input = trace.steps[emptied - 1].output
    let shown = input.prefix(20).map { "    \(element($0, error).map(ElementNaming.line) ?? "?")\n" }
    let rest = input.count > shown.count ? "    \(EnglishList.more(input.count - shown.count))\n" : ""
    return "\(step) from input {(\n\(shown.joined())\(rest))}"
  }

  private static func details(_ error: AutomationError) -> [String] {
    switch error.cause {
    case .ambiguous(let paths):
      let shown = paths.prefix(20).map { location($0, error) }
      return [block("They are:", shown + (paths.count > 20 ? [EnglishList.more(paths.count - 20)] : []))]
    case .unreachable(_, let obstacle): return [sentence(obstacle, error)]
    case .unheard(_, let obstacle, let by):
      let other = by.map { name($0, error) } ?? "it"
      return ["VoiceOver: \(obstacle.reason(other)). A way out: \(obstacle.wayOut(other))."]
    case .interrupted(_, let path):
      return [inTheWay(path, error)]
    case .interruptionRefused(_, let path):
      return [
        "\(name(path, error)) came up over it, and the interruption policy is to fail. "
          + "Set interruptionPolicy to .answer to have it answered."
      ]
    case .interruptedTooOften(_, let path, let limit):
      return [
        "\(name(path, error)) is in the way again; \(limit) interruptions have been answered, which is the limit."
      ]
    case .noKeyboardFocus(_, let focused):
      return [
        focused.map { "The keyboard belongs to \(location($0, error))." } ?? "Nothing has the keyboard."
      ]
    case .notRunning: return ["Call launch() or activate() before."]
    case .missing, .disabled, .moving, .lacks, .notAdjusted, .stopsAtStep, .notOffered: return []
    }
  }

  private static func sentence(_ obstacle: HitObstacle, _ error: AutomationError) -> String {
    switch obstacle {
    case .zeroSize(let frame):
      "It has no size: its frame is \(ElementNaming.rectangle(frame))."
    case .offScreen(let frame, let screen):
      "It is off the screen: its frame is \(ElementNaming.rectangle(frame)), "
        + "the screen's \(ElementNaming.rectangle(screen))."
    case .clippedBy(let path):
      "It is out of view in \(location(path, error)), and no drag brought it into view."
    case .coveredBy(let path):
      isKeyboard(path, error)
        ? "It is covered by the keyboard: put that away before, as by its return key."
        : "It is covered by \(location(path, error))."
    case .pointOutside(let point, let visible):
      "The point (\(Numeral.decimal(point.x)), \(Numeral.decimal(point.y))) is outside of its visible part, "
        + "\(ElementNaming.rectangle(visible))."
    }
  }

  /// Whether an element is a keyboard, or a part of one.
  private static func isKeyboard(_ path: ElementPath, _ error: AutomationError) -> Bool {
    (1...max(path.indices.count, 1)).contains {
      element(ElementPath(Array(path.indices.prefix($0))), error)?.type == .keyboard
    }
  }

  private static func steps(_ trace: QueryTrace) -> String {
    block(
      "Step by step:",
      trace.steps.enumerated().map { index, step in
        let count = EnglishNoun.count(step.output.count, "element")
        let mark = index == trace.emptied ? "  ← became empty here" : ""
        return "\(step.description): \(count)\(mark)"
      })
  }

  private static func near(_ match: AutomationError.NearMatch, _ error: AutomationError) -> String {
    let line = element(match.path, error).map(ElementText.line) ?? "?"
    let reason =
      match.distance == 0
      ? "its \(match.field.rawValue) is the same, letter case apart"
      : "its \(match.field.rawValue) is similar"
    return "\(line) – \(reason)"
  }

  static func handled(_ interruption: HandledInterruption) -> String {
    "at \(seconds(interruption.instant)) \(interruption.name): \(answer(interruption.handler))"
  }

  /// The handler of an interruption; logs and reports use these words.
  static func answer(_ handler: HandledInterruption.Handler) -> String {
    switch handler {
    case .monitor(let description): "the monitor “\(description)” answered"
    case .button(let name): "the built-in handler tapped \(name)"
    case .swipe: "the built-in handler swiped it away"
    case .wait: "the built-in handler waited until it was gone"
    }
  }

  /// The handler of the interruption that is still in the way, if any.
  private static func inTheWay(_ path: ElementPath, _ error: AutomationError) -> String {
    let name = name(path, error)
    guard let answered = error.handled.last(where: { $0.name == name }) else {
      return error.policy == .askMonitors
        ? "\(name) is in the way; no monitor answered it, and the policy leaves out the built-in handler."
        : "\(name) is in the way; no monitor answered it, and the built-in handler could not."
    }
    return
      "\(name) is still in the way: \(answer(answered.handler)) at \(seconds(answered.instant)), and it did not go."
  }

  /// An open alert, or another question, that may be the reason for a missing element.
  private static func asking(_ error: AutomationError) -> String? {
    let screen = error.snapshot.screen
    let paths = screen.paths { $0.type.isPrompt && $0.isHittable }
    return paths.last.map { location($0, error) }
  }

  private static func tree(_ error: AutomationError, limit: Int) -> String {
    let marked: [ElementPath] =
      switch error.cause {
      case .ambiguous(let paths): paths
      case .disabled(let path), .unreachable(let path, _), .moving(let path), .interrupted(let path, _),
        .interruptionRefused(let path, _), .interruptedTooOften(let path, _, _),
        .noKeyboardFocus(let path, _),
        .lacks(let path, _), .notAdjusted(let path, _, _), .stopsAtStep(let path, _, _),
        .notOffered(let path, _, _), .unheard(let path, _, _):
        [path]
      case .missing, .notRunning: []
      }
    var text = ""
    for (index, application) in error.snapshot.applications.enumerated() {
      // Of the home screen only its status bar is seen behind an app: nobody looks for what they need there.
      let isMeant = error.trace?.steps.first?.output.contains { $0.indices.first == index } == true
      if index > 0, !isMeant, application.root.isStatusBarOnly { continue }
      // A keyboard has some thirty keys, which help only where one of them is meant.
      let isOfKeys =
        marked.contains { isKeyboard($0, error) }
        || error.trace?.steps.contains { $0.type == .key || $0.type == .keyboard } == true
      let root = isOfKeys ? application.root : application.root.withoutKeys
      text += ElementText.tree(root, indent: 1) { path in
        marked.contains(ElementPath([index] + path.indices)) ? "← this" : nil
      }
    }
    let all = text.split(separator: "\n")
    let shown = all.prefix(limit).joined(separator: "\n")
    return all.count > limit ? "\(shown)\n  … \(EnglishList.more(all.count - limit)) elements" : shown
  }

  static func element(_ path: ElementPath, _ error: AutomationError) -> Element? {
    guard let first = path.indices.first, error.snapshot.applications.indices.contains(first) else {
      return nil
    }
    return error.snapshot.applications[first].root[ElementPath(Array(path.indices.dropFirst()))]
  }

  private static func name(_ path: ElementPath, _ error: AutomationError) -> String {
    element(path, error).map(ElementNaming.name) ?? "?"
  }

  /// An element with the names of its ancestors, from the outside in.
  private static func location(_ path: ElementPath, _ error: AutomationError) -> String {
    let line = element(path, error).map(ElementText.line) ?? "?"
    let above = (1..<max(path.indices.count, 1)).compactMap { count -> String? in
      guard let element = element(ElementPath(Array(path.indices.prefix(count))), error) else { return nil }
      let hasName = !element.identifier.isEmpty || !element.label.isEmpty || element.type == .application
      return hasName ? ElementText.name(element) : nil
    }
    return above.isEmpty ? line : "\(line) in \(above.joined(separator: " › "))"
  }

  static func block(_ title: String, _ lines: [String]) -> String {
    ([title] + lines.map { "  \($0)" }).joined(separator: "\n")
  }
}

extension AutomationError.Cause {
  /// Whether neither waiting nor another attempt can help.
  package var isFinal: Bool {
    switch self {
    case .notRunning, .interruptionRefused, .interruptedTooOften, .lacks, .notAdjusted, .stopsAtStep,
      .notOffered, .unheard(_, .gesture, _):
      true
    default: false
    }
  }
}

extension Element {
  /// The same with keyboards that have no keys.
  fileprivate var withoutKeys: Element {
    var copy = self
    copy.children = type == .keyboard ? [] : children.map(\.withoutKeys)
    return copy
  }

  /// Whether there is nothing in it but status bars, and the frames around them.
  fileprivate var isStatusBarOnly: Bool {
    type == .statusBar || (type.isStage && children.allSatisfy(\.isStatusBarOnly))
  }
}

extension AutomationError: CustomStringConvertible {
  /// The whole report.
  public var description: String {
    AutomationErrorText.report(self)
  }
}
