import Foundation
import GalleyTree

/// The views of a scroll container's whole content, put together from the parts on each screen, as ``StitchedTree`` is of elements.
///
/// While it grows, views have the handles of their elements in place of numbers, which change as elements are added.
struct StitchedViews {
  private var root: ViewDescription
  /// The handle of the container's element, or ``page``.
  private let container: Int
  /// The number of the container's element; those before it stay as they are.
  private let number: Int
  private let axis: ScrollAxis
  private let scale: Double

  /// The views of the first screen; `nil` where the driver does not know views, or no handles of elements.
  init?(_ first: ContentViewport) {
    guard let root = Self.views(of: first), first.element.handle != nil || StyledBox.isKind(root.kind) else {
      return nil
    }
    self.root = root
    container = Self.mark(first.element) ?? Self.page
    number = Self.place(of: first).number
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
    var numbers = [container: number]
    for (number, element) in Self.flat(app).enumerated() {
      if let mark = Self.mark(element) { numbers[mark] = numbers[mark] ?? number }
    }
    return finished(root, numbers, stretched)
  }

  private func finished(
    _ view: ViewDescription, _ numbers: [Int: Int], _ stretched: ((CGRect) -> CGRect)?
  ) -> ViewDescription {
    var result = view
    result.element = view.element.flatMap { numbers[$0] }
    // Content already has its place.
    let isContainer = view.element == container && !view.children.contains { $0.element == container }
    // The ground of a page is as long as all of it.
    if let stretched, !isContainer || container != Self.page { result.frame = stretched(view.frame) }
    result.children = view.children.map { finished($0, numbers, isContainer ? nil : stretched) }
    return result
  }

  // MARK: Two sights of one view

  private func merged(_ known: [ViewDescription], _ seen: [ViewDescription]) -> [ViewDescription] {
    var result = known
    var isTaken = Array(repeating: false, count: known.count)
    var last = -1
    for view in seen {
      let free = result.indices.filter { !isTaken[$0] }
      if let match = free.first(where: { isSame(result[$0], view) })
        ?? free.first(where: { isSameOnScreen(result[$0], view) })
      {
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
    var inside = seen.children
    if isInPlace(known.frame, seen.frame) {
      // Stacks that load their content late get longer.
      if axis.length(of: seen.frame) > axis.length(of: known.frame) { result.frame = seen.frame }
    } else {
      let (x, y) = (known.frame.minX - seen.frame.minX, known.frame.minY - seen.frame.minY)
      inside = inside.map { $0.moved(x: x, y: y) }
    }
    result.children = merged(known.children, inside)
    return result
  }

  /// Whether two sights are of one view: at one place of the content, or of one element, which may stay on the screen.
  private func isSame(_ known: ViewDescription, _ seen: ViewDescription) -> Bool {
    guard known.kind == seen.kind, known.facts[.id] == seen.facts[.id] else { return false }
    if let one = known.element, let other = seen.element { return one == other }
    return isInPlace(known.frame, seen.frame)
  }

  /// Whether two sights are of one box that stays on the screen, or does so from some place on, and for which no element stands.
  private func isSameOnScreen(_ known: ViewDescription, _ seen: ViewDescription) -> Bool {
    let facts = [known.facts, seen.facts]
    return known.kind == seen.kind && known.element == nil && seen.element == nil
      && ["fixed", "sticky"].contains { position in facts.allSatisfy { $0["position"] == position } }
      && [StyledBox.selector, StyledBox.classes].allSatisfy { facts[0][$0] == facts[1][$0] }
  }

  private func isInPlace(_ a: CGRect, _ b: CGRect) -> Bool {
    let most = 1.01 / scale
    return abs(a.minX - b.minX) <= most && abs(a.minY - b.minY) <= most
  }

  // MARK: Marks

  /// The mark of a page in a browser: its elements are live objects with handles, and the page is none.
  private static let page = -1

  private static func mark(_ element: Element) -> Int? {
    element.handle.map { Int(bitPattern: UInt(truncatingIfNeeded: $0)) }
  }

  /// The app that a container is in, and the number of the container's element in it.
  private static func place(of part: ContentViewport) -> (app: Int, number: Int) {
    let app = part.screen.path(of: part.container).indices.first ?? 0
    return (app, part.container - part.screen.roots[app])
  }

  /// The views of the app that a container is in, with the handles of their elements.
  private static func views(of part: ContentViewport) -> ViewDescription? {
    let (index, number) = place(of: part)
    let app = part.capture.snapshot.applications[index].root
    var marks = flat(app).map(mark)
    marks[number] = marks[number] ?? page
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
