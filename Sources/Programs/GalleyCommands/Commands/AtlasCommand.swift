/// `galley atlas`: draws the pages of a suite and the transitions between them.
enum AtlasCommand: ToolCommand {
  static let name = "atlas"

  static let spec = CommandSpec(
    name: name, summary: "draw the pages of the tests and the transitions between them",
    operands: .rest("swift test argument"),
    options: [
      OptionSpec(name: "--mermaid", summary: "write Mermaid source, which many sites render in Markdown"),
      OptionSpec(
        name: "-o", value: .needed("file"), completion: .files,
        summary: "write to this file instead of standard output"),
      .testTarget,
    ],
    discussion: """
      Builds the tests and draws every atlas that a test target registers, as SVG with colours for light and dark.
      A page that no element leads to has a dashed border. With --json it prints the layouts as data, and draws
      only if -o names a file.
      """)
}
