import Foundation
import GalleySystem
import GalleyTree

/// Reads trees in JSON: Galley's own, and those of web pages.
enum JSONTrees {
  /// The field that only trees of web pages have.
  private struct Head: Decodable {
    var galley: String?
    var type: String?
    var frame: [Double]?
  }

  static func read(_ text: Substring) throws(TreeFormatError) -> TreeFile {
    let data = Data(text.utf8)
    let decoder = JSONDecoder()
    // Its own tree has a type and a frame; a tree with a damaged type or frame is still Galley's.
    let head: Head
    do { head = try decoder.decode(Head.self, from: data) } catch {
      if text.contains("\"galley\"") { throw .damaged(.dom, reason: ErrorWords.of(error), line: nil) }
      if text.contains("\"frame\"") { throw .damaged(.galley, reason: ErrorWords.of(error), line: nil) }
      throw .unknown(beginning: String(text.prefix(41)))
    }
    if head.galley == "dom" {
      let page: DOMPage
      do { page = try decoder.decode(DOMPage.self, from: data) } catch {
        throw .damaged(.dom, reason: ErrorWords.of(error), line: nil)
      }
      return try DOMTree.read(page)
    }
    guard head.type != nil || head.frame != nil else {
      throw .unknown(beginning: String(text.prefix(41)))
    }
    do {
      let root = try decoder.decode(Element.self, from: data)
      return TreeFile(.galley, root, .points(root.frame))
    } catch {
      throw .damaged(.galley, reason: ErrorWords.of(error), line: nil)
    }
  }
}
