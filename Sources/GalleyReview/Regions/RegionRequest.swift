import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyTree

/// A region that somebody drew on a picture.
struct RegionRequest: Decodable, Sendable {
  /// The version of the form.
  var format: Int
  /// The change on whose picture it was drawn.
  var id: String
  /// What is asked of it: a function of `Region`, such as `ignore`.
  var kind: Kind
  /// Where, in points from the upper left corner of the picture.
  var rect: Rectangle
  /// How far it reaches beyond its element, in points.
  var padding: Double?
  /// Of a floating one, how far the element may be from its place, in points.
  var limits: Limits?
  /// Of a dynamic one, what texts must obey: a name, or nothing for whatever they obeyed before.
  var pattern: String?
  /// Of a dynamic one, what texts must obey, as a regular expression.
  var expression: String?
  /// Of one for accessibility, what it shows.
  var accessibility: AccessibilityKind?
  /// The edit that was shown and is to be written now.
  var edit: String?

  /// The kinds, by the names of the functions.
  enum Kind: String, Decodable, CaseIterable, Sendable {
    case ignore, exact, strict, ignoreColors, layout, floating, dynamic, accessibility
  }

  /// A rectangle, in points.
  struct Rectangle: Decodable, Sendable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    /// The same as a value of geometry.
    var frame: CGRect { CGRect(x: x, y: y, width: width, height: height) }
  }

  /// Limits, in points.
  struct Limits: Decodable, Sendable {
    var up: Double?
    var down: Double?
    var left: Double?
    var right: Double?
  }

  /// The longest distance and the longest side that a picture could have, in points.
  private static let farthest = 100_000.0
  /// The longest expression.
  private static let longestExpression = 500

  /// Reads a request.
  ///
  /// - Parameter bytes: The text.
  /// - Returns: The request.
  /// - Throws: ``RequestRefusal``.
  static func read(_ bytes: [UInt8]) throws(RequestRefusal) -> RegionRequest {
    let request: RegionRequest
    do { request = try StableJSON.read(RegionRequest.self, from: bytes) } catch {
      throw .badBody("the region cannot be understood: \(StableJSON.words(for: error))")
    }
    guard request.format == 1 else {
      throw .badBody("the region is of format \(request.format), and this Galley knows format 1")
    }
    let rect = request.rect
    guard [rect.x, rect.y].allSatisfy({ abs($0) <= farthest }),
      [rect.width, rect.height].allSatisfy({ $0 > 0 && $0 <= farthest })
    else { throw .badBody("the region is no rectangle with an area; draw it anew") }
    let limits = request.limits
    let distances = [request.padding, limits?.up, limits?.down, limits?.left, limits?.right]
    guard distances.compactMap({ $0 }).allSatisfy({ $0 >= 0 && $0 <= farthest }) else {
      throw .badBody("a distance of the region is no number of points from 0 up")
    }
    if let pattern = request.pattern, !patterns.contains(pattern) {
      throw .badBody("there is no such pattern; there are \(patterns.joined(separator: ", "))")
    }
    if let expression = request.expression {
      guard expression.count <= longestExpression else {
        throw .badBody("the expression has more than \(longestExpression) characters")
      }
      do throws(TextPatternError) { _ = try TextPattern(matching: expression) } catch {
        throw .badBody("the expression cannot be used: \(ElementText.clean("\(error)", limit: 300))")
      }
    }
    if request.kind == .accessibility, request.accessibility == nil {
      throw .badBody("a region for accessibility needs to say what it shows, such as regularText")
    }
    return request
  }

  /// The patterns that have names.
  static let patterns = ["number", "date", "email", "currency", "link"]

  // MARK: - Swift

  /// What stands behind the place in the call.
  private var arguments: String {
    var arguments: [String] = []
    switch kind {
    case .floating:
      let sides = [
        ("up", limits?.up), ("down", limits?.down), ("left", limits?.left), ("right", limits?.right),
      ].map { ($0.0, $0.1 ?? 0) }
      if Set(sides.map(\.1)).count == 1 {
        arguments.append(SwiftLiteral.of(sides[0].1))
      } else {
        arguments += sides.filter { $0.1 > 0 }.map { "\($0.0): \(SwiftLiteral.of($0.1))" }
      }
    case .dynamic:
      if let expression {
        arguments.append(".expression(\(SwiftLiteral.of(expression)))")
      } else if let pattern {
        arguments.append(".\(pattern)")
      }
    case .accessibility: arguments.append(".\((accessibility ?? .regularText).rawValue)")
    default: break
    }
    if let padding, padding > 0, kind != .floating {
      arguments.append("padding: \(SwiftLiteral.of(padding))")
    }
    return arguments.map { ", " + $0 }.joined()
  }

  /// The region as an argument of a check.
  ///
  /// - Parameter place: Swift of the place, such as `page.clock`.
  /// - Returns: Swift of the region.
  func inCheck(_ place: String) -> String { ".\(kind.rawValue)(\(place)\(arguments))" }

  /// The region as a line of a checkpoint.
  ///
  /// - Parameter property: The layout's property.
  /// - Returns: Swift of the region.
  func inLayout(_ property: String) -> String {
    kind == .ignore && arguments.isEmpty ? property : "Region.\(kind.rawValue)(\(property)\(arguments))"
  }
}
