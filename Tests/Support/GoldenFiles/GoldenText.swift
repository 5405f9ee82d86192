/// The contents of a golden file: named sections, each with one text or with a table of named texts.
///
/// A section begins with a line `== name`, a row of its table with a line `-- name`. Every line of a text stands two
/// spaces further right, so that no text is mistaken for a name; an empty line stays empty.
struct GoldenText: Equatable {
  /// A named text of a table.
  struct Row: Equatable {
    /// Its name; empty where the section has one text only.
    let name: String
    let text: String
  }

  /// A section and its rows.
  struct Section: Equatable {
    let name: String
    var rows: [Row]
  }

  /// The sections, in the order of their names.
  private(set) var sections: [Section] = []

  init() {}

  /// Reads a file's text; lines that belong to no section are left out.
  init(parsing text: String) {
    let lines = Self.lines(of: text)
    var row: (name: String, lines: [String])?
    var rows: [Row] = []
    var section: String?
    func endRow() {
      guard let open = row else { return }
      // The empty line that separates it from the next header.
      let kept = open.lines.last == "" ? Array(open.lines.dropLast()) : open.lines
      if !open.name.isEmpty || !kept.isEmpty {
        rows.append(Row(name: open.name, text: kept.joined(separator: "\n")))
      }
      row = nil
    }
    func endSection() {
      endRow()
      if let section { sections.append(Section(name: section, rows: rows)) }
      rows = []
    }
    for line in lines {
      if line.hasPrefix("== ") {
        endSection()
        section = String(line.dropFirst(3))
        row = ("", [])
      } else if line.hasPrefix("-- ") {
        endRow()
        row = (String(line.dropFirst(3)), [])
      } else {
        row?.lines.append(line.hasPrefix("  ") ? String(line.dropFirst(2)) : line)
      }
    }
    endSection()
  }

  /// The rows of a section, or nothing if there is no such section.
  func rows(of section: String) -> [Row]? { sections.first { $0.name == section }?.rows }

  /// Replaces the rows of a section, or adds the section.
  mutating func replace(_ section: String, with rows: [Row]) {
    sections.removeAll { $0.name == section }
    let place = sections.firstIndex { $0.name > section } ?? sections.endIndex
    sections.insert(Section(name: section, rows: rows), at: place)
  }

  /// The text of the file.
  var text: String {
    sections.map { section in
      let rows = section.rows.map { row in
        let lines = Self.lines(of: row.text).map { $0.isEmpty ? "" : "  \($0)" }
        return (row.name.isEmpty ? [] : ["-- \(row.name)"]) + lines
      }
      return "== \(section.name)\n" + rows.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
    }
    .joined(separator: "\n\n") + "\n"
  }

  /// The lines of a text; a carriage return is a part of its line.
  static func lines(of text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// A name on one line, in which control characters are escaped.
  static func name(_ words: String) -> String {
    words.unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control
        ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
    }
    .joined()
  }
}
