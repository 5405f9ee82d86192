/// The part of a view that content may come to rest at.
enum ScrollTargetRole {
  /// The view.
  case view
  /// The views that it lays out.
  case layout
}
