import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyHTTP
import GalleyText
import GalleyTree

/// A request of the page for a region that was drawn on a picture.
struct RegionRequest: Decodable, Sendable {
  /// The version of the form.
  var format: Int
  /// The id of the change on whose picture it was drawn.
  var id: String
  /// The kind, named after a function of `Region`, such as `ignore`.
  var kind: Kind
  /// The rectangle, in points from the upper left corner of the picture.
  var rect: Rectangle
  /// The padding around the element, in points.
  var padding: Double?
  /// The limits of a floating region, in points.
  var limits: Limits?
  /// The named pattern of a dynamic region; `nil` for that of the approved text.
  var pattern: String?
  /// The regular expression of a dynamic region.
  var expression: String?
  /// The kind of content of an accessibility region.
  var accessibility: AccessibilityKind?
  /// The id of the edit to write, which was shown before.
  var edit: String?

  enum Kind: String, Decodable, CaseIterable, Sendable {
    case ignore, exact, strict, ignoreColors, layout, floating, dynamic, accessibility
  }

  /// A rectangle, in points.
  struct Rectangle: Decodable, Sendable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    var frame: CGRect { CGRect(x: x, y: y, width: width, height: height) }
  }

  /// Limits, in points.
  struct Limits: Decodable, Sendable {
    var up: Double?
    var down: Double?
    var left: Double?
    var right: Double?
  }

  /// The longest distance and side, in points.
  private static let farthest = 100_000.0
  /// The largest number of characters of an expression.
  private static let longestExpression = 500

  /// Reads and checks a request.
  static func read(_ bytes: [UInt8]) throws(RequestError) -> RegionRequest {
    let request: RegionRequest
    do { request = try StableJSON.read(RegionRequest.self, from: bytes) } catch {
      throw .badBody("the region cannot be read: \(StableJSON.words(for: error))")
    }
    guard request.format == 1 else {
      throw .badBody("the region is of format \(request.format), and this Galley knows format 1")
    }
    let rect = request.rect
    guard [rect.x, rect.y].allSatisfy({ abs($0) <= farthest }),
      [rect.width, rect.height].allSatisfy({ $0 > 0 && $0 <= farthest })
    else { throw .badBody("the region has no area; draw it again") }
    let limits = request.limits
    let distances = [request.padding, limits?.up, limits?.down, limits?.left, limits?.right]
    guard distances.compactMap({ $0 }).allSatisfy({ $0 >= 0 && $0 <= farthest }) else {
      throw .badBody("a distance of the region is not a number of points from 0 up")
    }
    if let pattern = request.pattern, !patterns.contains(pattern) {
      throw .badBody("there is no such pattern; there are \(patterns.joined(separator: ", "))")
    }
    if let expression = request.expression {
      guard expression.count <= longestExpression else {
        throw .badBody("the expression has more than \(longestExpression) characters")
      }
      do throws(TextPatternError) { _ = try TextPattern(matching: expression) } catch {
        throw .badBody("the expression cannot be used: \(CleanText.line("\(error)", limit: 300))")
      }
    }
    if request.kind == .accessibility, request.accessibility == nil {
      throw .badBody("a region for accessibility needs a kind of content, such as regularText")
    }
    return request
  }

  /// The names of patterns.
  static let patterns = ["number", "date", "email", "currency", "link"]

  // MARK: - Swift

  /// The arguments after the target in the call.
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

  /// The region as an argument of a check, for a target such as `page.clock`.
  func inCheck(_ target: String) -> String { ".\(kind.rawValue)(\(target)\(arguments))" }

  /// The region as a line of a checkpoint, for a property of the layout.
  func inLayout(_ property: String) -> String {
    kind == .ignore && arguments.isEmpty ? property : "Region.\(kind.rawValue)(\(property)\(arguments))"
  }
}
