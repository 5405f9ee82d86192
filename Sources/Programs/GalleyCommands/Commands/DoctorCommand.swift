/// `galley doctor`: reports fonts, libraries and settings, and compares them with those of the baselines.
package enum DoctorCommand: ToolCommand {
  package static let name = "doctor"

  package static let spec = CommandSpec(
    name: name, summary: "report fonts, icons, libraries and settings, and what is missing",
    options: Options.self,
    discussion: """
      Also reports whether the baselines were rendered with the same fonts and libraries, which characters of the
      newest run have no font, which names of symbols in the sources have no drawing, and the state of git, the
      journal and the disk, each with what to do.

      Exits with 0 if screens can be rendered, 1 if the baselines were rendered with other fonts or libraries, and 2 if
      required fonts are not installed or a baseline is damaged.
      """)

  package struct Options: CommandOptions {
    package let run: ValueOption<String>

    package init(_ line: inout OptionReader) { run = line.run() }
  }
}
