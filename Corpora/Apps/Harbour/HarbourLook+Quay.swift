import AppVariants
import Foundation

extension HarbourLook {
  /// The berths and what lies there.
  struct Berths: Codable, Sendable {
    var menu = "line.3.horizontal.decrease.circle"
    var columns = 2
    var shipFont = FontChoice.headline
    var note = "Loading cars"
    var stroke: CGFloat = 1
    var strokeColor = 0
    var sign = "Full"
    var signShift: CGFloat = 0
    var signIsBehind = false
    var arm: CGFloat = 6
    var bend: CGFloat = 14
    var legendGap: CGFloat = 16
    var hasTug = true
    var rulesAreOpen = true
  }

  /// The chart of the harbour.
  struct Chart: Codable, Sendable {
    var height: CGFloat = 170
    var water = 0xBFE0EE
    var lines = 4
    var lineWidth: CGFloat = 1.5
    var boats = 3
    var lightIsShown = true
    var clips = true
    var northTurn = 0.0
  }

  /// One ferry.
  struct Ship: Codable, Sendable {
    var nameSize: CGFloat = 30
    var picture = "sailboat.fill"
    var sky = 0x2B5C7E
    var veil = true
    var starIsShown = true
    var aboutLines = 0
    var aboutSpacing: CGFloat = 2
    var aboutSide = SideChoice.leading
    var fuel = 0.72
    var fuelColor = 0xC2721B
    var tanksAreReordered = false
    var captain = "Ida Sandvik"
    var rules = true
    var manualIsUnderlined = false
    var sailIsLarge = true
    var sailTint = 0
    var planIsBordered = true
  }

  /// The car deck of a ferry.
  struct Deck: Codable, Sendable {
    var header = "Car deck"
    var gap: CGFloat = 4
    var metres = 30.0
    var lorry = 14.0
    var lorryColor = 0x546A7B
    var radius: CGFloat = 5
    var hasBus = true
    var hasVan = false
    var isReordered = false
  }
}
