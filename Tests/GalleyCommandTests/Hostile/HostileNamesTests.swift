import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import Glibc
import SeededCases
import Testing

@testable import GalleyCommands

/// Names that speak to terminals and to the runners of CI, in everything that a command can be made to print.
///
/// The table of commands is that of the tool, so a new one joins by itself.
@Suite struct HostileNamesTests {
  /// A name of a file: an escape sequence, a line of its own that GitHub would obey, C1's introducer, and a reversal.
  static let name = "x\u{1B}[31m\n::error::pwned\r\u{9B}2J\u{7F}\u{202E}\u{2066}y"

  /// What commands are run in.
  enum Place: String, CaseIterable {
    /// A run whose keys and elements have hostile texts, of which some wait.
    case run
    /// A store with files of hostile names that are damaged, links, pipes and folders.
    case store
    /// Settings with hostile names and values.
    case settings
    /// A journal whose decisions were made by hostile names, and pictures beside it.
    case journal

    func make() throws -> Sandbox {
      let sandbox = try Sandbox(inMemory: true)
      let name = HostileNamesTests.name
      try HostileTexts.write(to: sandbox, longest: 200)
      switch self {
      case .run:
        try sandbox.run("older", .init(Samples.key("older")))
        try sandbox.write("half", to: ".galley/runs/r/records/\(name).json")
        try sandbox.write("half", to: ".galley/runs/\(name)/run.json")
      case .store:
        try sandbox.makeBaselines(.init())
        try sandbox.write("no picture", to: "Baselines/A/\(name).png")
        try sandbox.write("no JSON", to: "Baselines/A/\(name).json")
        try sandbox.write("no text", to: "Baselines/A/\(name)2.txt")
        try sandbox.write("half", to: "Baselines/A/.\(name).png.new")
        try sandbox.write("half", to: "Baselines/A/.\(name).intent")
        try sandbox.write("{}", to: "Baselines/\(name)/\(name).json/inside")
        #expect(symlink("/nonexistent", sandbox.root + "/Baselines/A/\(name)link.json") == 0)
        #expect(mkfifo(sandbox.root + "/Baselines/A/\(name)pipe.json", 0o600) == 0)
        let sidecar = try sandbox.text(Sandbox.baseline + ".json")
        try sandbox.write(sidecar, to: "Baselines/B/\(name).json")
      case .settings:
        let key = name.replacing("\n", with: "\\n").replacing("\r", with: "\\r").replacing(
          "\u{1B}", with: "\\u001b")
        try sandbox.write("{ \"\(key)\": 1 }", to: "Galley.json")
      case .journal:
        try sandbox.run("now", .init(Samples.key("now")))
        let plan = ApprovalPlan(Selection(all: true), in: try sandbox.verdict("now"))
        _ = DecisionService(run: try Run("now", in: sandbox.project), store: sandbox.store).approve(
          plan, Signature(by: name, at: Samples.signature.at, reason: name))
        try sandbox.makeRepository()
        try sandbox.run("later", .init(Samples.key("now"), Screen().button(name)))
      }
      return sandbox
    }
  }

  /// Command lines of a command: alone, on hostile operands, and each option with a hostile value.
  private static func lines(_ spec: CommandSpec) -> [[String]] {
    let operands: [String]
    switch spec.operands {
    case .none, .rest: operands = []
    case .each(let names): operands = names.map { _ in name }
    case .eachAndPerhaps(let names, _): operands = names.map { _ in name }
    case .any, .anyAndRest: operands = [name]
    }
    var lines = spec.options.compactMap { option -> [String]? in
      switch option.value {
      // A value that a flag does not take.
      case .none: ["\(option.name)=\(name)"]
      case .needed, .optional: ["\(option.name)=\(name)"] + operands
      }
    }
    lines.append(["--\(name)"])
    if !operands.isEmpty { lines += [operands, operands + operands + operands] }
    // Without an operand the server of the page would take the place of this process.
    if spec.name != "review" { lines += [[], ["--json"]] }
    if spec.name == "review" { lines.append(["--terminal"]) }
    if spec.name == "init" { lines = lines.filter { $0 != [] && $0 != ["--json"] } + [["--dry-run"]] }
    if ["approve", "reject"].contains(spec.name) { lines += [["--all", "--reason=\(name)"]] }
    if ["gate", "verify", "status", "explain", "compare"].contains(spec.name) {
      lines += [operands + ["--json"]]
    }
    if spec.name == "gate" {
      lines += [["--verbose", "--github", "--markdown=\(name).md", "--junit=\(name).xml", "--html=\(name)"]]
    }
    return lines.map { [spec.name] + $0 }
  }

  private func check(_ text: String, _ place: Comment) {
    for scalar in text.unicodeScalars where scalar != "\n" {
      let isTurning =
        (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
        || scalar.value == 0x2028 || scalar.value == 0x2029
      if scalar.properties.generalCategory == .control || isTurning {
        Issue.record(
          "U+\(String(scalar.value, radix: 16)) is printed: \(text.debugDescription.prefix(2_000)) (\(place))"
        )
        return
      }
    }
    let injected = text.split(separator: "\n").filter { $0.hasPrefix("::error::pwned") }
    #expect(injected.isEmpty, place)
    for name in ["NSError", "NSCocoaErrorDomain", "EncodingError", "DecodingError", "CocoaError", "Swift."] {
      #expect(!text.contains(name), place)
    }
  }

  /// A usual run tries a quarter of the lines of each command, another one in the next place.
  @Test(arguments: Place.allCases)
  func `no command prints what a terminal or a runner would obey`(_ place: Place) throws {
    for command in CommandLineTool.commands {
      let sandbox = try place.make()
      var tool = Tool(sandbox: sandbox)
      tool.environment = [
        "USER": Self.name, "GIT_AUTHOR_NAME": Self.name, "PATH": "/usr/bin:/bin", "GALLEY_RECORD": Self.name,
        "GITHUB_STEP_SUMMARY": "/nonexistent/\(Self.name)", "GITHUB_WORKSPACE": Self.name, "CI": Self.name,
      ]
      tool.executable = "/nonexistent/\(Self.name)/galley"
      tool.input = Self.name
      let part = Place.allCases.firstIndex(of: place) ?? 0
      for words in Soak.slice(of: Self.lines(command.spec), oneIn: 4, part: part) {
        let result = tool.run(words)
        let comment: Comment =
          "\(place) \(words.map(\.debugDescription)): \(result.err.debugDescription.prefix(1_000))"
        // What `galley test` starts prints for itself.
        check(result.out, comment)
        check(result.err, comment)
        if words.contains("--json") {
          #expect((try? JSONSerialization.jsonObject(with: Data(result.out.utf8))) != nil, comment)
        }
      }
    }
  }

  @Test(arguments: [Place.run, .journal])
  func `no frame of the review in a terminal has more than the tool's own characters`(_ place: Place) throws {
    let sandbox = try place.make()
    let run = try Run(place == .run ? "r" : "later", in: sandbox.project)
    let service = DecisionService(run: run, store: sandbox.store)
    let verdict = Gate(countsOrphans: true).verdict(on: run, against: sandbox.store)
    let entries = try TerminalReviewCommand.entries(Selection(), verdict, service)
    try #require(!entries.isEmpty)
    for press in ["", "n", "n\(Self.name)", "g", "gg", "d", "t", "tt", "?", "c", "c\(Self.name)"] {
      var model = ReviewModel(entries, reason: press == "g" ? Self.name : nil)
      for number in entries.indices {
        for key in press { _ = model.press(.character(key)) }
        model.message = "it failed: \(entries[number].item.text)"
        let frame = ReviewFrame(
          model, ReviewPictures(model.entry.check, with: service), size: .init(columns: 120, rows: 60),
          style: TerminalStyle(depth: .none), hasPictures: false)
        check(frame.lines.joined(separator: "\n"), "\(place), after \(press.debugDescription)")
        _ = model.press(.escape)
        _ = model.press(.character("j"))
      }
      check(TerminalReviewCommand.summary(model), "\(place)")
    }
  }

  @Test func `on a terminal there are the tool's own styles and no others`() throws {
    let sandbox = try Place.store.make()
    var text = ""
    var context = CommandContext(
      folder: sandbox.root, environment: ["TERM": "xterm", "USER": "ada"], out: { text += $0 },
      err: { text += $0 })
    context.isOutputTerminal = true
    context.isErrorTerminal = true
    for words in [["verify"], ["gate", "--verbose"], ["status"]] {
      _ = CommandLineTool.run(words, in: context)
    }
    #expect(text.contains("\u{1B}[31m"))
    let styled = text.replacing(#/\u{1B}\[(0|1|2|31|32|33)m/#, with: "")
    check(styled.replacing("\r", with: "").replacing("\u{1B}[K", with: ""), "on a terminal")
  }
}
