import Foundation
import GalleyCommands
import GalleyDecisions
import GalleySystem
import GalleyTree

/// The work of `galley serve`.
enum ServeTool {
  /// The options of the program, by the names that `AppiumServer` reads.
  private struct ServerOptions: Encodable {
    var port: Int?
    var address: String?
    var tokenFile: String?
    var device: String?
    var folder: String?
  }

  private struct Data: Encodable {
    var url: String
    var apps: [String]
  }

  static func run(
    _ arguments: ParsedArguments<ServeCommand.Options>, in context: CommandContext, _ printer: Printer
  ) throws -> ExitCode {
    var server = try options(arguments.options, in: context)
    var place = context
    if let path = arguments.options.package.word { place.folder = context.absolute(path) }
    let folder = try place.packageFolder(for: ServeCommand.name)
    server.folder = folder
    let words = arguments.rest.filter { $0 != "--skip-build" }
    let build = PackageBuild(
      folder: folder, words: words, environment: context.environment,
      isBuilt: words.count < arguments.rest.count)
    return try TemporaryFolder.with { temporary in
      guard case .made(let plan, _) = try build.make() else { return ExitCode(interruptedBy: SIGINT) }
      let apps = try ServedApp.named(arguments.operands, of: ServedApp.all(in: plan))
      let program = GeneratedProgram(
        plan: plan, name: "GalleyServe", neighbour: apps[0].module, environment: context.environment,
        folder: temporary, cache: build.cache)
      let linked = try link(program, apps, printer)
      let json = String(decoding: try JSONEncoder().encode(server), as: UTF8.self)
      var isAddress = true
      let end = try ChildProcess.run(
        [linked, json], environment: context.environment,
        output: .lines { line, stream in
          guard stream == .output, isAddress else { return printer.sayOnErrors(line + "\n") }
          isAddress = false
          printer.say(line + "\n")
          try? printer.data(Data(url: line, apps: apps.map(\.name)))
        })
      if let signal = end.interruption { return ExitCode(interruptedBy: signal) }
      return .notComparable
    }
  }

  /// Checks the options.
  private static func options(
    _ options: ServeCommand.Options, in context: CommandContext
  ) throws -> ServerOptions {
    var server = ServerOptions()
    server.port = try options.port.value()
    if let port = server.port, port > 65535 {
      throw UsageError.badValue(options.port.name, "\(port)", needs: "a whole number up to 65535")
    }
    server.address = options.host.word
    server.tokenFile = options.tokenFile.word.map(context.absolute)
    if server.address != nil, server.tokenFile == nil {
      throw UsageError.onlyWith(options.host.name, options.tokenFile.name)
    }
    if server.address == nil, server.tokenFile != nil {
      throw UsageError.onlyWith(options.tokenFile.name, options.host.name)
    }
    if let name = options.device.word {
      guard let device = DeviceNames.find(name) else { throw UsageError.unknownDevice(name) }
      server.device = device
    }
    return server
  }

  private static func link(
    _ program: GeneratedProgram, _ apps: [ServedApp], _ printer: Printer
  ) throws -> String {
    let object: String
    do { object = try program.compile([("Program.swift", ServedApp.program(apps))]) } catch let failure
      as GeneratedProgram.Failure
    {
      let messages = CompilerMessages(failure.lines)
      if messages.problems.contains(where: { $0.message.hasPrefix("no such module 'GalleyAppium'") }) {
        throw ServeError.noServer
      }
      printer.sayOnErrors(failure.lines.map { $0 + "\n" }.joined())
      throw ServeError.notCompiled(status: failure.status)
    }
    guard let linked = try program.link(object, with: Set(apps.map(\.module)).sorted()) else {
      throw ServeError.noServer
    }
    return linked
  }
}
