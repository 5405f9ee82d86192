import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import RawHTTPClient

/// A project with a page object, and a changed picture of its checkpoint.
struct Editor {
  let review: ReviewFixture
  let id: String

  /// The layout's source.
  static let source = """
    import GalleyPages

    /// Not this one: struct Editor: Layout { }
    public struct Editor: Layout {
      /// The pictures that are taken of it: "Checkpoint(Checkpoints.resting) {}".
      public enum Checkpoints: String, CheckpointName {
        case resting
        case asking = "being asked"
      }

      public let title = Label(.label("Fluffy Pancakes"))
      public let save = Button("save", opens: Saved.self)
      public let other = Button(.label("Save").inside(.type(.alert)))
      public let rows = Rows("row-1", of: EditorRow.self)

      public init() {}

      public var body: Blueprint {
        Required { title }  // Checkpoint(Checkpoints.resting) {}
        Checkpoint(Checkpoints.resting) {}
        Checkpoint(Checkpoints.asking, level: .strict) { title }
      }
    }

    """

  static let path = "Pages/Editor/Editor.swift"

  init(_ source: String = Self.source, checkpoint: String = "resting") throws {
    let sandbox = try Sandbox()
    try sandbox.write(source, to: Self.path)
    let key = Samples.key(checkpoint, test: nil, suite: ["Editor"])
    try sandbox.makeBaselines(.init(key))
    try sandbox.run("r", .init(key, Screen().button("Remove")))
    review = try ReviewFixture(sandbox)
    id = review.ids()[0]
  }

  /// Around the button of ``Screen`` that says Remove, drawn a little too large.
  static let button = "{\"x\":6,\"y\":39,\"width\":40,\"height\":14}"

  /// Asks for a region.
  func ask(_ kind: String, _ rect: String = Self.button, _ more: String = "") -> RawClient.Answer? {
    let body = "{\"format\":1,\"id\":\"\(id)\",\"kind\":\"\(kind)\",\"rect\":\(rect)\(more)}"
    return review.client("POST /api/regions", review.headers, body: body)
  }

  /// Asks for a region, and then for the very change that was shown.
  func write(_ kind: String, _ rect: String = Self.button, _ more: String = "") -> RawClient.Answer? {
    guard let edit = ask(kind, rect, more)?.object["edit"] as? String else { return nil }
    return ask(kind, rect, "\(more),\"edit\":\"\(edit)\"")
  }

  var text: String { (try? review.sandbox.text(Self.path)) ?? "" }

  /// What the compiler says of the source.
  static func faults(_ sources: [String]) throws -> String {
    let sandbox = try Sandbox()
    for (index, source) in sources.enumerated() { try sandbox.write(source, to: "source-\(index).swift") }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // The compiler's driver leaves folders of its own in the temporary one.
    let arguments = ["TMPDIR=\(sandbox.root)", "swiftc", "-parse"]
    process.arguments = arguments + sources.indices.map { sandbox.url("source-\($0).swift").path }
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 ? "" : "\(process.terminationStatus): \(text)"
  }
}
