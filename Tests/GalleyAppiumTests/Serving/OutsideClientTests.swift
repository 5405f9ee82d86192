import Foundation
import GalleySystem
import Testing

/// Suites in other languages by Appium's own clients, where PyPI can be reached.
@Suite struct OutsideClientTests {
  @Test func pythonAndRobotFramework() throws {
    let server = try ServingProcess()
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let run = try Subprocess(
      root.path + "/Scripts/try-appium-clients", [server.url],
      environment: ProcessInfo.processInfo.environment
    ).run(seconds: 300, mostBytes: 1 << 20)
    let output = String(decoding: run.bytes, as: UTF8.self) + run.errors
    if run.status == 77 {
      print("Skipped the suites of Appium's clients: PyPI is out of reach.\n\(output)")
    } else {
      #expect(run.status == 0, "\(output)")
    }
  }
}
