import AppVariants
import Foundation

extension SpokesLook {
  /// The numbers of the week.
  struct Figures: Codable, Sendable {
    var range = 0
    var total = "63 jobs"
    var totalWeight = WeightChoice.bold
    var totalIsDigits = false
    var trend = "arrow.up.right"
    var trendText = "nine more than last week"
    var gap: CGFloat = 14
    var tableGap: CGFloat = 8
    var tableIsReordered = false
    var columnsAreSwapped = false
    var rule = true
    var medal: CGFloat = 44
    var medalPoints = 8
    var medalWaist: CGFloat = 0.72
  }

  /// The jobs by day and kind.
  struct Load: Codable, Sendable {
    var headerIsUppercased = false
    var repairs = [6, 8, 5, 9, 11, 7]
    var repairColor = 0x2F6F5E
    var barRadius: CGFloat = 3
    var barWidth: CGFloat = 18
    var legendIsShown = true
    var goalIsShown = true
    var goal = 12
  }

  /// The takings by week.
  struct Takings: Codable, Sendable {
    var header = "Takings in hundreds"
    var weeks = [12.0, 15.0, 11.0, 18.0, 21.0, 19.0, 24.0]
    var color = 0xB4552D
    var line: CGFloat = 2.5
    var area = 0.18
    var symbol: CGFloat = 36
    var symbolsAreSquares = false
    var isSmooth = true
    var top = 30.0
    var yAxisIsShown = true
    var height: CGFloat = 130
  }

  /// The stand for truing wheels.
  struct Truing: Codable, Sendable {
    var middle = 0x3A4A3C
    var closeIsShown = true
    var pillsAreReordered = false
    var hasRunoutPill = true
    var icon: CGFloat = 22
    var adviceIsMaterial = true
    var adviceSpacing: CGFloat = 1
    var adviceSide = SideChoice.leading
    var adviceRadius: CGFloat = 14
    var button: CGFloat = 46
    var hold = "Hold the rim"
    var waves = 3
    var swing: CGFloat = 12
    var trace: CGFloat = 2
    var traceColor = 0x7FD1AE
    var zeroIsShown = true
  }

  /// The wheel on the truing stand.
  struct Dial: Codable, Sendable {
    var glow: CGFloat = 28
    var spokes = 20
    var crossing = 2
    var wheelScale = 1.0
    var wheelOpacity = 0.5
    var direction = 140.0
    var needleShadow: CGFloat = 0
    var tension = 0.62
    var value = "0.4"
    var valueSize: CGFloat = 46
    var unitTracking: CGFloat = 0
    var ring: CGFloat = 136
    var start = 0.0
    var labelsAreReordered = false
    var valve = 1.0
  }
}
