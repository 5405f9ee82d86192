import GalleyText
import GalleyTree

/// The description of the screen around the wanted element.
extension AutomationErrorText {
  /// Whether a question of another app is in front.
  static func isForeignQuestion(_ error: AutomationError) -> Bool {
    guard let question = error.question else { return false }
    return question.owner != owner(error)
  }

  /// The question in front, the requests without a response, and where there is more to see.
  static func surroundings(_ error: AutomationError) -> [String] {
    var lines: [String] = []
    if let input = error.input {
      switch error.cause {
      case .missing, .noKeyboardFocus: lines.append(sentence(input))
      default: break
      }
    }
    if let question = error.question {
      switch error.cause {
      case .interrupted, .interruptionRefused, .interruptedTooOften, .unreachable:
        if isForeignQuestion(error) { lines += reaching(question, from: error) }
      case .notAdjusted, .stopsAtStep, .notOffered, .noKeyboardFocus, .moving:
        lines.append("In front of it: \(question.name).")
        if isForeignQuestion(error) { lines += reaching(question, from: error) }
      case .missing where isForeignQuestion(error):
        lines.append("In front: \(question.name).")
        lines += reaching(question, from: error)
      default: break
      }
    }
    guard error.cause == .missing else { return lines }
    if let busy = busy(error) { lines.append("Still loading: \(busy).") }
    for request in error.requests.suffix(requestLimit) {
      let sentence = request.sentence(after: seconds(error.snapshot.instant - request.sent))
      lines.append(sentence.prefix(1).uppercased() + sentence.dropFirst() + ".")
      lines += request.details.map { "  \($0)" }
    }
    if let further = error.further, error.near.isEmpty {
      lines.append("\(further) goes on: swipe until the element exists.")
    }
    return lines
  }

  /// The number of latest requests that are listed.
  private static let requestLimit = 3

  /// The app that the element was looked for in, or is in.
  private static func owner(_ error: AutomationError) -> String? {
    if let application = error.application { return application }
    return path(error).flatMap(\.indices.first).flatMap { index in
      error.snapshot.applications.indices.contains(index)
        ? error.snapshot.applications[index].bundleIdentifier : nil
    }
  }

  private static func path(_ error: AutomationError) -> ElementPath? {
    switch error.cause {
    case .disabled(let path), .unreachable(let path, _), .moving(let path), .interrupted(let path, _),
      .interruptionRefused(let path, _), .interruptedTooOften(let path, _, _), .noKeyboardFocus(let path, _),
      .lacks(let path, _), .notAdjusted(let path, _, _), .stopsAtStep(let path, _, _),
      .notOffered(let path, _, _), .unheard(let path, _, _):
      path
    case .ambiguous(let paths): paths.first
    case .missing, .notRunning: nil
    }
  }

  /// Whose a question is, and how a test gets at it.
  private static func reaching(_ question: FrontQuestion, from error: AutomationError) -> [String] {
    let own = owner(error).map { ", not to \($0)" } ?? ""
    let kind = question.type == .alert ? "alerts" : "otherElements"
    let title = CleanText.line(question.title, limit: 80)
    return [
      "It belongs to \(question.ownerName) (\(question.owner))\(own).",
      "To answer it: XCUIApplication(bundleIdentifier: \"\(question.owner)\").\(kind)[\"\(title)\"]"
        + (question.buttons.last.map { ".buttons[\"\(CleanText.line($0, limit: 40))\"].tap()" } ?? ""),
      "To have it answered: addUIInterruptionMonitor(withDescription:handler:).",
    ]
  }

  /// The activity indicator of the app that is still there.
  private static func busy(_ error: AutomationError) -> String? {
    guard let application = error.application.flatMap({ error.snapshot.application($0) }) else { return nil }
    func first(_ element: Element) -> Element? {
      if element.type == .activityIndicator { return element }
      return element.children.lazy.compactMap(first).first
    }
    return first(application.root).map(ElementText.name)
  }
}
