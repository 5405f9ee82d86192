/// The looks of the bars above pages that an app has set once for all of them.
struct NavigationBarLooks {
  /// The look of a bar in one of its states.
  struct Phase {
    /// The background; `nil` for that of the system.
    var surface: BarSurface?
    var title = LetterLook()
    var largeTitle = LetterLook()
    /// The title of the back button.
    var backTitle = LetterLook()
  }

  /// The colour of the buttons; `nil` for the tint of the views around.
  var tint: Color?
  /// The colour behind the bar itself, without the status bar.
  var backdrop: Color?
  /// The look above content that goes on below the bar.
  var standard = Phase()
  /// The look above content that is at its start.
  var atEdge = Phase()
  /// The look of ``standard`` where the height is compact, if it is another one.
  var compact: Phase?
  /// The look of ``atEdge`` where the height is compact, if it is another one.
  var compactAtEdge: Phase?

  /// The look of a bar.
  ///
  /// - Parameters:
  ///   - isAtEdge: Whether the content is at its start.
  ///   - isCompact: Whether the height of the window is compact, as on a telephone on its side.
  func phase(isAtEdge: Bool, isCompact: Bool) -> Phase {
    if isAtEdge { return isCompact ? compactAtEdge ?? atEdge : atEdge }
    return isCompact ? compact ?? standard : standard
  }
}
