import BaselineFixtures
import Foundation
import GalleyAuthoring
import GalleyPages
import GalleyTree

@testable import galley

/// The tool beside a stand-in for `swift`, a shell script that says what a package with layouts would.
struct LayoutTool {
  let sandbox: Sandbox
  /// What is looked through for programs; `/bin` is for the script itself.
  var path = "/usr/bin:/bin"

  /// Makes a package.
  ///
  /// - Parameters:
  ///   - inspection: What the test process tells; `nil` for nothing.
  ///   - package: What `swift package` does.
  ///   - build: What `swift build` does.
  ///   - test: What `swift test` does beside telling.
  /// - Throws: If the folder cannot be written.
  init(
    _ inspection: LayoutInspection?, package: String = "cat description.json",
    build: String = "echo Building",
    test: String = "true"
  ) throws {
    sandbox = try Sandbox()
    try sandbox.write(
      """
      {"name": "Mail", "targets": [{"name": "Mail", "c99name": "Mail", "type": "library"},
        {"name": "Mail-Tests", "c99name": "Mail_Tests", "type": "test"},
        {"name": "OtherTests", "c99name": "OtherTests", "type": "test"}]}
      """, to: "description.json")
    if let inspection { try sandbox.write([UInt8](JSONEncoder().encode(inspection)), to: "told.json") }
    try sandbox.write(
      """
      #!/bin/sh
      echo "$*" >> calls
      case "$1" in
      package) \(package) ;;
      build) \(build) ;;
      test) [ "$2" = list ] && exit 64
        echo "$GALLEY_INSPECT_MODULES $GALLEY_INSPECT_THEN" >> calls
        [ -f told.json ] && /bin/cp told.json "$GALLEY_INSPECT"
        \(test) ;;
      esac

      """, to: "bin/swift")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: sandbox.url("bin/swift").path)
  }

  func callAsFunction(_ words: String...) throws -> (code: Int32, out: String, err: String) {
    let out = Pipe()
    try sandbox.write("", to: "errors")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Binary.path)
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: sandbox.root)
    process.environment = ["PATH": sandbox.url("bin").path + ":" + path, "USER": "ada"]
    process.standardOutput = out
    process.standardError = try FileHandle(forWritingTo: sandbox.url("errors"))
    try process.run()
    let data = out.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self), try sandbox.text("errors"))
  }

  /// What `swift` was called with, a line a call.
  func calls() throws -> [String] {
    try sandbox.text("calls").split(separator: "\n").map(String.init)
  }
}

/// Atlases to tell of.
enum Told {
  struct Inbox: Layout {
    let title = Label("inbox.title")
    let compose = Button("inbox.compose", opens: Composer.self)
    let retry = Button(.label("Retry"))
    var body: Blueprint {
      Required {
        title
        compose
      }
      Optionally { retry }
    }
  }

  struct Composer: Layout {
    let send = Button("composer.send", opens: Inbox.self)
    var body: Blueprint { Required { send } }
  }

  struct Faulty: Layout {
    let title = Label("faulty.title")
    let heading = Label("faulty.title")
    var body: Blueprint {
      Required {
        title
        heading
      }
    }
  }

  static func inspection(_ atlases: (module: String, atlas: Atlas)...) -> LayoutInspection {
    var inspection = LayoutInspection(of: [])
    inspection.suites = atlases.map { .init(module: $0.module, atlas: $0.atlas) }
    return inspection
  }

  static let sound = inspection(
    (
      "Mail_Tests",
      Atlas {
        Inbox.self
        Composer.self
      }
    ))

  static let faulty = inspection(("OtherTests", Atlas { Faulty.self }))
}
