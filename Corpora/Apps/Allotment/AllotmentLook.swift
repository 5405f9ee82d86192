import AppVariants
import Foundation

/// All that can be changed about the app for gardeners; the defaults are the approved look.
struct AllotmentLook: Codable, Sendable {
  var hasRevisedLeaf = false
  var forcesDark = false
  var textSize = TextSizeChoice.large
  var locale = "en_GB"

  var bar = Bar()
  var weather = Weather()
  var jobs = Jobs()
  var beds = Beds()
  var tip = Tip()
  var plan = Plan()
  var rotation = Rotation()
  var bed = Bed()
  var growth = Growth()
  var crops = Crops()
  var harvest = Harvest()
  var shares = Shares()
  var entry = Entry()
  var board = Board()
  var shed = Shed()
  var card = Card()
  var member = Member()
}

extension AllotmentLook {
  /// The tabs at the bottom.
  struct Bar: Codable, Sendable {
    var todayIcon = "sun.max.fill"
    var plot = "Plot"
    var badge = 3
    var badgeIsShown = true
    var cropsIsSecond = false
  }

  /// The weather above the plot.
  struct Weather: Codable, Sendable {
    var height: CGFloat = 170
    var radius: CGFloat = 24
    var shadow: CGFloat = 0
    var top = 0x5BA4CF
    var hills = 0.42
    var hillColor = 0x2F6B3C
    var sun = "sun.max.fill"
    var sunTurn = 0.0
    var sunBlur: CGFloat = 0
    var sunIsScreened = true
    var sunShift: CGFloat = 0
    var place = "HAZEL LANE"
    var placeKerning: CGFloat = 1.5
    var degrees = 14
    var degreeSize: CGFloat = 52
    var degreeWeight = WeightChoice.light
    var note = "Showers from four o’clock"
    var noteOpacity = 0.9
    var warning = "Frost tonight"
    var warningIcon = "snowflake"
    var warningSide = SideChoice.trailing
    var warningIsMaterial = true
    var warningIsShown = true
  }

  /// The jobs of the day.
  struct Jobs: Codable, Sendable {
    var title = "Today"
    var titleIsLarge = true
    var bell = "bell.badge"
    var bellIsShown = true
    var gap: CGFloat = 22
    var inset: CGFloat = 16
    var heading = "Jobs for the bank holiday weekend"
    var badge = "4 left"
    var badgeRadius: CGFloat = 20
    var badgeIsShown = true
    var rowGap: CGFloat = 14
    var padding: CGFloat = 16
    var radius: CGFloat = 18
    var tickSize: CGFloat = 22
    var first = "Water the beans"
    var firstIsDone = false
    var doneIsStruck = true
    var name = FontChoice.body
    var note = "Two cans for each row, and in the evening only, when the sun is off the leaves"
    var noteLines = 1
    var due = "18:30"
    var dueIcon = "clock"
    var dueColor = 0xB45309
    var dividers = true
    var hasCompost = true
    var hasMulch = false
    var isReordered = false
  }

  /// The beds at a glance.
  struct Beds: Codable, Sendable {
    var header = "Beds"
    var all = "See all"
    var columns = 2
    var gap: CGFloat = 12
    var height: CGFloat = 100
    var radius: CGFloat = 18
    var stroke: CGFloat = 1
    var strokeColor = 0
    var moisture = 0.72
    var ring: CGFloat = 44
    var ringWidth: CGFloat = 5
    var firstIcon = "leaf.fill"
    var first = "Beans"
    var thirsty = "Thirsty"
    var thirstyIsShown = true
    var isReordered = false
  }

  /// The advice of the day.
  struct Tip: Codable, Sendable {
    var text =
      "Earth up the potatoes when the shoots are as long as your hand, and leave the tips in the light."
    var spacing: CGFloat = 2
    var side = SideChoice.leading
    var isItalic = true
    var bar: CGFloat = 4
    var more = "Read the guide"
    var moreIsUnderlined = true
    var likeIcon = "hand.thumbsup"
  }
}
