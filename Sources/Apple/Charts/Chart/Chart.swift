import Foundation
import SwiftUI

/// A chart.
///
/// A change shows the new marks at once; they do not move there.
///
/// - Reference: [Swift Charts' `Chart`](https://developer.apple.com/documentation/charts/chart).
nonisolated public struct Chart<Content: ChartContent>: View {
  @Environment(\.chartSettings) private var settings

  private let content: Content

  /// Creates a chart of its content.
  public init(@ChartContentBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a chart of content for each member of a collection, identified by its `id`.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }

  /// Creates a chart of content for each member of a collection, identified by a property.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }

  public var body: some View {
    let marks = content.marks
    let settings = settings
    GeometryReader { geometry in
      ChartScene(marks: marks, settings: settings, size: geometry.size)
    }
    // Apple documents no ideal size; this one leaves room for the axes.
    .frame(idealWidth: 300, idealHeight: 200)
  }
}
