import BaselineFixtures
import Foundation
import GalleyAuthoring
import GalleyPages
import GalleyTree

@testable import GalleyCommands

/// The tool with a fake `swift`, a shell script that answers as a package with layouts does.
struct FakeLayoutPackage {
  let sandbox: Sandbox
  /// The `PATH` behind the fake `swift`, whose script needs `/bin`.
  var path = "/usr/bin:/bin"

  /// Makes a package.
  ///
  /// - Parameters:
  ///   - inspection: The layouts that the test process reports; `nil` for none.
  ///   - test: The commands of `swift test` besides that.
  /// - Throws: If the folder cannot be written.
  init(
    _ inspection: LayoutInspection?, test: String = "echo Building"
  ) throws {
    sandbox = try Sandbox()
    if let inspection { try sandbox.write([UInt8](JSONEncoder().encode(inspection)), to: "told.json") }
    try sandbox.write(
      """
      #!/bin/sh
      echo "$*" >> calls
      echo "inspect: $GALLEY_INSPECT_THEN" >> calls
      [ -f told.json ] && /bin/cp told.json "$GALLEY_INSPECT"
      \(test)

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

  /// The arguments of `swift`, one call a line.
  func calls() throws -> [String] {
    try sandbox.text("calls").split(separator: "\n").map(String.init)
  }
}

/// Layouts that a test process reports.
enum SampleInspections {
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
