import Foundation
import GalleyJSON
import GalleyTree

/// A turn of a wheel, as WebDriver has it: the page moves against the way of its content.
package struct WheelTurn: Hashable {
  package var place: CGPoint
  package var way: CGVector

  package init(place: CGPoint, way: CGVector) {
    self.place = place
    self.way = way
  }

  /// The turn of a source of actions; `nil` for any other source.
  package init?(_ source: JSONValue) {
    guard source["type"] == "wheel", let action = source["actions"]?.elements.first else { return nil }
    func number(_ name: String) -> Double { action[name]?.number ?? 0 }
    place = CGPoint(x: number("x"), y: number("y"))
    way = CGVector(dx: number("deltaX"), dy: number("deltaY"))
  }

  /// The chain of actions.
  package var chain: JSONValue {
    let action: JSONValue = [
      "type": "scroll", "x": Self.whole(place.x), "y": Self.whole(place.y), "deltaX": Self.whole(way.dx),
      "deltaY": Self.whole(way.dy), "duration": 0,
    ]
    return ["actions": [["type": "wheel", "id": "wheel", "actions": [action]]]]
  }

  private static func whole(_ number: CGFloat) -> JSONValue { .integer(Int(number.rounded(.down))) }
}
