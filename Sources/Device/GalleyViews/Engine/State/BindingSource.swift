/// The source of a binding; two bindings with one source are equal although their closures are not.
indirect enum BindingSource: Equatable {
  /// The whole of an object, such as the place where a state is kept.
  case object(AnyObject)
  /// A member of another source.
  case member(BindingSource, AnyKeyPath)

  static func == (a: BindingSource, b: BindingSource) -> Bool {
    switch (a, b) {
    case (.object(let a), .object(let b)): a === b
    case (.member(let a, let x), .member(let b, let y)): x == y && a == b
    default: false
    }
  }
}

extension Binding {
  /// Returns the binding with its source.
  func named(_ source: BindingSource?) -> Binding {
    var binding = self
    binding.source = source
    return binding
  }
}

extension Binding: SelfComparing {
  func isSame(as other: Binding) -> Bool {
    guard let source, source == other.source else { return false }
    guard let snapshot, let old = other.snapshot else { return true }
    return ValueComparison.isSame(snapshot, old)
  }
}
