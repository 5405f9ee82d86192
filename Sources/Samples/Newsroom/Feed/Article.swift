import Foundation

/// A part of the newspaper.
package enum NewsSection: String, Codable, CaseIterable, Identifiable, Sendable {
  /// The most important of all.
  case top
  case sports
  case money
  case life
  /// Technology.
  case tech

  /// Its name on the server.
  package var id: String { rawValue }

  /// Its name for readers.
  package var title: String { self == .top ? "Top Stories" : rawValue.capitalized }
}

/// One article.
package struct Article: Codable, Hashable, Identifiable, Sendable {
  /// The identifier of the article.
  package var id: String
  /// The part of the newspaper that it is in.
  package var section: NewsSection
  package var headline: String
  /// The author.
  package var author: String
  /// The age, as shown to readers.
  package var age: String
  /// The text.
  package var paragraphs: [String]
  /// Whether there is a video with it.
  package var hasVideo: Bool
}

/// Some of a section's articles.
package struct FeedPage: Codable, Sendable {
  package var articles: [Article]
  /// Whether there are no more.
  package var isLast: Bool
}
