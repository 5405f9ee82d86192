import GalleyPages
import GalleyTree

/// Writes the test of a recording.
struct RecordedTest {
  /// A text that a test reads from its environment.
  struct Secret: Hashable {
    var variable: String
    var name: String
    var element: String
  }

  private let script: RecordedScript
  private let application: RecordedSuite.Application
  /// The variables of the visits.
  private var names: [String] = []
  private(set) var secrets: [Secret] = []
  private var needsApplication = false
  private var needsFoundation = false
  private var checks: [String: Int] = [:]

  init(_ script: RecordedScript, _ application: RecordedSuite.Application) {
    self.script = script
    self.application = application
    var taken = ["app": "", "device": ""]
    for visit in script.visits {
      let page = script.pages.pages[visit.page].name
      let name = SketchNaming.unique(
        [SketchNaming.property(page) ?? "page"], suffix: "Page", taken: taken.mapValues { _ in "Page" })
      taken[name] = ""
      names.append(name)
    }
  }

  /// Whether an element of a kind opens pages.
  static func isTappable(_ kind: SketchKind?) -> Bool {
    ["Button", "Cell", "Link", "MenuItem", "Tab", "Toggle"].contains(kind?.name)
  }

  var imports: String {
    (needsFoundation || !secrets.isEmpty ? ["Foundation"] : []).map { "import \($0)\n" }.joined()
      + "import GalleyBrowser\nimport GalleyChecks\nimport Testing\n"
  }

  /// The suite.
  mutating func text(suite: String) -> String {
    var body: [String] = []
    for visit in script.visits.indices { body += lines(of: visit) }
    var head = application.statements
    for secret in secrets {
      head.append(
        "// \(secret.element) is not recorded: set \(secret.variable) in the environment of the test.")
      head.append(
        "let \(secret.name) = try #require(ProcessInfo.processInfo.environment[\(SwiftLiteral.of(secret.variable))])"
      )
    }
    if !script.visits.isEmpty {
      let page = script.pages.pages[script.visits[0].page].name
      if needsApplication {
        head.append("let app = try Application\(application.expression)")
        head.append("let \(names[0]) = try Page<\(page)>(on: app)")
      } else {
        head.append("let \(names[0]) = try Page<\(page)>(on: \(application.expression))")
      }
    }
    let lines = (head + body).map { "    \($0)\n" }.joined()
    return "@Suite struct \(suite) {\n  @Test func \(title)() throws {\n\(lines)  }\n}\n"
  }

  /// The name of the test: the first and the last page.
  private var title: String {
    let pages = script.visits.filter { !$0.isDialog }.map { script.pages.pages[$0.page].name }
    guard let first = pages.first, let last = pages.last else { return "nothing" }
    let start = SketchNaming.property(first) ?? "page"
    return pages.count == 1 ? "\(start)Opens" : "\(start)To\(last)"
  }

  // MARK: Visits

  /// The lines of a visit, but for its arrival.
  private mutating func lines(of number: Int) -> [String] {
    let visit = script.visits[number]
    let name = names[number]
    var lines: [String] = []
    if !visit.isDialog { lines.append(check(name, visit, "opened")) }
    let indices = script.steps.indices.filter { script.steps[$0].visit == number }
    var isChanged = false
    var isFollowed = false
    for (position, index) in indices.enumerated() {
      let step = script.steps[index]
      if case .note = step.kind {} else { isChanged = true }
      let isLast = indices[(position + 1)...].allSatisfy {
        if case .note = script.steps[$0].kind { true } else { false }
      }
      let next = isLast && number + 1 < script.visits.count ? number + 1 : nil
      let (line, hasArrived) = line(of: step, name, next)
      lines += line
      if hasArrived { isFollowed = true }
    }
    if number + 1 < script.visits.count {
      if !isFollowed { lines.append(arrival(at: number + 1)) }
    } else if isChanged, !visit.isDialog {
      lines.append(check(name, visit, "at the end"))
    }
    return lines
  }

  private mutating func check(_ name: String, _ visit: RecordedScript.Visit, _ moment: String) -> String {
    let count = checks["\(visit.page) \(moment)", default: 0] + 1
    checks["\(visit.page) \(moment)"] = count
    return "try \(name).check(\"\(moment)\(count > 1 ? " \(count)" : "")\")"
  }

  private mutating func arrival(at number: Int) -> String {
    let visit = script.visits[number]
    needsApplication = true
    let app = visit.isDialog ? "Application(\"com.apple.springboard\", on: app.automator)" : "app"
    return "let \(names[number]) = try Page<\(script.pages.pages[visit.page].name)>(on: \(app))"
  }

  // MARK: Steps

  /// The lines of a step, and whether they arrive at the next visit.
  private mutating func line(of step: RecordedScript.Step, _ name: String, _ next: Int?) -> ([String], Bool) {
    switch step.kind {
    case .note(let words): return (["// \(words)"], false)
    case .answer(let button): return (["try \(name).\(button).tap()"], false)
    case .back:
      guard let next, !script.visits[next].isDialog else {
        return (["// The browser's way back stays here."], false)
      }
      let page = script.pages.pages[script.visits[next].page].name
      return (["let \(names[next]) = try \(name).back(to: \(page).self)"], true)
    case .open(let address):
      needsApplication = true
      needsFoundation = true
      guard let next, !script.visits[next].isDialog else { return ([], false) }
      let page = script.pages.pages[script.visits[next].page].name
      return (
        [
          "let \(names[next]) = try app.open(#require(URL(string: \(SwiftLiteral.of(address)))), to: \(page).self)"
        ],
        true
      )
    case .act(.escape):
      needsApplication = true
      return (["try app.browser?.press([.escape], holding: [])"], false)
    case .act(let act):
      guard let member = step.member else { return ([], false) }
      let property = script.pages[member, of: script.visits[step.visit].page]
      let element = "\(name).\(member.path)"
      if act == .tap, let opens = property.opens, let next,
        script.pages.pages[script.visits[next].page].name == opens
      {
        return (["let \(names[next]) = try \(element).tap()"], true)
      }
      return (lines(of: act, element, property, step), false)
    }
  }

  private mutating func lines(
    of act: Recording.Act, _ element: String, _ property: SketchedLayout.Property, _ step: RecordedScript.Step
  ) -> [String] {
    let kind = property.kind?.name ?? ""
    let isTypable = ["Field", "SecureField", "SearchField", "TextView"].contains(kind)
    switch act {
    case .tap:
      let isPlain = Self.isTappable(property.kind) && property.opens == nil
      if isPlain { return ["try \(element).tap()"] }
      return [
        "\(property.opens == nil ? "" : "_ = ")try \(element).tap(\(property.opens == nil ? "at: .center" : ""))"
      ]
    case .type(let text) where isTypable: return ["try \(element).type(\(SwiftLiteral.of(text)))"]
    case .replace(let text) where isTypable:
      return [
        "try \(element).\(text.isEmpty ? "clearText()" : "replaceText(with: \(SwiftLiteral.of(text)))")"
      ]
    case .typeSecret where isTypable: return ["try \(element).type(\(secret(for: property, step).name))"]
    case .submit where isTypable: return ["try \(element).type(\"\\n\")"]
    case .set(let isOn) where kind == "Toggle": return ["try \(element).set(\(isOn))"]
    case .set: return ["try \(element).tap(at: .center)"]
    case .select(let option) where kind == "Picker":
      return ["try \(element).select(\(SwiftLiteral.of(option)))"]
    case .adjust(let position) where kind == "Slider": return ["try \(element).adjust(to: \(position))"]
    case .attach(let names):
      needsFoundation = true
      let files = names.map { "URL(fileURLWithPath: \(SwiftLiteral.of($0)))" }.joined(separator: ", ")
      return [
        "// A page knows the names of files alone: complete the paths.", "try \(element).attach([\(files)])",
      ]
    default: return ["// A step on \(element) is not recorded: no action of \(kind) does it."]
    }
  }

  private mutating func secret(for property: SketchedLayout.Property, _ step: RecordedScript.Step) -> Secret {
    let page = script.pages.pages[script.visits[step.visit].page].name
    let words = SketchNaming.words(page) + SketchNaming.words(property.name)
    let ascii = words.map { $0.uppercased().filter { $0.isASCII } }.filter { !$0.isEmpty }
    let variable = ascii.isEmpty ? "SECRET" : ascii.joined(separator: "_")
    if let known = secrets.first(where: { $0.variable == variable }) { return known }
    var taken = ["app": "Secret", "device": "Secret"]
    for name in names + secrets.map(\.name) { taken[name] = "Secret" }
    let secret = Secret(
      variable: variable, name: SketchNaming.unique([property.name], suffix: "Secret", taken: taken),
      element: "The text of \(page).\(property.name)")
    secrets.append(secret)
    return secret
  }
}
