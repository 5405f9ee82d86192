import Foundation

/// The supported names of SwiftUI, with their differences from Apple's, as the documentation of the sources states them.
///
/// A difference is a clause with *here* or *so far* in the documentation of a declaration, such as "Sets the background of bars; so far
/// they keep their material", a clause about a limit of the simulated device, or a note that begins with "Differs from SwiftUI:".
struct SupportTable {
  /// The kind of declaration that a name belongs to.
  enum Kind: String, CaseIterable {
    case type = "Types"
    case propertyWrapper = "Property wrappers"
    case macro = "Macros"
    case modifier = "Modifiers"
    case environmentValue = "Environment values"
  }

  /// A supported name.
  struct Name: Hashable, Comparable {
    let area: String
    let kind: Kind
    let name: String

    static func < (a: Name, b: Name) -> Bool {
      let kinds = Kind.allCases
      let (one, other) = (kinds.firstIndex(of: a.kind) ?? 0, kinds.firstIndex(of: b.kind) ?? 0)
      return (a.area, one, a.name) < (b.area, other, b.name)
    }
  }

  /// The differences of each name, in the order of the sources.
  private(set) var names: [Name: [String]] = [:]

  /// Reads the public declarations of files.
  ///
  /// - Parameters:
  ///   - sources: The files.
  ///   - area: The heading for a file, by its path.
  init(_ sources: [SourceText], area: (String) -> String) {
    for source in sources { read(source.text, area: area(source.path)) }
  }

  private mutating func read(_ text: String, area: String) {
    var comment: [String] = []
    var attributes = ""
    /// The type whose members follow.
    var scope = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let indent = line.prefix { $0 == " " }.count
      let code = line.dropFirst(indent)
      if code.hasPrefix("///") {
        comment.append(String(code.dropFirst(3)))
        continue
      }
      if code.hasPrefix("@"), !code.contains(" func "), !code.contains(" struct "), !code.contains(" enum "),
        !code.contains(" class "), !code.contains(" var "), !code.contains(" protocol ")
      {
        attributes += code
        continue
      }
      defer {
        comment = []
        attributes = ""
      }
      if indent == 0 {
        let own = topLevel(code, attributes, area)
        if let opened = Self.opened(code) { scope = opened }
        if let own { note(own, comment, member: nil) }
      } else if indent == 2, code.contains("public ") || code.hasPrefix("case ") {
        readMember(code, comment, in: scope, area)
      }
    }
  }

  private mutating func readMember(_ code: Substring, _ comment: [String], in scope: String, _ area: String) {
    if let name = code.firstMatch(of: /\bfunc (\w+)/)?.output.1, scope == "View" {
      note(Name(area: area, kind: .modifier, name: String(name)), comment, member: nil)
    } else if scope == "EnvironmentValues", let name = code.firstMatch(of: /public var (\w+)/)?.output.1 {
      note(Name(area: area, kind: .environmentValue, name: String(name)), comment, member: nil)
    } else if let type = names.keys.filter({ $0.name == scope && $0.kind != .modifier }).min(),
      let member = code.firstMatch(of: /\b(?:var|let|func|case) `?(\w+)/)?.output.1
        ?? (code.contains("init") ? "init" : nil)
    {
      note(type, comment, member: String(member))
    }
  }

  /// The name of a public declaration of the top level.
  private func topLevel(_ code: Substring, _ attributes: String, _ area: String) -> Name? {
    guard code.contains("public ") || code.contains("open "),
      let match = code.firstMatch(
        of: /\b(?:public|open) (?:final )?(struct|class|enum|protocol|actor|typealias|macro) (\w+)/)
    else { return nil }
    let name = String(match.output.2)
    guard !name.hasPrefix("_") else { return nil }
    if match.output.1 == "macro" { return Name(area: area, kind: .macro, name: name) }
    let isWrapper = (attributes + code).contains("@propertyWrapper")
    return Name(area: area, kind: isWrapper ? .propertyWrapper : .type, name: name)
  }

  /// The type whose members a line begins.
  private static func opened(_ code: Substring) -> String? {
    // Most lines are empty or end something, and the pattern is slow.
    guard code.utf8.count > 1,
      let match = code.firstMatch(of: /\b(?:struct|class|enum|protocol|actor|extension) ([\w.]+)/)
    else {
      return nil
    }
    return String(match.output.1)
  }

  private mutating func note(_ name: Name, _ comment: [String], member: String?) {
    var found = names[name] ?? []
    for difference in Self.differences(in: comment) {
      let text = (member.map { "`\($0)`: " } ?? "") + difference
      if !found.contains(text) { found.append(text) }
    }
    names[name] = found
  }

  /// The clauses of a comment that state a difference.
  static func differences(in comment: [String]) -> [String] {
    // A list item or an empty line begins something new, other lines go on.
    var paragraphs: [String] = []
    for line in comment {
      let text = line.trimmingCharacters(in: .whitespaces)
      if text.isEmpty || text.hasPrefix("- ") || paragraphs.isEmpty {
        paragraphs.append(text)
      } else {
        paragraphs[paragraphs.count - 1] += " " + text
      }
    }
    return paragraphs.filter { !$0.isEmpty }.flatMap { paragraph -> [String] in
      if let note = paragraph.firstMatch(of: /^- Note: Differs from SwiftUI: (.+)$/)?.output.1 {
        return [String(note)]
      }
      let parameter = paragraph.firstMatch(of: /^- (?:Parameter )?(\w+):\s/)?.output.1
      let isOther = ["Reference", "Returns", "Throws", "Note"].contains(parameter.map(String.init) ?? "")
      return clauses(of: paragraph).filter(isDifference).map { clause in
        parameter.map { isOther ? clause : "`\($0)`: \(clause)" } ?? clause
      }
    }
  }

  private static func clauses(of paragraph: String) -> [String] {
    paragraph.replacingOccurrences(of: ". ", with: ".\n").replacingOccurrences(of: "; ", with: ";\n")
      .split(separator: "\n").map { clause in
        let text = clause.trimmingCharacters(in: CharacterSet(charactersIn: " .;"))
        // The name of a parameter is no part of the clause.
        return text.replacing(/^- (?:Parameter )?\w+:\s/, with: "")
      }
  }

  private static func isDifference(_ clause: String) -> Bool {
    if clause.contains("simulated device") {
      return clause.firstMatch(of: /\b(?:not|never|none|no|nothing|only|still|stays|always|at once)\b/) != nil
    }
    return clause.firstMatch(of: /^(?i:here)\b/) != nil || clause.firstMatch(of: /\b(?i:so far)\b/) != nil
      || clause.firstMatch(of: /, here\b/) != nil
  }

  // MARK: The page

  /// The table as a page.
  ///
  /// - Parameter absent: Apple's names without a counterpart here, by their kind.
  func page(absent: [(kind: String, names: [String])]) -> String {
    var lines = [
      "# Supported SwiftUI", "",
      "All public types, modifiers and environment values, by the folder of their source. A known difference from SwiftUI stands beside the",
      "name. The page is generated from the documentation of the sources, and a test compares both:",
      "",
      "```text", "GALLEY_WRITE_API=1 swift test --filter SupportTableTests", "```", "",
      "\(names.count) names are supported, \(names.values.count { !$0.isEmpty }) of them with a difference.",
      "",
    ]
    for (area, members) in Dictionary(grouping: names.keys, by: \.area).sorted(by: { $0.key < $1.key }) {
      lines += ["## \(area)", ""]
      for kind in Kind.allCases {
        let ofKind = members.filter { $0.kind == kind }.sorted()
        guard !ofKind.isEmpty else { continue }
        lines += ["### \(kind.rawValue)", "", "| name | support |", "| --- | --- |"]
        for name in ofKind {
          let said = names[name] ?? []
          lines.append(
            "| `\(name.name)` | \(said.isEmpty ? "supported" : "differs: " + said.joined(separator: "; ")) |")
        }
        lines.append("")
      }
    }
    lines += [
      "## Not supported", "",
      "Names in Apple's documentation without a counterpart here, including names that only systems other than iOS have.",
      "",
    ]
    for (kind, names) in absent {
      lines += ["### \(kind)", "", names.map { "`\($0)`" }.joined(separator: ", "), ""]
    }
    return lines.joined(separator: "\n")
  }
}
