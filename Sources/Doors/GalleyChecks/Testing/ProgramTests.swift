import Foundation
import GalleyBaselines
import GalleyPages
import GalleySystem

/// The tests of this program, which lists them when it is started as `swift test list` does.
enum ProgramTests {
  /// The options that have a test program list its tests, for each testing library.
  private static let listings = [["--list-tests"], ["--testing-library", "swift-testing", "--list-tests"]]

  /// The modules that have tests, whose names are kept in a file.
  static func modules(listedIn path: String) -> [String] {
    let list: TestList?
    // Of several processes the first one writes the file, if all tests are known.
    if let text = try? String(contentsOfFile: path, encoding: .utf8) {
      list = TestList(output: text)
    } else {
      list = all()
      let text = list?.tests.map { $0.specifier + "\n" }.joined()
      try? text?.write(toFile: path, atomically: true, encoding: .utf8)
    }
    return Set(list?.tests.map(\.module) ?? []).sorted()
  }

  private static func all() -> TestList? {
    var environment = ProcessInfo.processInfo.environment
    for name in [InspectionRequest.pathVariable, RunName.variable] { environment[name] = nil }
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    var output = ""
    for arguments in listings {
      let listing = Subprocess(program, arguments, environment: environment)
      guard let run = try? listing.run(seconds: 60, mostBytes: 1 << 26) else { return nil }
      // A program without tests of Swift Testing says that the library is not there.
      if run.status == EX_UNAVAILABLE { continue }
      guard run.status == 0, let text = String(validating: run.bytes, as: UTF8.self) else { return nil }
      // XCTest begins with a line that says how many there are.
      output += text.split(separator: "\n").filter { !($0.hasPrefix("Listing ") && $0.hasSuffix(":")) }
        .map { $0 + "\n" }.joined()
    }
    return TestList(output: output)
  }
}
