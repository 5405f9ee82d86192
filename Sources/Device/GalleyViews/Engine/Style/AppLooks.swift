/// The looks that an app has set once for all of its bars and controls.
struct AppLooks {
  var navigationBar = NavigationBarLooks()
  var tabBar = TabBarLooks()
  var segments = SegmentLooks()
  var pageDots = PageDotLooks()
  var tables = TableLooks()
  /// The colour behind text views; `nil` for that of the system.
  var textViewBackground: Color?
  var scrolling = ScrollLooks()
}
