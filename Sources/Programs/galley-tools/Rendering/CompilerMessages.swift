import Foundation
import GalleyText
import GalleyTree

/// What the compiler says of the views that were asked for, in its plain style.
///
/// Each view is compiled under a file name of its own, so that a message about it has the line and the column of what its author
/// wrote.
struct CompilerMessages {
  /// An error.
  struct Problem: Hashable {
    /// Which of the views it is about; `nil` for the lines around them.
    var view: Int?
    var line: Int
    var column: Int
    var message: String
    /// What the compiler would insert, if it knows.
    var insertion: String?
  }

  /// The errors, in the order in which they came.
  let problems: [Problem]

  /// The name that the view of a number is compiled under.
  static func file(_ number: Int) -> String { "view-\(number)" }

  /// Reads messages, a line each.
  init(_ lines: [String]) {
    var problems: [Problem] = []
    // Below a message are the line of the source, marks, and what would be inserted.
    var below: [String] = []
    func take() {
      guard var last = problems.popLast() else { return }
      if below.count > 2, below[1].contains("^") {
        let text = below[2].trimmingCharacters(in: .whitespaces)
        if !text.isEmpty { last.insertion = text }
      }
      problems.append(last)
    }
    var isOpen = false
    for line in lines {
      guard let match = line.wholeMatch(of: /(.*?):(\d+):(\d+): (error|warning|note): (.*)/) else {
        if isOpen { below.append(line) }
        continue
      }
      if isOpen { take() }
      below = []
      isOpen = match.4 == "error"
      guard isOpen else { continue }
      let file = (String(match.1) as NSString).lastPathComponent
      problems.append(
        Problem(
          view: file.hasPrefix("view-") ? Int(file.dropFirst(5)) : nil, line: Int(match.2) ?? 0,
          column: Int(match.3) ?? 0, message: String(match.5)))
    }
    if isOpen { take() }
    self.problems = problems
  }

  /// The first error that a view is about, in words for its author.
  ///
  /// - Parameters:
  ///   - views: The views, in the order of their numbers.
  ///   - known: The views that a module declares.
  /// - Returns: The error, and where it is; `nil` if none is about a view.
  func error(about views: [RenderedView], known: (String) -> [String])
    -> (error: RenderError, problem: Problem)?
  {
    for problem in problems {
      guard let number = problem.view, views.indices.contains(number) else {
        if problem.message.hasPrefix("no such module 'Galley'") { return (.noGalley, problem) }
        continue
      }
      return (Self.error(problem, views[number], known), problem)
    }
    return nil
  }

  private static func error(_ problem: Problem, _ view: RenderedView, _ known: (String) -> [String])
    -> RenderError
  {
    let message = problem.message
    let type = ([view.module] + view.names).joined(separator: ".")
    if let match = message.firstMatch(
      of: /module '(\w+)' has no member named '(\w+)'|no type named '(\w+)' in module '(\w+)'/),
      let name = match.2 ?? match.3, let module = match.1 ?? match.4
    {
      let views = known(String(module))
      return .noView(
        String(name), module: String(module),
        // One that is declared and cannot be seen is private.
        meant: views.contains(String(name)) ? nil : SpellingSuggestion.nearest(to: String(name), in: views))
    }
    if view.isBare, let match = message.firstMatch(of: /^missing arguments? for parameters? (.+) in call/) {
      let names = match.1.matches(of: /'([^']+)'|#\d+/).map { String($0.1 ?? $0.0) }
      let arguments = problem.insertion.map { $0.replacing(/<#([^#]*)#>/) { "<\($0.1)>" } }
      return .needsArguments(
        type, names: names,
        call: "\(type)(\(arguments ?? names.map { "\($0): …" }.joined(separator: ", ")))")
    }
    if message.contains("conform to 'View'") { return .noViewType(view.text) }
    return .expression(view.text, message: message)
  }
}
