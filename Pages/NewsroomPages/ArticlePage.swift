import GalleyPages

/// One article, with its video if it has one.
public struct ArticlePage: Layout {
  /// The headline.
  public let title = Label("article.title")
  /// The author, and the age of the article.
  public let byline = Label("article.byline")
  /// The beginning of the text.
  public let lead = Label("article.paragraph.0")
  /// Puts the article on the reading list.
  public let keep = Button("article.keep")
  /// Begins the video, with the advertisement before it.
  public let play = Button("video.play")
  /// Says when the advertisement is over.
  public let advertisement = Label("video.advertisement")
  /// Stops the video, and goes on with it.
  public let pause = Button("video.pause")
  /// The position in the video.
  public let time = Label("video.time")
  /// The way back to the sections.
  public let backButton = Button("BackButton", opens: SectionsPage.self)

  public init() {}

  /// The promises of the page.
  public var body: Blueprint {
    Required {
      title
      byline
      lead
      keep
      backButton
    }
    Optionally {
      play
      advertisement
      pause
      time
    }
  }
}
