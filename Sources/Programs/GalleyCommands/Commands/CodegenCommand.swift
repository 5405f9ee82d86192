/// `galley codegen`: records what a person does in a browser, as pages and a test.
package enum CodegenCommand: ToolCommand {
  package static let name = "codegen"

  package static let spec = CommandSpec(
    name: name, summary: "record what you do in a browser, as pages and a test",
    options: Options.self,
    discussion: """
      Opens the address of --url in a window of Chromium or Firefox, and writes a layout for each page that you come to,
      and a test that does the same and checks each page. The recording ends when you close the window, at Control-C, or
      after --for. Without --output it goes to standard output.

      Clicks, texts, choices, check boxes, the keys Enter and Escape, answers to dialogs and the browser's way back are
      steps; scrolling is none, since tests scroll by themselves. Passwords are not recorded: the test reads them from
      environment variables. Other windows and pages of other origins are not recorded.
      """)

  package struct Options: CommandOptions {
    package let web: WebPageOptions
    package let output: ValueOption<String>
    package let name: ValueOption<String>
    package let seconds: ValueOption<Int>
    package let headless: Flag
    package let force: Flag

    package init(_ line: inout OptionReader) {
      web = WebPageOptions(summary: "begin at this address", &line)
      output = line.value(
        "--output", aliases: ["-o"], "folder", completion: .folders,
        summary: "write a file for each page and one with the test into this folder, which has to be empty")
      name = line.value("--name", "name", summary: "name the suite; the default is RecordedTests")
      seconds = line.value(
        "--for", "seconds", as: .wholeNumber, summary: "end the recording after so many seconds")
      headless = line.flag(
        "--headless", summary: "show no window, for programs that act in the browser in place of a person")
      force = line.flag("--force", summary: "write into a folder that is not empty, and over files")
    }
  }
}
