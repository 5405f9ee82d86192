import SwiftUI

/// The articles of a section; more come when the last is reached.
struct SectionFeedView: View {
  let section: NewsSection
  let feed: FeedStore
  let preferences: ReaderPreferences

  @Environment(\.newsServer) private var server
  @Environment(\.launchSettings) private var launchSettings

  var body: some View {
    let shown = feed.feed(section)
    List {
      ForEach(shown.articles) { article in
        NavigationLink {
          ArticleView(article: article, feed: feed, preferences: preferences)
        } label: {
          ArticleCard(article: article)
        }
        .keptByDragging(article, isOn: launchSettings.hasDragAndDrop, feed: feed)
        .accessibilityIdentifier("article.card")
      }
      if shown.hasFailed {
        VStack(alignment: .leading, spacing: 8) {
          Text("No more articles came.").foregroundStyle(.secondary).accessibilityIdentifier("feed.problem")
          Button("Try Again") { loadMore() }.accessibilityIdentifier("feed.retry")
        }
      } else if !shown.isComplete {
        ProgressView().frame(maxWidth: .infinity)
          .id(shown.pages)
          .onAppear { loadMore() }
          .listRowSeparator(.hidden)
          .accessibilityLabel("Loading")
          .accessibilityIdentifier("feed.loading")
      } else {
        Text("That is all for today.").font(.footnote).foregroundStyle(.secondary).frame(maxWidth: .infinity)
          .listRowSeparator(.hidden)
          .accessibilityIdentifier("feed.end")
      }
    }
    .listStyle(.plain)
    .accessibilityIdentifier("feed.\(section.id)")
  }

  private func loadMore() {
    feed.loadMore(of: section, from: launchSettings.hasFixedFeed ? FixedServer() : server)
  }
}

/// An article in the list: its headline, its picture, and how old it is.
struct ArticleCard: View {
  let article: Article

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      VStack(alignment: .leading, spacing: 6) {
        Text(article.headline).font(.headline).accessibilityIdentifier("article.headline")
        HStack(spacing: 4) {
          if article.hasVideo {
            Image(systemName: "play.circle.fill").foregroundStyle(.tint).accessibilityLabel("Video")
          }
          Text("\(article.author) · \(article.age)").accessibilityIdentifier("article.age")
        }
        .font(.footnote)
        .foregroundStyle(.secondary)
      }
      Spacer(minLength: 0)
      ArticlePicture(article: article).frame(width: 84, height: 84)
        .clipShape(RoundedRectangle(cornerRadius: 8))
    }
    .padding(.vertical, 4)
  }
}

extension View {
  /// Puts an article on the reading list when it is held, dragged up or down and dropped.
  fileprivate func keptByDragging(_ article: Article, isOn: Bool, feed: FeedStore) -> some View {
    modifier(DragToKeep(article: article, isOn: isOn, feed: feed))
  }
}

/// Lets an article be picked up, and keeps it where it is dropped far enough from its place.
private struct DragToKeep: ViewModifier {
  let article: Article
  let isOn: Bool
  let feed: FeedStore

  @State private var offset = CGSize.zero

  func body(content: Content) -> some View {
    content
      .offset(offset)
      .opacity(offset == .zero ? 1 : 0.7)
      // Also where there is nothing between the headline and the picture, as on wide screens.
      .contentShape(Rectangle())
      .gesture(
        LongPressGesture(minimumDuration: 0.4).sequenced(before: DragGesture())
          .onChanged { value in
            if case .second(_, let drag?) = value { offset = drag.translation }
          }
          .onEnded { value in
            if case .second(_, let drag?) = value, abs(drag.translation.height) > 30 { feed.keep(article) }
            offset = .zero
          },
        including: isOn ? .all : .subviews)
  }
}
