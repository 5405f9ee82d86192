import Foundation
import GalleyAutomation
import GalleyText
import GalleyTree

/// Turns the facts of a failure into words: the only place where this is done.
package struct PageErrorText: Sendable {
  /// The failure, in one sentence, without the place.
  package let title: String
  private let head: String
  private let tree: [TreeLine]

  /// The whole report, with a long tree cut.
  package var short: String { text(Self.treeLimit) }
  /// The whole report, with the whole tree.
  package var full: String { text(nil) }

  /// The number of lines of a tree that are shown before it is cut.
  static let treeLimit = 60
  /// The number of latest steps that are shown.
  private static let stepLimit = 8

  /// Writes the report of a failure.
  package init(_ error: PageError) {
    let failure = error.failure
    let (words, body) = Self.words(failure)
    let added = SceneText(failure)
    let title = words + added.suffix
    let scene = failure.scene
    let place = scene.isPlaceExact ? "\(scene.place)" : "after \(scene.place)"
    head = (["\(place): \(title)"] + body + added.lines + Self.surroundings(scene)).joined(separator: "\n")
    tree = scene.tree
    self.title = title
  }

  private func text(_ limit: Int?) -> String {
    var text = head
    for line in TreeText.lines(tree, limit: limit) {
      text += "\n    "
      text += line
    }
    return text
  }

  private static func surroundings(_ scene: FailureScene) -> [String] {
    var lines: [String] = []
    if !scene.steps.isEmpty {
      let latest = scene.steps.suffix(stepLimit).map { CleanText.line($0, limit: 80) }
      let steps = (latest.count < scene.steps.count ? ["…"] : []) + latest
      lines.append("  steps: \(steps.joined(separator: " → "))")
    }
    lines.append("  device: \(device(scene.device))")
    lines.append(scene.tree.isEmpty ? "  tree: nothing is on the screen" : "  tree:")
    return lines
  }

  private static func device(_ facts: DeviceFacts) -> String {
    let device = facts.configuration
    let size = "\(Numeral.decimal(device.size.width)) × \(Numeral.decimal(device.size.height))"
    return [
      device.device, size, facts.sizeClass, device.orientation.rawValue, device.appearance.rawValue,
      device.locale,
      "text \(device.textSize.rawValue)",
    ].joined(separator: ", ")
  }

  private static func words(_ failure: PageFailure) -> (title: String, body: [String]) {
    switch failure {
    case .notLoaded(let report): LoadReportText.words(report)
    case .element(let failure): words(failure)
    case .action(let failure): words(failure)
    case .rows(let failure): RowsText.words(failure)
    case .text(let failure): words(failure)
    case .presence(let failure): words(failure)
    case .condition(let failure): words(failure)
    case .point(let failure): words(failure)
    case .navigation(let failure): NavigationText.words(failure)
    }
  }

  private static func words(_ failure: ElementFailure) -> (String, [String]) {
    let subject = "cannot \(failure.verb) \(name(failure.element, of: failure.page))"
    var body: [String] = []
    var title = ""
    switch failure.problem {
    case .missing:
      let missing =
        failure.around.map { "\($0) is not on the screen (\(failure.locator))" }
        ?? "there is no \(failure.locator)"
      if let standing = failure.scene.standing, standing.isGone {
        title = "\(subject): \(SceneText.gone(standing))"
        body.append("  \(missing)")
      } else {
        title = "\(subject): \(missing)"
      }
      body += NearMatchText.lines(failure.nearest, indent: "  ")
      let isGone = failure.scene.standing?.isGone == true
      let isComing = failure.scene.requests?.contains { $0.reason == .pending } == true
      if let further = failure.scene.further, !isGone, !isComing, failure.nearest.isEmpty {
        body += SceneText.scrolling(to: failure.around ?? failure.element, in: further)
      } else if !failure.isRequired, failure.around == nil, !isGone {
        body.append(
          "  \(failure.page) does not require it: add it to Required to have it waited for, or wait with appears()"
        )
      }
    case .ambiguous(let matches):
      title = "\(subject): \(matches.count) elements match \(failure.locator), one is wanted"
      body += matches.map { "    \($0)" }
    }
    body.append("  declared at \(failure.declared)")
    return (title, body)
  }

  private static func words(_ failure: ActionFailure) -> (String, [String]) {
    let what = name(failure.element, of: failure.page)
    let title = "cannot \(failure.verb) \(what): \(words(namingOwner(of: failure)))"
    var body = ["  tried \(failure.locator) for \(DurationText.seconds(failure.waited))"]
    if !failure.answered.isEmpty {
      body.append("  answered meanwhile: \(failure.answered.joined(separator: ", "))")
    }
    if !failure.restless.isEmpty { body.append("  not at rest: \(failure.restless.joined(separator: ", "))") }
    body += wayOut(failure)
    return (title, body + overlays(failure.overlays, since: failure.scene.instant - failure.waited))
  }

  /// The cause of a failure, with the app that an interruption belongs to, if that is another one.
  private static func namingOwner(of failure: ActionFailure) -> ActionFailure.Cause {
    guard let question = failure.scene.question else { return failure.cause }
    let name = SceneText.name(question)
    return switch failure.cause {
    case .interrupted(question.name): .interrupted(by: name)
    case .interruptionStays(question.name): .interruptionStays(by: name)
    case .interruptionRefused(question.name): .interruptionRefused(by: name)
    case .interruptedTooOften(question.name, let limit): .interruptedTooOften(by: name, limit: limit)
    default: failure.cause
    }
  }

  /// The solutions for an action that the device refused.
  private static func wayOut(_ failure: ActionFailure) -> [String] {
    switch failure.cause {
    case .unreachable(.scrolledOut(let container)):
      return SceneText.scrolling(to: failure.element, in: container)
    case .unreachable(.offScreen):
      return failure.scene.further.map { SceneText.scrolling(to: failure.element, in: $0) }
        ?? ["  nothing around it can be scrolled to bring it onto the screen"]
    case .unreachable(.covered(NearMatch.Obstacle.keyboard)):
      return ["  put the keyboard away before: page.dismissKeyboard()"]
    case .interruptionRefused:
      return ["  to have it answered: automator.interruptionPolicy = .answer, or an Overlay in the atlas"]
    case .unheard(let obstacle, let by): return ["  \(obstacle.wayOut(by ?? "it"))"]
    case .stopsAtStep: return ["  ask for a step, or leave out the tolerance"]
    case .leftApp:
      return ["  begin the gesture further from the edges of the screen, where the system has its own"]
    default: return []
    }
  }

  private static func words(_ cause: ActionFailure.Cause) -> String {
    switch cause {
    case .notRunning(let application): "\(application) does not run"
    case .disabled: "it is disabled"
    case .unreachable(let obstacle): NearMatchText.words(obstacle)
    case .moving: "it does not come to rest"
    case .interrupted(let interruption): "\(interruption) came up over it, and nobody answered that"
    case .interruptionStays(let interruption):
      "\(interruption) came up over it, and did not go although it was answered"
    case .interruptionRefused(let interruption):
      "\(interruption) came up over it, and the interruption policy is to fail"
    case .interruptedTooOften(let interruption, let limit):
      "\(interruption) came up over it again after \(limit) answers"
    case .noKeyboardFocus(let focused):
      focused.map { "the keyboard is with \($0)" } ?? "it does not get the keyboard"
    case .missing: "it is gone"
    case .ambiguous: "there are several of it"
    case .lacks(let part): "it lacks \(part)"
    case .notAdjusted(let wanted, let holds):
      "it should hold “\(CleanText.line(wanted, limit: 80))”, but "
        + (holds.map { "holds “\(CleanText.line($0, limit: 80))”" } ?? "its value cannot be read")
    case .stopsAtStep(let wanted, let nearest):
      "it stops at “\(CleanText.line(nearest, limit: 80))”, the step nearest to “\(CleanText.line(wanted, limit: 80))”"
    case .unheard(.gesture, _): VoiceOverObstacle.gesture.reason("")
    case .unheard(let obstacle, let by): "VoiceOver does not reach it: \(obstacle.reason(by ?? "it"))"
    case .notOffered(let wanted, let offered):
      "“\(CleanText.line(wanted, limit: 80))” is not among its "
        + (offered.isEmpty
          ? "options: none was seen"
          : "\(offered.count) options: \(offered.prefix(optionLimit).map { CleanText.line($0, limit: 80) }.joined(separator: ", "))\(offered.count > optionLimit ? ", …" : "")")
    case .leftApp(let other):
      "it led away from the app, to \(other)"
    }
  }

  /// The number of options of a control that are named.
  private static let optionLimit = 12

  private static func words(_ failure: TextFailure) -> (String, [String]) {
    let title = "\(failure.element) of \(failure.page) does not hold the typed text"
    guard let expected = failure.expected, let actual = failure.actual, let position = failure.firstDifference
    else {
      let lengths = "\(failure.actualLength) characters in place of \(failure.expectedLength)"
      return ("\(title): \(lengths)", ["  the field is secure: only lengths can be compared"])
    }
    return (
      title,
      [
        "  typed: \"\(CleanText.line(expected, limit: 200))\"",
        "  holds: \"\(CleanText.line(actual, limit: 200))\"",
        "  they differ from character \(position) on",
      ]
    )
  }

  private static func words(_ failure: PresenceFailure) -> (String, [String]) {
    let what = name(failure.element, of: failure.page)
    let duration = DurationText.seconds(failure.duration)
    let title =
      switch failure.expectation {
      case .staysAbsent:
        "\(what) should stay absent for \(duration), but came up after \(DurationText.seconds(failure.after))"
      case .appears: "\(what) did not appear within \(duration)"
      case .vanishes: "\(what) did not vanish within \(duration)"
      }
    return (title, ["  looked for \(failure.locator)"] + NearMatchText.lines(failure.nearest, indent: "  "))
  }

  private static func words(_ failure: ConditionFailure) -> (String, [String]) {
    let what = name(failure.element, of: failure.page)
    return (
      "\(what) did not meet the condition within \(DurationText.seconds(failure.duration))",
      [
        "  wanted: an element that \(failure.wanted)",
        "  it is: \(failure.actual)",
        "  looked for \(failure.locator)",
      ]
    )
  }

  private static func words(_ failure: PointFailure) -> (String, [String]) {
    let what = name(failure.element, of: failure.page)
    let point = "(\(Numeral.decimal(failure.point.x)), \(Numeral.decimal(failure.point.y)))"
    switch failure.problem {
    case .outside:
      return ("the point \(point) is not on \(what): both parts must be between 0 and 1", [])
    case .systemEdge(let edge, let distance):
      let near = "\(Numeral.decimal(distance)) points from the \(edge) edge of the screen"
      return (
        "a drag of \(what) from \(point) begins \(near), where the system's own gestures begin",
        ["  begin further in, or pass edges: .wanted to perform the system's gesture"]
      )
    }
  }

  /// An element with its page; a page by itself, if it is the subject.
  static func name(_ element: String, of page: String) -> String {
    element.isEmpty || element == page ? page : "\(element) of \(page)"
  }

  /// A recognised page in a few words.
  static func page(_ recognition: Recognition) -> String {
    if !recognition.pages.isEmpty { return recognition.pages.joined(separator: " and ") }
    guard let closest = recognition.closest else { return "an unknown page" }
    return "an unknown page, closest to \(closest.page) (\(closest.met) of \(closest.required))"
  }

  static func overlays(_ events: [OverlayEvent], since began: Duration?) -> [String] {
    events.map { event in
      let time = began.map { " after \(DurationText.seconds(event.instant - $0))" } ?? ""
      let text =
        switch event.outcome {
        case .dismissed: "was dismissed\(time)"
        case .stayed: "stayed, although it was dismissed\(time)"
        case .tooLate: "came up too late to be dismissed\(time)"
        case .failed(let reason):
          "could not be dismissed\(time): \(reason.split(separator: "\n").first.map(String.init) ?? reason)"
        }
      return "  overlay \(event.overlay) \(text)"
    }
  }
}
