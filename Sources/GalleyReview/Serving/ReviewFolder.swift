import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyReport
import GalleySystem

/// The page and its pictures, written once and served from there.
struct ReviewFolder: Sendable {
  /// Where they are.
  let folder: Folder
  /// The header that the page's policy is sent in.
  let policy: String
  /// The files by the path that a request names them by; nothing else is served.
  private let files: [String: File]

  private struct File: Sendable {
    var folder: Folder
    var name: String
    var type: String
    var tag: String
  }

  /// The types of what a report is made of.
  private static let types = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8", "json": "application/json; charset=utf-8", "png": "image/png",
  ]

  /// Lists a report.
  ///
  /// Links are left out, and so is every name that would have to be escaped: the report gives no such names.
  ///
  /// - Parameter folder: Where it is.
  /// - Throws: `FileError`.
  init(_ folder: Folder) throws(FileError) {
    self.folder = folder
    var files: [String: File] = [:]
    for (path, part) in [("/", folder), ("/pictures/", folder.inside("pictures"))] {
      for entry in try part.entries() where entry.kind == .file && Self.isPlain(entry.name) {
        let ending = entry.name.split(separator: ".").last.map(String.init) ?? ""
        guard let type = Self.types[ending] else { continue }
        files[path + entry.name] = File(
          folder: part, name: entry.name, type: type, tag: "\"\(String(entry.changed, radix: 36))\"")
      }
    }
    files["/"] = files.removeValue(forKey: "/" + HTMLReport.page)
    self.files = files
    policy = PagePolicy.header(of: try folder.readIfPresent(HTMLReport.page) ?? [])
  }

  /// Whether there is a file of that path.
  func contains(_ path: String) -> Bool { files[path] != nil }

  /// Answers with a file.
  ///
  /// - Parameters:
  ///   - path: What the request names.
  ///   - tag: The `If-None-Match` of the request.
  /// - Returns: The answer; `nil` if there is no such file, or it is not what it was.
  func answer(_ path: String, tag: String?) -> HTTPResponse? {
    guard let file = files[path] else { return nil }
    let isPicture = file.type == "image/png"
    var response: HTTPResponse
    if isPicture, tag == file.tag {
      response = HTTPResponse(304)
    } else {
      guard let bytes = try? file.folder.read(file.name) else { return nil }
      response = HTTPResponse(200, file.type, bytes)
    }
    if isPicture {
      response.add("ETag", file.tag)
      response.add("Cache-Control", "private, no-cache")
    }
    if path == "/" { response.add("Content-Security-Policy", policy) }
    return response
  }

  private static func isPlain(_ name: String) -> Bool {
    !name.hasPrefix(".")
      && name.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
          || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      }
  }
}
