import Foundation

/// The address of a page of a site, without the parts in which pages of one kind differ.
///
/// `/books/1` and `/books/2` are one page, and so are the searches for two words: numbers and identifiers of a path become `*`, and of a
/// query only the names count.
package struct SiteAddress: Hashable, Sendable {
  /// Path and names of the query, such as `/books/*` or `/search?q`.
  package let text: String

  /// The address of a page; `nil` for one of another origin, and for what is no page, such as `mailto:`.
  ///
  /// - Parameter origin: The origin of the site.
  package init?(_ url: URL, of origin: String) {
    guard BrowserDriver.origin(of: url) == origin,
      let parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
    else { return nil }
    let steps = parts.percentEncodedPath.split(separator: "/").map { Self.isName($0) ? String($0) : "*" }
    let names = Set((parts.queryItems ?? []).map(\.name)).sorted()
    text = "/" + steps.joined(separator: "/") + (names.isEmpty ? "" : "?" + names.joined(separator: "&"))
  }

  /// The path alone.
  package var path: String { String(text.prefix { $0 != "?" }) }

  /// Whether a step of a path names a page, and not one of many things.
  private static func isName(_ step: Substring) -> Bool {
    // Numbers, UUIDs, and other digests.
    step.wholeMatch(of: /\d+|[0-9A-Fa-f-]{16,}/) == nil
  }

  /// Whether the page ends the session of a person who opens it.
  var endsSession: Bool {
    let last = text.prefix { $0 != "?" }.split(separator: "/").last ?? ""
    let word = last.lowercased().filter(\.isLetter)
    return ["logout", "signout", "logoff"].contains { word.hasPrefix($0) }
  }
}
