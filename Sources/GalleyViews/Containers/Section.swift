/// A part of a list, with a line above and a line below.
///
/// - Reference: [SwiftUI's `Section`](https://developer.apple.com/documentation/swiftui/section).
public struct Section<Content: View>: View, ListSection {
  let header: String?
  let footer: String?
  let content: Content

  /// Makes a part of a list.
  ///
  /// - Parameters:
  ///   - header: The line above.
  ///   - footer: The line below.
  ///   - content: The rows.
  public init(_ header: String? = nil, footer: String? = nil, @ViewBuilder content: () -> Content) {
    self.header = header
    self.footer = footer
    self.content = content()
  }

  /// Outside of a list: the rows alone.
  public var body: some View { content }

  var rows: any View { content }
}

/// A part of a list, whatever its rows are.
protocol ListSection {
  var header: String? { get }
  var footer: String? { get }
  var rows: any View { get }
}

/// Views that stand for several, or for one or none.
protocol Flattening {
  var flattened: [any View] { get }
}

extension TupleView: Flattening {
  var flattened: [any View] { views }
}

extension Group: Flattening {
  var flattened: [any View] { [content] }
}

extension AnyView: Flattening {
  var flattened: [any View] { [content] }
}

extension EmptyView: Flattening {
  var flattened: [any View] { [] }
}

extension Optional: Flattening where Wrapped: View {
  var flattened: [any View] { map { [$0] } ?? [] }
}

extension ConditionalContent: Flattening {
  var flattened: [any View] {
    switch choice {
    case .first(let view): [view]
    case .second(let view): [view]
    }
  }
}
