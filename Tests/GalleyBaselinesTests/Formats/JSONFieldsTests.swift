import BaselineFixtures
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleyTree
import Testing

@testable import GalleyBaselines

@Suite struct JSONFieldsTests {
  private func document(_ tree: Element?) throws -> [UInt8] {
    try StableJSON.document(
      Sidecar(
        key: Samples.key(), pixels: Screen().picture.digest, scale: 2, fingerprint: Samples.fingerprint,
        tree: tree, file: Digest128(of: "file")))
  }

  @Test func whatItFindsIsWhatAWholeReadingFinds() throws {
    let fields = try #require(JSONFields(try document(Screen().tree)))
    #expect(fields.read("key", as: CheckKey.self) == Samples.key())
    #expect(fields.read("scale", as: Double.self) == 2)
    #expect(fields.read("format", as: Int.self) == 2)
    #expect(fields.read("fingerprint", as: Fingerprint.self) == Samples.fingerprint)
    #expect(fields.read("file", as: Digest128.self) == Digest128(of: "file"))
    #expect(fields.read("tree", as: Element.self) == Screen().tree)
    #expect(fields.read("scale", as: String.self) == nil)
    #expect(JSONFields.first("file", in: try document(nil), as: Digest128.self) == Digest128(of: "file"))
    #expect(!fields.has("text") && fields.line("text") == nil)
  }

  @Test(arguments: HostileTexts.all.map(\.text))
  func theTreesLineIsTheOneThatIsDigested(_ text: String) throws {
    var tree = Screen().tree
    tree.children[0].label = text
    tree.children[1].label = "a \\\" , : { [ \\\\"
    let fields = try #require(JSONFields(try document(tree)))
    #expect(fields.line("tree") == (try StableJSON.line(tree)))
  }

  @Test func fieldsAreReplacedWhereTheyStand() throws {
    let fields = try #require(JSONFields(Array(#"{"b": [1, {"a": 2}], "a" : "x", "c":{}}"#.utf8)))
    func replaced(_ names: [String]) -> String {
      String(decoding: fields.replacing(names, by: Array("0".utf8)), as: UTF8.self)
    }
    #expect(replaced(["c", "b"]) == #"{"b": 0, "a" : "x", "c":0}"#)
    #expect(replaced(["a", "none"]) == #"{"b": [1, {"a": 2}], "a" : 0, "c":{}}"#)
    #expect(fields.bytes("b").map { String(decoding: $0, as: UTF8.self) } == #"[1, {"a": 2}]"#)
    #expect(fields.bytes("none") == nil)
  }

  @Test func whatIsCutOffOrMarkedIsNone() throws {
    let whole = try document(Screen().tree)
    // The line break at the end is no part of the object.
    for length in 0..<whole.count - 1 {
      #expect(JSONFields(Array(whole[..<length])) == nil, "\(length)")
    }
    let lines = whole.split(separator: UInt8(ascii: "\n"))
    for number in lines.indices {
      var marked = lines.map(Array.init)
      marked.insert(Array("<<<<<<< ours".utf8), at: number)
      #expect(JSONFields(Array(marked.joined(separator: [UInt8(ascii: "\n")]))) == nil, "\(number)")
    }
    for text in [
      "", "[]", "{", "{}}", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{\"a\":1,\"a\":1}", "{\"a\\n\":1}",
    ] {
      #expect(JSONFields(Array(text.utf8)) == nil, "\(text)")
    }
  }
}
