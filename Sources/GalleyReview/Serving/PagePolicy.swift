import Foundation

/// The content policy that a page states for itself.
///
/// It is sent as a header as well, with what a page cannot say of itself: that nobody may frame it.
///
/// - Reference: [Content Security Policy Level 3](https://www.w3.org/TR/CSP3/), sections 3.3 and 6.4.2.
enum PagePolicy {
  /// Reads the policy of a page.
  ///
  /// - Parameter page: The page's text.
  /// - Returns: The policy for the header; of a page without one, that it may do nothing.
  static func header(of page: [UInt8]) -> String {
    // It stands in the head, before anything of a user's.
    let head = String(decoding: page.prefix(16 * 1024), as: UTF8.self)
    var policy = "default-src 'none'"
    if let start = head.range(of: "http-equiv=\"Content-Security-Policy\" content=\""),
      let end = head[start.upperBound...].firstIndex(of: "\"")
    {
      policy = String(head[start.upperBound..<end])
        .replacing("&#39;", with: "'").replacing("&quot;", with: "\"").replacing("&amp;", with: "&")
    }
    let isPlain = policy.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
    return (isPlain ? policy : "default-src 'none'") + "; frame-ancestors 'none'"
  }
}
