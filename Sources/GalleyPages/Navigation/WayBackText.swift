import GalleyTree

/// Ways back in words.
enum WayBackText {
  /// What is done.
  ///
  /// - Parameter way: The way.
  /// - Returns: Such as `tap “Cancel” of the alert`.
  static func words(_ way: WayBackFailure.Way) -> String {
    switch way {
    case .tap(let name, let container): "tap “\(ElementText.clean(name, limit: 60))” of \(words(container))"
    case .escapeKey: "press the escape key"
    case .dragSheet: "drag the sheet down"
    case .besideSheet: "tap beside the sheet"
    case .leadingEdge: "swipe from the leading edge"
    }
  }

  private static func words(_ container: WayBackFailure.Way.Container) -> String {
    switch container {
    case .keyboard: "the keyboard"
    case .alert: "the alert"
    case .sheet: "the sheet"
    case .navigationBar: "the navigation bar"
    }
  }
}
