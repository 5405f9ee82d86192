import Foundation

/// Rows of a tree; rows with children show and hide them.
///
/// - Reference: [SwiftUI's `OutlineGroup`](https://developer.apple.com/documentation/swiftui/outlinegroup).
nonisolated public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let children: (Data.Element) -> Data?
  private let content: (Data.Element) -> Leaf

  private init(
    data: Data, id: KeyPath<Data.Element, ID>, children: @escaping (Data.Element) -> Data?,
    content: @escaping (Data.Element) -> Leaf
  ) {
    self.data = data
    self.id = id
    self.children = children
    self.content = content
  }

  /// Creates the rows of trees whose members are identified by a property.
  ///
  /// - Parameters:
  ///   - data: The trees.
  ///   - id: The property that identifies members.
  ///   - children: The children of a member; `nil` for leaves.
  ///   - content: The row of a member.
  /// - Reference: [SwiftUI's `init(_:id:children:content:)`](https://developer.apple.com/documentation/swiftui/outlinegroup/init(_:id:children:content:)-5jc3d).
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(data: data, id: id, children: { $0[keyPath: children] }, content: content)
  }

  /// Creates the rows of trees.
  ///
  /// - Parameters:
  ///   - data: The trees.
  ///   - children: The children of a member; `nil` for leaves.
  ///   - content: The row of a member.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: \.id, children: { $0[keyPath: children] }, content: content)
  }

  @MainActor public var body: some View {
    ForEach(data, id: id) { element in
      if let inside = children(element) {
        DisclosureGroup {
          // The type is without end, so it is not named.
          AnyView(OutlineGroup(data: inside, id: id, children: children, content: content))
        } label: {
          content(element)
        }
      } else {
        content(element)
      }
    }
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of trees, whose members with children show and hide them.
  ///
  /// - Parameters:
  ///   - data: The trees.
  ///   - children: The children of a member; `nil` for leaves.
  ///   - rowContent: The row of a member.
  /// - Reference: [SwiftUI's `init(_:children:rowContent:)`](https://developer.apple.com/documentation/swiftui/list/init(_:children:rowcontent:)).
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, Row> {
    self.init { OutlineGroup(data, children: children, content: rowContent) }
  }
}
