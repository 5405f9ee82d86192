import Foundation
import Testing

@Suite struct ProseRuleTests {
  /// The folders of code whose documentation and texts users read.
  private static let folders = ["Apple", "Base", "Device", "Doors", "Programs", "Proof", "Screen"].map {
    "Sources/\($0)"
  }

  private static func markdown() throws -> [SourceText] {
    let articles = (folders + ["Documentation"]).flatMap { folder in
      let place = PackageFiles.root.appendingPathComponent(folder).path
      let files = FileManager.default.enumerator(atPath: place)?.compactMap { $0 as? String } ?? []
      return files.filter { $0.hasSuffix(".md") }.map { "\(folder)/\($0)" }
    }
    return try (["README.md"] + articles).sorted().map {
      SourceText(path: $0, text: try PackageFiles.text(of: $0))
    }
  }

  @Test func `sentences for users have a subject and a verb of their own`() throws {
    let sources = try Self.folders.flatMap(PackageFiles.sources)
    let articles = try Self.markdown()
    try #require(sources.count > 500 && articles.count > 40, "the sources were not found")
    let violations =
      sources.flatMap(ProseRules.violations(in:)) + articles.flatMap(ProseRules.violations(inMarkdown:))
    let unfinished = Dictionary(grouping: violations) { violation in
      ProseRules.unfinished.keys.filter { violation.hasPrefix($0) }.max { $0.count < $1.count }
    }
    let rest = unfinished[nil] ?? []
    #expect(rest.isEmpty, "\(rest.joined(separator: "\n"))")
    for (place, count) in ProseRules.unfinished.sorted(by: { $0.key < $1.key }) {
      let found = unfinished[place] ?? []
      #expect(
        found.count <= count,
        "\(place) had \(count) such sentences, and has \(found.count):\n\(found.joined(separator: "\n"))")
    }
  }

  @Test func `an exception is one only while its sentence is there`() throws {
    let texts =
      try Self.folders.flatMap(PackageFiles.sources).map(\.text) + Self.markdown().map(\.text)
    for words in ProseRules.exceptions.keys.sorted() {
      #expect(texts.contains { $0.contains(words) }, "no sentence begins with “\(words)” any more")
    }
  }

  // MARK: The rules on planted sentences

  private let advice = (
    begin: "begin with the noun that it stands for, or with the verb",
    passive: "name who does what, such as “the report names it”, or use a verb of its own"
  )

  @Test func `documentation of public declarations is read sentence by sentence`() {
    let source = SourceText(
      path: "Sources/Doors/Galley/A.swift",
      text: """
        /// A text. What of a screen is checked.
        ///
        /// ```swift
        /// // What code says is no sentence.
        /// ```
        /// It is told
        /// to `What`. Tell it what it is.
        /// - Parameter name: How it is called.
        @available(*, unavailable)
        public struct A {
          /// What nobody reads.
          let a = 1
          /// How many.
          public let b: Int
        }
        /// A kind.
        public enum B {
          /// What comes first, which has not been said.
          case first
          /// What only this package sees.
          package var name = ""
        }
        public protocol C {
          /// Whoever conforms is never had.
          func d()
        }
        enum D {
          /// What is hidden.
          case first
        }

        """)
    #expect(
      ProseRules.violations(in: source) == [
        "Sources/Doors/Galley/A.swift:1: begins with “What”; \(advice.begin), in “What of a screen is checked.…”.",
        "Sources/Doors/Galley/A.swift:6: has “is told”; \(advice.passive), in “It is told to `…`.…”.",
        "Sources/Doors/Galley/A.swift:8: begins with “How”; \(advice.begin), in “How it is called.…”.",
        "Sources/Doors/Galley/A.swift:13: begins with “How”; \(advice.begin), in “How many.…”.",
        "Sources/Doors/Galley/A.swift:18: begins with “What”; \(advice.begin), in “What comes first, which has not been said.…”.",
        "Sources/Doors/Galley/A.swift:24: begins with “Whoever”; \(advice.begin), in “Whoever conforms is never had.…”.",
      ])
  }

  @Test func `texts of programs are read without their interpolations`() {
    let source = SourceText(
      path: "Sources/Programs/galley/A.swift",
      text: ##"""
        // "What a comment quotes is no text."
        let a = "the result, \(word("How far")) of it, was told", b = #"raw \(x) "How" \#(y)"#
        let c = """
          A help.

          What follows \(d("}")) is \
          said here. Whatever stays.
          """

        """##)
    #expect(
      ProseRules.violations(in: source) == [
        "Sources/Programs/galley/A.swift:2: begins with “How”; \(advice.begin), in “How far…”.",
        "Sources/Programs/galley/A.swift:2: has “was told”; \(advice.passive), in “the result, … of it, was told…”.",
        "Sources/Programs/galley/A.swift:6: begins with “What”; \(advice.begin), in “What follows … is said here.…”.",
      ])
  }

  @Test func `articles are read by paragraphs, headings, items and cells`() {
    let source = SourceText(
      path: "Documentation/A.md",
      text: """
        # How it works

        The file: What it has
        is already told.

        - A way.
        - How to go it.

        | field | What it is |
        | `a` | said of it |

        ```sh
        echo "What is this"
        ```

        """)
    #expect(
      ProseRules.violations(inMarkdown: source) == [
        "Documentation/A.md:1: begins with “How”; \(advice.begin), in “How it works…”.",
        "Documentation/A.md:3: begins with “What”; \(advice.begin), in “What it has is already told.…”.",
        "Documentation/A.md:7: begins with “How”; \(advice.begin), in “How to go it.…”.",
        "Documentation/A.md:9: begins with “What”; \(advice.begin), in “What it is…”.",
      ])
  }

  @Test func `words that only look alike are left alone`() {
    for words in [
      "Whatever it shows, however it is made, counts.", "The number that somebody told it.",
      "He had said so.",
      "Howl at it.", "It is a said thing.",
    ] {
      #expect(ProseRules.fault(in: Substring(words)) == nil, "\(words)")
    }
  }
}
