/// The height of a bar of UIKit that a setting is for; here settings are for all heights.
///
/// - Reference: [UIKit's `UIBarMetrics`](https://developer.apple.com/documentation/uikit/uibarmetrics).
public enum UIBarMetrics: Int, Hashable, Sendable {
  /// The usual height.
  case `default`
  /// The height on a telephone on its side.
  case compact
  /// The usual height, with a line above the title.
  case defaultPrompt = 101
  /// The height on a telephone on its side, with a line above the title.
  case compactPrompt
}

/// The style of a bar of UIKit.
///
/// - Reference: [UIKit's `UIBarStyle`](https://developer.apple.com/documentation/uikit/uibarstyle).
public enum UIBarStyle: Int, Hashable, Sendable {
  /// Dark words on a light bar, or the other way round in dark mode.
  case `default`
  /// White words on a black bar.
  case black
}
