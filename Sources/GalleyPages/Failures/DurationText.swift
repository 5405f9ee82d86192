import GalleyTree

/// Durations in words.
enum DurationText {
  /// A duration in seconds, with at most two decimals and none that are needless.
  static func seconds(_ duration: Duration) -> String {
    let text = number(duration)
    return text == "1" ? "1 second" : "\(text) seconds"
  }

  /// The same without the unit.
  static func number(_ duration: Duration) -> String {
    ElementText.number(duration / .seconds(1))
  }
}
