import GalleyAutomation
import GalleyPages
import GalleyTree

/// The pages and the test of a recording, as source text.
package struct RecordedSuite: Sendable {
  /// A file of a test target.
  package struct File: Hashable, Sendable {
    package var name: String
    package var text: String
  }

  /// The application of the test, as Swift.
  package struct Application: Sendable {
    /// The expression, such as `.browser("http://127.0.0.1:8080/", device: .desktop)`.
    package var expression: String
    /// The statements before it.
    package var statements: [String]

    package init(_ expression: String, after statements: [String] = []) {
      self.expression = expression
      self.statements = statements
    }
  }

  /// A file for each page, and the one with the test last.
  package let files: [File]
  /// All of them as one text.
  package let text: String
  /// The number of steps.
  package let stepCount: Int
  /// The names of the pages.
  package let pages: [String]
  /// The environment variables that the test takes secrets from.
  package let variables: [String]
  /// The steps that are not recorded, as sentences.
  package let notes: [String]

  /// Writes a recording.
  ///
  /// - Parameter name: The name of the suite; `nil` for a usual one.
  package init(_ recording: Recording, name: String?, _ application: Application) {
    var script = RecordedScript(recording)
    script.linkPages()
    var test = RecordedTest(script, application)
    let suite = name.map { SketchNaming.layout($0) } ?? "Recorded"
    let title = suite.hasSuffix("Tests") ? suite : suite + "Tests"
    let body = test.text(suite: title)
    let layouts = script.pages.pages.map { page in (page.name, SketchText.swift(page.layouts)) }
    let pageImport = "import GalleyChecks\n\n"
    files =
      layouts.map { File(name: "\($0.0).swift", text: pageImport + $0.1) } + [
        File(name: "\(title).swift", text: test.imports + "\n" + body)
      ]
    text = test.imports + "\n" + (layouts.map(\.1) + [body]).joined(separator: "\n")
    stepCount = script.steps.count { $0.member != nil }
    pages = script.pages.pages.map(\.name)
    variables = test.secrets.map(\.variable)
    notes = script.notes
  }
}

/// The visits and steps of a recording, with the pages and elements that they belong to.
struct RecordedScript {
  struct Visit {
    var page: Int
    var document: String
    let first: RecordedScreen?
    /// Whether it is a dialog of JavaScript.
    var isDialog = false
  }

  struct Step {
    enum Kind {
      case act(Recording.Act)
      case answer(String)
      case back
      case open(String)
      case note(String)
    }

    var kind: Kind
    var visit: Int
    var member: RecordedPages.Member?
  }

  private(set) var pages = RecordedPages()
  private(set) var visits: [Visit] = []
  private(set) var steps: [Step] = []
  private(set) var notes: [String] = []
  private var waiting: RecordedScreen?

  init(_ recording: Recording) {
    for entry in recording.entries { add(entry) }
    if let waiting { arrive(at: waiting, nil) }
  }

  private mutating func add(_ entry: Recording.Entry) {
    switch entry {
    case .screen(let screen): waiting = RecordedScreen(screen)
    case .step(let act, let target, let screen):
      let seen = RecordedScreen(screen)
      waiting = nil
      let place = seen.place(of: target)
      arrive(at: seen, place)
      let visit = visits.count - 1
      if case .escape = act { return steps.append(Step(kind: .act(act), visit: visit, member: nil)) }
      let page = visits[visit].page
      let member = place.flatMap { pages.member($0, of: page, on: seen, first: visits[visit].first ?? seen) }
      guard let member else {
        return note(
          "A step on \(pages.pages[page].name) is not recorded, because no element of it can be found.")
      }
      steps.append(Step(kind: .act(act), visit: visit, member: member))
    case .dialog(let message, let isQuestion, let isAccepted):
      guard let under = visits.last(where: { !$0.isDialog }) else { return }
      let page = pages.dialog(over: under.page, isQuestion: isQuestion)
      steps.append(
        Step(
          kind: .note("The page \(isQuestion ? "asks" : "says"): \(SketchNaming.shown(message))"),
          visit: visits.count - 1))
      visits.append(Visit(page: page, document: "", first: nil, isDialog: true))
      steps.append(Step(kind: .answer(isAccepted ? "accept" : "cancel"), visit: visits.count - 1))
    case .back: steps.append(Step(kind: .back, visit: max(0, visits.count - 1)))
    case .open(let address): steps.append(Step(kind: .open(address), visit: max(0, visits.count - 1)))
    case .note(let words): note(words)
    }
  }

  private mutating func note(_ words: String) {
    notes.append(words)
    guard !visits.isEmpty else { return }
    steps.append(Step(kind: .note(words), visit: visits.count - 1))
  }

  /// Begins another visit, unless the page is that of the present one.
  private mutating func arrive(at screen: RecordedScreen, _ place: Int?) {
    let page = pages.page(of: screen, at: place)
    let document = screen.screen.document
    if let last = visits.last, last.page == page, last.document == document { return }
    if visits.contains(where: { $0.page == page }) { pages.revisit(page, on: screen) }
    visits.append(Visit(page: page, document: document, first: screen))
  }

  /// Notes which page each element opens, where it always opens the same one.
  mutating func linkPages() {
    struct Source: Hashable {
      var page: Int
      var layout: Int
      var property: Int
    }
    var ends: [Source: Set<Int>] = [:]
    var members: [Source: RecordedPages.Member] = [:]
    for (index, step) in steps.enumerated() {
      guard case .act(.tap) = step.kind, let member = step.member else { continue }
      let page = visits[step.visit].page
      let source = Source(page: page, layout: member.layout, property: member.property)
      guard RecordedTest.isTappable(pages[member, of: page].kind) else { continue }
      members[source] = member
      ends[source, default: []].insert(opened(by: index) ?? -1)
    }
    for (source, pagesOpened) in ends {
      guard pagesOpened.count == 1, let end = pagesOpened.first, end >= 0, let member = members[source] else {
        continue
      }
      pages.open(member, of: source.page, pages.pages[end].name)
    }
  }

  /// The page that a tap leads to; `nil` if the page stays, or a dialog of JavaScript comes.
  private func opened(by index: Int) -> Int? {
    let next = steps[(index + 1)...].first { if case .note = $0.kind { false } else { true } }
    let visit = next?.visit ?? visits.count - 1
    guard visit > steps[index].visit, !visits[steps[index].visit + 1].isDialog else { return nil }
    return visits[steps[index].visit + 1].page
  }
}
