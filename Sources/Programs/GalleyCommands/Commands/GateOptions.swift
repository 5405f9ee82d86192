/// The options by which `galley gate` and `galley test` judge a run.
struct GateOptions: CommandOptions {
  let expect: ValueOption<Int>
  let failOnOrphans: Flag
  let failOnFlaky: Flag
  let approvalsFrom: ListOption<String>
  let base: ValueOption<String>
  var html: ValueOption<String>
  let verbose: Flag
  var files: GateFiles.Options

  init(_ line: inout OptionReader) {
    expect = line.value(
      "--expect", "n", as: .wholeNumber, summary: "require this number of checks in the run")
    failOnOrphans = line.flag(
      "--fail-on-orphans",
      summary: "look for unused baselines, and exit with 4 if there are some and all else is clean")
    failOnFlaky = line.flag(
      "--fail-on-flaky",
      summary: "exit with 5 if some tests passed only in a rerun, and all else is clean")
    approvalsFrom = line.list(
      "--approvals-from", "branch",
      summary: "also count the approvals of a branch such as origin/main; repeat it for more branches")
    base = Self.base(&line)
    html = line.value(
      "--html", "folder", completion: .folders, summary: "also write the report to a folder")
    verbose = line.flag("--verbose", summary: "also list the checks that match")
    files = GateFiles.Options(&line)
  }

  /// The branch since which decisions are listed.
  static func base(_ line: inout OptionReader) -> ValueOption<String> {
    line.value(
      "--base", "branch",
      summary: "judge by the rules of a branch such as origin/main, and list the approvals since")
  }

  /// Checks values before any work is done.
  func check() throws(UsageError) {
    _ = try expect.value()
    try files.check()
  }
}
