/// `galley doctor`: reports fonts, libraries, browsers and settings, and compares them with those of the baselines.
package enum DoctorCommand: ToolCommand {
  package static let name = "doctor"

  package static let spec = CommandSpec(
    name: name, summary: "report fonts, icons, libraries, browsers and settings, and the missing ones",
    options: Options.self,
    discussion: """
      Also reports whether the baselines were rendered with the same fonts and libraries, the characters of the newest
      run without a font, the names of symbols in the sources without a drawing, the browsers, drivers and fonts for web
      pages with the packages that have the missing ones, and the state of git, the journal and the disk, with a remedy
      for each.

      Exits with 0 if screens can be rendered, 1 if the baselines were rendered with other fonts or libraries, and 2 if
      required fonts are not installed or a baseline is damaged.
      """)

  package struct Options: CommandOptions {
    package let run: ValueOption<String>

    package init(_ line: inout OptionReader) { run = line.run() }
  }
}
