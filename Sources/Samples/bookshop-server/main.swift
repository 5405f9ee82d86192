import BookshopWeb
import Foundation

/// The options on the command line.
private struct Options {
  var settings = BookshopServer.Settings()

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let name = rest.popFirst() {
      guard let text = rest.popFirst() else { throw Problem(text: "\(name) needs a value") }
      switch (name, UInt64(text)) {
      case ("--port", let number?) where number <= 65_535: settings.port = UInt16(number)
      case ("--seed", let number?): settings.troubles.seed = number
      case ("--delay", let number?) where number <= 60_000:
        settings.troubles.longestDelay = .milliseconds(Int(number))
      case ("--failures", let number?) where number <= 100: settings.troubles.failuresInHundred = Int(number)
      case ("--site", _): settings.site = URL(fileURLWithPath: text, isDirectory: true)
      default: throw Problem(text: "\(name) \(text) is no option")
      }
    }
  }

  /// A reason for which the options cannot be used.
  struct Problem: Error { let text: String }
}

do {
  let options = try Options(Array(CommandLine.arguments.dropFirst()))
  let server = try BookshopServer(options.settings)
  let words = "is open for any name with the password bookworm. Control-C closes it."
  FileHandle.standardOutput.write(Data("The bookshop at \(server.address)/ \(words)\n".utf8))
  while true { sleep(3600) }
} catch let problem as Options.Problem {
  let usage =
    "bookshop-server [--port N] [--seed N] [--delay MILLISECONDS] [--failures PERCENT] [--site FOLDER]"
  FileHandle.standardError.write(Data("\(problem.text)\nUsage: \(usage)\n".utf8))
  exit(2)
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
