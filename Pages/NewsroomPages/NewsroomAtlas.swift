import GalleyPages

/// The pages of the newspaper's app, and the system's questions over them.
public let newsroomAtlas = Atlas {
  WelcomePage.self
  SectionsPage.self
  ArticlePage.self
  ReaderSettings.self
}
