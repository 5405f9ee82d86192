import AppVariants
import Foundation

extension HarbourLook {
  /// The tides of the day, and the moon.
  struct Tides: Codable, Sendable {
    var range = 0
    var level = "1.4 m"
    var levelWeight = WeightChoice.bold
    var levelIsDigits = false
    var trendIcon = "arrow.up.right"
    var header = "Water above chart datum"
    var heights = [0.6, 0.4, 0.9, 1.7, 2.1, 1.8, 1.1, 0.5, 0.7]
    var color = 0x2E86AB
    var line: CGFloat = 2.5
    var area = 0.2
    var nowIsShown = true
    var top = 2.5
    var yAxisIsShown = true
    var lit: CGFloat = 0.32
    var moon: CGFloat = 44
    var tableGap: CGFloat = 8
    var tableIsReordered = false
    var columnsAreSwapped = false
    var rule = true
  }

  /// The passengers of the week.
  struct Traffic: Codable, Sendable {
    var headerIsUppercased = false
    var out = [310, 280, 295, 340, 520, 610, 480]
    var outColor = 0x1F5F8B
    var barRadius: CGFloat = 3
    var legendIsShown = true
  }

  /// The instrument for the wind.
  struct Wind: Codable, Sendable {
    var middle = 0x24506B
    var points = 4
    var waist: CGFloat = 0.2
    var roseScale = 1.0
    var roseOpacity = 0.35
    var direction = 225.0
    var needleShadow: CGFloat = 0
    var gust = 0.58
    var speed = "14"
    var speedSize: CGFloat = 64
    var unitTracking: CGFloat = 0
    var glow: CGFloat = 30
    var warningIsMaterial = true
    var warningSpacing: CGFloat = 1
    var warningSide = SideChoice.leading
    var icon: CGFloat = 22
    var pillsAreReordered = false
    var hasSwellPill = true
    var button: CGFloat = 46
    var hoist = "Hoist the signal"
    var closeIsShown = true
  }
}
