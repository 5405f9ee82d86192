import AppVariants
import Foundation

/// All that can be changed about the fitness app; the defaults are the approved look.
struct FitnessLook: Codable, Sendable {
  var hasRevisedMove = false
  var forcesDark = false
  var textSize = TextSizeChoice.large
  var locale = "en_US"
  var cardRadius: CGFloat = 18
  var heartColor = 0xE53E3E

  var tabs = Tabs()
  var today = Today()
  var tiles = Tiles()
  var workout = Workout()
  var trends = Trends()
  var history = History()
  var sleep = Sleep()
  var plan = Plan()
  var food = Food()
  var goal = Goal()
  var friends = Friends()
  var settings = Settings()
  var award = Award()
}

extension FitnessLook {
  /// The bar at the bottom.
  struct Tabs: Codable, Sendable {
    var trendsIcon = "chart.bar.fill"
    var invitations = 3
    var areSwapped = false
    var today = "Today"
  }

  /// The day so far.
  struct Today: Codable, Sendable {
    var title = "Summary"
    var titleIsLarge = true
    var hasCalendarItem = true
    var move = 0.72
    var ringWidth: CGFloat = 16
    var ringSize: CGFloat = 128
    var ringGap: CGFloat = 4
    var moveColor = 0
    var trackOpacity = 0.2
    var legendFont = FontChoice.title3
    var legendGap: CGFloat = 10
    var legendIsReordered = false
    var stand = "9/12 h"
    var cardPadding: CGFloat = 16
    var cardShadow: CGFloat = 0
    var gap: CGFloat = 16
    var tip = "You are 140 calories ahead of yesterday. Keep going!"
    var tipTail = true
    var tipColor = 0xE7F5D3
    var tipIsShown = true
    var start = "Start a workout"
    var startIcon = "figure.run"
    var startHeight: CGFloat = 50
    var header = "Highlights"
    var edit = "Edit"
  }

  /// The tiles of the day.
  struct Tiles: Codable, Sendable {
    var columns = 2
    var gap: CGFloat = 12
    var padding: CGFloat = 14
    var border: CGFloat = 0
    var valueSize: CGFloat = 26
    var unitColor = 0x8E8E93
    var nameWeight = WeightChoice.medium
    var iconSize: CGFloat = 15
    var heartIcon = "heart.fill"
    var steps = 8_432
    var sparkWidth: CGFloat = 6
    var sparkColor = 0x1485C9
    var order = ["Steps", "Heart", "Sleep", "Water"]
    var hasFloors = false
    var water = 0.6
    var sleepPaint = true
    var chevrons = true
    var height: CGFloat = 130
  }

  /// A workout that goes on.
  struct Workout: Codable, Sendable {
    var name = "Morning run"
    var time = "24:18.6"
    var timeSize: CGFloat = 64
    var timeIsMonospaced = true
    var timeColor = 0xF7E11D
    var zone = 0.62
    var zoneTint = 0xFF8A3D
    var columnsAreSwapped = false
    var metricGap: CGFloat = 18
    var metricFont = FontChoice.title2
    var pace = "5'12\""
    var paceLabel = "Pace"
    var button: CGFloat = 76
    var buttonGap: CGFloat = 28
    var pauseIcon = "pause.fill"
    var stopColor = 0xD7263D
    var isLocked = false
    var hasLap = true
    var lapHeader = "Laps"
    var lapIsReversed = false
    var hasThirdLap = true
    var lapOpacity = 0.6
    var glow: CGFloat = 60
    var glowBlend = false
    var backTop = 0x1B2A1F
    var dividers = true
    var bannerIsThick = false
    var banner = "Heart rate is steady"
  }

  /// Weeks in charts.
  struct Trends: Codable, Sendable {
    var period = 0
    var steps = [6_200, 8_900, 7_400, 10_300, 8_432, 4_100, 9_700]
    var barRadius: CGFloat = 4
    var barColor = 0
    var goalIsShown = true
    var goal = 8_000
    var chartHeight: CGFloat = 190
    var total = "55,032 steps"
    var totalWeight = WeightChoice.bold
    var change = "+12 %"
    var changeIsFilled = true
    var changeIcon = "arrow.up.right"
    var heart = [62, 60, 64, 61, 59, 58, 60]
    var lineColor = 0xE53E3E
    var lineWidth: CGFloat = 2.5
    var hasDots = false
    var cardGap: CGFloat = 16
    var rest = "Resting heart rate"
    var restFont = FontChoice.headline
    var detailOrder = false
    var hasBest = true
    var note = "Compared with the four weeks before."
    var noteSide = SideChoice.leading
    var axis = true
  }

  /// Workouts so far.
  struct History: Codable, Sendable {
    var title = "Workouts"
    var titleIsLarge = true
    var prompt = "Search workouts"
    var first = "Evening swim"
    var icon = "figure.pool.swim"
    var iconBox: CGFloat = 38
    var iconRadius: CGFloat = 10
    var iconIsFilled = true
    var gap: CGFloat = 12
    var detail = FontChoice.footnote
    var distance = "1.5 km"
    var distanceIsDigits = true
    var isReordered = false
    var hasYoga = true
    var hasHike = false
    var header = "This week"
    var footer = "4 workouts, 3 h 20 min"
    var inset: CGFloat = 16
    var rowHeight: CGFloat = 46
    var sectionGap: CGFloat = 24
    var separators = true
    var medalIsShown = true
    var filter = "line.3.horizontal.decrease.circle"
    var longName = "Tempo run"
  }

  /// A night.
  struct Sleep: Codable, Sendable {
    var date = "Night to Thursday"
    var score = 84.0
    var scoreTint = 0x6C5CE7
    var duration = "7 h 42 min"
    var durationFont = FontChoice.title
    var stages = [0.12, 0.3, 0.2, 0.24, 0.14]
    var deepColor = 0x3B2F8F
    var barHeight: CGFloat = 54
    var barRadius: CGFloat = 10
    var barGap: CGFloat = 3
    var legendIsReordered = false
    var legendSide = SideChoice.leading
    var alarm = "6:45"
    var alarmIsOn = true
    var insight = "You slept 25 minutes longer than usual, and woke up twice. Caffeine after four may be why."
    var insightLimit = 3
    var insightSpacing: CGFloat = 2
    var insightIcon = "lightbulb"
    var top = 0x2B2561
    var bottom = 0x0E0B24
    var cardOpacity = 0.12
    var cardBorder: CGFloat = 1
    var moonTurn = 0.0
    var moonScale: CGFloat = 1
    var moonShift: CGFloat = 0
    var stars = true
    var starBlur: CGFloat = 0
    var boxPadding: CGFloat = 16
  }

  /// What is planned for the week.
  struct Plan: Codable, Sendable {
    var title = "Plan"
    var day = 3
    var dayGap: CGFloat = 6
    var dayIsRound = true
    var doneIcon = "checkmark.circle.fill"
    var done = 2
    var hasStretch = false
    var hasCore = true
    var isReordered = false
    var session = "Intervals, 6 × 400 m"
    var sessionNote = "Warm up for ten minutes, then run the first two slower than you want to."
    var noteLimit = 2
    var noteItalic = false
    var struck = true
    var level = "Medium"
    var levelColor = 0xE08A1E
    var levelRadius: CGFloat = 6
    var progress = 0.4
    var boxTitle = "Half marathon"
    var boxKerning: CGFloat = 0
    var weeks = "Week 4 of 10"
    var swap = "Swap day"
    var swapIsBordered = true
    var swapIsLarge = false
    var rest = "Sunday is for rest"
    var rowPadding: CGFloat = 8
    var separatorShown = true
  }

  /// What was eaten.
  struct Food: Codable, Sendable {
    var title = "Food"
    var eaten = "1,420"
    var eatenFont = FontChoice.largeTitle
    var left = "580 left"
    var protein = 0.7
    var carbs = 0.5
    var fat = 0.4
    var barHeight: CGFloat = 8
    var barColor = 0x2F9E6B
    var macrosAreSwapped = false
    var macroGap: CGFloat = 16
    var glasses = 5
    var glassSize: CGFloat = 24
    var glassGap: CGFloat = 8
    var glassColor = 0x1485C9
    var breakfast = "Porridge with pears"
    var lunch = "Lentil soup, rye bread"
    var lunchCalories = "520"
    var hasSnack = true
    var hasDinner = false
    var isReordered = false
    var mealIcon = "fork.knife"
    var photo = 0xF4D6A0
    var photoRadius: CGFloat = 12
    var photoSize: CGFloat = 48
    var photoIsRound = false
    var add = "Add a meal"
    var addIsDashed = true
    var addRadius: CGFloat = 14
    var water = "Water"
    var waterCase = false
    var capTitle = "Meals"
    var cardMaterial = false
    var bottleIsShown = true
  }

  /// The goal of the day, on a sheet.
  struct Goal: Codable, Sendable {
    var isLarge = false
    var title = "Daily goal"
    var calories = 520
    var share = 0.5
    var bigSize: CGFloat = 54
    var unit = "calories a day"
    var buttonSize: CGFloat = 52
    var buttonGap: CGFloat = 30
    var reminder = true
    var rest = 1
    var save = "Save goal"
    var saveRadius: CGFloat = 14
    var isDisabled = false
    var gap: CGFloat = 20
    var hint = "Most people like you burn 480 to 610."
    var hintIcon = true
    var cancel = "Cancel"
    var linesShown = true
  }

  /// Who moves how much.
  struct Friends: Codable, Sendable {
    var title = "Friends"
    var scope = 0
    var avatar: CGFloat = 42
    var avatarIsRound = true
    var first = "Noor"
    var isReordered = false
    var hasTheo = true
    var hasAnn = false
    var points = "4,210"
    var pointsWeight = WeightChoice.semibold
    var rankSize: CGFloat = 17
    var podium: CGFloat = 96
    var podiumRadius: CGFloat = 12
    var podiumTop = 0xF6C945
    var crown = "trophy.fill"
    var crownIsShown = true
    var crownShift: CGFloat = -12
    var rowGap: CGFloat = 10
    var rowPadding: CGFloat = 12
    var meColor = 0xE0245E
    var meOpacity = 0.12
    var cheer = "Cheer"
    var cheerIsBordered = true
    var invite = "Invite friends"
    var header = "This week"
    var badgeInFront = true
    var podiumSwapped = false
    var onlineShown = true
  }

  /// What can be set.
  struct Settings: Codable, Sendable {
    var title = "Settings"
    var name = "Mira Sol"
    var plan = "Premium until May"
    var planIsFilled = true
    var units = 0
    var watch = true
    var coach = true
    var goalDays = 5
    var volume = 0.4
    var header = "Workouts"
    var footer = "Pauses when you stand still."
    var inset: CGFloat = 20
    var gap: CGFloat = 24
    var iconBox: CGFloat = 29
    var iconRadius: CGFloat = 7
    var bellColor = 0xD7263D
    var heartIcon = "heart.text.square"
    var isReordered = false
    var hasExport = true
    var badge = 1
    var placeholder = "Nickname"
    var weight = "62.5 kg"
    var tintColor = 0
    var upgrade = "See plans"
    var upgradeSmall = false
  }

  /// What was reached.
  struct Award: Codable, Sendable {
    var name = "100 days"
    var nameSize: CGFloat = 34
    var text = "You closed your rings on a hundred days in a row. Fewer than one in fifty people do."
    var textSide = SideChoice.center
    var textSpacing: CGFloat = 3
    var start = 0xF6C945
    var turn = 0.0
    var scale: CGFloat = 1
    var number = "100"
    var rim: CGFloat = 10
    var shadow: CGFloat = 18
    var glow: CGFloat = 40
    var glowBlend = false
    var ribbonIsInFront = true
    var ribbonColor = 0xC81D4E
    var isClipped = true
    var share = "Share"
    var shareIcon = "square.and.arrow.up"
    var done = "Done"
    var doneIsProminent = true
    var gap: CGFloat = 16
    var date = "14 May 2025"
    var dateIsUnderlined = false
    var close = true
  }
}
