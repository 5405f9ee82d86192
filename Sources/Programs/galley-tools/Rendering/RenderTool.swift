import Foundation
import GalleyBaselines
import GalleyCommands
import GalleyDecisions
import GalleyReport
import GalleySystem
import GalleyTree

/// The work of `galley render`.
enum RenderTool {
  private struct Data: Encodable {
    struct Picture: Encodable {
      var configuration: Configuration
      var picture: String
      var tree: String
      var width: Int
      var height: Int
      var elements: Element
    }

    struct View: Encodable {
      var view: String
      var failure: String?
      var pictures: [Picture]
    }

    var views: [View]
  }

  static func run(
    _ arguments: ParsedArguments<RenderCommand.Options>, in context: CommandContext, _ printer: Printer
  ) throws -> ExitCode {
    let settings = try arguments.options.settings.read()
    let layout = try RenderLayout(arguments.options.layout)
    guard !arguments.operands.isEmpty else {
      throw UsageError.missingOperand("module.view", command: RenderCommand.name)
    }
    let views = try arguments.operands.map { try RenderedView($0) }
    for (index, view) in views.enumerated() where views[..<index].contains(view) {
      throw RenderError.twice(view.text)
    }
    let package = try context.packageFolder(for: RenderCommand.name)
    let output = try RenderOutput(
      arguments.options.output.word.map(context.absolute) ?? package + "/.build/galley-render",
      pictures: views.count * settings.count)
    let build = PackageBuild(
      folder: package, words: arguments.rest, environment: context.environment)
    return try TemporaryFolder.with { folder in
      let program: String
      switch try RenderProgram.make(build, views, layout, in: folder, printer) {
      case .interrupted(let signal): return ExitCode(interruptedBy: signal)
      case .made(let made): program = made
      }
      var run = PreviewRun(printer: printer, program: "the program that shows views") { request, _ in
        var environment = context.environment
        environment[PreviewRequest.variable] = request
        return try ChildProcess.run([program], environment: environment, output: .standardError)
      }
      run.tellsAtOnce = false
      var request = PreviewRequest(
        folder: folder, filters: [], device: nil, thumbnail: GalleryReport.thumbnail)
      (request.settings, request.isRendering) = (settings, true)
      let outcome = try run.run(request)
      if let signal = outcome.interruption { return ExitCode(interruptedBy: signal) }
      return try write(outcome.entries, of: views, settings, from: folder, to: output, printer)
    }
  }

  /// Writes what was shown, in the order in which it was asked for, and tells what was not.
  private static func write(
    _ entries: [PreviewEntry], of views: [RenderedView], _ settings: [PreviewRequest.Setting],
    from folder: String, to output: RenderOutput, _ printer: Printer
  ) throws -> ExitCode {
    var data = Data(views: [])
    var stems: [String: Int] = [:]
    for (number, view) in views.enumerated() {
      let count = stems[view.stem, default: 0] + 1
      stems[view.stem] = count
      let stem = count == 1 ? view.stem : "\(view.stem)-\(count)"
      // The line is the view's number; a name may have been given by a modifier.
      let entry = entries.first { $0.line == number + 1 }
      var written = Data.View(view: view.text, failure: entry?.failure, pictures: [])
      if entry == nil { written.failure = "it was not shown" }
      for (picture, setting) in zip(entry?.pictures ?? [], settings) where written.failure == nil {
        guard let tree = picture.tree, let configuration = picture.configuration else { continue }
        let elements = try JSONDecoder().decode(
          Element.self, from: Foundation.Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(tree)")))
        let bytes = [UInt8](
          try Foundation.Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(picture.file)")))
        let files = output.files(stem, configuration, isMirrored: setting.isRightToLeft == true)
        try output.write(bytes, elements, to: files)
        printer.say("\(files.picture)\n\(files.tree)\n")
        for remark in picture.remarks { printer.remark("\(view.text): \(remark)") }
        written.pictures.append(
          Data.Picture(
            configuration: configuration, picture: files.picture, tree: files.tree, width: picture.width,
            height: picture.height, elements: elements))
      }
      if let failure = written.failure { printer.remark("\(view.text): \(failure)") }
      data.views.append(written)
    }
    try printer.data(data)
    return data.views.allSatisfy { $0.failure == nil } ? .clean : .differences
  }
}
