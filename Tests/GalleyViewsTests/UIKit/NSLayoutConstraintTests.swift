import Foundation
import GalleyTree
import SeededCases
import Testing

@testable import GalleyViews

/// Views of UIKit that are placed by constraints.
@MainActor @Suite struct NSLayoutConstraintTests {
  private struct Shown: UIViewRepresentable {
    let view: UIView

    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
  }

  /// A view of a size with one inside that constraints place.
  private func views(_ content: UIView = UIView()) -> (UIView, UIView) {
    let view = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    return (view, content)
  }

  private func stage(_ view: UIView, width: CGFloat = 200, height: CGFloat = 100) throws -> ViewTestHarness {
    try ViewTestHarness(width: 300, height: 200) { Shown(view: view).frame(width: width, height: height) }
  }

  /// A view whose content has a size.
  private final class Sized: UIView {
    var size = CGSize(width: 50, height: 20)

    override var intrinsicContentSize: CGSize { size }
  }

  @Test func `edges are those of the view around, with distances`() throws {
    let (view, inside) = views()
    NSLayoutConstraint.activate([
      inside.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      inside.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      inside.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      inside.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
    #expect(view.constraints.count == 4)
    let stage = try stage(view)
    #expect(inside.frame == CGRect(x: 20, y: 10, width: 160, height: 90))
    view.constraints[0].constant = 30
    stage.advance(.milliseconds(100))
    #expect(inside.frame == CGRect(x: 20, y: 30, width: 160, height: 70))
  }

  @Test func `content in the middle has the size that it asks for`() throws {
    let sized = Sized()
    let (view, inside) = views(sized)
    inside.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    inside.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
    _ = try stage(view)
    #expect(inside.frame == CGRect(x: 75, y: 40, width: 50, height: 20))
  }

  @Test func `lengths are constants, or multiples of others`() throws {
    let (view, inside) = views()
    NSLayoutConstraint.activate([
      inside.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: 10),
      inside.heightAnchor.constraint(equalTo: inside.widthAnchor, multiplier: 0.5),
      inside.leftAnchor.constraint(equalTo: view.layoutMarginsGuide.leftAnchor),
      inside.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
    ])
    _ = try stage(view)
    #expect(inside.frame == CGRect(x: 8, y: 8, width: 110, height: 55))
  }

  @Test func `views follow each other, and share the rest by their priorities`() throws {
    let (first, second) = (Sized(), Sized())
    let (view, _) = views(first)
    second.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(second)
    first.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
      second.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      first.topAnchor.constraint(equalTo: view.topAnchor),
      second.centerYAnchor.constraint(equalTo: first.centerYAnchor),
    ])
    _ = try stage(view)
    #expect(first.frame == CGRect(x: 0, y: 0, width: 50, height: 20))
    #expect(second.frame == CGRect(x: 58, y: 0, width: 142, height: 20))
  }

  @Test func `inequalities hold, and wishes give way to what is required`() throws {
    let (view, inside) = views()
    let wish = inside.widthAnchor.constraint(equalToConstant: 500)
    wish.priority = .defaultHigh
    let weaker = inside.heightAnchor.constraint(equalToConstant: 30)
    weaker.priority = UILayoutPriority(100)
    let stronger = inside.heightAnchor.constraint(equalToConstant: 60)
    stronger.priority = UILayoutPriority(101)
    NSLayoutConstraint.activate([
      inside.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inside.topAnchor.constraint(equalTo: view.topAnchor),
      inside.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -16), wish, weaker,
      stronger,
    ])
    let stage = try stage(view)
    #expect(inside.frame == CGRect(x: 0, y: 0, width: 184, height: 60))
    NSLayoutConstraint.deactivate([stronger])
    stage.advance(.milliseconds(100))
    #expect(inside.frame.height == 30 && !stronger.isActive)
  }

  @Test func `a required constraint that contradicts earlier ones is left out`() throws {
    let (view, inside) = views()
    NSLayoutConstraint.activate([
      inside.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inside.topAnchor.constraint(equalTo: view.topAnchor),
      inside.widthAnchor.constraint(equalToConstant: 40), inside.heightAnchor.constraint(equalToConstant: 30),
      inside.widthAnchor.constraint(equalToConstant: 60),
      inside.widthAnchor.constraint(greaterThanOrEqualToConstant: 70),
    ])
    _ = try stage(view)
    #expect(inside.frame == CGRect(x: 0, y: 0, width: 40, height: 30))
  }

  @Test func `views with frames stay, and constraints refer to them`() throws {
    let (view, inside) = views()
    let fixed = UIView(frame: CGRect(x: 30, y: 10, width: 40, height: 20))
    view.addSubview(fixed)
    let deep = UIView()
    deep.translatesAutoresizingMaskIntoConstraints = false
    inside.addSubview(deep)
    NSLayoutConstraint.activate([
      inside.leftAnchor.constraint(equalTo: fixed.rightAnchor),
      inside.topAnchor.constraint(equalTo: fixed.topAnchor),
      inside.rightAnchor.constraint(equalTo: view.rightAnchor),
      inside.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      deep.widthAnchor.constraint(equalTo: fixed.widthAnchor),
      deep.heightAnchor.constraint(equalToConstant: 10),
      deep.rightAnchor.constraint(equalTo: view.rightAnchor),
      deep.topAnchor.constraint(equalTo: inside.topAnchor),
    ])
    _ = try stage(view)
    #expect(fixed.frame == CGRect(x: 30, y: 10, width: 40, height: 20))
    #expect(inside.frame == CGRect(x: 70, y: 10, width: 130, height: 90))
    // Frames are in the coordinates of the view around.
    #expect(deep.frame == CGRect(x: 90, y: 0, width: 40, height: 10))
  }

  // MARK: The solver

  @Test func `a chain of equations has the values that fulfil them, in any order`() {
    for seed in 0..<20 {
      var random = SeededGenerator(seed: UInt64(seed))
      let steps = (0..<8).map { _ in Double(random.below(50)) }
      var equations = steps.enumerated().map { index, step in
        LinearSolver.Expression(terms: [(index + 1, 1), (index, -1)], constant: -step)
      }
      equations.append(LinearSolver.Expression(terms: [(0, 1)], constant: -5))
      for index in stride(from: equations.count - 1, to: 0, by: -1) {
        equations.swapAt(index, random.below(index + 1))
      }
      var solver = LinearSolver(levels: 0)
      for equation in equations {
        let isHeld = solver.add(equation, .equal)
        #expect(isHeld)
      }
      for index in 0...8 {
        #expect(abs(solver.value(of: index) - (5 + steps.prefix(index).reduce(0, +))) < 1e-6)
      }
    }
  }

  @Test func `errors of a higher priority come first`() {
    var solver = LinearSolver(levels: 2)
    // Two of the weaker wishes do not outweigh one of the stronger.
    for value in [10.0, 10] {
      solver.add(LinearSolver.Expression(terms: [(0, 1)], constant: -value), .equal, level: 1)
    }
    solver.add(LinearSolver.Expression(terms: [(0, 1)], constant: -20), .equal, level: 0)
    #expect(abs(solver.value(of: 0) - 20) < 1e-9)
    let isBelow = solver.add(LinearSolver.Expression(terms: [(0, 1)], constant: -15), .lessOrEqual)
    #expect(isBelow)
    #expect(abs(solver.value(of: 0) - 15) < 1e-9)
    let isAbove = solver.add(LinearSolver.Expression(terms: [(0, 1)], constant: -16), .greaterOrEqual)
    #expect(!isAbove)
    #expect(abs(solver.value(of: 0) - 15) < 1e-9, "what cannot hold changes nothing")
  }
}
