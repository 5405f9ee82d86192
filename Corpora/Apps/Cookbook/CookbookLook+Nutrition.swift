import AppVariants
import Foundation

extension CookbookLook {
  /// The meals eaten, week by week.
  struct Nutrition: Codable, Sendable {
    var title = "Nutrition"
    var range = 0
    var rangeName = "Month"
    var average = 1870
    var averageSize: CGFloat = 40
    var averageWeight = WeightChoice.bold
    var averageIsDigits = false
    var averageName = "kcal a day"
    var delta = "80 fewer than last week"
    var deltaIcon = "arrow.down.right"
    var deltaColor = 0x15803D
    var deltaIsShown = true
    var deltaBaseline: CGFloat = 0
    var gap: CGFloat = 18
    var sideInset: CGFloat = 16
    var shareIsShown = true
    var barGap: CGFloat = 3
    var barHeight: CGFloat = 18
    var barRadius: CGFloat = 5
    var carbs = 0.48
    var carbsColor = 0xD97706
    var barIsReordered = false
    var header = "Parts of the energy"
    var note = "Figures of what was cooked with this app; a snack on the way is missing."
    var noteFont = FontChoice.footnote
    var noteSide = SideChoice.leading
    var rowGap: CGFloat = 10
    var columnGap: CGFloat = 12
    var iron = "Iron"
    var ironPart = 0.55
    var hasIron = true
    var hasZinc = false
    var rowsAreReordered = false
    var columnsAreSwapped = false
    var rule = true
    var headWeight = WeightChoice.semibold
    var panelRadius: CGFloat = 16
    var panelPadding: CGFloat = 16
    var panelShadow: CGFloat = 0
  }

  /// The chart of each day's energy.
  struct Energy: Codable, Sendable {
    var header = "Energy"
    var headerIsUppercased = false
    var lunches = [640, 720, 580, 690, 810, 920, 760]
    var dinners = [820, 760, 910, 700, 880, 1020, 870]
    var lunchColor = 0xE9C46A
    var dinnerColor = 0xC8553D
    var barRadius: CGFloat = 3
    var barWidth: CGFloat = 18
    var height: CGFloat = 170
    var goal = 1800
    var goalIsShown = true
    var goalColor = 0x2F7A5C
    var goalLine: CGFloat = 2
    var goalName = "Goal"
    var legendIsShown = true
    var xAxisIsShown = true
    var top = 2200
    var dinnerName = "Dinner"
    var hasSunday = true
    var isStacked = true
  }

  /// The chart of the weight.
  struct Weight: Codable, Sendable {
    var header = "Salt, grams a day"
    var values = [5.2, 4.8, 6.1, 5.5, 4.2, 4.9, 3.9]
    var color = 0x3D5A80
    var line: CGFloat = 2.5
    var isCurved = true
    var areaOpacity = 0.15
    var pointsAreShown = true
    var pointSize: CGFloat = 50
    var height: CGFloat = 120
    var pulses = 21.0
    var ring: CGFloat = 110
    var hole = 0.6
    var pulseColor = 0x6A994E
    var middle = "5 a day"
    var middleIsShown = true
    var ringIsReordered = false
  }

  /// The form of a recipe of one's own.
  struct Edit: Codable, Sendable {
    var isLarge = true
    var title = "New recipe"
    var cancel = "Cancel"
    var save = "Save"
    var saveIsDisabled = false
    var name = "Name of the dish"
    var note = "Where is it from?"
    var header = "Cooking"
    var footer = "Times without soaking and resting."
    var course = 1
    var main = "Main course"
    var plates = 4
    var minutes = 35
    var heat = 0.4
    var heatTint = 0
    var heatIcon = "flame"
    var day = 1_781_000_000.0
    var isPublic = false
    var publicName = "Show it to friends"
    var asks = true
    var askIsDisabled = false
    var tag = "Vegetarian"
    var tagGap: CGFloat = 8
    var tagRadius: CGFloat = 20
    var tagsAreReordered = false
    var hasSpringTag = true
    var photo = "Add a photo"
    var photoIcon = "camera.fill"
    var photoIsLarge = false
    var photoIsShown = true
    var photoIsProminent = false
    var frame = 0x6A994E
    var frameBottom = 0x386641
    var frameHeight: CGFloat = 90
    var frameRadius: CGFloat = 12
    var frameIcon = "photo"
    var frameIsDashed = true
    var frameStroke: CGFloat = 2
    var sectionGap: CGFloat = 20
    var tint = 0
    var rowsAreReordered = false
    var remove = "Discard the draft"
    var removeIsShown = true
    var hasSource = false
  }
}
