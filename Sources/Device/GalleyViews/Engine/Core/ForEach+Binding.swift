extension ForEach where Content: View {
  /// Creates views from bindings to the members, identified by their `id`.
  ///
  /// - Reference: [SwiftUI's `init(_:content:)`](https://developer.apple.com/documentation/swiftui/foreach/init(_:content:)-1lz3k).
  public init<Members: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Members>, @ViewBuilder content: @escaping (Binding<Members.Element>) -> Content,
    fileID: StaticString = #fileID, line: UInt = #line
  )
  where
    Members.Element: Identifiable, ID == Members.Element.ID,
    Data == LazyMapSequence<Members.Indices, (Members.Index, ID)>
  {
    self.init(data, id: \.id, content: content, fileID: fileID, line: line)
  }

  /// Creates views from bindings to the members, identified by a property.
  ///
  /// - Reference: [SwiftUI's `init(_:id:content:)`](https://developer.apple.com/documentation/swiftui/foreach/init(_:id:content:)-82uu).
  public init<Members: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Members>, id: KeyPath<Members.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Members.Element>) -> Content,
    fileID: StaticString = #fileID, line: UInt = #line
  ) where Data == LazyMapSequence<Members.Indices, (Members.Index, ID)> {
    let members = data.wrappedValue
    self.init(
      data: members.indices.lazy.map { ($0, members[$0][keyPath: id]) }, id: { $0.1 },
      place: SourcePlace(fileID: fileID, line: line),
      content: { content(data[$0.0]) })
  }
}
