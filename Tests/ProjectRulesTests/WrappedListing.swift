/// The lines of a listing of declarations, wrapped at a column.
///
/// Continued lines are indented by four spaces more than the line that they continue, so that the declarations can be read back.
enum WrappedListing {
  /// The longest line, in characters.
  static let column = 110
  private static let indent = "    "

  /// The text of a listing with one declaration a line.
  static func text(of declarations: [String]) -> String {
    declarations.flatMap(wrapped).map { $0 + "\n" }.joined()
  }

  /// The declarations of a text, one a line.
  static func declarations(in text: String) -> [String] {
    var declarations: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix(indent), !declarations.isEmpty {
        declarations[declarations.count - 1] += " " + line.drop { $0 == " " }
      } else {
        declarations.append(String(line))
      }
    }
    return declarations
  }

  /// A declaration on as many lines as it needs; a word that is longer than a line has one for itself.
  private static func wrapped(_ declaration: String) -> [String] {
    let margin = String(declaration.prefix { $0 == " " })
    var lines: [String] = []
    var line = margin
    for word in declaration.dropFirst(margin.count).split(separator: " ", omittingEmptySubsequences: false) {
      if line.count + 1 + word.count > column, line.contains(where: { $0 != " " }) {
        lines.append(line)
        line = margin + indent + word
      } else {
        line += line == margin ? String(word) : " " + word
      }
    }
    return lines + [line]
  }
}
