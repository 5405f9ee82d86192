/// An object that knows the types under which it is passed on.
protocol TypedItem: AnyObject {
  /// The types, the most general first.
  var itemTypes: [UTType] { get }
}
