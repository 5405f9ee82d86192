import Foundation
import GalleyTree

/// The views of a scroll container's whole content, put together from the parts on each screen, as ``StitchedTree`` is of elements.
///
/// While it grows, views have the handles of their elements in place of numbers, which change as elements are added.
struct StitchedViews {
  private var root: ViewDescription
  /// The handle of the container's element.
  private let container: Int
  private let axis: ScrollAxis
  private let scale: Double

  /// The views of the first screen; `nil` where the driver does not know views, or no handles of elements.
  init?(_ first: ContentViewport) {
    guard let handle = first.element.handle, let root = Self.views(of: first) else { return nil }
    self.root = root
    container = Self.mark(handle)
    axis = first.axis
    scale = first.scale
  }

  /// Adds the content of one more screen.
  ///
  /// - Parameters:
  ///   - part: The screen.
  ///   - offset: The distance that content was scrolled since the first one, in pixels.
  mutating func add(_ part: ContentViewport, offset: Int) {
    guard let views = Self.views(of: part), let seen = Self.container(container, in: views) else { return }
    let shift = Double(offset) / scale
    let (x, y) = axis == .vertical ? (0, shift) : (shift, 0)
    let content = seen.children.map { $0.moved(x: x, y: y) }
    let known = self
    _ = Self.change(container, in: &root) { view in
      view.children = known.merged(view.children, content)
    }
  }

  /// The whole description, with the numbers of elements in the whole tree of the app.
  ///
  /// - Parameters:
  ///   - app: The root of the app's whole tree.
  ///   - stretched: Makes room for all of the content in a frame of the first screen.
  func finished(
    numberedBy app: Element, stretched: @escaping (CGRect) -> CGRect
  ) -> ViewDescription {
    var numbers: [Int: Int] = [:]
    for (number, element) in Self.flat(app).enumerated() {
      if let handle = element.handle { numbers[Self.mark(handle)] = numbers[Self.mark(handle)] ?? number }
    }
    return finished(root, numbers, stretched)
  }

  private func finished(
    _ view: ViewDescription, _ numbers: [Int: Int], _ stretched: ((CGRect) -> CGRect)?
  ) -> ViewDescription {
    var result = view
    result.element = view.element.flatMap { numbers[$0] }
    if let stretched { result.frame = stretched(view.frame) }
    // Content is where it belongs already.
    let isContainer = view.element == container && !view.children.contains { $0.element == container }
    result.children = view.children.map { finished($0, numbers, isContainer ? nil : stretched) }
    return result
  }

  // MARK: Two sights of one view

  private func merged(_ known: [ViewDescription], _ seen: [ViewDescription]) -> [ViewDescription] {
    var result = known
    var isTaken = Array(repeating: false, count: known.count)
    var last = -1
    for view in seen {
      let match = result.indices.first { !isTaken[$0] && isSame(result[$0], view) }
      if let match {
        result[match] = joined(result[match], view)
        isTaken[match] = true
        last = match
      } else {
        last += 1
        result.insert(view, at: last)
        isTaken.insert(true, at: last)
      }
    }
    return result
  }

  private func joined(_ known: ViewDescription, _ seen: ViewDescription) -> ViewDescription {
    var result = known
    result.element = known.element ?? seen.element
    // Stacks that load their content late get longer.
    if isInPlace(known.frame, seen.frame), axis.length(of: seen.frame) > axis.length(of: known.frame) {
      result.frame = seen.frame
    }
    result.children = merged(known.children, seen.children)
    return result
  }

  /// Whether two sights are of one view: at one place of the content, or of one element, which may stay on the screen.
  private func isSame(_ known: ViewDescription, _ seen: ViewDescription) -> Bool {
    guard known.kind == seen.kind, known.facts[.id] == seen.facts[.id] else { return false }
    if let one = known.element, let other = seen.element { return one == other }
    return isInPlace(known.frame, seen.frame)
  }

  private func isInPlace(_ a: CGRect, _ b: CGRect) -> Bool {
    let most = 1.01 / scale
    return abs(a.minX - b.minX) <= most && abs(a.minY - b.minY) <= most
  }

  // MARK: Marks

  private static func mark(_ handle: UInt64) -> Int { Int(bitPattern: UInt(truncatingIfNeeded: handle)) }

  /// The views of the app that a container is in, with the handles of their elements.
  private static func views(of part: ContentViewport) -> ViewDescription? {
    guard let index = part.screen.path(of: part.container).indices.first else { return nil }
    let app = part.capture.snapshot.applications[index].root
    let marks = flat(app).map { $0.handle.map(mark) }
    return app.views.map { marked($0, marks) }
  }

  private static func marked(_ view: ViewDescription, _ marks: [Int?]) -> ViewDescription {
    var result = view
    result.element = view.element.flatMap { marks.indices.contains($0) ? marks[$0] : nil }
    result.children = view.children.map { marked($0, marks) }
    return result
  }

  /// The elements in tree order.
  private static func flat(_ root: Element) -> [Element] {
    var elements: [Element] = []
    var open = [root]
    while let element = open.popLast() {
      elements.append(element)
      open += element.children.reversed()
    }
    return elements
  }

  private static func container(_ mark: Int, in view: ViewDescription) -> ViewDescription? {
    for child in view.children {
      if let found = container(mark, in: child) { return found }
    }
    return view.element == mark ? view : nil
  }

  /// Changes the innermost view of an element, and says whether there is one.
  private static func change(
    _ mark: Int, in view: inout ViewDescription, _ body: (inout ViewDescription) -> Void
  ) -> Bool {
    for index in view.children.indices {
      if change(mark, in: &view.children[index], body) { return true }
    }
    guard view.element == mark else { return false }
    body(&view)
    return true
  }
}
