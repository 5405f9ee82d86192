import GalleyPages

/// The sheet of settings.
public struct ReaderSettings: Layout {
  /// The pictures that are taken of it.
  public enum Checkpoints: String, CheckpointName {
    /// The page before any change.
    case resting
  }

  /// The size of an article's text.
  public let textSize = SegmentedControl("settings.textSize")
  /// Whether videos play by themselves.
  public let videos = Toggle("settings.videos")
  /// Whether breaking news are announced.
  public let announcements = Toggle("settings.announcements")
  /// The edition of the newspaper.
  public let edition = Picker("settings.edition")
  /// Puts the sheet away.
  public let done = Button("settings.done", opens: SectionsPage.self)

  public init() {}

  /// The promises of the sheet.
  public var body: Blueprint {
    Required {
      textSize
      videos
      announcements
      edition
      done
    }
    Checkpoint(Checkpoints.resting) {}
  }
}
