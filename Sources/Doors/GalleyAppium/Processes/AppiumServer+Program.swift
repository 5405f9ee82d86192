import Foundation
import GalleyHTTP
import GalleySystem
import GalleyViews
import Glibc
import Synchronization

extension AppiumServer {
  /// The options of `galley serve`, as its program gets them.
  package struct Options: Codable, Sendable {
    /// The port; `nil` for any free one.
    package var port: UInt16?
    /// The numeric address to listen on; `nil` for this machine only.
    package var address: String?
    /// The path of the file with the token, which another address needs.
    package var tokenFile: String?
    /// The device of a session that asks for none.
    package var device: String?
    /// The folder of the project whose baselines checks compare with; `nil` for the working folder.
    package var folder: String?

    package init() {}
  }

  /// The argument of the process of a session.
  private static let sessionWord = "session"
  /// The server of the program, which lives as long as that.
  private static let running = Mutex<AppiumServer?>(nil)

  /// Prints a text on standard error, since standard output has the address alone.
  private static func say(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }

  /// Starts a server whose sessions are processes of this program.
  private convenience init(_ options: Options) throws {
    signal(SIGPIPE, SIG_IGN)
    if options.address != nil, options.tokenFile == nil {
      throw CommandError.argument("Another address needs a token file.")
    }
    let program = Subprocess(
      "/proc/self/exe", [Self.sessionWord], environment: ProcessInfo.processInfo.environment)
    try self.init(
      AppiumService(ProcessStarter(program: program, device: options.device, folder: options.folder)),
      options.address.map { .other($0) } ?? .loopback, port: options.port ?? 0,
      token: options.tokenFile.map { try AccessToken(file: $0) })
  }

  /// The work of a program that serves apps, such as the one that `galley serve` builds: every session is a process of its own.
  ///
  /// ```swift
  /// @main enum Program {
  ///   static func main() async { await AppiumServer.run([RecipesApp.self]) }
  /// }
  /// ```
  ///
  /// It prints its address on standard output. The argument of the program is the JSON of the options of `galley serve`, such as
  /// `{"port":4723,"device":"iPhone 15"}`; without one it listens on any free port of this machine.
  ///
  /// - Parameter apps: The apps that are installed on the device of each session.
  public static func run(_ apps: [any App.Type]) async -> Never {
    let words = CommandLine.arguments.dropFirst()
    if words.first == sessionWord {
      SessionLoop(apps).run()
    } else {
      do {
        let options =
          try words.first.map { try JSONDecoder().decode(Options.self, from: Data($0.utf8)) } ?? Options()
        let server = try AppiumServer(options)
        FileHandle.standardOutput.write(Data("\(server.url)\n".utf8))
        say("Serving \(apps.map { $0.displayName }.joined(separator: ", ")). Control-C ends the server.")
        running.withLock { $0 = server }
      } catch {
        say("galley: \(error)")
        exit(2)
      }
    }
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    exit(0)
  }
}
