import Foundation
import SeededCases
import Testing

@testable import MacroExpansion

/// The program that the compiler starts, with messages as the compiler sends them and with others.
@Suite struct CompilerPluginTests {
  private static let capability = #"{"getCapability":{"capability":{"protocolVersion":7}}}"#

  /// A message of Swift 6.3's compiler about a use of `@Entry`.
  private static func entry(_ declaration: String, role: String, macro: String = "EntryMacro") -> String {
    func quoted(_ text: String) -> String {
      String(decoding: (try? JSONEncoder().encode(text)) ?? Data(), as: UTF8.self)
    }
    let place = #"{"fileID":"App/E.swift","fileName":"/App/E.swift","offset":40,"line":3,"column":3}"#
    return """
      {"expandAttachedMacro":{"macro":{"moduleName":"GalleyMacros","typeName":"\(macro)","name":"Entry"},\
      "macroRole":"\(role)","discriminator":"$s3App5Entry","attributeSyntax":{"kind":"attribute","source":"@Entry",\
      "location":\(place)},"declSyntax":{"kind":"declaration","source":\(quoted(declaration)),"location":\(place)},\
      "parentDeclSyntax":{"kind":"declaration","source":"extension EnvironmentValues {\\n}","location":\(place)},\
      "lexicalContext":[]}}
      """
  }

  @Test func `messages are answered in order until the input ends`() throws {
    let run = try Plugin.run([
      Self.capability, Self.entry("@Entry var a = 1", role: "peer"),
      Self.entry("@Entry var a: Int", role: "accessor"),
    ])
    #expect(run.status == 0)
    #expect(
      run.replies == [
        #"{"getCapabilityResult":{"capability":{"features":[],"protocolVersion":7}}}"#,
        #"{"expandMacroResult":{"diagnostics":[],"expandedSource":"private struct __Key_a: SwiftUI.EnvironmentKey {\n  static let defaultValue = 1\n}"}}"#,
        #"{"expandMacroResult":{"diagnostics":[{"fixIts":[],"highlights":[],"message":"'@Entry' requires an initial value for 'a', unless its type is optional","notes":[],"position":{"fileName":"/App/E.swift","offset":51},"severity":"error"}]}}"#,
      ])
  }

  @Test func `what is not known is answered`() throws {
    let run = try Plugin.run([
      #"{"fromTheFuture":{"x":1}}"#, #"{"loadPluginLibrary":{"libraryPath":"/x","moduleName":"X"}}"#,
      Self.entry("@Entry var a = 1", role: "member"), Self.entry("var a = 1", role: "peer", macro: "Other"),
    ])
    #expect(run.status == 0 && run.replies.count == 4)
    #expect(run.replies[0].contains("the compiler sent 'fromTheFuture'"))
    #expect(run.replies[1].contains(#""loaded":false"#))
    #expect(run.replies[2].contains("there is no macro 'EntryMacro' in GalleyMacros"))
    #expect(run.replies[3].contains("there is no macro 'Other' in GalleyMacros"))
  }

  @Test(arguments: [
    (Plugin.frame("[1, 2"), "GalleyMacros: "),
    (Plugin.frame("{}"), "a message has one name, and this has 0"),
    (Plugin.frame(#"{"expandAttachedMacro":{}}"#), "GalleyMacros: "),
    (Data([1, 2, 3]), "the input ended after 3 of 8 bytes"),
    (Data([9, 0, 0, 0, 0, 0, 0, 0, 65]), "the input ended after 1 of 9 bytes"),
    (Data(repeating: 0xFF, count: 9), "a message of 18446744073709551615 bytes is longer than 268435456"),
    (Plugin.frame("[7"), "GalleyMacros: 2 bytes that begin with \"[7\" are no message of the compiler: "),
  ])
  func `what is no message ends the program with an error`(_ input: Data, _ words: String) throws {
    let run = try Plugin.run(input)
    #expect(run.status == 1 && run.replies.isEmpty && run.errors.contains(words), "\(run.errors)")
  }

  @Test(arguments: [Data(), Plugin.frame("")])
  func `the end of the input and an empty message end the program`(_ input: Data) throws {
    let run = try Plugin.run(input)
    #expect(run.status == 0 && run.replies.isEmpty && run.errors.isEmpty, "\(run.errors)")
  }

  /// Damaged messages end in an answer or an error; none stops the program in another way.
  @Test(arguments: Soak.seeds(60)) func `damaged messages are refused or answered`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var message = Array(Self.entry("@Entry var a: [Int] = [1]", role: "accessor").utf8)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let index = Int.random(in: 0..<message.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: message[index] = UInt8.random(in: 0...255, using: &random)
      case 1: message.remove(at: index)
      default: message.insert(UInt8.random(in: 32...126, using: &random), at: index)
      }
    }
    if let reply = try? CompilerPlugin.reply(to: Data(message)) {
      #expect((try? JSONSerialization.jsonObject(with: reply)) != nil)
    }
  }
}

/// The plug-in as a program.
private enum Plugin {
  struct Run {
    let status: Int32
    let replies: [String]
    let errors: String
  }

  private static let program: URL = {
    let folders = [
      URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent(),
      URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent(),
      URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
        "../../.build/debug"),
    ]
    let programs = folders.map { $0.appendingPathComponent("GalleyMacros-tool") }
    return programs.first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? programs[0]
  }()

  static func frame(_ message: String) -> Data {
    let body = Data(message.utf8)
    return Data((0..<8).map { UInt8(truncatingIfNeeded: body.count >> ($0 * 8)) }) + body
  }

  static func run(_ messages: [String]) throws -> Run {
    try run(messages.map(frame).reduce(Data(), +))
  }

  static func run(_ input: Data) throws -> Run {
    let (standardInput, output, errors) = (Pipe(), Pipe(), Pipe())
    let process = Process()
    process.executableURL = program
    process.standardInput = standardInput
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // What is written is far below what a pipe holds.
    try standardInput.fileHandleForWriting.write(contentsOf: input)
    try standardInput.fileHandleForWriting.close()
    let replies = output.fileHandleForReading.readDataToEndOfFile()
    let text = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus, replies: unframed(replies),
      errors: String(decoding: text, as: UTF8.self))
  }

  private static func unframed(_ data: Data) -> [String] {
    var rest = Array(data)
    var messages: [String] = []
    while rest.count >= 8 {
      let length = rest[..<8].reversed().reduce(0) { $0 << 8 | Int($1) }
      messages.append(String(decoding: rest[8..<8 + length], as: UTF8.self))
      rest.removeFirst(8 + length)
    }
    return messages
  }
}
