import Foundation

/// The articles that the server has, and that a fixed feed shows.
package enum NewsArchive {
  /// The number of articles that the server sends at once.
  package static let pageLength = 8

  private static let pages = 3

  /// The address of some of a section's articles.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - page: The number of the page, from 0.
  /// - Returns: The address.
  package static func address(of section: NewsSection, page: Int) -> String {
    "https://news.example/\(section.rawValue)/\(page).json"
  }

  /// The server's answer.
  ///
  /// - Parameter address: The address.
  /// - Returns: The content at the address, or `nil`.
  package static func response(at address: String) -> Data? {
    for section in NewsSection.allCases {
      for page in 0..<pages where address == self.address(of: section, page: page) {
        let articles = (0..<pageLength).map { article(page * pageLength + $0, of: section) }
        return try? JSONEncoder().encode(FeedPage(articles: articles, isLast: page == pages - 1))
      }
    }
    return nil
  }

  private static func article(_ number: Int, of section: NewsSection) -> Article {
    let (subject, deed) = words(of: section)
    let headline = "\(subject[number % subject.count]) \(deed[number / subject.count % deed.count])"
    return Article(
      id: "\(section.rawValue)-\(number)", section: section, headline: headline,
      author: ["Ada Brook", "Sam Field", "Lena Hill", "Noor Marsh"][number % 4],
      age: number == 0 ? "12 min ago" : "\(number) h ago",
      paragraphs: [
        "\(headline), people who know about it said on Monday. It had been expected for weeks.",
        "“We have waited for this for a long time,” one of them said. “Now the work begins.”",
        "Not everybody is glad. Some ask what it costs, and who pays for it in the end.",
        "The council wants to talk about it next week. Readers may send their questions until Friday.",
      ],
      hasVideo: number % 4 == 1)
  }

  private static func words(of section: NewsSection) -> (subjects: [String], deeds: [String]) {
    switch section {
    case .top:
      (
        ["The old bridge", "The night train", "The town hall", "The harbour"],
        [
          "opens again after nine years", "gets a new roof", "is to be moved", "finds its voice",
          "turns green",
          "waits for spring",
        ]
      )
    case .sports:
      (
        ["The home team", "The rowing eight", "The young goalkeeper", "The marathon"],
        [
          "wins in the last minute", "goes north", "breaks a record", "takes a break", "finds a coach",
          "looks ahead",
        ]
      )
    case .money:
      (
        ["The savings bank", "The corner shop", "The price of bread", "The brewery"],
        [
          "grows again", "hires forty people", "moves downtown", "stays put", "counts every coin",
          "goes digital",
        ]
      )
    case .life:
      (
        ["The garden", "The long breakfast", "The reading circle", "The choir"],
        [
          "comes back", "is good for the heart", "fills the square", "needs no money", "turns fifty",
          "goes outdoors",
        ]
      )
    case .tech:
      (
        ["The quiet keyboard", "The library’s robot", "The solar roof", "The paper map"],
        [
          "learns to wait", "works by night", "saves a winter", "is back", "goes to school",
          "needs an update",
        ]
      )
    }
  }
}
