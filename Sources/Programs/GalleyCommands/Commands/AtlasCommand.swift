/// `galley atlas`: draws the pages of a suite and the transitions between them.
package enum AtlasCommand: ToolCommand {
  package static let name = "atlas"

  package static let spec = CommandSpec(
    name: name, summary: "draw the pages of the tests and the transitions between them",
    operands: .rest("swift test argument"),
    options: Options.self,
    discussion: """
      Builds the tests and draws every atlas that a test target registers, as SVG with colours for light and dark.
      A page that no element leads to has a dashed border. With --json it prints the layouts as data, and draws
      only if -o names a file.
      """)

  package struct Options: CommandOptions {
    package let mermaid: Flag
    package let output: ValueOption<String>
    package let target: ValueOption<String>

    package init(_ line: inout OptionReader) {
      mermaid = line.flag("--mermaid", summary: "write Mermaid source, which many sites render in Markdown")
      output = line.value(
        "-o", "file", completion: .files, summary: "write to this file instead of standard output")
      target = line.testTarget()
    }
  }
}
