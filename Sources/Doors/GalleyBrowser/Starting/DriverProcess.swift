import Foundation
import GalleySystem
import Glibc
import Synchronization

/// A running driver program with its browsers, or a browser that needs none, with a port and a folder.
///
/// Driver and browsers are a session of processes of their own. Two shells end it: one when the driver ends, since a browser outlives
/// its driver; the other when this process closes its end of a socket, which the system does even after `kill -9`. A signal at the
/// parent's death, `PR_SET_PDEATHSIG`, would come too early: it follows the thread that started the program.
package final class DriverProcess: Sendable {
  /// The port that the driver listens on.
  package let port: UInt16
  /// The folder for profiles, temporary files and the driver's output.
  package let folder: String
  private let watcher: pid_t
  private let lifeline: Mutex<Int32?>

  /// Words with a number among them.
  package typealias Greeting = Regex<(Substring, Substring)>

  /// The way in which a driver's port becomes known.
  enum PortSource {
    /// The driver prints it, among the words.
    case greeting(Greeting)
    /// The driver prints nothing: the port is that of the process whose number a file of the folder has.
    case process(file: String)
  }

  /// The longest time until the driver listens.
  private static let patience = Duration.seconds(60)

  /// Ends all processes of a session, and looks again until none is left.
  ///
  /// The fourth field behind the name in `/proc/pid/stat` is the session.
  private static let sweep = """
    sweep() {
      for try in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
        found=
        for stat in /proc/[0-9]*/stat; do
          read -r line 2> /dev/null < "$stat" || continue
          pid=${line%% *}
          set -- ${line##*) }
          [ "$4" = "$session" ] && [ "$1" != Z ] && [ "$pid" != "$spared" ] || continue
          signal=KILL
          # A screen removes its socket and its lock, which lie outside of the folder.
          case $line in *" (Xvfb) "*) [ "$try" -lt 10 ] && signal=TERM ;; esac
          kill -s "$signal" "$pid" 2> /dev/null && found=1
        done
        [ -z "$found" ] && return
        sleep 0.05
      done
    }
    """

  /// Runs the driver in a new session, and sweeps that session after its end.
  private static let leader = """
    trap : INT TERM HUP
    "$@" &
    wait $!
    : > "$TMPDIR/ended"
    session=$$ spared=$$
    \(sweep)
    sweep
    """

  /// Starts the leader, waits for the end of its input, and removes the folder at the end.
  private static let watch = """
    trap : INT TERM HUP
    folder=$1 leader=$2
    shift 2
    setsid sh -c "$leader" sh "$@" > "$folder/output" 2>&1 < /dev/null &
    session=$! spared=
    \(sweep)
    cat > /dev/null
    sweep
    for try in 1 2 3 4 5 6 7 8 9 10; do
      rm -rf "$folder" 2> /dev/null && break
      sleep 0.1
    done
    """

  /// Starts a driver, with an environment that its browsers inherit.
  ///
  /// - Parameters:
  ///   - program: The path of the driver.
  ///   - greeting: The words by which it tells its port.
  ///   - arguments: The arguments that have it listen on a free port of the loopback address, by the folder.
  ///   - prepare: Fills the folder before the start, and adds variables to the environment.
  package convenience init(
    _ program: String, listening greeting: Greeting = /started successfully on port (\d+)/,
    arguments: (_ folder: String) -> [String] = { _ in ["--port=0"] },
    prepare: (_ folder: String, _ environment: inout [String: String]) throws -> Void = { _, _ in }
  ) throws(BrowserError) {
    try self.init(program, port: .greeting(greeting), arguments: arguments, prepare: prepare)
  }

  /// Starts a driver whose port becomes known in some way.
  init(
    _ program: String, port source: PortSource, arguments: (_ folder: String) -> [String],
    prepare: (_ folder: String, _ environment: inout [String: String]) throws -> Void
  ) throws(BrowserError) {
    // Chromium's socket lies in it, whose path may have 107 bytes.
    let name = "galley-browser-\(UUID().uuidString.prefix(8).lowercased())"
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
    var environment = ProcessInfo.processInfo.environment
    // Files that Chromium leaves beside its profile.
    for name in ["TMPDIR", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"] { environment[name] = folder }
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try prepare(folder, &environment)
    } catch {
      throw .notStarted(program: program, reason: ErrorWords.of(error))
    }
    self.folder = folder
    var pair: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &pair) == 0
    else {
      throw .notStarted(program: program, reason: String(cString: strerror(errno)))
    }
    defer { close(pair[1]) }
    do throws(Subprocess.Failure) {
      watcher = try Subprocess(
        "setsid", ["sh", "-c", Self.watch, "sh", folder, Self.leader, program] + arguments(folder),
        environment: environment, in: "/"
      ).start(input: .descriptor(pair[1]), output: .discarded, errors: .discarded)
    } catch {
      close(pair[0])
      throw .notStarted(program: program, reason: "\(error)")
    }
    lifeline = Mutex(pair[0])
    do throws(BrowserError) {
      port = try Self.port(in: folder, of: program, source)
    } catch {
      Self.end(watcher, pair[0])
      throw error
    }
  }

  private static func port(
    _ source: PortSource, in folder: String, output: String
  ) -> UInt16? {
    switch source {
    case .greeting(let greeting): return output.firstMatch(of: greeting).flatMap { UInt16($0.1) }
    case .process(let file):
      let text = (try? String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)) ?? ""
      return pid_t(text.trimmingCharacters(in: .newlines)).flatMap(ListeningPort.of)
    }
  }

  /// Waits until the driver listens.
  private static func port(
    in folder: String, of program: String, _ source: PortSource
  ) throws(BrowserError) -> UInt16 {
    let deadline = ContinuousClock.now + patience
    var output = ""
    while ContinuousClock.now < deadline {
      output = (try? String(contentsOfFile: "\(folder)/output", encoding: .utf8)) ?? ""
      if let port = port(source, in: folder, output: output) { return port }
      // The leader removes nothing: its mark tells that the driver has ended.
      if FileManager.default.fileExists(atPath: "\(folder)/ended") {
        throw .notStarted(program: program, reason: output.isEmpty ? "it ended without a word" : output)
      }
      poll(nil, 0, 5)
    }
    throw .notStarted(
      program: program, reason: output.isEmpty ? "it listens on no port after \(patience)" : output)
  }

  /// The output of the driver and its browsers so far.
  package var output: String { (try? String(contentsOfFile: "\(folder)/output", encoding: .utf8)) ?? "" }

  /// Ends the driver and its browsers, removes their files, and returns when no process is left.
  package func stop() {
    // A second call waits for the first one's end.
    lifeline.withLock { lifeline in
      guard let end = lifeline else { return }
      lifeline = nil
      Self.end(watcher, end)
    }
  }

  deinit { stop() }

  private static func end(_ watcher: pid_t, _ lifeline: Int32) {
    close(lifeline)
    _ = Subprocess.wait(for: watcher)
  }
}
