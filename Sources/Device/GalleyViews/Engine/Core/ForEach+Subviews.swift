import Foundation

/// The members of a ``ForEach`` over the subviews of another view.
///
/// - Reference: [SwiftUI's `ForEachSubviewCollection`](https://developer.apple.com/documentation/swiftui/foreachsubviewcollection).
nonisolated public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  /// The view, until its parts are known.
  var source: (any View)?
  var subviews: [Subview] = []

  /// The index of the first view.
  public var startIndex: Int { 0 }
  /// The index after the last view.
  public var endIndex: Int { subviews.count }

  /// The view at an index.
  public subscript(position: Int) -> Subview { subviews[position] }
}

/// The members of a ``ForEach`` over the sections of another view.
///
/// - Reference: [SwiftUI's `ForEachSectionCollection`](https://developer.apple.com/documentation/swiftui/foreachsectioncollection).
nonisolated public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
  /// The view, until its parts are known.
  var source: (any View)?
  var sections: [SectionConfiguration] = []

  /// The index of the first section.
  public var startIndex: Int { 0 }
  /// The index after the last section.
  public var endIndex: Int { sections.count }

  /// The section at an index.
  public subscript(position: Int) -> SectionConfiguration { sections[position] }
}

nonisolated extension ForEach {
  /// Creates content from each subview of a view; the file and line appear in the warning about subviews with
  /// one identity.
  ///
  /// - Reference: [SwiftUI's `init(subviews:content:)`](https://developer.apple.com/documentation/swiftui/foreach/init(subviews:content:)).
  public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content, fileID: StaticString = #fileID,
    line: UInt = #line
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
    self.init(
      data: ForEachSubviewCollection(source: view), id: { $0.id },
      place: SourcePlace(fileID: fileID, line: line), content: content)
  }

  /// Creates content from each section of a view; the file and line appear in the warning about sections with
  /// one identity.
  ///
  /// - Reference: [SwiftUI's `init(sections:content:)`](https://developer.apple.com/documentation/swiftui/foreach/init(sections:content:)).
  public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content,
    fileID: StaticString = #fileID, line: UInt = #line
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
    self.init(
      data: ForEachSectionCollection(source: view), id: { $0.id },
      place: SourcePlace(fileID: fileID, line: line), content: content)
  }
}

/// The members of a ``ForEach`` that are known only at its place.
nonisolated protocol DeferredMembers {
  /// The view whose parts are the members; `nil` once they are known.
  var source: (any View)? { get }
  /// Returns the members, resolved from the view's parts.
  @MainActor func resolved(_ pieces: [ViewPiece], by splitter: ViewSplitter, in context: NodeContext?) -> Self
}

extension ForEachSubviewCollection: DeferredMembers {
  @MainActor func resolved(_ pieces: [ViewPiece], by splitter: ViewSplitter, in context: NodeContext?) -> Self
  {
    Self(subviews: pieces.map(Subview.init))
  }
}

extension ForEachSectionCollection: DeferredMembers {
  @MainActor func resolved(_ pieces: [ViewPiece], by splitter: ViewSplitter, in context: NodeContext?) -> Self
  {
    Self(sections: SectionConfiguration.sections(of: pieces, by: splitter, in: context))
  }
}
