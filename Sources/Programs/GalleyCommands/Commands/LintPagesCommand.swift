/// `galley lint-pages`: finds errors in layouts without running tests.
package enum LintPagesCommand: ToolCommand {
  package static let name = "lint-pages"

  /// The rules, which this program does not build; a test holds them equal to those of the linter.
  static let rules = [
    "duplicate-locator", "hidden-name", "unstated-presence", "contradictory-presence", "endless-requirement",
    "nothing-required", "repeated-checkpoint", "absent-mask", "optional-row-key", "repeated-page",
    "shared-name",
    "indistinguishable-pages", "shadowed-arrival", "unlisted-checkpoint", "optional-mask", "position-locator",
    "type-locator", "label-locator", "repeated-in-component", "contained-page", "unknown-destination",
    "unreachable-page",
  ]

  package static let spec = CommandSpec(
    name: name, summary: "find errors in the layouts of the tests, without running them",
    operands: .rest("swift test argument"),
    options: Options.self,
    discussion: """
      Builds the tests and checks every atlas that a test target registers. Exits with 0 if there are no errors, even
      if there are notes, with 1 if there are errors, and with 2 if the layouts cannot be read.
      """)

  package struct Options: CommandOptions {
    package let explain: ValueOption<String>
    package let rules: Flag
    package let noNotes: Flag
    package let target: ValueOption<String>

    package init(_ line: inout OptionReader) {
      explain = line.value(
        "--explain", "rule", completion: .words(LintPagesCommand.rules), summary: "explain a rule, and stop")
      rules = line.flag("--rules", summary: "list the rules, and stop")
      noNotes = line.flag("--no-notes", summary: "list only errors")
      target = line.testTarget()
    }
  }
}
