import Foundation
import GalleyAutomation
import GalleyJSON
import GalleyTree
import GalleyWebDriver

extension BrowserDriver: FileAttaching {
  /// The largest size of the files that go through the page's script, where the browser has no command for files.
  private static let mostBytes = 32 << 20

  /// Gives files to a file input, or to that of a label, as a person does in the browser's dialog.
  public func attach(_ files: [URL], to control: Element) throws(DriverError) -> String? {
    guard let handle = control.handle else { return Self.input }
    defer { tick() }
    let taken = try ask("takenFiles(\(handle))", about: handle).number ?? 0
    guard taken > 0 else { return Self.input }
    guard taken > 1 || files.count < 2 else {
      return "the attribute multiple, which \(files.count) files need"
    }
    // Chromium's command takes no files away.
    let isDone = try run { () throws(WebDriverError) in
      try files.isEmpty || isForeign(handle) ? false : commands.attach(files.map(\.path), to: handle)
    }
    if !isDone { try put(files, into: handle) }
    return nil
  }

  private static let input = "an input of files"

  private func put(_ files: [URL], into handle: UInt64) throws(DriverError) {
    var list: [JSONValue] = []
    var size = 0
    for file in files {
      let data: Data
      do { data = try Data(contentsOf: file) } catch {
        throw .unsupported("attach \(file.path)", reason: "it cannot be read")
      }
      size += data.count
      guard size <= Self.mostBytes else {
        throw .unsupported(
          "attach more than \(Self.mostBytes >> 20) MB",
          reason: "\(commands.browser) has no command for files")
      }
      list.append([
        .text(file.lastPathComponent), .text(Self.types[file.pathExtension.lowercased()] ?? ""),
        .text(data.base64EncodedString()),
      ])
    }
    guard let source = JSONValue.list(list).source else { return }
    _ = try ask("putFiles(\(handle), \(source))", about: handle)
  }

  /// The types of contents by the endings of names, as browsers know them.
  private static let types = [
    "csv": "text/csv", "gif": "image/gif", "htm": "text/html", "html": "text/html", "jpeg": "image/jpeg",
    "jpg": "image/jpeg", "json": "application/json", "mp3": "audio/mpeg", "mp4": "video/mp4",
    "pdf": "application/pdf", "png": "image/png", "svg": "image/svg+xml", "txt": "text/plain",
    "webp": "image/webp", "xml": "text/xml", "zip": "application/zip",
  ]
}
