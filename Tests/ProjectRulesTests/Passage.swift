/// A paragraph, a heading, a cell of a table or a text of a program, and the line where it begins.
struct Passage: Equatable {
  let line: Int
  let text: String

  /// The sentences, each with the number of characters before it.
  ///
  /// A colon ends a sentence, too: what follows it with a capital letter is one.
  var sentences: [Substring] {
    var sentences: [Substring] = []
    var start = text.startIndex
    let bytes = text.utf8
    for index in bytes.indices where Self.ends.contains(bytes[index]) {
      let next = bytes.index(after: index)
      if next < bytes.endIndex, bytes[next] == UInt8(ascii: " ") {
        sentences.append(text[start..<next])
        start = next
      }
    }
    sentences.append(text[start...])
    return sentences.map { $0.drop { !$0.isLetter && !$0.isNumber } }.filter { !$0.isEmpty }
  }

  private static let ends = Array(".?!:".utf8)
}

extension Passage {
  /// The passages of a Markdown file; blocks of code and code in a line are left out.
  static func ofMarkdown(_ text: String) -> [Passage] {
    var passages: [Passage] = []
    var open: (line: Int, words: [Substring])?
    var isCode = false
    func close() {
      if let paragraph = open {
        passages.append(Passage(line: paragraph.line, text: plain(paragraph.words.joined(separator: " "))))
      }
      open = nil
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let words = line.drop { $0 == " " }
      if words.hasPrefix("```") {
        close()
        isCode.toggle()
      } else if isCode || words.isEmpty {
        close()
      } else if words.hasPrefix("|") {
        close()
        for cell in words.split(separator: "|") {
          passages.append(Passage(line: index + 1, text: plain(String(cell))))
        }
      } else if words.hasPrefix("#") {
        close()
        passages.append(Passage(line: index + 1, text: plain(String(words.drop { $0 == "#" }))))
      } else if open != nil, words.prefixMatch(of: #/(?:[-*]|\d+\.) /#) == nil {
        open?.words.append(words)
      } else {
        close()
        open = (index + 1, [words])
      }
    }
    close()
    return passages
  }

  /// The passages of the documentation comments of public declarations.
  static func ofDocumentation(_ source: SourceText) -> [Passage] {
    var passages: [Passage] = []
    var comment: (line: Int, words: [Substring])?
    // The enclosing types by their indentation. A public protocol's requirements and a public enum's cases are public.
    var types: [(indentation: Int, publicKind: Substring?)] = []
    for (index, line) in source.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let words = line.drop { $0 == " " }
      if words.hasPrefix("///") {
        if comment == nil { comment = (index + 1, []) }
        comment?.words.append(words.dropFirst(3))
        continue
      }
      guard !words.isEmpty else {
        comment = nil
        continue
      }
      let names = words.prefix { $0 != "{" && $0 != "=" }.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      let isAttribute = words.hasPrefix("@") && !names.contains { declarations.contains($0) }
      if isAttribute { continue }
      let indentation = words.startIndex.utf16Offset(in: line) - line.startIndex.utf16Offset(in: line)
      types.removeAll { $0.indentation >= indentation }
      let isStated = names.contains("public") || names.contains("open")
      let kind = types.last?.publicKind
      let isImplied = kind == "protocol" || kind == "enum" && names.contains("case")
      if let found = comment, isStated || isImplied {
        passages += ofMarkdown(found.words.joined(separator: "\n")).map {
          Passage(line: $0.line + found.line - 1, text: $0.text)
        }
      }
      comment = nil
      if let kind = names.first(where: { typeKinds.contains($0) }) {
        types.append((indentation, isStated ? kind : nil))
      }
    }
    return passages
  }

  private static let typeKinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "extension", "actor",
  ]
  private static let declarations: Set<Substring> =
    typeKinds.union(["func", "var", "let", "init", "case", "typealias", "subscript", "macro", "import"])

  /// The string literals of a file, in which an interpolation is a pair of brackets.
  static func ofLiterals(_ source: SourceText) -> [Passage] {
    var scanner = LiteralScanner(source.text)
    return scanner.literals().flatMap { literal in
      ofMarkdown(literal.text).map { Passage(line: $0.line + literal.line - 1, text: $0.text) }
    }
  }

  /// A text on one line, without the code in it and without the mark of a list's item.
  private static func plain(_ text: String) -> String {
    text.replacing(/`+[^`]+`+/, with: "`…`").trimmingPrefix(#/ *(?:[-*]|\d+\.) /#)
      .split(separator: " ").joined(separator: " ")
  }
}
