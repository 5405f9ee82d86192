import Foundation
import Glibc

/// A chromedriver process with its own port and a folder for profiles and other files.
///
/// A shell waits for the end of its input, which ``stop()`` closes, and the system when this process ends in any way, even by
/// `kill -9`. Then the shell kills the driver with all its browsers and removes the folder.
final class DriverProcess: Sendable {
  /// The port of the driver.
  let port: UInt16
  /// A folder for profiles.
  let folder: String
  private let lifeline: Int32
  private let watcher: pid_t

  private static let watch = """
    setsid "$1" --port=0 > "$2/chromedriver.log" 2>&1 &
    trap '' INT TERM HUP
    cat > /dev/null
    kill -s KILL -- "-$!"
    for try in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
      rm -rf "$2" 2> /dev/null && break
      sleep 0.1
    done
    """

  init(_ programs: BrowserPrograms) throws(BrowserError) {
    // Chromium's socket lies in it, whose path may have 107 bytes.
    let name = "galley-browser-\(UUID().uuidString.prefix(8))"
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw .notStarted(program: programs.chromedriver, said: "\(error)")
    }
    (watcher, lifeline) = try Self.spawn(
      ["/bin/sh", "-c", Self.watch, "sh", programs.chromedriver, folder], folder: folder)
    do throws(BrowserError) {
      port = try Self.port(in: "\(folder)/chromedriver.log", of: programs.chromedriver)
    } catch {
      Self.end(watcher, lifeline)
      throw error
    }
  }

  /// Starts a program that reads from a pipe and inherits no other descriptor.
  ///
  /// Foundation's `Process` waits for all children of a program too.
  private static func spawn(_ words: [String], folder: String) throws(BrowserError) -> (pid_t, Int32) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw .notStarted(program: words[0], said: String(cString: strerror(errno)))
    }
    defer { close(ends[0]) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[0], 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    let open = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    for descriptor in open.compactMap({ Int32($0) }) where descriptor > 2 {
      posix_spawn_file_actions_addclose(&actions, descriptor)
    }
    var environment = ProcessInfo.processInfo.environment
    // What Chromium leaves beside its profile.
    for name in ["TMPDIR", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"] { environment[name] = folder }
    let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    var settings: [UnsafeMutablePointer<CChar>?] = variables.map { strdup($0) } + [nil]
    defer { (arguments + settings).forEach { free($0) } }
    var process: pid_t = 0
    let result = posix_spawn(&process, words[0], &actions, nil, &arguments, &settings)
    guard result == 0 else {
      close(ends[1])
      throw .notStarted(program: words[0], said: String(cString: strerror(result)))
    }
    return (process, ends[1])
  }

  /// Waits until the driver prints its port.
  private static func port(in log: String, of program: String) throws(BrowserError) -> UInt16 {
    let deadline = ContinuousClock.now + .seconds(60)
    var said = ""
    while ContinuousClock.now < deadline {
      said = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
      if let match = said.firstMatch(of: /started successfully on port (\d+)/), let port = UInt16(match.1) {
        return port
      }
      poll(nil, 0, 5)
    }
    throw .notStarted(program: program, said: said)
  }

  /// The output of the driver and its browsers.
  var words: String { (try? String(contentsOfFile: "\(folder)/chromedriver.log", encoding: .utf8)) ?? "" }

  /// Ends the driver and its browsers, and removes their files.
  func stop() { Self.end(watcher, lifeline) }

  private static func end(_ watcher: pid_t, _ lifeline: Int32) {
    close(lifeline)
    var status: Int32 = 0
    while waitpid(watcher, &status, 0) < 0 && errno == EINTR {}
  }
}
