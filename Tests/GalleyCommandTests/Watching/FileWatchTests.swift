import BaselineFixtures
import Foundation
import Glibc
import Testing

@testable import galley_tools

/// A watch of real folders.
@Suite(.timeLimit(.minutes(2))) struct FileWatchTests {
  private let sandbox: Sandbox
  private let watch: FileWatch

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write("1", to: "Sources/Shop/Cart.swift")
    try sandbox.write("1", to: ".build/x/y")
    let root = sandbox.root
    watch = try FileWatch(root) { $0.hasSuffix("/.build") }
  }

  /// Waits for one of some events, and returns all that came before it, too.
  private func wait(for wanted: FileWatch.Event) throws -> [FileWatch.Event] {
    var events: [FileWatch.Event] = []
    while !events.contains(wanted) {
      var source = pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&source, 1, 60_000) > 0 || errno == EINTR else { throw CocoaError(.fileReadUnknown) }
      events += try watch.next()
    }
    return events
  }

  private func path(_ path: String) -> String { "\(sandbox.root)/\(path)" }

  private func write(_ name: String) throws {
    try "2".write(toFile: path(name), atomically: false, encoding: .utf8)
  }

  @Test func `a file that is written, renamed over or removed has changed`() throws {
    try write("Sources/Shop/Cart.swift")
    #expect(try wait(for: .changed(path("Sources/Shop/Cart.swift"))).count == 1)
    // As most editors save.
    try "3".write(toFile: path("Sources/Shop/Cart.swift"), atomically: true, encoding: .utf8)
    _ = try wait(for: .changed(path("Sources/Shop/Cart.swift")))
    try FileManager.default.removeItem(atPath: path("Sources/Shop/Cart.swift"))
    _ = try wait(for: .changed(path("Sources/Shop/Cart.swift")))
  }

  @Test func `a new folder is watched with all that is in it`() throws {
    try sandbox.write("1", to: "elsewhere/a/b/New.swift")
    _ = try wait(for: .changed(path("elsewhere/a/b/New.swift")))
    try write("elsewhere/a/b/New.swift")
    _ = try wait(for: .changed(path("elsewhere/a/b/New.swift")))
    // A whole tree that is moved in says nothing of its files.
    let outside = try Sandbox()
    try outside.write("1", to: "tree/c/Moved.swift")
    try FileManager.default.moveItem(atPath: outside.root + "/tree", toPath: path("tree"))
    _ = try wait(for: .changed(path("tree/c/Moved.swift")))
    try write("tree/c/Moved.swift")
    _ = try wait(for: .changed(path("tree/c/Moved.swift")))
  }

  @Test func `a folder that goes is not watched any more`() throws {
    let outside = try Sandbox()
    try FileManager.default.moveItem(atPath: path("Sources/Shop"), toPath: outside.root + "/Shop")
    _ = try wait(for: .removed(path("Sources/Shop")))
    try "2".write(toFile: outside.root + "/Shop/Cart.swift", atomically: false, encoding: .utf8)
    try write("Sources/Other.swift")
    let events = try wait(for: .changed(path("Sources/Other.swift")))
    #expect(!events.contains(.changed(path("Sources/Shop/Cart.swift"))))
  }

  @Test func `a folder that is left out says nothing`() throws {
    try write(".build/x/y")
    try write("Sources/Shop/Cart.swift")
    #expect(try wait(for: .changed(path("Sources/Shop/Cart.swift"))).count == 1)
  }

  @Test func `the folder itself can go`() throws {
    try FileManager.default.removeItem(atPath: sandbox.root)
    _ = try wait(for: .gone)
    #expect(throws: FileWatchError(root: "/nowhere", count: 0, code: ENOENT)) {
      try FileWatch("/nowhere") { _ in false }
    }
  }

  @Test func `a limit that is reached is named, with the way to raise it`() {
    let watches = "\(FileWatchError(root: "/p", count: 7, code: ENOSPC))"
    #expect(
      watches.hasPrefix(
        "/p cannot be watched: after 7 folders, this user's watches are used up (max_user_watches is "))
    #expect(watches.hasSuffix("raise the limit: sudo sysctl fs.inotify.max_user_watches=524288"))
    let instances = "\(FileWatchError(root: "/p", count: 0, code: EMFILE))"
    #expect(instances.contains("(max_user_instances is "))
    #expect(instances.hasSuffix("raise the limit: sudo sysctl fs.inotify.max_user_instances=1024"))
  }
}
