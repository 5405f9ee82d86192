import SwiftUI

/// The articles that have come, by section.
@MainActor @Observable
final class FeedStore {
  /// The loading state of a section.
  struct Feed {
    /// The articles, the newest first.
    var articles: [Article] = []
    /// The number of pages that have come.
    var pages = 0
    /// Whether there are no more.
    var isComplete = false
    /// Whether more are under way.
    var isLoading = false
    /// Whether the last attempt failed.
    var hasFailed = false
  }

  private var feeds: [NewsSection: Feed] = [:]

  /// The articles that were put on the reading list.
  private(set) var readingList: [Article] = []

  /// The loading state of a section.
  func feed(_ section: NewsSection) -> Feed { feeds[section] ?? Feed() }

  /// Fetches more of a section's articles, unless that is under way or there are none.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - server: Where from.
  func loadMore(of section: NewsSection, from server: any NewsServer) {
    var feed = feed(section)
    guard !feed.isLoading, !feed.isComplete else { return }
    feed.isLoading = true
    feed.hasFailed = false
    feeds[section] = feed
    server.load(NewsArchive.address(of: section, page: feed.pages)) { [self] data in
      let page = data.flatMap { try? JSONDecoder().decode(FeedPage.self, from: $0) }
      feeds[section]?.isLoading = false
      feeds[section]?.hasFailed = page == nil
      guard let page else { return }
      feeds[section]?.articles += page.articles
      feeds[section]?.pages += 1
      feeds[section]?.isComplete = page.isLast
    }
  }

  /// Puts an article on the reading list.
  func keep(_ article: Article) {
    guard !readingList.contains(article) else { return }
    readingList.append(article)
  }
}
