/// `galley atlas`: draws the pages of a suite or of a web site, and the transitions between them.
package enum AtlasCommand: ToolCommand {
  package static let name = "atlas"

  package static let spec = CommandSpec(
    name: name, summary: "draw the pages of the tests, or of a web site, and the transitions between them",
    operands: .rest("swift test argument"),
    options: Options.self,
    discussion: """
      Builds the tests and draws every atlas that a test target registers, as SVG with colours for light and dark.
      A page that no element leads to has a dashed border. With --json it prints the layouts as data, and draws
      only if -o names a file.

      With --url, follows the links of a web site from that address on, within its origin and nearest pages first, and
      draws each page with its picture. Addresses that differ in numbers and identifiers alone, such as /books/1 and
      /books/2, are one page, and so are those that differ in the values of a query. Links that sign out are not
      followed. Pages beyond the bound have a dashed border, and those that cannot be opened a red one.
      """)

  package struct Options: CommandOptions {
    package let mermaid: Flag
    package let output: ValueOption<String>
    package let target: ValueOption<String>
    package let web: WebPageOptions
    package let pages: ValueOption<Int>

    /// The largest number of visits that can be asked for.
    private static let mostPages = 500

    package init(_ line: inout OptionReader) {
      mermaid = line.flag("--mermaid", summary: "write Mermaid source, which many sites render in Markdown")
      output = line.value(
        "-o", "file", completion: .files, summary: "write to this file instead of standard output")
      target = line.testTarget()
      web = WebPageOptions(summary: "draw the web site from this address on, in a browser", &line)
      pages = line.value(
        "--pages", "n",
        as: OptionForm(needs: "a whole number from 1 to \(Self.mostPages)") { word in
          Int(word).flatMap { (1...Self.mostPages).contains($0) ? $0 : nil }
        }, summary: "with --url: visit at most so many pages; the default is 20")
    }
  }
}
