import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleySystem
import GalleyText
import GalleyTree
import Glibc

/// The program: runs the review server until a signal or a long time without use.
enum ReviewProgram {
  /// The signals that end a review: Control-C, a request of the system, and a closed terminal.
  private static let endings = [SIGINT, SIGTERM, SIGHUP]

  /// Runs the program.
  static func run(_ words: [String]) -> Int32 {
    let arguments: ReviewArguments
    do throws(ReviewArguments.UsageError) { arguments = try ReviewArguments(words) } catch {
      say("galley: \(error.words)")
      return ExitCode.usage.rawValue
    }
    if arguments.help {
      print(ReviewArguments.usage, terminator: "")
      return ExitCode.clean.rawValue
    }
    // Blocked before there are other threads, which inherit that, so that one place waits for them.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in endings { sigaddset(&signals, number) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    signal(SIGPIPE, SIG_IGN)
    return LargeStack.run { serve(arguments, until: signals) }
  }

  /// Serves the review until one of the signals, which are blocked, or a long time without use.
  private static func serve(_ arguments: ReviewArguments, until signals: sigset_t) -> Int32 {
    let server: ReviewServer
    do {
      server = try start(arguments)
    } catch {
      say("galley: \(ErrorWords.of(error))")
      return ExitCode.notComparable.rawValue
    }
    let opened = welcome(server, arguments)
    defer { if let opened { try? FileManager.default.removeItem(atPath: opened) } }
    return wait(server, signals)
  }

  private static func start(_ arguments: ReviewArguments) throws -> ReviewServer {
    let project =
      try arguments.root.map { root throws(ProjectError) in
        try Project.open(root: absolute(root)).caching(ProcessInfo.processInfo.environment)
      }
      ?? Project.find(from: FileManager.default.currentDirectoryPath + "/.")
    let run = try Run(arguments.run, in: project)
    var options = ReviewServer.Options()
    options.port = arguments.port
    options.address = arguments.address
    options.tokenFile = arguments.tokenFile
    options.idleTimeout = arguments.idleTimeout
    // Asked once: all decisions of a review are by the same person, and git takes some milliseconds.
    options.environment = ProcessInfo.processInfo.environment
    options.onCI = arguments.onCI
    let name = Signature.name(in: project, environment: options.environment)
    let signer = project.settings.sign ? try DecisionSigner(in: project) : nil
    options.signature = {
      var signature = Signature(by: name, at: Date())
      signature.signer = signer
      return signature
    }
    return try ReviewServer(run, store: BaselineStore(project), options)
  }

  private static func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
  }

  /// Prints the address of the review, and opens it; returns the file that leads the browser there, if one was opened.
  private static func welcome(_ server: ReviewServer, _ arguments: ReviewArguments) -> String? {
    say("Review of the run \(server.run.name): \(server.progress)")
    // The address alone is on standard output, for whoever started this.
    FileHandle.standardOutput.write(Data("\(server.url)\n".utf8))
    let isOnDesktop = ["DISPLAY", "WAYLAND_DISPLAY"].contains {
      ProcessInfo.processInfo.environment[$0]?.isEmpty == false
    }
    let idle =
      arguments.idleTimeout == .zero
      ? "" : "; it ends by itself after \(Self.words(arguments.idleTimeout)) without use"
    let opened = arguments.opens && isOnDesktop ? open(server) : nil
    say(
      opened == nil
        ? "Open this address in a browser of this machine. Control-C ends the review\(idle)."
        : "It opens in your browser. Control-C ends the review\(idle).")
    return opened
  }

  /// Opens the page in the browser of the desktop, and does not wait for it.
  ///
  /// Every user of the machine can read the arguments of a program, so the token is not among them: the browser opens a
  /// file that only this user may read, and which redirects to the page.
  private static func open(_ server: ReviewServer) -> String? {
    let path = server.run.project.root + "/.galley/review/open-\(server.port).html"
    let page = """
      <!doctype html>
      <meta name="referrer" content="no-referrer">
      <meta http-equiv="refresh" content="0; url=\(server.url)">
      <title>Galley</title>

      """
    try? FileManager.default.removeItem(atPath: path)
    let number = Glibc.open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard number >= 0 else { return nil }
    FileHandle(fileDescriptor: number, closeOnDealloc: true).write(Data(page.utf8))
    let opener = Subprocess(
      "/usr/bin/env", ["xdg-open", path], environment: ProcessInfo.processInfo.environment)
    if (try? opener.startDetached()) != nil { return path }
    try? FileManager.default.removeItem(atPath: path)
    return nil
  }

  /// Waits for the end.
  private static func wait(_ server: ReviewServer, _ signals: sigset_t) -> Int32 {
    var signals = signals
    while true {
      var second = timespec(tv_sec: 1, tv_nsec: 0)
      let number = sigtimedwait(&signals, nil, &second)
      if number > 0 {
        // A second signal ends the process at once; the next reader completes what is half done.
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        server.stop()
        if number == SIGINT { say("") }
      }
      guard let end = server.tick() else { continue }
      if case .idle(let time) = end { say("The review was not used for \(words(time)), so it ended.") }
      let summary = server.summary
      say(summary.text)
      return summary.exitCode.rawValue
    }
  }

  private static func words(_ time: Duration) -> String {
    let seconds = Int(time.components.seconds)
    if seconds % 3600 == 0 { return EnglishNoun.count(seconds / 3600, "hour") }
    if seconds % 60 == 0 { return EnglishNoun.count(seconds / 60, "minute") }
    return EnglishNoun.count(seconds, "second")
  }

  /// Prints text on standard error, since standard output has the address alone.
  private static func say(_ text: String) {
    FileHandle.standardError.write(Data((CleanText.lines(text) + "\n").utf8))
  }
}
