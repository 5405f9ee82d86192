import Foundation
import GalleyTree

/// A web page at the end of a navigation.
package struct VisitedPage {
  /// A link of the page that a person can see.
  package struct Link: Hashable, Sendable, Decodable {
    /// The address that it leads to.
    package var address: String
    /// Its name.
    package var label: String
    /// The part of the page that it is in, such as `nav`; `nil` for the content of the page.
    package var part: String?

    package init(_ address: String, label: String, in part: String? = nil) {
      self.address = address
      self.label = label
      self.part = part
    }
  }

  /// The facts that a script in the page reports.
  struct Facts: Decodable {
    var address: String
    var title: String
    var type: String
    var status: Int?
    var links: [Link]
  }

  /// The address, behind all redirections.
  package var address: String
  /// The title of the document.
  package var title: String
  /// The type of the document, such as `text/html`.
  package var type: String
  /// The status of the answer, such as 200; `nil` if the browser does not tell it.
  package var status: Int?
  /// The links, in the order of the document.
  package var links: [Link]

  package init(
    _ address: String, title: String = "", type: String = "text/html", status: Int? = 200, links: [Link] = []
  ) {
    self.address = address
    self.title = title
    self.type = type
    self.status = status
    self.links = links
  }

  init(_ facts: Facts) {
    self.init(
      facts.address, title: facts.title, type: facts.type, status: facts.status, links: facts.links)
  }

  /// Whether it is a document with elements, and no picture or file.
  package var isDocument: Bool { type.contains("html") }
}
