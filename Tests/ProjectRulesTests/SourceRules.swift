/// The rules for source files, and the messages for files that break them.
enum SourceRules {
  /// The most lines a Swift file may have; 400 is where to think of splitting it.
  static let longestFile = 500

  /// Files that may be longer, each with its reason.
  static let longFiles: [String: String] = [:]

  /// The imports of a file that its module may not have, one message each.
  static func importViolations(in source: SourceText) -> [String] {
    guard let module = Module.holding(source.path) else {
      return [
        "\(source.path): its folder belongs to no module. Move it, or add the module to Tests/ProjectRulesTests/Module.swift and to the table in CONTRIBUTING.md."
      ]
    }
    let allowed = module.allowed
    var violations = source.imports.filter { !allowed.contains($0.module) }.map { item in
      "\(source.path):\(item.line): imports \(item.module), which \(module.name) may not. It may import \(allowed.joined(separator: ", "))."
    }
    let together = Module.neverTogether.filter { module in source.imports.contains { $0.module == module } }
    if together == Module.neverTogether {
      violations.append(
        "\(source.path): imports \(together.joined(separator: " and ")), which both have a Button and a Label. Split the file."
      )
    }
    return violations
  }

  /// A message if a file is too long.
  static func lengthViolations(in source: SourceText) -> [String] {
    guard source.lineCount > longestFile && longFiles[source.path] == nil else { return [] }
    return [
      "\(source.path): has \(source.lineCount) lines, and \(longestFile) are the most. Split it by concept, or give the reason in Tests/ProjectRulesTests/SourceRules.swift."
    ]
  }

  /// Names whose values differ from one run to the next; the code that makes pixels may not use them.
  static let nondeterministic = [
    "Date", "Calendar", "Locale", "TimeZone", "ContinuousClock", "SuspendingClock",
    "SystemRandomNumberGenerator", "random", "randomElement", "shuffled", "hashValue", "ObjectIdentifier",
    "getenv", "clock_gettime", "UserDefaults",
  ]

  /// Patterns that page objects and their suites may not contain, each with a message.
  static var pageRules: [(pattern: Regex<Substring>, violation: String)] {
    [
      (/\b[fu]?sleep\b|\bTask\s*\.\s*sleep\b/, "sleeps; wait for what is to come"),
      (
        /\bXCUI\w*|\bElementQuery\b|\bElementPredicate\b|\bTarget\s*\(|\.\s*driver\b|\.\s*snapshot\s*\(/,
        "asks the device past the pages; declare what it needs in a layout"
      ),
      (
        /\.\s*at\s*\(\s*\d|\.\s*(?:first|last)\s*[,)]|[\w)\]]\[\s*-?\d+\s*\]/,
        "takes an element by its position; say what tells it from the others"
      ),
    ]
  }

  /// The lines of a page object or a suite that match a pattern of ``pageRules``, one message each.
  static func pageViolations(in source: SourceText) -> [String] {
    source.code.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
      pageRules.filter { line.contains($0.pattern) }.map {
        "\(source.path):\(index + 1): \($0.violation)."
      }
    }
  }

  /// The uses of ``nondeterministic`` names in a file, one message each.
  static func determinismViolations(in source: SourceText) -> [String] {
    source.code.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
      let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      return nondeterministic.filter { words.contains(Substring($0)) }.map { name in
        "\(source.path):\(index + 1): asks for \(name), which is not the same in every run. Pixels may depend on the display list and the fonts alone."
      }
    }
  }
}
