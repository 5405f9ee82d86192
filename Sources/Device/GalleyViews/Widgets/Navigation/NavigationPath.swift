import Foundation

/// The values of the pages of a stack, with their types erased.
///
/// - Reference: [SwiftUI's `NavigationPath`](https://developer.apple.com/documentation/swiftui/navigationpath).
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path of values.
  public init<Values: Sequence>(_ elements: Values) where Values.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// The number of pages.
  public var count: Int { values.count }

  /// Whether only the first page is open.
  public var isEmpty: Bool { values.isEmpty }

  /// Adds the page of a value.
  public mutating func append<Value: Hashable>(_ value: Value) {
    values.append(AnyHashable(value))
  }

  /// Removes the last pages.
  public mutating func removeLast(_ count: Int = 1) {
    values.removeLast(count)
  }
}

/// A stack's pages as a value of an app, with the type erased.
struct PagePath {
  let values: () -> [AnyHashable]
  let set: ([AnyHashable]) -> Void
  /// A closure that returns whether a value may be a member: the columns of a split view are no path of the
  /// app's.
  var takes: (AnyHashable) -> Bool = { _ in true }
}

/// An object that opens a page and is notified when the page is closed.
@MainActor protocol PageOpening: AnyObject {
  /// The page's view.
  var destination: () -> AnyView { get }
  /// The value that the page is of, if it is of one.
  var value: AnyHashable? { get }
  /// The page was closed.
  func closed()
}

/// The state that opens the page of a link.
struct LinkActivation {
  let isActive: () -> Bool
  let set: (Bool) -> Void
}

extension NavigationStack {
  /// Creates a stack whose pages are those of a path's values.
  ///
  /// - Parameters:
  ///   - path: The values; opening or closing a page changes them.
  ///   - root: The first page.
  /// - Reference: [SwiftUI's `init(path:root:)`](https://developer.apple.com/documentation/swiftui/navigationstack/init(path:root:)-9u7m1).
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(root: root)
    self.path = PagePath(values: { path.wrappedValue.values }, set: { path.wrappedValue.values = $0 })
  }

  /// Creates a stack whose pages are those of values of one type.
  public init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    path: Binding<Data>, @ViewBuilder root: () -> Root
  ) where Data.Element: Hashable {
    self.init(root: root)
    self.path = PagePath(
      values: { path.wrappedValue.map { AnyHashable($0) } },
      set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) },
      takes: { Data.Element.self != NavigationSplitViewColumn.self || $0.base is Data.Element })
  }
}
