/// The background of a bar that an app has set.
struct BarSurface: Equatable {
  /// Whether the material of bars lies below the colour.
  var hasMaterial = false
  var color: Color?
  /// The colour of the line between the bar and the content; `nil` for no line.
  var line: Color?

  /// Content of the screen can be seen through all of the bar.
  static let transparent = BarSurface()
}
