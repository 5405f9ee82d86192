/// A view that represents several views, one or none.
@MainActor protocol Flattening {
  /// The views in it; a number is the position of one in the code, whether or not the others exist.
  var flattened: [(number: Int, view: any View)] { get }
}

extension TupleView: Flattening {
  @MainActor var flattened: [(number: Int, view: any View)] { views.enumerated().map { ($0, $1) } }
}

extension Group: Flattening {
  var flattened: [(number: Int, view: any View)] { [(0, content)] }
}

extension AnyView: Flattening {
  var flattened: [(number: Int, view: any View)] { [(0, content)] }
}

extension EmptyView: Flattening {
  var flattened: [(number: Int, view: any View)] { [] }
}

extension Optional: Flattening where Wrapped: View {
  var flattened: [(number: Int, view: any View)] { map { [(0, $0)] } ?? [] }
}

extension _ConditionalContent: Flattening {
  var flattened: [(number: Int, view: any View)] {
    switch choice {
    case .first(let view): [(0, view)]
    case .second(let view): [(1, view)]
    }
  }
}
