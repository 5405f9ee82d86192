import GalleyBaselines

/// The options of `galley test` that select tests by name, as `xcodebuild` has them.
enum TestSelection {
  static let options = [
    OptionSpec(
      name: "--only-testing", value: .needed("test"), repeats: true,
      summary: "run only these tests: Suite, Suite/test or Target/Suite/test"),
    OptionSpec(
      name: "--skip-testing", value: .needed("test"), repeats: true, summary: "do not run these tests"),
  ]

  /// The same as arguments of `swift test`.
  static func words(_ arguments: ParsedArguments) throws(UsageError) -> [String] {
    var words: [String] = []
    for (option, word) in [("--only-testing", "--filter"), ("--skip-testing", "--skip")] {
      for name in arguments.all(option) {
        guard let pattern = TestName.pattern(ofPath: name) else {
          throw .badValue(option, name, needs: "a test such as RecipesTests/testDetails")
        }
        words += [word, pattern]
      }
    }
    return words
  }
}
