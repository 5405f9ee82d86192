/// The rules that every source file keeps, and the words for a file that does not.
enum HouseRules {
  /// The most lines a Swift file may have; 400 is where to think of splitting it.
  static let longestFile = 500

  /// Files that may be longer, each with its reason.
  static let longFiles: [String: String] = [:]

  /// What is wrong with a file's imports, one sentence each.
  static func importFaults(in source: SourceText) -> [String] {
    guard let room = Room.holding(source.path) else {
      return [
        "\(source.path): its folder is no room of the house. Move it, or add the room to Tests/HouseTests/Room.swift and to the table in CONTRIBUTING.md."
      ]
    }
    let allowed = room.allowed
    var faults = source.imports.filter { !allowed.contains($0.module) }.map { item in
      "\(source.path):\(item.line): imports \(item.module), which \(room.name) may not. It may import \(allowed.joined(separator: ", "))."
    }
    let together = Room.apart.filter { module in source.imports.contains { $0.module == module } }
    if together == Room.apart {
      faults.append(
        "\(source.path): imports \(together.joined(separator: " and ")), which both have a Button and a Label. Split the file."
      )
    }
    return faults
  }

  /// What is wrong with a file's length, if anything.
  static func lengthFaults(in source: SourceText) -> [String] {
    guard source.lineCount > longestFile && longFiles[source.path] == nil else { return [] }
    return [
      "\(source.path): has \(source.lineCount) lines, and \(longestFile) are the most. Split it by concept, or give the reason in Tests/HouseTests/HouseRules.swift."
    ]
  }

  /// What differs from one run to the next, and has no place where pixels are made.
  static let outside = [
    "Date", "Calendar", "Locale", "TimeZone", "ContinuousClock", "SuspendingClock",
    "SystemRandomNumberGenerator", "random", "randomElement", "shuffled", "hashValue", "ObjectIdentifier",
    "getenv", "clock_gettime", "UserDefaults",
  ]

  /// What a page object or a suite written with them does without, each with the way out.
  static var besidePages: [(pattern: Regex<Substring>, fault: String)] {
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
  static func pageFaults(in source: SourceText) -> [String] {
    source.code.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
      besidePages.filter { line.contains($0.pattern) }.map {
        "\(source.path):\(index + 1): \($0.fault)."
      }
    }
  }

  /// Where a file asks for what differs from one run to the next, one sentence each.
  static func outsideFaults(in source: SourceText) -> [String] {
    source.code.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
      let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      return outside.filter { words.contains(Substring($0)) }.map { name in
        "\(source.path):\(index + 1): asks for \(name), which is not the same in every run. Pixels may depend on the display list and the fonts alone."
      }
    }
  }
}
