/// The rules that every source file keeps, and the words for a file that does not.
enum SourceRules {
  /// The most lines a Swift file may have; 400 is where to think of splitting it.
  static let longestFile = 500

  /// Files that may be longer, each with its reason.
  static let longFiles: [String: String] = [:]

  /// What is wrong with a file's imports, one sentence each.
  static func importViolations(in source: SourceText) -> [String] {
    guard let module = Room.holding(source.path) else {
      return [
        "\(source.path): its folder belongs to no module. Move it, or add the module to Tests/ProjectRulesTests/Module.swift and to the table in CONTRIBUTING.md."
      ]
    }
    let allowed = module.allowed
    var violations = source.imports.filter { !allowed.contains($0.module) }.map { item in
      "\(source.path):\(item.line): imports \(item.module), which \(module.name) may not. It may import \(allowed.joined(separator: ", "))."
    }
    let together = Room.neverTogether.filter { module in source.imports.contains { $0.module == module } }
    if together == Room.neverTogether {
      violations.append(
        "\(source.path): imports \(together.joined(separator: " and ")), which both have a Button and a Label. Split the file."
      )
    }
    return violations
  }

  /// What is wrong with a file's length, if anything.
  static func lengthViolations(in source: SourceText) -> [String] {
    guard source.lineCount > longestFile && longFiles[source.path] == nil else { return [] }
    return [
      "\(source.path): has \(source.lineCount) lines, and \(longestFile) are the most. Split it by concept, or give the reason in Tests/ProjectRulesTests/SourceRules.swift."
    ]
  }

  /// What differs from one run to the next, and has no place where pixels are made.
  static let nondeterministic = [
    "Date", "Calendar", "Locale", "TimeZone", "ContinuousClock", "SuspendingClock",
    "SystemRandomNumberGenerator", "random", "randomElement", "shuffled", "hashValue", "ObjectIdentifier",
    "getenv", "clock_gettime", "UserDefaults",
  ]

  /// What a page object or a suite written with them does without, each with the way out.
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

  /// Where a page object, or a suite, does what layouts are there for, one sentence each.
  static func pageViolations(in source: SourceText) -> [String] {
    source.code.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
      pageRules.filter { line.contains($0.pattern) }.map {
        "\(source.path):\(index + 1): \($0.violation)."
      }
    }
  }

  /// Where a file asks for what differs from one run to the next, one sentence each.
  static func determinismViolations(in source: SourceText) -> [String] {
    source.code.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
      let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      return nondeterministic.filter { words.contains(Substring($0)) }.map { name in
        "\(source.path):\(index + 1): asks for \(name), which is not the same in every run. Pixels may depend on the display list and the fonts alone."
      }
    }
  }
}
