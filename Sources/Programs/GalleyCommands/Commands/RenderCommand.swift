/// `galley render`: writes any views of a package as pictures with their element trees.
package enum RenderCommand: ToolCommand {
  package static let name = "render"

  package static let spec = CommandSpec(
    name: name, summary: "write views of a package as pictures with their element trees",
    operands: .anyAndRest("module.view", "swift build argument"),
    options: Options.self,
    discussion: """
      A view is a type of a module of the package, such as Newsroom.ArticleRow, or a Swift expression that creates one:

        galley render 'Newsroom.ArticleRow(title: "Harvest")' --appearance light --appearance dark

      Repeated options multiply: each view is shown on each device, in each appearance, text size and language. It writes
      the element tree, NAME.txt, beside each picture, NAME.png; --json prints the trees, too.

      Builds the module of the views, or the package as for its tests; one test target has to depend on Galley. Views need
      not be public. Only build products are written into the package. Names a view that ends the process or takes longer
      than 30 seconds, and still shows the others. Exits with 1 if a view could not be shown.
      """)

  package struct Options: CommandOptions {
    package let settings: RenderSettings
    package let layout: RenderLayoutOptions
    package let output: ValueOption<String>

    package init(_ line: inout OptionReader) {
      settings = RenderSettings(&line)
      layout = RenderLayoutOptions(&line)
      output = line.value(
        "--output", aliases: ["-o"], "path", completion: .files,
        summary:
          "write to this folder, or to a .png file for one picture; the default is .build/galley-render"
      )
    }
  }
}
