import AppVariants
import Foundation

extension AllotmentLook {
  /// The plot from above.
  struct Plan: Codable, Sendable {
    var title = "Plot 27"
    var season = 1
    var second = "Summer"
    var gap: CGFloat = 8
    var rowHeight: CGFloat = 84
    var padding: CGFloat = 14
    var radius: CGFloat = 10
    var mapRadius: CGFloat = 22
    var beanColor = 0x9CCB86
    var beans = "Beans"
    var nameFont = FontChoice.subheadline
    var stroke: CGFloat = 2
    var borderIsDashed = false
    var fallowOpacity = 0.55
    var hasShed = true
    var hasHerbs = false
    var isReordered = false
    var grass = 0xDDE8C7
    var stepColor = 0xC9B99A
    var clips = true
    var compassTurn = 0.0
    var compassScale = 1.0
    var compassIcon = "location.north.fill"
    var pinIsInFront = false
    var pinShift: CGFloat = 0
    var pinSize: CGFloat = 30
    var count = "12"
    var legendGap: CGFloat = 16
    var swatch: CGFloat = 12
    var legendIsReordered = false
    var rows = "Rows"
    var rowsAreShown = true
    var add = "Add a bed"
    var addIsBordered = false
    var addIsSmall = false
    var addShadow: CGFloat = 8
  }

  /// The crops of each bed, year by year.
  struct Rotation: Codable, Sendable {
    var header = "Rotation"
    var headerIsUppercased = false
    var gap: CGFloat = 10
    var columnGap: CGFloat = 12
    var yearsAreSwapped = false
    var headWeight = WeightChoice.semibold
    var hasThird = true
    var rule = true
    var next = "Onions"
    var foot = "A crop comes back to its bed after four years."
    var footSide = SideChoice.leading
  }

  /// A bed.
  struct Bed: Codable, Sendable {
    var title = "Bed 3"
    var name = "Runner beans"
    var nameSize: CGFloat = 32
    var nameSide = SideChoice.leading
    var hero: CGFloat = 180
    var heroTop = 0x7FB069
    var heroIsClipped = true
    var leafTurn = -18.0
    var leafOpacity = 0.35
    var leafScale = 1.0
    var veil = true
    var starIcon = "star"
    var starIsShown = true
    var statsAreSwapped = false
    var statPadding: CGFloat = 12
    var statGap: CGFloat = 10
    var statRadius: CGFloat = 14
    var area = 6.4
    var statFont = FontChoice.title3
    var about =
      "Scarlet Emperor climbs along hazel poles that were cut in February. It wants deep soil, shelter from the wind and a lot of water once it flowers. Pick every second day, or it stops."
    var aboutLines = 0
    var aboutSpacing: CGFloat = 3
    var aboutSide = SideChoice.leading
    var companionGap: CGFloat = 8
    var companionPadding: CGFloat = 12
    var companion = "Marigold"
    var hasSquash = true
    var pictureWidth: CGFloat = 132
    var pictureRadius: CGFloat = 14
    var pictureIcon = "sunrise.fill"
    var pictureFoot = 0xF2A65A
    var pictureGap: CGFloat = 12
    var picturesAreReordered = false
    var litres = 8
    var water = "Water now"
    var waterIcon = "drop.fill"
    var waterIsDisabled = false
    var waterIsTinted = false
    var barIsMaterial = true
  }

  /// How a bed grows.
  struct Growth: Codable, Sendable {
    var header = "Moisture"
    var moisture = [62, 58, 51, 44, 70, 66, 60]
    var color = 0
    var height: CGFloat = 120
    var areaOpacity = 0.2
    var progress = 0.58
    var progressTint = 0
    var stages = "Stages"
    var stage = "First flowers"
    var stageNote = "12 June"
    var stageGap: CGFloat = 14
    var dot: CGFloat = 14
    var line: CGFloat = 2
    var hasLast = true
    var doneColor = 0
    var reminds = true
    var remindName = "Remind me to water"
    var note = "No slugs so far."
  }
}
