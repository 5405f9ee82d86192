import Foundation
import GalleyAuthoring
import GalleyBrowser
import GalleyCommands
import GalleyImage
import GalleyPages
import GalleyText
import GalleyTree

/// The pages of a web site with their pictures, and the links between them.
struct SiteAtlas {
  /// The number of pages that are visited where nothing else is asked for.
  static let usualPages = 20
  /// The largest width and height of a picture on the drawing, in points.
  private static let pictureSize = (width: 132.0, height: 176.0)
  /// The number of links from one page to another that are named, and the length of a name.
  private static let mostNames = 3
  private static let longestName = 32

  /// The pages and links.
  let crawl: SiteCrawl
  /// The pictures of the pages that were visited, reduced to their size on the drawing.
  let pictures: [SiteAddress: Bitmap]

  /// Visits the pages of a site.
  ///
  /// - Parameters:
  ///   - most: The largest number of visits.
  ///   - takesPictures: Whether pictures are taken.
  ///   - environment: The environment of the command.
  ///   - tell: Hears of each page before it is visited.
  /// - Throws: `VisitError`.
  init(
    _ request: WebPageRequest, most: Int, takesPictures: Bool, _ environment: [String: String],
    tell: (URL) -> Void
  ) throws {
    let visit = try BrowserVisit(request, environment)
    defer { visit.end() }
    var pictures: [String: Bitmap] = [:]
    crawl = try SiteCrawl(from: request.url, most: most) { url throws(VisitError) in
      tell(url)
      let page = try visit.open(url)
      if takesPictures, page.isDocument, pictures[page.address] == nil {
        pictures[page.address] = try? Self.reduced(visit.picture())
      }
      return page
    }
    var known: [SiteAddress: Bitmap] = [:]
    for page in crawl.pages {
      if case .visited(let there) = page.state { known[page.address] = pictures[there.address] }
    }
    self.pictures = known
  }

  /// A picture at twice the pixels that it has points on the drawing, for sharp screens.
  private static func reduced(_ picture: Bitmap) -> Bitmap {
    let share = min(
      1, 2 * pictureSize.width / Double(picture.width), 2 * pictureSize.height / Double(picture.height))
    return AreaAverage.resize(
      picture, width: max(1, Int(Double(picture.width) * share)),
      height: max(1, Int(Double(picture.height) * share)))
  }

  /// The graph of the site.
  ///
  /// - Parameter folder: A folder for the files of the pictures, which Graphviz reads; `nil` for a graph without pictures.
  func graph(picturesIn folder: String?) throws -> AtlasGraph {
    let nodes = try crawl.pages.enumerated().map { number, page in
      let kind: AtlasGraph.Node.Kind =
        switch page.state {
        case .visited: number == 0 ? .start : .page
        case .broken: .broken
        case .unvisited: .unnamed
        }
      return AtlasGraph.Node(
        name: page.address.text, kind: kind,
        picture: try folder.flatMap { try picture(of: page.address, to: "\($0)/\(number).png") })
    }
    return AtlasGraph(site: crawl.origin, pages: nodes, edges: edges)
  }

  private func picture(of page: SiteAddress, to path: String) throws -> AtlasGraph.Node.Picture? {
    guard let picture = pictures[page] else { return nil }
    let file = try PNG.encode(picture)
    try file.write(to: URL(fileURLWithPath: path))
    return AtlasGraph.Node.Picture(
      path: path, width: picture.width / 2, height: picture.height / 2, data: file.base64EncodedString())
  }

  /// The links as ways: few names for many links between two pages.
  private var edges: [AtlasEdge] {
    var order: [Connection] = []
    var names: [Connection: [String]] = [:]
    for way in crawl.ways {
      let key = Connection(from: way.from, to: way.to, part: way.part)
      if names[key] == nil { order.append(key) }
      // A full stop separates a part of the page from a name in it.
      let label = CleanText.line(way.label.isEmpty ? way.to.text : way.label, limit: Self.longestName)
      names[key, default: []].append(label.replacing(".", with: "·"))
    }
    return order.flatMap { key in
      let all = names[key] ?? []
      let shown =
        all.count > Self.mostNames + 1
        ? all.prefix(Self.mostNames) + ["\(all.count - Self.mostNames) more"] : all[...]
      return shown.map { name in
        let via = key.part.map { "\($0.replacing(".", with: "·")).\(name)" } ?? name
        return AtlasEdge(from: key.from.text, via: via, to: key.to.text)
      }
    }
  }

  /// All links from one page to another in one part of the page.
  private struct Connection: Hashable {
    var from: SiteAddress
    var to: SiteAddress
    var part: String?
  }
}
