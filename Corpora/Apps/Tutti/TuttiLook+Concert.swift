import AppVariants
import Foundation

extension TuttiLook {
  /// One concert.
  struct Concert: Codable, Sendable {
    var star = "star"
    var starIsShown = true
    var floor = 0x6B4A2B
    var picture = "pianokeys"
    var veil = true
    var titleSize: CGFloat = 27
    var essayLines = 0
    var essaySpacing: CGFloat = 2
    var essaySide = SideChoice.leading
    var essayFont = FontChoice.callout
    var promoter = "Casa da Ribeira"
    var rule = true
    var houseRulesAreUnderlined = false
    var buttonsAreLarge = true
    var startTint = 0
    var shareIsBordered = true
  }

  /// What is played.
  struct Programme: Codable, Sendable {
    var header = "Programme"
    var barGap: CGFloat = 3
    var barHeight: CGFloat = 26
    var suite = 24
    var suiteShare = 24
    var rowGap: CGFloat = 8
    var soloist = "I. Marante"
    var minutesAreDigits = false
    var workWeight = WeightChoice.semibold
    var pause = "with a pause"
    var hasWaltz = true
    var isReordered = false
    var columnsAreSwapped = false
    var pieceColor = 0x3E6B8A
    var totalColor = 0
    var rule = true
  }

  /// The pieces that may follow.
  struct Encores: Codable, Sendable {
    var header = "Encores"
    var gap: CGFloat = 10
    var polkaIsPlayed = true
    var ariaIsPlayed = false
    var tint = 0
    var width: CGFloat = 46
    var third = "March of the porters"
    var marchIsListed = true
    var lullabyIsListed = false
    var radius: CGFloat = 14
  }

  /// The seats that are sold.
  struct Hall: Codable, Sendable {
    var sold = 0.72
    var tint = 0
    var line: CGFloat = 9
    var shift: CGFloat = 22
    var lineGap: CGFloat = 6
    var tagRadius: CGFloat = 8
    var tagStroke: CGFloat = 1
    var tagColor = 0
    var hasRadio = true
    var hasCamera = false
    var tagsAreReordered = false
    var dress = "Long black"
  }
}
