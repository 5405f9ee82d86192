import GalleyPages

/// The sections of the newspaper, one a page.
public struct SectionsPage: Layout {
  /// The pictures that are taken of it.
  public enum Checkpoints: String, CheckpointName {
    /// The first section, at its top.
    case resting
  }

  /// A button that opens the settings.
  public let settings = Button("news.settings", opens: ReaderSettings.self)
  /// Shows the top stories.
  public let top = Button("section.top")
  /// Shows sports.
  public let sports = Button("section.sports")
  /// Shows money.
  public let money = Button("section.money")
  /// The sections, side by side.
  public let pager = ScrollArea("sections.pager")
  /// The articles of the section that is shown.
  public let articles = Rows("article.card", of: ArticleCard.self, key: \.headline)
  /// Says that more articles are under way.
  public let loading = ProgressIndicator("feed.loading")
  /// Says that there are no more articles.
  public let end = Label("feed.end")
  /// Says that no articles came.
  public let problem = Label("feed.problem")
  /// The button that requests the articles again.
  public let retry = Button("feed.retry")
  /// Says how many articles are on the reading list.
  public let readingCount = Label("reading.count")

  public init() {}

  /// The promises of the page.
  public var body: Blueprint {
    Required {
      settings
      top
      pager
    }
    Optionally {
      sports
      money
      articles
      loading
      end
      problem
      retry
      readingCount
    }
    Checkpoint(Checkpoints.resting) {}
  }
}

/// One article in the list.
public struct ArticleCard: Layout {
  /// The headline of the article.
  public let headline = Label("article.headline")
  /// The author, and the age of the article.
  public let age = Label("article.age")
  /// Says that there is a video.
  public let video = Image(.label("Video"))
  /// The row itself.
  public let open = Cell(.itself, opens: ArticlePage.self)

  public init() {}

  /// The promises of the row.
  public var body: Blueprint {
    Required {
      headline
      age
      open
    }
    Optionally { video }
  }
}
