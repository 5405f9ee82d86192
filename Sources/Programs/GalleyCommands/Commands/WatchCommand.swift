/// `galley watch`: tests or renders again on every save.
package enum WatchCommand: ToolCommand {
  package static let name = "watch"

  package static let spec = CommandSpec(
    name: name, summary: "test or render again on every save",
    operands: .anyAndRest("target", "swift test argument"),
    options: Options.self,
    discussion: """
      Runs the tests, then waits. A save of a test file runs its tests; a save of another file runs the tests of all targets
      that depend on its target. A target limits both: for a test target, its tests are run, for another one, those of the
      targets that depend on it. A newer save ends a round that still runs.

        galley watch                       test what each save reaches
        galley watch HelloTests            run the tests of one target
        galley watch --test Greeting       run the tests with this name
        galley watch --render Hello.Badge  show a view

      --render shows views as "galley render" does, with the same options and arguments. New pictures, and those of the first
      check that differs, are drawn in a terminal that can draw pictures. A page that reloads itself shows the last round in
      .build/galley-watch; its address is printed once.

      Keys: q quits, Enter or r runs the last round again, a runs all tests, o opens the page. Without a terminal there are
      plain lines, and SIGTERM ends the command.
      """)

  package struct Options: CommandOptions {
    package let test: ListOption<String>
    package let render: ListOption<String>
    package let all: Flag
    package let open: Flag
    package let images: ValueOption<String>
    package let settings: RenderSettings
    package let layout: RenderLayoutOptions

    package init(_ line: inout OptionReader) {
      test = line.list(
        "--test", "pattern", summary: "run only tests whose name matches this regular expression")
      render = line.list(
        "--render", "module.view", summary: "show this view in place of running tests")
      all = line.flag("--all", summary: "run all tests on every save, not only those that it reaches")
      open = line.flag("--open", summary: "open the page in a browser")
      images = line.value(
        "--images", "protocol", completion: .words(PictureMethod.allCases.map(\.rawValue)),
        summary: "draw pictures as kitty, iterm, sixel, blocks or none")
      settings = RenderSettings(&line)
      layout = RenderLayoutOptions(&line)
    }
  }
}
