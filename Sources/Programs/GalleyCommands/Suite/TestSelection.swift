import GalleyBaselines

/// The options of `galley test` that select tests by name, as `xcodebuild` has them.
struct TestSelection: CommandOptions {
  let only: ListOption<String>
  let skipped: ListOption<String>

  init(_ line: inout OptionReader) {
    only = line.list(
      "--only-testing", "test", as: Self.test,
      summary: "run only these tests: Suite, Suite/test or Target/Suite/test")
    skipped = line.list("--skip-testing", "test", as: Self.test, summary: "do not run these tests")
  }

  private static var test: OptionForm<String> {
    OptionForm(needs: "a test such as RecipesTests/testDetails") { TestName.pattern(ofPath: $0) }
  }

  /// The same as arguments of `swift test`.
  func words() throws(UsageError) -> [String] {
    var words: [String] = []
    for pattern in try only.values() { words += ["--filter", pattern] }
    for pattern in try skipped.values() { words += ["--skip", pattern] }
    return words
  }
}
