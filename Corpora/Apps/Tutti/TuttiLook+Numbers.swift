import AppVariants
import Foundation

extension TuttiLook {
  /// The cases with the instruments.
  struct Cargo: Codable, Sendable {
    var title = "Cargo"
    var menu = "arrow.up.arrow.down.circle"
    var gap: CGFloat = 16
    var legendGap: CGFloat = 14
    var rulesAreOpen = true
    var rule = "No case is left alone on the ramp."
    var scale = 0.64
    var scaleTint = 0
    var stamp = 0.0
  }

  /// One tile for each case.
  struct Cases: Codable, Sendable {
    var columns = 2
    var font = FontChoice.headline
    var note = "Hold 2, upright"
    var stroke: CGFloat = 1
    var strokeColor = 0
    var sign = "Cold"
    var signShift: CGFloat = 0
    var signIsBehind = false
    var inset: CGFloat = 12
    var iconSize: CGFloat = 24
    var hasCelesta = true
    var damp = 0.5
    var dampTint = 0
    var band: CGFloat = 5
  }

  /// The lorry with the cases, drawn.
  struct Lorry: Codable, Sendable {
    var height: CGFloat = 120
    var road = 0x8C8C86
    var crates = 5
    var crateGap: CGFloat = 6
    var crateRadius: CGFloat = 3
    var wheels = 3
    var wheelSize: CGFloat = 22
    var cabColor = 0x8E2A3C
    var ladderIsShown = true
    var strapIsDiagonal = false
    var outline: CGFloat = 2
    var lightsShift: CGFloat = 0
    var clips = true
  }

  /// The numbers of the tour.
  struct Tallies: Codable, Sendable {
    var range = 0
    var total = "8 412 seats"
    var totalWeight = WeightChoice.bold
    var totalIsDigits = false
    var trend = "arrow.up.right"
    var trendText = "a tenth more than last year"
    var gap: CGFloat = 16
    var tableGap: CGFloat = 8
    var tableIsReordered = false
    var columnsAreSwapped = false
    var rule = true
    var inner = 0.55
    var students = 18
    var shareColor = 0x5C8FB0
  }

  /// The seats sold by city.
  struct Sales: Codable, Sendable {
    var headerIsUppercased = false
    var hall = [1200, 900, 1500, 1100]
    var hallColor = 0x8E2A3C
    var barRadius: CGFloat = 3
    var barHeight: CGFloat = 12
    var legendIsShown = true
    var breakEvenIsShown = true
    var breakEven = 1300
    var isGrouped = false
    var numbersAreShown = false
    var height: CGFloat = 152
  }

  /// The applause after each concert.
  struct Applause: Codable, Sendable {
    var header = "Applause in seconds"
    var seconds = [62.0, 80.0, 71.0, 95.0, 88.0, 110.0]
    var color = 0xA9761F
    var line: CGFloat = 2
    var area = 0.2
    var symbol: CGFloat = 40
    var symbolsAreDiamonds = false
    var isStepped = false
    var top = 140.0
    var yAxisIsShown = true
    var height: CGFloat = 130
    var isDashed = false
    var band = 0.12
  }
}
