import Foundation
import GalleySystem
import Testing

@Suite struct ErrorWordsTests {
  private struct Value: Codable {
    var list: [[String: Double]]
  }

  private func words(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "no error"
    } catch {
      return ErrorWords.of(error)
    }
  }

  @Test func `errors of files are those of this package`() {
    let missing = words { _ = try FileManager.default.contentsOfDirectory(atPath: "/nonexistent/folder") }
    #expect(missing.hasSuffix("it does not exist; check the path"), "\(missing)")
    let taken = words {
      try FileManager.default.createDirectory(atPath: "/dev/null/x", withIntermediateDirectories: false)
    }
    #expect(!taken.contains("Error") && !taken.contains("Domain"), "\(taken)")
    #expect(words { throw POSIXError(.EIO) } == "Input/output error")
    #expect(words { throw NSError(domain: NSPOSIXErrorDomain, code: 5) } == "Input/output error")
    #expect(
      words { throw NSError(domain: "Elsewhere", code: 7) } == "the system reports error 7 of Elsewhere")
    #expect(
      words { throw FileError(.read, "a", .missing) } == "cannot read a: it does not exist; check the path")
  }

  @Test func `errors of JSON name the place`() {
    #expect(
      words { _ = try JSONEncoder().encode(Value(list: [["a": .nan]])) }
        == "list[0].a is a number that is not finite")
    #expect(words { _ = try JSONDecoder().decode(Value.self, from: Data("{}".utf8)) } == "it has no \"list\"")
    #expect(
      words { _ = try JSONDecoder().decode(Value.self, from: Data(#"{"list":[{"a":"b"}]}"#.utf8)) }
        == "list[0].a is of the wrong kind")
    #expect(words { _ = try JSONDecoder().decode(Value.self, from: Data("{".utf8)) } == "it is not JSON")
  }
}
