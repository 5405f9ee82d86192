import Foundation
import Galley
import GalleyBaselines
import Testing

@testable import Galley
@testable import GalleyAuthoring
@testable import GalleyChecks
@testable import GalleyPages

/// This very test program, started again and asked for its layouts.
@Suite(.timeLimit(.minutes(1))) struct InspectionResponderTests {
  private let folder = FileManager.default.temporaryDirectory.path + "/galley-\(UUID().uuidString)"

  private func ask(
    _ modules: [String]?, then: InspectionRequest.Then
  ) throws -> (status: Int32, said: String, inspection: LayoutInspection?, tests: TestList?) {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let request = InspectionRequest(path: folder + "/layouts.json", modules: modules, then: then)
    let process = Process()
    process.executableURL = URL(
      fileURLWithPath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    // Were it not stopped, it would list its tests and end.
    process.arguments = ["--list-tests"]
    process.environment = ProcessInfo.processInfo.environment.merging(request.environment) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let said = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let data = FileManager.default.contents(atPath: request.path)
    return (
      process.terminationStatus, said,
      try data.map { try JSONDecoder().decode(LayoutInspection.self, from: $0) },
      (try? String(contentsOfFile: request.testsPath, encoding: .utf8)).flatMap { TestList(output: $0) }
    )
  }

  @Test func theProgramAnswersAndStopsBeforeAnyTest() throws {
    let answer = try ask(["GalleyTests", "FaultyAtlas", "NoSuchModule"], then: .stop)
    #expect(answer.status == 0)
    #expect(answer.said.isEmpty)
    #expect(answer.inspection?.suites.map(\.module) == ["GalleyTests", "FaultyAtlas"])
    #expect(answer.inspection == LayoutInspection(of: ["GalleyTests", "FaultyAtlas"]))
  }

  @Test func withoutModulesTheProgramListsItsTests() throws {
    let answer = try ask(nil, then: .stop)
    #expect(answer.status == 0)
    let names = try #require(answer.tests).tests.map(\.specifier)
    #expect(names.contains("GalleyTests.InspectionResponderTests/withoutModulesTheProgramListsItsTests()"))
    #expect(names.contains { $0.hasPrefix("GalleyTests.RegistrationXCTests/") })
    // A class in a module without tests registers nothing.
    #expect(answer.inspection?.suites.map(\.module).contains("GalleyTests") == true)
    #expect(answer.inspection?.suites.map(\.module).contains("FaultyAtlas") == false)
  }

  @Test func noTestIsRunOnLayoutsWithErrors() throws {
    let answer = try ask(["GalleyTests", "FaultyAtlas"], then: .test)
    #expect(answer.status == InspectionResponder.refusal)
    #expect(answer.said.isEmpty)
    #expect(answer.inspection?.errors.map(\.rule) == [.duplicateLocator])
  }

  @Test func soundLayoutsStopNothing() throws {
    let answer = try ask(["GalleyTests"], then: .test)
    #expect(answer.status == 0)
    #expect(answer.said.contains("RegistrationXCTests"))
    #expect(answer.inspection?.errors == [])
  }

  @Test func whatCannotBeWrittenIsNoAnswer() {
    let request = InspectionRequest(path: "/no/such/folder/layouts.json", modules: [], then: .stop)
    #expect(InspectionResponder.write(request) == nil)
  }
}
