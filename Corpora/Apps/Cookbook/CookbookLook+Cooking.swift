import AppVariants
import Foundation

extension CookbookLook {
  /// A step of a recipe, large on the screen.
  struct Cooking: Codable, Sendable {
    var top = 0x14342B
    var bottom = 0x0B1512
    var step = "Step 3 of 7"
    var stepTracking: CGFloat = 0
    var progress = 0.43
    var progressTint = 0
    var progressHeight: CGFloat = 1
    var close = "xmark"
    var soundIsShown = true
    var gap: CGFloat = 14
    var padding: CGFloat = 20
    var text = "Add a ladle of hot stock and stir until the rice has taken it all."
    var textFont = FontChoice.title
    var textWeight = WeightChoice.bold
    var textIsRounded = true
    var textSide = SideChoice.leading
    var textSpacing: CGFloat = 2
    var textLines = 0
    var tip = "The rice should move like a wave when you tilt the pan."
    var tipIcon = "lightbulb.fill"
    var tipIsMaterial = true
    var tipRadius: CGFloat = 16
    var tipIsShown = true
    var tipIsAbove = false
    var stock = "Stock"
    var hasButter = true
    var hasCheese = false
    var pillGap: CGFloat = 8
    var pillColor = 0x2F7A5C
    var pillsAreReordered = false
    var next = "Next: peas and parmesan"
    var nextOpacity = 0.65
    var nextIsShown = true
    var dots = 7
    var dot: CGFloat = 8
  }

  /// The dial of the timer, and what stops it.
  struct Dial: Codable, Sendable {
    var size: CGFloat = 200
    var part = 0.68
    var width: CGFloat = 12
    var color = 0xF4B942
    var isRound = true
    var ticks = 60
    var tick: CGFloat = 6
    var tickWidth: CGFloat = 1.5
    var tickOpacity = 0.7
    var time = "04:35"
    var timeSize: CGFloat = 36
    var timeIsDigits = true
    var timeWeight = WeightChoice.semibold
    var label = "until the next ladle"
    var reach: CGFloat = 66
    var start = 0.0
    var satellites = true
    var satellite: CGFloat = 22
    var glow: CGFloat = 0
    var turn = 0.0
    var scale = 1.0
    var play = "pause.fill"
    var playSize: CGFloat = 64
    var playColor = 0xF4B942
    var side: CGFloat = 52
    var gap: CGFloat = 26
    var backIsDisabled = false
    var controlsAreSwapped = false
    var plus = "+1 min"
    var plusIsBordered = true
  }

  /// The plan of the week.
  struct Week: Codable, Sendable {
    var title = "Week 24"
    var titleIsLarge = true
    var today = "Tuesday"
    var tomorrow = "Wednesday"
    var headerIsUppercased = false
    var footer = "Fish is best on the day that it was bought."
    var lunch = "Lentil salad with feta"
    var lunchNote = "Box for the office"
    var dinner = "Saffron risotto"
    var icon = "fork.knife"
    var box: CGFloat = 34
    var boxIsRound = false
    var boxRadius: CGFloat = 8
    var dinnerColor = 0xC8553D
    var rowGap: CGFloat = 12
    var rowInset: CGFloat = 8
    var rowHeight: CGFloat = 44
    var sectionGap: CGFloat = 22
    var margin: CGFloat = 0
    var nameFont = FontChoice.body
    var nameWeight = WeightChoice.regular
    var noteFont = FontChoice.footnote
    var noteLines = 1
    var time = "19:00"
    var timesAreShown = true
    var guests = 2
    var guestsAreShown = true
    var isReordered = false
    var hasSnack = false
    var hasPizza = true
    var skippedIsStruck = true
    var rowColor = 0
    var separators = true
    var repeats = false
    var repeatName = "Repeat next week"
    var shopDay = 1_781_000_000.0
    var cost = 46.2
    var planned = 0.7
    var plannedTint = 0
    var add = "Add a meal"
    var addIcon = "plus.circle.fill"
    var addIsShown = true
    var menu = "ellipsis.circle"
    var menuIsShown = true
    var background = 0
  }

  /// The days above the plan.
  struct Strip: Codable, Sendable {
    var chosen = 1
    var gap: CGFloat = 6
    var height: CGFloat = 58
    var radius: CGFloat = 12
    var color = 0
    var font = FontChoice.headline
    var monday = 1.0
    var dot: CGFloat = 6
    var dotsAreShown = true
    var startsOnSunday = false
    var shadow: CGFloat = 0
  }
}
