import Foundation
import SeededCases

@testable import GalleyTree

/// Trees made of a seed.
enum RandomTree {
  private static let types: [ElementType] = [.other, .cell, .button, .staticText, .image]
  private static let words = ["Add", "Edit", "Pancakes", "Banana Bread", "Save", "Share", "Delete", "", ""]

  /// A tree in which names may repeat.
  ///
  /// - Parameters:
  ///   - generator: Where chance comes from.
  ///   - depth: How many levels there may be below the root.
  /// - Returns: The tree.
  static func make(_ generator: inout SeededGenerator, depth: Int = 4) -> Element {
    let origin = CGPoint(
      x: Double.random(in: 0...100, using: &generator), y: .random(in: 0...100, using: &generator))
    let children = depth == 0 ? 0 : Int.random(in: 0...5, using: &generator)
    return Element(
      types.randomElement(using: &generator) ?? .other,
      identifier: Int.random(in: 0..<4, using: &generator) == 0
        ? "id\(Int.random(in: 0..<9, using: &generator))" : "",
      label: words.randomElement(using: &generator) ?? "",
      frame: CGRect(origin: origin, size: CGSize(width: 40, height: 20)),
      children: (0..<children).map { _ in make(&generator, depth: depth - 1) })
  }

  /// The same tree with an identifier of its own on every element.
  static func named(_ element: Element, next: inout Int) -> Element {
    var element = element
    element.identifier = "n\(next)"
    next += 1
    element.children = element.children.map { named($0, next: &next) }
    return element
  }

  /// The same tree with the children of every element in another order.
  static func shuffled(_ element: Element, _ generator: inout SeededGenerator) -> Element {
    var element = element
    element.children = element.children.map { shuffled($0, &generator) }.shuffled(using: &generator)
    return element
  }
}
