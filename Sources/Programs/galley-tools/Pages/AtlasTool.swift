import Foundation
import GalleyAuthoring
import GalleyBaselines
import GalleyCommands
import GalleyDecisions
import GalleyImage
import GalleyPages
import GalleySystem
import GalleyText
import GalleyTree

/// The work of `galley atlas`: draws the pages of a suite or of a web site, and the transitions between them.
enum AtlasTool {
  private struct Data: Encodable, Sendable {
    var picture: String?
    var summary: String
    var suites: [LayoutInspection.Suite]
  }

  static func run(
    _ arguments: ParsedArguments<AtlasCommand.Options>, in context: CommandContext, _ printer: Printer
  ) throws -> ExitCode {
    let options = arguments.options
    if let request = try options.web.request() {
      return try drawSite(request, arguments, in: context, printer)
    }
    if options.pages.isGiven { throw UsageError.onlyWith(options.pages.name, options.web.url.name) }
    let inspection = try LayoutInspector.inspect(options.target, arguments.rest, in: context)
    let graph = AtlasGraph(inspection)
    let path = options.output.word.map(context.absolute)
    if path != nil || !printer.isJSON {
      let picture =
        options.mermaid.isGiven ? graph.mermaid : try draw(graph, context.environment)
      try put(picture, of: graph, to: path, printer)
    }
    try printer.data(Data(picture: path, summary: graph.summary, suites: inspection.suites))
    return .clean
  }

  /// Writes a drawing to a file, or prints it.
  static func put(_ picture: String, of graph: AtlasGraph, to path: String?, _ printer: Printer) throws {
    guard let path else { return printer.say(picture) }
    try AtomicFile.write(Foundation.Data(picture.utf8), to: path)
    printer.say("\(graph.summary): \(CleanText.line(path))\n")
  }

  /// Draws a graph as SVG, laid out by Graphviz.
  ///
  /// - Throws: ``InspectionError`` if Graphviz is not there or fails.
  static func draw(_ graph: AtlasGraph, _ environment: [String: String]) throws -> String {
    try TemporaryFolder.with { folder in
      let source = folder + "/atlas.dot"
      let target = folder + "/atlas.svg"
      try AtomicFile.write(Foundation.Data(graph.dot.utf8), to: source)
      let end: ChildProcess.End
      do throws(ChildProcess.StartError) {
        end = try ChildProcess.run(
          ["dot", "-Tsvg", "-o", target, source], environment: environment, output: .standardError)
      } catch {
        throw InspectionError.noGraphviz
      }
      // The status of a shell for a missing program.
      guard end.status != 127 else { throw InspectionError.noGraphviz }
      guard end.status == 0, let data = FileManager.default.contents(atPath: target),
        let picture = graph.picture(from: String(decoding: data, as: UTF8.self))
      else { throw InspectionError.notDrawn(status: end.status) }
      return picture
    }
  }
}
