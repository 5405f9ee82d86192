import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyTree

/// Texts that somebody who means harm would give to checks and elements.
///
/// Each sets the window's `harmed` if a page runs it.
package enum HostileTexts {
  /// What each tries, and the text.
  package static let all: [(name: String, text: String)] = [
    ("script", "<script>window.harmed=1</script>"),
    ("closing the data block", "</script><script>window.harmed=1</script><!--<script>"),
    ("attribute", "\"><img src=x onerror=\"window.harmed=1\">"),
    ("single quotes", "' onmouseover='window.harmed=1' autofocus onfocus='window.harmed=1"),
    ("address", "javascript:window.harmed=1"),
    ("template", "${window.harmed=1} {{window.harmed=1}} #{1}"),
    ("reference", "&lt;script&gt;window.harmed=1&lt;/script&gt; &amp; &#x202E;"),
    ("bidirectional override", "approved \u{202E}detcejer\u{202C} \u{2066}isolate\u{2069} \u{200F}mark"),
    ("control characters", "a\u{0}b\u{7}c\u{1B}[31mred\u{1B}]0;title\u{7}\u{8D}d"),
    ("separators", "line\u{2028}paragraph\u{2029}\r\nnext"),
    ("path", "../../../../etc/passwd%00.png"),
    ("style", "</style><style>*{display:none}</style>"),
    ("10 000 letters", String(repeating: "W", count: 10_000)),
    ("10 000 marks", "e" + String(repeating: "\u{301}", count: 10_000)),
    ("names of objects", "__proto__"),
    ("constructor", "constructor"),
  ]

  /// A key with such a text in each of its parts.
  ///
  /// - Parameter text: The text.
  /// - Returns: The key.
  package static func key(_ text: String) -> CheckKey {
    CheckKey(
      suite: ["Hostile" + text], test: "test" + text, argument: text, name: text,
      configuration: Configuration(
        device: text, size: Screen.size, scale: 2, appearance: .light))
  }

  /// A run whose keys and elements have all of them, as baselines, changes, new checks, refusals and failures.
  ///
  /// - Parameters:
  ///   - sandbox: Where.
  ///   - run: The name of the run.
  ///   - longest: Texts of more characters than these, or Unicode scalars, are left out.
  /// - Throws: What could not be written.
  package static func write(to sandbox: Sandbox, run: String = "r", longest: Int = .max) throws {
    let all = all.filter { $0.text.unicodeScalars.count <= longest }
    let before = all.map { Sandbox.Check(key($0.text), snapshot: snapshot($0.text)) }
    try sandbox.run("approved", all: before, mode: .all)
    try sandbox.remove(".galley/runs/approved")
    let changed = all.map { Sandbox.Check(key($0.text), snapshot: snapshot($0.text, after: "changed")) }
    let new = all.map { Sandbox.Check(key("new " + $0.text), snapshot: snapshot($0.text)) }
    try sandbox.run(run, all: changed + new)
  }

  /// A screen whose elements have such a text.
  private static func snapshot(_ text: String, after: String = "") -> ScreenSnapshot {
    var screen = Screen()
    if !after.isEmpty { screen.button = "Remove" }
    var snapshot = screen.snapshot
    guard var tree = snapshot.tree else { return snapshot }
    for index in tree.children.indices {
      tree.children[index].label = text + tree.children[index].label
      tree.children[index].title = text
      tree.children[index].identifier = text + tree.children[index].identifier
      tree.children[index].value = .text(text + after)
      tree.children[index].placeholder = text
    }
    snapshot = ScreenSnapshot(picture: snapshot.picture, tree: tree, scale: snapshot.scale)
    return snapshot
  }
}

extension Sandbox.Check {
  /// A check of a snapshot.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - snapshot: What is seen.
  package init(_ key: CheckKey, snapshot: ScreenSnapshot) {
    self.init(key)
    self.snapshot = snapshot
  }
}
