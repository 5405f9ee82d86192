import AppVariants
import Foundation

/// All that can be changed about the bicycle workshop's app; the defaults are the approved look.
struct SpokesLook: Codable, Sendable {
  var hasRevisedMoss = false
  var forcesDark = false
  var textSize = TextSizeChoice.large
  var locale = "en_GB"
  var tint = 0

  var tabs = Tabs()
  var bench = Bench()
  var stand = Stand()
  var stubs = Stubs()
  var queue = Queue()
  var bar = Bar()
  var job = Job()
  var chips = Chips()
  var tasks = Tasks()
  var bill = Bill()
  var stock = Stock()
  var part = Part()
  var wear = Wear()
  var rentals = Rentals()
  var map = Map()
  var figures = Figures()
  var load = Load()
  var takings = Takings()
  var truing = Truing()
  var dial = Dial()
  var chat = Chat()
  var intake = Intake()
}

extension SpokesLook {
  /// The tabs at the bottom.
  struct Tabs: Codable, Sendable {
    var bench = "Bench"
    var benchIcon = "wrench.and.screwdriver.fill"
    var messages = 2
    var figuresAreThird = false
  }

  /// The page with the work of the day.
  struct Bench: Codable, Sendable {
    var title = "Workshop"
    var titleIsLarge = true
    var scan = "barcode.viewfinder"
    var scanIsShown = true
    var gap: CGFloat = 16
    var side: CGFloat = 16
    var dayFont = FontChoice.title3
    var weekIsUppercased = true
    var weekTracking: CGFloat = 0.6
    var notice = "The compressor is serviced at noon."
    var noticeColor = 0xDCEBC8
    var noticeSide = SideChoice.leading
    var noticeIcon = "exclamationmark.triangle.fill"
  }

  /// The bicycle on the stand.
  struct Stand: Codable, Sendable {
    var height: CGFloat = 172
    var isContinuous = true
    var shadow: CGFloat = 0
    var wall = 0xE9D8B8
    var spokes = 16
    var tyre: CGFloat = 5
    var slack: CGFloat = 0.18
    var frameColor = 0x1F4E5F
    var bikeShift: CGFloat = 0
    var bikeTurn = 0.0
    var bikeScale = 1.0
    var lampOpacity = 0.75
    var lampIsMultiplied = false
    var name = "City tourer"
    var nameWeight = WeightChoice.bold
    var due = "Ready by 16:30"
    var state = "On the stand"
    var stateIsMaterial = true
    var done = 0.6
    var links = 12
  }

  /// The stubs with the counts of jobs.
  struct Stubs: Codable, Sendable {
    var gap: CGFloat = 10
    var bite: CGFloat = 6
    var top: CGFloat = 10
    var open = "7"
    var numberSize: CGFloat = 26
    var numberIsDigits = false
    var side = SideChoice.center
    var isReordered = false
    var hasWaiting = true
    var hasOverdue = false
    var captionColor = 0
  }

  /// The jobs of the day, row by row.
  struct Queue: Codable, Sendable {
    var header = "Next up"
    var first = "09:15"
    var rowGap: CGFloat = 10
    var padding: CGFloat = 14
    var radius: CGFloat = 14
    var rules = true
    var lateColor = 0xC2571B
    var doneIsStruck = true
    var hasTandem = true
    var hasCargo = false
    var isReordered = false
    var columnsAreSwapped = false
    var bikeWeight = WeightChoice.regular
    var statesAreShown = true
  }

  /// The buttons below the work of the day.
  struct Bar: Codable, Sendable {
    var title = "Start timer"
    var isPedal = true
    var isDisabled = false
    var pauseIsShown = true
    var height: CGFloat = 48
  }
}
