import Foundation
import GalleyTree
import Testing

@testable import GalleyViews

/// The browser of the device's documents.
@MainActor @Suite struct DocumentBrowserTests {
  private struct Note: FileDocument {
    static let readableContentTypes = [UTType.plainText]
    var words: String

    init(words: String) {
      self.words = words
    }

    init(configuration: ReadConfiguration) throws {
      words = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(words.utf8))
    }
  }

  private final class Log {
    var events: [String] = []

    func record(_ result: Result<[URL], any Error>) {
      switch result {
      case .success(let files): events.append(files.map(\.lastPathComponent).joined(separator: " "))
      case .failure: events.append("failure")
      }
    }
  }

  private struct Screen<Content: View>: View {
    let content: (AnyView, Binding<Bool>) -> Content
    @State private var isBrowsing = false

    var body: some View {
      content(AnyView(Button(isBrowsing ? "browsing" : "browse") { isBrowsing = true }), $isBrowsing)
    }
  }

  private func withFolder(_ files: [String], _ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("documents-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in files { try Data(name.utf8).write(to: folder.appendingPathComponent(name)) }
    try body(folder)
  }

  private func open(
    in folder: URL?, @ViewBuilder _ content: @escaping (AnyView, Binding<Bool>) -> some View
  ) throws -> ViewTestHarness {
    let stage = try ViewTestHarness(environment: { $0.documentFolder = folder }) { Screen(content: content) }
    tap("browse", stage)
    return stage
  }

  private func tap(_ name: String, _ stage: ViewTestHarness) {
    stage.tap(name)
    stage.advance(.seconds(1))
  }

  @Test func aTapChoosesAFileOfAnAllowedKind() throws {
    try withFolder(["b.txt", "a.txt", "c.png"]) { folder in
      let log = Log()
      let stage = try open(in: folder) { view, isShown in
        view.fileImporter(isPresented: isShown, allowedContentTypes: [.text]) { result in
          log.record(result.map { [$0] })
        }
      }
      #expect(stage.all(.sheet).count == 1)
      #expect(stage.frame("a.txt").minX < stage.frame("b.txt").minX)
      #expect(stage.find("c.png")?.isEnabled == false)
      tap("b.txt", stage)
      #expect(log.events == ["b.txt"] && stage.all(.sheet).isEmpty && stage.find("browse") != nil)
    }
  }

  @Test func severalFilesAreOpenedAtOnce() throws {
    try withFolder(["a.txt", "b.txt", "c.txt"]) { folder in
      let log = Log()
      let stage = try open(in: folder) { view, isShown in
        view.fileImporter(
          isPresented: isShown, allowedContentTypes: [.data], allowsMultipleSelection: true,
          onCompletion: log.record)
      }
      #expect(stage.find("Open")?.isEnabled == false)
      for name in ["c.txt", "b.txt", "a.txt", "b.txt"] { tap(name, stage) }
      #expect(stage.find("a.txt")?.isSelected == true && stage.find("b.txt")?.isSelected == false)
      tap("Open", stage)
      #expect(log.events == ["a.txt c.txt"])
    }
  }

  @Test func cancellingCompletesNothing() throws {
    let log = Log()
    let stage = try open(in: nil) { view, isShown in
      view.fileImporter(
        isPresented: isShown, allowedContentTypes: [.item], allowsMultipleSelection: false,
        onCompletion: log.record, onCancellation: { log.events.append("cancelled") })
    }
    #expect(stage.find("No Recents") != nil)
    tap("Cancel", stage)
    #expect(log.events == ["cancelled"] && stage.find("browse") != nil)
    tap("browse", stage)
    stage.drag(from: CGPoint(x: 187, y: 60), by: CGVector(dx: 0, dy: 450), over: .milliseconds(300))
    stage.advance(.seconds(1))
    #expect(log.events == ["cancelled", "cancelled"] && stage.all(.sheet).isEmpty)
  }

  @Test func documentsAreSavedUnderAFreeName() throws {
    try withFolder(["Note.txt"]) { folder in
      let log = Log()
      let stage = try open(in: folder) { view, isShown in
        view.fileExporter(
          isPresented: isShown, document: Note(words: "hello"), contentType: .plainText,
          defaultFilename: "Note"
        ) { log.record($0.map { [$0] }) }
      }
      tap("Save", stage)
      #expect(log.events == ["Note 2.txt"])
      let saved = try FileWrapper(url: folder.appendingPathComponent("Note 2.txt"))
      let read = try Note(
        configuration: FileDocumentReadConfiguration(contentType: .plainText, file: saved))
      #expect(read.words == "hello")
    }
  }

  @Test func withoutAFolderNothingCanBeSaved() throws {
    let stage = try open(in: nil) { view, isShown in
      view.fileExporter(isPresented: isShown, document: Note(words: ""), contentType: .plainText) { _ in }
    }
    #expect(stage.find("Save")?.isEnabled == false)
  }

  @Test func withoutADocumentThereIsNoBrowser() throws {
    let none: Note? = nil
    let stage = try open(in: nil) { view, isShown in
      view.fileExporter(isPresented: isShown, document: none, contentType: .plainText) { _ in }
    }
    #expect(stage.all(.sheet).isEmpty)
  }

  @Test func aFileIsMoved() throws {
    try withFolder([]) { folder in
      try withFolder(["draft.txt"]) { other in
        let log = Log()
        let stage = try open(in: folder) { view, isShown in
          view.fileMover(isPresented: isShown, file: other.appendingPathComponent("draft.txt")) {
            log.record($0.map { [$0] })
          }
        }
        tap("Move", stage)
        #expect(log.events == ["draft.txt"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["draft.txt"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: other.path) == [])
      }
    }
  }
}
