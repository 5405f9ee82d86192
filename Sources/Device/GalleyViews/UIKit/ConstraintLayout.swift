import Foundation

/// The layout of the views in one view by their constraints.
///
/// All places are solved in the coordinates of the view around. Views that keep to their autoresizing masks stay where they are; of
/// the others, the place is what constraints say, and the size what their content asks for, by its priorities. What nothing says is
/// zero, as in UIKit.
@MainActor struct ConstraintLayout {
  /// The unknown lengths of a view.
  private struct Box {
    let view: UIView
    let x: Int
    var y: Int { x + 1 }
    var width: Int { x + 2 }
    var height: Int { x + 3 }
  }

  private typealias Expression = LinearSolver.Expression

  private let root: UIView
  private var boxes: [ObjectIdentifier: Box] = [:]
  private var views: [UIView] = []
  private var constraints: [NSLayoutConstraint] = []
  /// The priorities below a required one, the highest first.
  private var priorities: [Float] = []

  private init(_ root: UIView) {
    self.root = root
    collect(root)
  }

  /// Places the views inside of a view, if constraints are to place any.
  static func place(in root: UIView) {
    let layout = ConstraintLayout(root)
    guard !layout.constraints.isEmpty else { return }
    layout.place()
  }

  private mutating func collect(_ view: UIView) {
    boxes[ObjectIdentifier(view)] = Box(view: view, x: views.count * 4)
    views.append(view)
    constraints += view.heldConstraints
    for subview in view.subviews { collect(subview) }
  }

  private mutating func rankPriorities() {
    var found = Set(constraints.map(\.priority.rawValue))
    for view in views where isFree(view) {
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        found.insert(view.contentHuggingPriority(for: axis).rawValue)
        found.insert(view.contentCompressionResistancePriority(for: axis).rawValue)
      }
    }
    priorities = found.filter { $0 < UILayoutPriority.required.rawValue }.sorted(by: >)
  }

  /// Whether constraints alone place a view.
  private func isFree(_ view: UIView) -> Bool {
    view !== root && !view.translatesAutoresizingMaskIntoConstraints
  }

  private func level(_ priority: UILayoutPriority) -> Int? { priorities.firstIndex(of: priority.rawValue) }

  private func place() {
    var layout = self
    layout.rankPriorities()
    let solver = layout.solved()
    let scale = RunningDevice.current?.scale ?? 3
    // As UIKit's frames, those of constraints begin and end at whole pixels.
    func whole(_ value: Double) -> CGFloat { CGFloat((value * scale).rounded() / scale) }
    for view in views where isFree(view) {
      guard let box = boxes[ObjectIdentifier(view)], let parent = view.superview,
        let around = boxes[ObjectIdentifier(parent)]
      else { continue }
      let (left, top) = (solver.value(of: box.x), solver.value(of: box.y))
      let origin = CGPoint(x: whole(solver.value(of: around.x)), y: whole(solver.value(of: around.y)))
      let (x, y) = (whole(left), whole(top))
      view.frame = CGRect(
        x: x - origin.x, y: y - origin.y, width: whole(left + solver.value(of: box.width)) - x,
        height: whole(top + solver.value(of: box.height)) - y)
    }
  }

  private func solved() -> LinearSolver {
    var solver = LinearSolver(levels: priorities.count)
    for view in views {
      guard let box = boxes[ObjectIdentifier(view)] else { continue }
      if isFree(view) {
        for length in [box.width, box.height] {
          solver.add(Expression(terms: [(length, 1)]), .greaterOrEqual)
        }
      } else {
        fix(box, in: &solver)
      }
    }
    for constraint in constraints { add(constraint, to: &solver) }
    for view in views where isFree(view) {
      guard let box = boxes[ObjectIdentifier(view)] else { continue }
      let size = view.intrinsicContentSize
      keep(box.width, size.width, of: view, .horizontal, in: &solver)
      keep(box.height, size.height, of: view, .vertical, in: &solver)
    }
    return solver
  }

  /// Keeps a view in its frame.
  private func fix(_ box: Box, in solver: inout LinearSolver) {
    let frame = box.view === root ? box.view.bounds : box.view.frame
    let around = box.view === root ? nil : box.view.superview.flatMap { boxes[ObjectIdentifier($0)] }
    func fix(_ variable: Int, _ value: CGFloat, from other: Int?) {
      let terms = [(variable, 1.0)] + (other.map { [($0, -1.0)] } ?? [])
      solver.add(Expression(terms: terms, constant: Double(-value)), .equal)
    }
    fix(box.x, frame.minX, from: around?.x)
    fix(box.y, frame.minY, from: around?.y)
    fix(box.width, frame.width, from: nil)
    fix(box.height, frame.height, from: nil)
  }

  /// Keeps a length to that of the content, by the priorities of the view.
  private func keep(
    _ variable: Int, _ length: CGFloat, of view: UIView, _ axis: NSLayoutConstraint.Axis,
    in solver: inout LinearSolver
  ) {
    guard length >= 0 else { return }
    let expression = Expression(terms: [(variable, 1)], constant: Double(-length))
    solver.add(expression, .lessOrEqual, level: level(view.contentHuggingPriority(for: axis)))
    solver.add(
      expression, .greaterOrEqual, level: level(view.contentCompressionResistancePriority(for: axis)))
  }

  private func add(_ constraint: NSLayoutConstraint, to solver: inout LinearSolver) {
    guard var expression = place(of: constraint.firstItem, constraint.firstAttribute) else { return }
    expression.constant -= Double(constraint.constant)
    if constraint.secondAttribute != .notAnAttribute {
      guard let other = place(of: constraint.secondItem, constraint.secondAttribute) else { return }
      let factor = Double(constraint.multiplier)
      expression.terms += other.terms.map { ($0.variable, -$0.factor * factor) }
      expression.constant -= other.constant * factor
    }
    let relation: LinearSolver.Relation =
      switch constraint.relation {
      case .lessThanOrEqual: .lessOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterOrEqual
      }
    solver.add(expression, relation, level: level(constraint.priority))
  }

  /// The place or length of an item; `nil` for one outside.
  private func place(of item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> Expression? {
    guard let view = NSLayoutConstraint.view(of: item), let box = boxes[ObjectIdentifier(view)] else {
      return nil
    }
    let insets = (item as? UILayoutGuide)?.insets ?? .zero
    let (left, right) = (Double(insets.left), Double(insets.right))
    let (top, bottom) = (Double(insets.top), Double(insets.bottom))
    return switch attribute {
    case .notAnAttribute: nil
    case .left, .leading: Expression(terms: [(box.x, 1)], constant: left)
    case .right, .trailing: Expression(terms: [(box.x, 1), (box.width, 1)], constant: -right)
    case .top: Expression(terms: [(box.y, 1)], constant: top)
    case .bottom: Expression(terms: [(box.y, 1), (box.height, 1)], constant: -bottom)
    case .width: Expression(terms: [(box.width, 1)], constant: -left - right)
    case .height: Expression(terms: [(box.height, 1)], constant: -top - bottom)
    case .centerX: Expression(terms: [(box.x, 1), (box.width, 0.5)], constant: (left - right) / 2)
    case .centerY: Expression(terms: [(box.y, 1), (box.height, 0.5)], constant: (top - bottom) / 2)
    }
  }
}
