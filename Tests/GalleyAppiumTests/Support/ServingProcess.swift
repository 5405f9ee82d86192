import Foundation
import GalleyJSON
import GalleySystem
import RawHTTPClient
import Testing

/// A program that serves apps, as `galley serve` builds it.
final class ServingProcess: Sendable {
  let client: RawClient
  let url: String
  let process: pid_t

  /// Starts the program, and reads its address.
  init(_ options: String? = nil) throws {
    let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    let program = tests.deletingLastPathComponent().appendingPathComponent("appium-peer").path
    let output = Pipe()
    process = try Subprocess(
      program, options.map { [$0] } ?? [], environment: ProcessInfo.processInfo.environment
    ).start(
      input: .discarded, output: .descriptor(output.fileHandleForWriting.fileDescriptor), errors: .discarded)
    output.fileHandleForWriting.closeFile()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    url = line.trimmingCharacters(in: .whitespacesAndNewlines)
    client = RawClient(port: try #require(UInt16(url.split(separator: ":").last ?? "")))
  }

  deinit {
    kill(process, SIGTERM)
    _ = Subprocess.wait(for: process)
  }

  /// The processes of its sessions.
  var children: [pid_t] {
    let path = "/proc/\(process)/task/\(process)/children"
    return ((try? String(contentsOfFile: path, encoding: .utf8)) ?? "").split(separator: " ").compactMap {
      pid_t($0)
    }
  }

  /// The memory of the server and of its sessions that is in use.
  var megabytes: Int {
    let pages = ([process] + children).map { process in
      let fields = ((try? String(contentsOfFile: "/proc/\(process)/statm", encoding: .utf8)) ?? "").split(
        separator: " ")
      return fields.count > 1 ? Int(fields[1]) ?? 0 : 0
    }
    return pages.reduce(0, +) * Int(sysconf(Int32(_SC_PAGESIZE))) >> 20
  }

  /// Begins a session of an app.
  func begin(_ bundle: String) throws -> String {
    let answer = try ServedDevice.send(
      client, "POST", "/session",
      ["capabilities": ["alwaysMatch": ["platformName": "iOS", "appium:bundleId": .text(bundle)]]])
    return try #require(answer.value["sessionId"]?.text, "\(answer.value)")
  }

  /// Taps an element by its name.
  func tap(_ name: String, in session: String) throws -> ServedDevice.Answer {
    let found = try ServedDevice.send(
      client, "POST", "/session/\(session)/element", ["using": "accessibility id", "value": .text(name)])
    return try ServedDevice.send(client, "POST", "/session/\(session)/element/\(found.element)/click", [:])
  }
}
