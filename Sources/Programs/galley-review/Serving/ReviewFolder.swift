import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyHTTP
import GalleyReport
import GalleySystem

/// The page and its pictures, as files that are served.
struct ReviewFolder: Sendable {
  let folder: Folder
  /// The files by the path of a request; nothing else is served.
  private let files: [String: File]

  private struct File: Sendable {
    var folder: Folder
    var name: String
    var type: String
    var tag: String
  }

  /// The media types of a report's files.
  private static let types = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8", "json": "application/json; charset=utf-8", "png": "image/png",
    "jpg": "image/jpeg", "webp": "image/webp",
  ]

  /// Lists the files of a report, without links and without names that a URL would have to escape.
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
  }

  func contains(_ path: String) -> Bool { files[path] != nil }

  /// Responds with a file, or with 304 if the request's `If-None-Match` is its tag; `nil` if there is no such file.
  func answer(_ path: String, tag: String?) -> HTTPResponse? {
    guard let file = files[path] else { return nil }
    let isPicture = file.type.hasPrefix("image/")
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
    if path == "/" { response.add("Content-Security-Policy", Self.policy) }
    return response
  }

  /// The page's policy with what a page cannot state of itself: no other page may frame it.
  ///
  /// - Reference: [Content Security Policy Level 3](https://www.w3.org/TR/CSP3/), sections 3.3 and 6.4.2.
  private static let policy = ViewerPage.policy(.server) + "; frame-ancestors 'none'"

  private static func isPlain(_ name: String) -> Bool {
    !name.hasPrefix(".")
      && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || ".-_".contains($0) }
  }
}
