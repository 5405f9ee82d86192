/// `galley doctor`: reports fonts, libraries and settings, and compares them with those of the baselines.
enum DoctorCommand: ToolCommand {
  static let name = "doctor"

  static let spec = CommandSpec(
    name: name, summary: "report fonts, icons, libraries and settings, and what is missing",
    options: [.run],
    discussion: """
      Also reports whether the baselines were rendered with the same fonts and libraries, which characters of the
      newest run have no font, which names of symbols in the sources have no drawing, and the state of git, the
      journal and the disk, each with what to do.

      Exits with 0 if screens can be rendered, 1 if the baselines were rendered with other fonts or libraries, and 2 if
      required fonts are not installed or a baseline is damaged.
      """)
}
