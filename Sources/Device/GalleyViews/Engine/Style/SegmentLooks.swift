/// The looks of segmented pickers that an app has set once for all of them, or for one.
struct SegmentLooks {
  /// The colour behind the chosen segment; `nil` for that of the system.
  var selected: Color?
  /// The colour behind all segments.
  var backdrop: Color?
  /// The titles of segments that are not chosen.
  var normalTitle = LetterLook()
  /// The title of the chosen segment.
  var selectedTitle = LetterLook()
}

private struct SegmentLooksKey: EnvironmentKey {
  static var defaultValue: SegmentLooks? { nil }
}

extension EnvironmentValues {
  /// The looks of segmented pickers inside; `nil` for those of the app.
  var segmentLooks: SegmentLooks? {
    get { self[SegmentLooksKey.self] }
    set { self[SegmentLooksKey.self] = newValue }
  }
}
