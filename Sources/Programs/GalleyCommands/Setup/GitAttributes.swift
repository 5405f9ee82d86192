import Foundation
import GalleyBaselines
import GalleyDecisions

/// The lines of `.gitattributes` that baselines need.
///
/// See [gitattributes(5)](https://git-scm.com/docs/gitattributes).
struct GitAttributes {
  /// A pattern and the attributes of its files.
  struct Line: Hashable {
    var pattern: String
    var attributes: String
    var text: String { "\(pattern) \(attributes)" }
  }

  /// The lines.
  let lines: [Line]

  /// Makes the lines of a project.
  init(_ settings: Settings, usesLFS: Bool) {
    let folder = settings.baselines.joined(separator: "/")
    let kept = usesLFS ? "filter=lfs diff=lfs " : ""
    lines = [
      Line(pattern: Self.pattern(folder, "/**/*.png"), attributes: "\(kept)-text merge=galley"),
      Line(pattern: Self.pattern(folder, "/**/*.jpg"), attributes: "\(kept)-text merge=galley"),
      Line(pattern: Self.pattern(folder, "/**/*.webp"), attributes: "\(kept)-text merge=galley"),
      Line(pattern: Self.pattern(folder, "/**/*.txt"), attributes: "-text merge=galley"),
      Line(pattern: Self.pattern(folder, "/**/*.json"), attributes: "-text merge=galley"),
      Line(pattern: Self.pattern(folder, "/approvals.jsonl"), attributes: "-text merge=union"),
    ]
  }

  /// The lines that a file lacks, and those whose pattern it has with other attributes, which the user decides on.
  func missing(in text: String) -> (missing: [Line], others: [Line]) {
    let there = text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
    var (missing, others) = ([Line](), [Line]())
    for line in lines {
      guard
        let found = there.last(where: {
          $0.hasPrefix(line.pattern + " ") || $0.hasPrefix(line.pattern + "\t")
        })
      else {
        missing.append(line)
        continue
      }
      let words = Set(found.dropFirst(line.pattern.count).split(whereSeparator: \.isWhitespace))
      if !Set(line.attributes.split(separator: " ")).isSubset(of: words) { others.append(line) }
    }
    return (missing, others)
  }

  /// A pattern of a folder's name, which may hold anything.
  private static func pattern(_ folder: String, _ rest: String) -> String {
    let plain = folder.unicodeScalars.allSatisfy {
      $0.isASCII
        && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || "._-/".unicodeScalars.contains($0))
    }
    if plain, !folder.hasPrefix("#"), !folder.hasPrefix("!") { return folder + rest }
    // What means something in a pattern is escaped, and then what means something between quotes.
    var text = ""
    for scalar in folder.unicodeScalars {
      if "\\*?[]!#".unicodeScalars.contains(scalar) { text += "\\" }
      text.unicodeScalars.append(scalar)
    }
    let quoted = (text + rest).unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\\\"
      case "\"": "\\\""
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        "\\" + String(repeating: "0", count: 3 - String(scalar.value, radix: 8).count)
          + String(scalar.value, radix: 8)
      default: String(scalar)
      }
    }.joined()
    return "\"\(quoted)\""
  }
}
