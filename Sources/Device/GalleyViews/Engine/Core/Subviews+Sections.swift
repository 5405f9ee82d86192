import Foundation

/// One of the sections of a view, for a custom container.
///
/// Consecutive views outside of a ``Section`` form one without header and footer.
///
/// - Reference: [SwiftUI's `SectionConfiguration`](https://developer.apple.com/documentation/swiftui/sectionconfiguration).
nonisolated public struct SectionConfiguration: Identifiable {
  /// The identity of a section among others.
  public struct ID: Hashable {
    let path: [AnyHashable]
  }

  /// The identity of this section among others.
  public let id: ID
  /// The views above.
  public let header: SubviewsCollection
  /// The rows.
  public let content: SubviewsCollection
  /// The views below.
  public let footer: SubviewsCollection
  /// The values that the section passes to its container.
  public let containerValues: ContainerValues

  /// Returns the sections of pieces of a view, in order.
  @MainActor static func sections(of pieces: [ViewPiece], by splitter: ViewSplitter, in context: NodeContext?)
    -> [SectionConfiguration]
  {
    var sections: [SectionConfiguration] = []
    var loose: [ViewPiece] = []
    func close() {
      guard let first = loose.first else { return }
      let content = SubviewsCollection(loose.map(Subview.init))
      sections.append(
        SectionConfiguration(
          id: ID(path: first.path), header: SubviewsCollection([]), content: content,
          footer: SubviewsCollection([]), containerValues: ContainerValues(of: EmptyView())))
      loose = []
    }
    for piece in pieces {
      var modifiers: [any ModifiedView] = []
      var inner = piece.view
      while let modified = inner as? any ModifiedView {
        modifiers.append(modified)
        inner = modified.inner
      }
      guard let section = inner as? any ListSection else {
        loose.append(piece)
        continue
      }
      close()
      /// Returns the views of a part of the section, each with the section's modifiers.
      func views(_ part: (any View)?, _ number: Int) -> SubviewsCollection {
        guard let part else { return SubviewsCollection([]) }
        let modified = modifiers.reversed().reduce(part) { $1.modified($0) }
        return SubviewsCollection(
          splitter.members(of: modified, at: piece.path + [AnyHashable(number)], in: context).map(
            Subview.init))
      }
      sections.append(
        SectionConfiguration(
          id: ID(path: piece.path), header: views(section.header, 0), content: views(section.rows, 1),
          footer: views(section.footer, 2), containerValues: ContainerValues(of: piece.view)))
    }
    close()
    return sections
  }
}

/// The sections of a view, in order.
///
/// - Reference: [SwiftUI's `SectionCollection`](https://developer.apple.com/documentation/swiftui/sectioncollection).
nonisolated public struct SectionCollection: RandomAccessCollection {
  private let sections: [SectionConfiguration]

  init(_ sections: [SectionConfiguration]) {
    self.sections = sections
  }

  /// The index of the first section.
  public var startIndex: Int { 0 }
  /// The index after the last section.
  public var endIndex: Int { sections.count }

  /// The section at an index.
  public subscript(position: Int) -> SectionConfiguration { sections[position] }
}

/// The content of ``Group/init(sections:transform:)``.
///
/// - Reference: [SwiftUI's `GroupSectionsOfContent`](https://developer.apple.com/documentation/swiftui/groupsectionsofcontent).
nonisolated public struct GroupSectionsOfContent<Sections: View, Content: View>: View, PrimitiveView {
  public typealias Body = Never

  let sections: Sections
  let content: (SectionCollection) -> Content

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? SubviewsNode) ?? SubviewsNode(context.host)
    node.update(sections, in: context) { pieces, splitter in
      content(SectionCollection(SectionConfiguration.sections(of: pieces, by: splitter, in: context)))
    }
    return node
  }
}

nonisolated extension Group {
  /// Creates a group by transforming the sections of a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - transform: A closure that creates the group's content from the sections.
  /// - Reference: [SwiftUI's `init(sections:transform:)`](https://developer.apple.com/documentation/swiftui/group/init(sections:transform:)).
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init { GroupSectionsOfContent(sections: view, content: transform) }
  }
}
