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
