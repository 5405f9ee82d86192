import SwiftUI

/// One article, with its video if it has one.
struct ArticleView: View {
  let article: Article
  let feed: FeedStore
  let preferences: ReaderPreferences

  private var isKept: Bool { feed.readingList.contains(article) }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 14) {
        Text(article.section.title).font(.footnote).bold().textCase(.uppercase).foregroundStyle(.tint)
        Text(article.headline).font(.title).bold().accessibilityIdentifier("article.title")
        Text("By \(article.author) · \(article.age)").font(.subheadline).foregroundStyle(.secondary)
          .accessibilityIdentifier("article.byline")
        if article.hasVideo {
          VideoView(article: article)
        } else {
          ArticlePicture(article: article).aspectRatio(16 / 9, contentMode: .fit)
            .clipShape(RoundedRectangle(cornerRadius: 12))
        }
        ForEach(Array(article.paragraphs.enumerated()), id: \.offset) { number, paragraph in
          Text(paragraph).font(preferences.textSize.font).lineSpacing(4)
            .accessibilityIdentifier("article.paragraph.\(number)")
        }
      }
      .padding(16)
    }
    .navigationTitle(article.section.title)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItemGroup(placement: .topBarTrailing) {
        Button(isKept ? "Kept" : "Keep", systemImage: isKept ? "bookmark.fill" : "bookmark") {
          feed.keep(article)
        }
        .accessibilityIdentifier("article.keep")
        ShareLink(item: article.headline).accessibilityIdentifier("article.share")
      }
    }
  }
}

/// The picture of an article: hills under a sky, in its section's colour.
struct ArticlePicture: View {
  let article: Article

  private var color: Color {
    switch article.section {
    case .top: .blue
    case .sports: .green
    case .money: .orange
    case .life: .pink
    case .tech: .indigo
    }
  }

  /// A number of the article's own, so that pictures differ.
  private var number: Int { article.id.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) % 97 } }

  var body: some View {
    Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(color.opacity(0.25)))
      for layer in 0..<3 {
        let height = size.height * (0.45 + 0.18 * CGFloat(layer))
        let peak = size.width * CGFloat((number + layer * 37) % 100) / 100
        var hill = Path()
        hill.move(to: CGPoint(x: 0, y: height))
        hill.addQuadCurve(
          to: CGPoint(x: size.width, y: height), control: CGPoint(x: peak, y: height - size.height * 0.35))
        hill.addLine(to: CGPoint(x: size.width, y: size.height))
        hill.addLine(to: CGPoint(x: 0, y: size.height))
        context.fill(hill, with: .color(color.opacity(0.3 + 0.2 * Double(layer))))
      }
    }
    .accessibilityHidden(true)
  }
}
