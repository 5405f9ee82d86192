import Foundation

/// The pages of a web site that links lead to, as far as they were visited, and the links between them.
package struct SiteCrawl {
  /// A page of the site.
  package struct Page {
    /// The result of looking at a page.
    package enum State {
      /// A document.
      case visited(VisitedPage)
      /// The page cannot be opened, or its status stands for an error.
      case broken(VisitError)
      /// The bound was reached before.
      case unvisited
    }

    /// The address, without the parts in which pages of one kind differ.
    package let address: SiteAddress
    /// The address that was visited, the first one that was found.
    package let url: URL
    package let state: State
  }

  /// A link from one page to another.
  package struct Way: Hashable {
    package let from: SiteAddress
    package let to: SiteAddress
    /// The name of the link.
    package let label: String
    /// The part of the page that it is in; `nil` for the content.
    package let part: String?
  }

  /// The origin of the site.
  package let origin: String
  /// The pages, in the order in which they were found.
  package private(set) var pages: [Page] = []
  /// The links, in the order of the pages.
  package private(set) var ways: [Way] = []

  /// Visits pages, nearest ones first.
  ///
  /// - Parameters:
  ///   - start: The address of the first page. If it redirects to another origin, that is the site's.
  ///   - most: The largest number of visits.
  ///   - visit: Opens a page.
  /// - Throws: ``VisitError`` if the first page is none.
  package init(
    from start: URL, most: Int, visit: (URL) throws(VisitError) -> VisitedPage
  ) throws(VisitError) {
    let first = try visit(start)
    guard let url = URL(string: first.address), let origin = BrowserDriver.origin(of: url),
      let address = SiteAddress(url, of: origin)
    else { throw .notLoaded(address: start.absoluteString, reason: "it leads to \(first.address)") }
    if let error = Self.fault(of: first) { throw error }
    self.origin = origin

    var course = Course()
    course.add(address, url)
    course.note(.visited(first), of: address, insteadOf: address)
    var next = 0
    var visits = 1
    while next < course.order.count {
      let (address, url) = course.order[next]
      next += 1
      if course.states[address] == nil {
        if visits == most {
          course.note(.unvisited, of: address, insteadOf: address)
        } else {
          visits += 1
          Self.look(at: address, url, of: origin, visit, &course)
        }
      }
      guard let there = course.landings[address], case .visited(let page)? = course.states[there] else {
        continue
      }
      for link in page.links {
        guard let url = URL(string: link.address), let target = SiteAddress(url, of: origin),
          !target.endsSession
        else { continue }
        course.links.append(Way(from: there, to: target, label: link.label, part: link.part))
        course.add(target, url)
      }
    }
    pages = course.order.compactMap { address, url in
      course.states[address].map { Page(address: address, url: url, state: $0) }
    }
    var known: Set<Way> = []
    ways = course.links.compactMap { link in
      guard let to = course.landings[link.to] else { return nil }
      let way = Way(from: link.from, to: to, label: link.label, part: link.part)
      return known.insert(way).inserted ? way : nil
    }
  }

  /// The pages and links that were found so far.
  private struct Course {
    /// The pages to look at, each once.
    private(set) var order: [(address: SiteAddress, url: URL)] = []
    /// The page that each address led to: another one behind a redirection, none for files and other sites.
    private(set) var landings: [SiteAddress: SiteAddress] = [:]
    /// The results.
    private(set) var states: [SiteAddress: Page.State] = [:]
    var links: [Way] = []
    private var known: Set<SiteAddress> = []

    mutating func add(_ address: SiteAddress, _ url: URL) {
      if known.insert(address).inserted { order.append((address, url)) }
    }

    mutating func note(_ state: Page.State, of page: SiteAddress, insteadOf address: SiteAddress) {
      landings[address] = page
      landings[page] = page
      // The first look at a page counts.
      if states[page] == nil { states[page] = state }
    }
  }

  /// Visits an address and notes the page that is there, if there is one of the site.
  private static func look(
    at address: SiteAddress, _ url: URL, of origin: String,
    _ visit: (URL) throws(VisitError) -> VisitedPage, _ course: inout Course
  ) {
    do throws(VisitError) {
      let page = try visit(url)
      guard let place = URL(string: page.address), let there = SiteAddress(place, of: origin) else { return }
      if let error = fault(of: page) {
        course.add(there, place)
        return course.note(.broken(error), of: there, insteadOf: address)
      }
      guard page.isDocument else { return }
      course.add(there, place)
      course.note(.visited(page), of: there, insteadOf: address)
    } catch {
      course.note(.broken(error), of: address, insteadOf: address)
    }
  }

  private static func fault(of page: VisitedPage) -> VisitError? {
    guard let status = page.status, status >= 400 else { return nil }
    return .status(status, address: page.address)
  }
}
