import AppVariants
import Foundation

extension AllotmentLook {
  /// The list of crops.
  struct Crops: Codable, Sendable {
    var title = "Crops"
    var titleIsLarge = true
    var prompt = "Name or family"
    var filter = 0
    var plusIsShown = true
    var plusIcon = "plus"
    var header = "In the ground"
    var headerIsProminent = false
    var secondHeader = "In the packet"
    var footer = "Seeds keep for three years in a dry tin."
    var avatar: CGFloat = 40
    var avatarIsRound = true
    var beanColor = 0x5B8C5A
    var name = "Runner bean"
    var nameFont = FontChoice.headline
    var nameWeight = WeightChoice.semibold
    var latinFont = FontChoice.subheadline
    var latinIsItalic = true
    var note = "Phaseolus coccineus"
    var months = "May – Jun"
    var monthsRadius: CGFloat = 20
    var monthsAreShown = true
    var packets = 2
    var rowInset: CGFloat = 10
    var rowGap: CGFloat = 12
    var separators = true
    var sectionGap: CGFloat = 24
    var hasGarlic = true
    var hasChard = false
    var isReordered = false
    var oldIsStruck = true
    var heartIcon = "heart.fill"
    var heartColor = 0xC2410C
    var paperIsTinted = false
  }

  /// The harvest of the year.
  struct Harvest: Codable, Sendable {
    var title = "Harvest"
    var range = 1
    var total = 48.6
    var totalSize: CGFloat = 44
    var totalIsDigits = false
    var totalWeight = WeightChoice.bold
    var delta = "12% more than last year"
    var deltaIcon = "arrow.up.right"
    var deltaColor = 0x15803D
    var deltaIsShown = true
    var gap: CGFloat = 20
    var boxHeader = "Kilograms a month"
    var months = [1.2, 2.8, 7.5, 13.4, 15.1, 8.6]
    var barColor = 0
    var barRadius: CGFloat = 4
    var chartHeight: CGFloat = 180
    var average = true
    var averageColor = 0xB45309
    var weigh = "Weigh in"
    var weighIcon = "scalemass.fill"
    var weighIsPlain = false
    var exportIsShown = true
    var note = "The club weighs on Saturdays"
    var noteIsUnderlined = false
  }

  /// The harvest by crop.
  struct Shares: Codable, Sendable {
    var header = "By crop"
    var headerSide = SideChoice.leading
    var potatoes = 19.2
    var hole = 0.62
    var size: CGFloat = 170
    var potatoColor = 0xD9A441
    var best = "Potatoes"
    var rowGap: CGFloat = 12
    var barHeight: CGFloat = 8
    var barRadius: CGFloat = 4
    var part = 0.42
    var nameFont = FontChoice.subheadline
    var isReordered = false
    var hasBerries = true
    var hasLeeks = false
    var padding: CGFloat = 16
    var radius: CGFloat = 18
    var shadow: CGFloat = 0
    var trophyIsShown = true
    var columnsAreSwapped = false
  }

  /// A form for what was picked.
  struct Entry: Codable, Sendable {
    var isLarge = false
    var title = "Weigh in"
    var crop = 1
    var second = "Beans"
    var header = "Picked"
    var footer = "Without leaves, please."
    var grams = 850
    var quality = 0.7
    var day = 1_782_000_000.0
    var isShared = true
    var sharedName = "Half for the food bank"
    var prompt = "A note for next year"
    var save = "Save"
    var saveIsDisabled = false
    var cancel = "Cancel"
    var tint = 0
    var sectionGap: CGFloat = 20
    var hasPhoto = true
    var photoIcon = "camera.fill"
    var tag = "First pick"
    var tagsAreReordered = false
    var addIsLarge = true
    var gaugeColor = 0
  }
}
