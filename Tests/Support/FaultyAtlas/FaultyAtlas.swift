import GalleyPages

/// An atlas with an error, registered as a test target would.
public final class RegisteredAtlas: AtlasRegistration {
  /// Its one page has two elements with one locator.
  public static let atlas = Atlas { FaultyPage.self }
}

struct FaultyPage: Layout {
  let title = Label("faulty.title")
  let heading = Label("faulty.title")

  var body: Blueprint {
    Required {
      title
      heading
    }
  }
}
