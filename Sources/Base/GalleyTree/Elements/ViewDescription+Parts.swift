import Foundation

extension ViewDescription {
  /// The number of its element, or else of the first one inside.
  fileprivate var firstElement: Int? {
    var open = [self]
    while let view = open.popLast() {
      if let element = view.element { return element }
      open += view.children.reversed()
    }
    return nil
  }

  /// The description with frames counted from elsewhere.
  package func moved(x: CGFloat, y: CGFloat) -> ViewDescription {
    var view = self
    view.frame = frame.offsetBy(dx: x, dy: y)
    view.children = children.map { $0.moved(x: x, y: y) }
    return view
  }

  /// The description for a tree with some more elements before its first one.
  package func numbered(after count: Int) -> ViewDescription {
    var view = self
    view.element = element.map { $0 + count }
    view.children = children.map { $0.numbered(after: count) }
    return view
  }

  /// The views of some elements that follow each other in tree order, such as those of an element and all below it.
  ///
  /// It is the view that contains them all, with the modifiers around that apply to nothing else.
  ///
  /// - Parameters:
  ///   - elements: The numbers of the elements; that of the first becomes 0.
  ///   - frame: The place of the first element, beyond which no modifier is taken.
  /// - Returns: This description with that part alone inside; `nil` where no view stands for the elements.
  package func part(of elements: Range<Int>, in frame: CGRect) -> ViewDescription? {
    func count(_ view: ViewDescription) -> Int {
      view.children.reduce(view.element.map { elements.contains($0) ? 1 : 0 } ?? 0) { $0 + count($1) }
    }
    let whole = count(self)
    guard whole > 0 else { return nil }
    var around: [ViewDescription] = [self]
    while let view = around.last, view.element.map({ !elements.contains($0) }) ?? true,
      let inner = view.children.first(where: { count($0) == whole })
    {
      around.append(inner)
    }
    var part = around.removeLast()
    while around.count > 1, let outer = around.last, outer.children.count == 1, outer.element == nil,
      frame.insetBy(dx: -0.5, dy: -0.5).encloses(outer.frame)
    {
      part = around.removeLast()
    }
    var screen = self
    screen.frame = frame
    screen.element = 0
    screen.children = around.isEmpty ? part.children : [part]
    screen.children = screen.children.map { $0.numbered(from: elements) }
    return screen
  }

  /// The description with the numbers of some elements, counted from the first; others have none.
  private func numbered(from elements: Range<Int>) -> ViewDescription {
    var view = self
    view.element = element.flatMap { elements.contains($0) ? $0 - elements.lowerBound : nil }
    view.children = children.map { $0.numbered(from: elements) }
    return view
  }
}

extension Element {
  /// Sets the shapes in which elements accept touches, as the views of this app say them.
  package mutating func addHitAreas() {
    guard let views else { return }
    var shapes: [Int: String] = [:]
    var open: [(view: ViewDescription, around: Int)] = [(views, 0)]
    while let (view, around) = open.popLast() {
      let element = view.element ?? around
      if let shape = view.facts[.hitArea] { shapes[view.firstElement ?? element] = shape }
      for child in view.children { open.append((child, element)) }
    }
    if shapes.isEmpty { return }
    var number = 0
    setHitAreas(shapes, &number)
  }

  private mutating func setHitAreas(_ shapes: [Int: String], _ number: inout Int) {
    if let shape = shapes[number] {
      var look = appearance ?? Appearance()
      look.hitArea = shape
      appearance = look
    }
    number += 1
    for index in children.indices { children[index].setHitAreas(shapes, &number) }
  }

  /// Whether two trees are alike but for the shapes in which elements accept touches, which captures alone
  /// have.
  package func isLikeButForHitAreas(_ other: Element) -> Bool {
    var open = [(self, other)]
    while let (a, b) = open.popLast() {
      guard a.withoutHitArea.isLike(b.withoutHitArea), a.children.count == b.children.count else {
        return false
      }
      for pair in zip(a.children, b.children) { open.append(pair) }
    }
    return true
  }

  private var withoutHitArea: Element {
    guard var look = appearance else { return self }
    look.hitArea = nil
    var element = self
    element.appearance = look == Appearance() ? nil : look
    return element
  }

  /// Whether the views are known that this, or an app right below, was made of.
  package var hasViews: Bool { views != nil || children.contains { $0.views != nil } }

  /// This tree without the views that apps right below, or this one, were made of.
  package var withoutViews: Element {
    var root = self
    root.views = nil
    for index in root.children.indices where root.children[index].views != nil {
      root.children[index].views = nil
    }
    return root
  }

  /// The views that an element below was made of, cut out of those of the app that it is in.
  ///
  /// - Parameter path: The way to the element from this one, which has apps right below.
  /// - Returns: The views, with elements numbered from that element; `nil` where none are known.
  package func views(at path: ElementPath) -> ViewDescription? {
    guard let element = self[path] else { return nil }
    if element.views != nil { return element.views }
    guard let first = path.indices.first, children.indices.contains(first) else { return nil }
    let application = children[first]
    guard let views = application.views else { return nil }
    var number = 0
    var above = application
    for index in path.indices.dropFirst() {
      number += 1
      for sibling in above.children[..<index] { number += sibling.elementCount }
      above = above.children[index]
    }
    return views.part(of: number..<number + element.elementCount, in: element.frame)
  }

  /// The number of elements here and below.
  private var elementCount: Int {
    var count = 0
    var open = [self]
    while let element = open.popLast() {
      count += 1
      open += element.children
    }
    return count
  }
}
