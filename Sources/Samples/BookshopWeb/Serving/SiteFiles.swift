import Foundation
import GalleyHTTP

/// The files of the site: pages, styles, scripts and pictures in one folder.
struct SiteFiles: Sendable {
  let folder: URL

  private static let types = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8", "svg": "image/svg+xml",
  ]

  /// The file of a name; `nil` if the folder has no such file.
  func response(_ name: String) -> HTTPResponse? {
    // Only a name that the folder lists is opened, so no path leads out of it.
    guard let type = Self.types[String(name.split(separator: ".").last ?? "")],
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path), names.contains(name),
      let data = try? Data(contentsOf: folder.appendingPathComponent(name))
    else { return nil }
    var response = HTTPResponse(200, type, Array(data))
    response.add("Cache-Control", "no-cache")
    if name.hasSuffix(".html") {
      response.add("Content-Security-Policy", Self.policy)
      // The look inside a book is framed by the shop's own page.
      response.add("X-Frame-Options", "SAMEORIGIN")
    }
    return response
  }

  /// The policy of pages: everything comes from this server, and pictures may also come from the page itself.
  private static let policy =
    "default-src 'self'; img-src 'self' blob:; frame-ancestors 'self'; base-uri 'none'; form-action 'self'"
}
