/// The behaviour of scrolling content that an app has set once for all of it.
struct ScrollLooks {
  /// Whether the content can be pulled beyond its ends.
  var bounces = true
  /// Whether a finger that moves the content takes the keyboard away.
  var dismissesKeyboard = false
}
