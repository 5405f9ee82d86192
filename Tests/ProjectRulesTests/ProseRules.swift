/// The rules for sentences that users read, and the messages for sentences that break them.
///
/// Subject, verb, noun: a reader never has to find out which thing *what* is, or who *told* something.
enum ProseRules {
  /// Sentences that may break a rule, each with its reason, by their first words.
  static let exceptions: [String: String] = [:]

  /// The folders and files whose sentences still break a rule, with the number of those that do.
  ///
  /// The numbers only ever shrink: lower them with what you rewrite, and remove a line when nothing is left.
  static let unfinished: [String: Int] = [:]

  /// The violations of a Swift file: in the documentation of public declarations, and in the texts of programs.
  static func violations(in source: SourceText) -> [String] {
    violations(in: Passage.ofDocumentation(source) + Passage.ofLiterals(source), of: source.path)
  }

  /// The violations of a Markdown file.
  static func violations(inMarkdown source: SourceText) -> [String] {
    violations(in: Passage.ofMarkdown(source.text), of: source.path)
  }

  /// Words without which no sentence breaks a rule; looking for them first is quick.
  private static let words = ["What", "Whoever", "How", "told", "said", "had"]

  private static func violations(in passages: [Passage], of path: String) -> [String] {
    passages.sorted { $0.line < $1.line }.flatMap { passage in
      passage.sentences.filter { sentence in !exceptions.keys.contains { sentence.hasPrefix($0) } }
        .compactMap { sentence in
          fault(in: sentence).map { "\(path):\(passage.line): \($0), in “\(sentence.prefix(60))…”." }
        }
    }
  }

  /// The fault of a sentence, with the way out.
  static func fault(in sentence: Substring) -> String? {
    guard words.contains(where: { sentence.contains($0) }) else { return nil }
    if let start = sentence.prefixMatch(of: /(?:What|Whoever|How)\b/) {
      return "begins with “\(start.output)”; begin with the noun that it stands for, or with the verb"
    }
    let passive =
      /\b(?:is|are|was|were|be|been|being)(?: (?:not|never|also|only|always|already|then|so|still|once|\w+ly))? (?:told|said|had)\b/
    if let words = sentence.firstMatch(of: passive) {
      return
        "has “\(words.output)”; name who does what, such as “the report names it”, or use a verb of its own"
    }
    return nil
  }
}
