/// The colours of the dots of pages that an app has set once for all of them.
struct PageDotLooks {
  /// The colour of the dot of the shown page; `nil` for that of the system.
  var current: Color?
  /// The colour of the other dots; `nil` for that of the system.
  var others: Color?
}
