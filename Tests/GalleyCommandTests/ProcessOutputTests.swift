import Foundation
import GalleyBaselines
import GalleyDecisions
import GoldenFiles
import Testing

@testable import GalleyCommands

@Suite struct ProcessOutputTests {
  @Test func `what cannot be written is said, and is no success`() throws {
    let full = open("/dev/full", O_WRONLY)
    try #require(full >= 0)
    defer { close(full) }
    let output = ProcessOutput(full, name: "standard output")
    output.write("")
    #expect(output.fault == nil)
    var said = ""
    #expect(output.end(.clean) { said += $0 } == .clean)
    output.write("a rule\n")
    output.write("another rule\n")
    #expect(output.end(.clean) { said += $0 } == .notComparable)
    #expect(output.end(.differences) { _ in } == .differences)
    expectGolden(said)
  }
}
