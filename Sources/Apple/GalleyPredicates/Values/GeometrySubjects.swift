import Foundation

extension PredicateValue {
  package static func rectangle(_ rectangle: CGRect) -> PredicateValue {
    .object(RectangleSubject(rectangle: rectangle))
  }
}

/// A rectangle, whose keys are those of its parts: `frame.size.width`.
struct RectangleSubject: PredicateSubject {
  let rectangle: CGRect

  var predicateKind: String { "a rectangle" }
  var predicateObject: Any { rectangle }

  private static let keys = [
    "origin", "size", "x", "y", "width", "height", "minX", "minY", "maxX", "maxY", "midX", "midY",
  ]

  func predicateValue(forKey key: String) throws -> PredicateValue {
    switch key {
    case "origin": .object(PairSubject(point: rectangle.origin))
    case "size": .object(PairSubject(size: rectangle.size))
    case "x": .real(rectangle.origin.x)
    case "y": .real(rectangle.origin.y)
    case "width": .real(rectangle.width)
    case "height": .real(rectangle.height)
    case "minX": .real(rectangle.minX)
    case "minY": .real(rectangle.minY)
    case "maxX": .real(rectangle.maxX)
    case "maxY": .real(rectangle.maxY)
    case "midX": .real(rectangle.midX)
    case "midY": .real(rectangle.midY)
    default: throw PredicateEvaluationError.unknownKey(key, of: predicateKind, suggestions: Self.keys)
    }
  }

  func isEqual(to other: any PredicateSubject) -> Bool {
    rectangle == (other as? RectangleSubject)?.rectangle
  }
}

/// A point or a size: two named numbers.
struct PairSubject: PredicateSubject {
  let predicateKind: String
  let predicateObject: Any
  private let first: (key: String, value: Double)
  private let second: (key: String, value: Double)

  init(point: CGPoint) {
    predicateKind = "a point"
    predicateObject = point
    first = ("x", point.x)
    second = ("y", point.y)
  }

  init(size: CGSize) {
    predicateKind = "a size"
    predicateObject = size
    first = ("width", size.width)
    second = ("height", size.height)
  }

  func predicateValue(forKey key: String) throws -> PredicateValue {
    if key == first.key { return .real(first.value) }
    if key == second.key { return .real(second.value) }
    throw PredicateEvaluationError.unknownKey(key, of: predicateKind, suggestions: [first.key, second.key])
  }

  func isEqual(to other: any PredicateSubject) -> Bool {
    guard let other = other as? PairSubject else { return false }
    return first == other.first && second == other.second
  }
}
