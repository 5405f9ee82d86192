import GalleyBaselines
import GalleyDecisions
import Glibc

/// `galley review`: decides on a run with pictures in sight, in a browser or in this terminal.
enum ReviewCommand: Command {
  static let spec = CommandSpec(
    name: "review", summary: "look at what waits and decide, in a browser or in the terminal",
    operands: .any("pattern"),
    options: [
      OptionSpec(name: "--terminal", summary: "in this terminal, with single keys"),
      OptionSpec(
        name: "--images", value: .needed("how"),
        summary: "pictures in the terminal: kitty, iterm, sixel, blocks or none"),
      OptionSpec(name: "--rejected", summary: "with --terminal: what was rejected, too"),
      OptionSpec(
        name: "--reason", value: .needed("text"), summary: "with --terminal: why, where none is given"),
      OptionSpec(name: "--port", value: .needed("n"), summary: "the port of the page, else a free one"),
      OptionSpec(name: "--no-open", summary: "print the page's address, and open no browser"),
      .run,
    ],
    discussion: """
      Without --terminal a server on this machine alone shows the page; it ends when it is stopped. With --terminal
      a approves, r rejects and s skips what is shown; A, R and S all that remains; c widens a and r to all
      checks with these causes, u takes the last decision back, i and d hide words and pictures, z looks closer,
      o shows the files, q ends. A pattern narrows the choice there. How pictures are drawn is found out, or said by
      --images or GALLEY_IMAGES.
      """)

  static func run(
    _ arguments: ParsedArguments, in surroundings: Surroundings, _ printer: Printer
  ) throws -> ExitCode {
    if arguments.isGiven("--terminal") {
      for option in ["--port", "--no-open", "--json"] where arguments.isGiven(option) {
        throw UsageError.needlessFor("--terminal", option)
      }
      return try TerminalReviewCommand.run(arguments, in: surroundings, printer)
    }
    for option in ["--images", "--rejected", "--reason"] where arguments.isGiven(option) {
      throw UsageError.onlyWith(option, "--terminal")
    }
    if arguments.operands.first != nil { throw UsageError.onlyWith("a pattern", "--terminal") }
    if let port = try arguments.number("--port"), port > 65535 {
      throw UsageError.badValue("--port", "\(port)", needs: "a whole number up to 65535")
    }
    let project = try surroundings.project()
    let run = try Run(arguments.value("--run"), in: project)
    var words = ["--root", project.root, "--run", run.name]
    if let port = arguments.value("--port") { words += ["--port", port] }
    if arguments.isGiven("--no-open") { words.append("--no-open") }
    throw ReviewProgram.start(words, surroundings.environment)
  }
}

/// The program that serves the page; this process becomes it.
struct ReviewProgram: Error, CustomStringConvertible {
  static let name = "galley-review"

  /// Where it was looked for.
  var places: [String]
  /// Why it could not be started, where it is.
  var code: Int32?

  /// Becomes the program.
  ///
  /// - Parameters:
  ///   - words: Its arguments.
  ///   - environment: The environment variables.
  /// - Returns: Why it could not; nothing, if it could.
  static func start(_ words: [String], _ environment: [String: String]) -> ReviewProgram {
    var fault = ReviewProgram(places: candidates(environment))
    for path in fault.places where access(path, X_OK) == 0 {
      var arguments: [UnsafeMutablePointer<CChar>?] = ([path] + words).map { strdup($0) }
      arguments.append(nil)
      defer { for argument in arguments { free(argument) } }
      execv(path, &arguments)
      fault.code = errno
      break
    }
    return fault
  }

  /// Where it may be: beside this program, then where programs are.
  static func candidates(_ environment: [String: String]) -> [String] {
    var folders: [String] = []
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
    if count > 0 {
      let own = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
      folders.append(
        own.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/"))
    }
    // A part that is empty or relative means the working folder, whose programs nobody has asked for.
    folders += (environment["PATH"] ?? "").split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
    return folders.map { "\($0)/\(name)" }
  }

  var description: String {
    if let code {
      return
        "\(places.first { access($0, X_OK) == 0 } ?? Self.name) cannot be started: \(String(cString: strerror(code)))"
    }
    return
      "the program \(Self.name), which serves the page, is neither beside galley nor on the PATH; install both "
      + "with \"make install\", or decide without it: galley review --terminal"
  }
}
