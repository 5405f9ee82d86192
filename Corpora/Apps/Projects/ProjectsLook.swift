import AppVariants
import Foundation

/// All that can be changed about the app for projects; the defaults are the approved look.
struct ProjectsLook: Codable, Sendable {
  var hasRevisedSignal = false
  var forcesDark = false
  var textSize = TextSizeChoice.large
  var locale = "en_US"

  var tokens = Tokens()
  var home = Home()
  var board = Board()
  var card = Card()
  var filter = Filter()
  var issues = Issues()
  var issue = Issue()
  var activity = Activity()
  var team = Team()
  var progress = Progress()
  var plan = Plan()
  var inbox = Inbox()
  var welcome = Welcome()
}

extension ProjectsLook {
  /// What many screens share.
  struct Tokens: Codable, Sendable {
    var open = 0x8A93A5
    var doing = 0x2F7DE1
    var review = 0xC07A12
    var done = 0x2E9B5B
    var boxRadius: CGFloat = 12
    var boxPadding: CGFloat = 14
    var boxSpacing: CGFloat = 12
    var tagRadius: CGFloat = 11
    var tagGap: CGFloat = 6
    var faceRing: CGFloat = 2
  }

  /// The projects, in the sidebar of a tablet.
  struct Home: Codable, Sendable {
    var title = "Workspace"
    var titleIsLarge = true
    var inboxCount = 3
    var inboxIcon = "tray"
    var mine = "My issues"
    var header = "Projects"
    var first = "Ferry app"
    var firstColor = 0xD9480F
    var squareSize: CGFloat = 26
    var squareRadius: CGFloat = 6
    var share = 0.62
    var shareText = 0.62
    var shareIsShown = true
    var detailFont = FontChoice.caption
    var isReordered = false
    var hasArchive = true
    var hasFourth = false
    var rowGap: CGFloat = 12
    var newIcon = "square.and.pencil"
    var footer = "Synced a minute ago"
    var account = "Lin Duarte"
    var team = "Quay Studio"
    var faceSize: CGFloat = 34
    var barHasLine = true
  }

  /// The columns.
  struct Board: Codable, Sendable {
    var title = "Ferry app"
    var columnWidth: CGFloat = 272
    var columnGap: CGFloat = 14
    var columnRadius: CGFloat = 14
    var columnPadding: CGFloat = 10
    var columnOpacity = 0.1
    var cardGap: CGFloat = 10
    var headFont = FontChoice.subheadline
    var headIsUppercased = false
    var countIsFilled = true
    var openCount = 12
    var isReordered = false
    var columnsAreSwapped = false
    var hasSecond = true
    var hasUrgent = false
    var add = "Add issue"
    var addIsDashed = true
    var addIcon = "plus"
    var mode = 0
    var filterIcon = "line.3.horizontal.decrease"
    var hasMenu = true
    var bannerIsShown = true
    var banner = "Sprint 14 ends on Friday"
    var bannerColor = 0xFFF3D6
    var bannerClose = true
  }

  /// An issue on the board.
  struct Card: Codable, Sendable {
    var radius: CGFloat = 10
    var padding: CGFloat = 12
    var shadow: CGFloat = 3
    var border: CGFloat = 1
    var stripe: CGFloat = 4
    var titleFont = FontChoice.subheadline
    var titleWeight = WeightChoice.medium
    var title = "Timetable shows yesterday after midnight"
    var titleLimit = 2
    var number = "FA-212"
    var due = "Fri 14"
    var dueIcon = "calendar"
    var dueColor = 0xC92A2A
    var comments = 4
    var faceSize: CGFloat = 24
    var faceGap: CGFloat = -8
    var pictureIsShown = true
    var pictureHeight: CGFloat = 74
    var pictureTop = 0x91C7F2
    var flagInFront = true
    var flag = "flag.fill"
    var footIsSwapped = false
    var tilt = 0.0
  }

  /// What is shown on the board, on a sheet.
  struct Filter: Codable, Sendable {
    var isLarge = false
    var title = "Filter"
    var openIsOn = true
    var doneIsOn = false
    var tag = "iOS"
    var hasDesign = true
    var hasAccess = false
    var priority = 1
    var age = 0.4
    var ageText = "Changed within 14 days"
    var apply = "Show 12 issues"
    var applyRadius: CGFloat = 10
    var isDisabled = false
    var reset = "Reset"
    var header = "Tags"
    var gap: CGFloat = 22
    var divider = true
  }

  /// All issues in rows.
  struct Issues: Codable, Sendable {
    var title = "Issues"
    var titleIsLarge = true
    var prompt = "Search issues"
    var sort = "Sorted by due date"
    var sortIcon = "chevron.up.chevron.down"
    var rowGap: CGFloat = 14
    var columnGap: CGFloat = 12
    var first = "Timetable shows yesterday"
    var hours = "6.5"
    var hoursAreDigits = true
    var hoursFont = FontChoice.subheadline
    var columnsAreSwapped = false
    var hasThird = true
    var hasNew = false
    var isReordered = false
    var headWeight = WeightChoice.semibold
    var headOpacity = 0.6
    var dividers = true
    var pillRadius: CGFloat = 9
    var pillIsFilled = true
    var total = "4 issues, 23 hours"
    var totalSide = SideChoice.trailing
    var paper: CGFloat = 16
    var nameLimit = 1
    var boxRadius: CGFloat = 14
  }

  /// One issue.
  struct Issue: Codable, Sendable {
    var number = "FA-212"
    var title = "Timetable shows yesterday after midnight"
    var titleFont = FontChoice.title3
    var text = """
      Open the timetable shortly before midnight and wait. The list keeps the departures of the old day until the app is \
      started again.
      """
    var textSpacing: CGFloat = 2
    var status = "In progress"
    var estimate = 3
    var watches = true
    var blocked = false
    var due = 14
    var assignee = "Noor Amari"
    var assigneeSize: CGFloat = 26
    var tag = "iOS"
    var hasTag = true
    var firstIsStruck = true
    var checkIcon = "checkmark.circle.fill"
    var secondIsDone = false
    var hasThird = true
    var subtasksAreSwapped = false
    var header = "Details"
    var footer = "Estimates are in half days."
    var gap: CGFloat = 24
    var prompt = "Write a comment"
    var sendIcon = "paperplane.fill"
    var bubbleColor = 0xDDE9FD
    var bubbleTail = true
    var comment = "Happens in Helsinki, too, an hour earlier."
    var commentGap: CGFloat = 10
    var commentHasTime = true
    var barIsThick = false
    var follow = "Start work"
    var followIsProminent = true
    var followIsLarge = false
    var isDisabled = false
    var rowInset: CGFloat = 20
  }

  /// What happened.
  struct Activity: Codable, Sendable {
    var title = "Activity"
    var dot: CGFloat = 30
    var dotIsRound = true
    var line: CGFloat = 2
    var lineIsShown = true
    var gap: CGFloat = 14
    var rowGap: CGFloat = 18
    var first = "Noor moved FA-212 to In progress"
    var firstIcon = "arrow.right"
    var firstColor = 0x2F7DE1
    var quote = "Happens in Helsinki, too, an hour earlier. Maybe we ask the server for the day?"
    var quoteLimit = 2
    var quoteRadius: CGFloat = 8
    var quotePaint = 0x000000
    var quoteOpacity = 0.06
    var time = "9:12"
    var timeSide = SideChoice.trailing
    var timeFont = FontChoice.caption
    var today = "Today"
    var isReordered = false
    var hasMerge = true
    var hasRelease = false
    var scope = 0
    var filterIcon = "bell"
    var hasBell = true
    var linkIsUnderlined = false
    var chips = true
    var headerMaterial = false
  }

  /// Who works on it.
  struct Team: Codable, Sendable {
    var title = "Quay Studio"
    var face: CGFloat = 52
    var overlap: CGFloat = -14
    var ring: CGFloat = 3
    var firstInFront = false
    var more = "+4"
    var tagline = "Six people in three time zones"
    var taglineSide = SideChoice.center
    var invite = "Invite"
    var inviteIcon = "plus"
    var inviteIsBordered = true
    var columns = 2
    var gap: CGFloat = 12
    var cardPadding: CGFloat = 14
    var cardRadius: CGFloat = 14
    var cardShadow: CGFloat = 0
    var first = "Noor Amari"
    var role = "iOS"
    var roleFont = FontChoice.footnote
    var nameWeight = WeightChoice.semibold
    var load = 0.8
    var loadTint = 0xE8590C
    var loadText = "32 of 40 h"
    var isOnline = true
    var onlineColor = 0x2E9B5B
    var faceOpacity = 1.0
    var isReordered = false
    var hasFourth = true
    var awayIsOpen = true
    var away = "Sven is back on Monday"
    var faceGlow: CGFloat = 0
    var headTop = 0x2460E0
    var headHeight: CGFloat = 92
    var headIsClipped = true
  }

  /// Figures.
  struct Progress: Codable, Sendable {
    var title = "Progress"
    var titleIsLarge = true
    var range = 1
    var done = 48
    var doneLabel = "closed"
    var numberSize: CGFloat = 30
    var numberKerning: CGFloat = 0
    var statGap: CGFloat = 12
    var statsAreSwapped = false
    var trend = "+12%"
    var trendIcon = "arrow.up.right"
    var trendColor = 0x2E9B5B
    var bars = [6, 9, 4, 11, 8]
    var barColor = 0
    var barRadius: CGFloat = 4
    var chartHeight: CGFloat = 170
    var goalIsShown = true
    var axis = true
    var slices = [0.5, 0.3, 0.2]
    var inner = 0.62
    var sliceColor = 0xC07A12
    var legendGap: CGFloat = 8
    var legendIsReordered = false
    var gauge = 0.7
    var gaugeTint = 0
    var gaugeText = "On track"
    var boxGap: CGFloat = 14
    var boxTitle = "Closed a week"
    var note = "Counted are issues that were closed and not opened again."
    var noteIsItalic = false
    var noteSide = SideChoice.leading
    var hasNote = true
  }

  /// Who does what when.
  struct Plan: Codable, Sendable {
    var title = "Plan"
    var dayWidth: CGFloat = 26
    var rowHeight: CGFloat = 44
    var barHeight: CGFloat = 26
    var barRadius: CGFloat = 6
    var designStart = 1
    var designLength = 5
    var designColor = 0x8E5BD9
    var barOpacity = 0.9
    var today = 6
    var todayColor = 0xE03131
    var todayIsShown = true
    var nameWidth: CGFloat = 88
    var nameFont = FontChoice.footnote
    var milestone = "Beta"
    var milestoneTurn = 45.0
    var milestoneIcon = "star.fill"
    var isReordered = false
    var hasLaunch = true
    var zoom = 0
    var legend = "Drag a bar to move it"
    var legendIsShown = true
    var gridOpacity = 0.25
    var cardRadius: CGFloat = 12
    var dayWeight = WeightChoice.regular
    var month = "June"
    var statGap: CGFloat = 18
  }

  /// News, of which there are none.
  struct Inbox: Codable, Sendable {
    var title = "Inbox"
    var scope = 0
    var emptyTitle = "You are done"
    var icon = "tray"
    var text = "New comments and mentions will be shown here."
    var action = "See what was read"
    var actionIsProminent = true
    var actionIsLarge = false
    var hasSecondAction = true
    var settings = "gearshape"
    var tipIsShown = true
    var tip = "Mention somebody with @ to have them told."
    var tipRadius: CGFloat = 12
    var tipBorder: CGFloat = 1
    var tipPadding: CGFloat = 14
    var tipIcon = "at"
    var tipTint = 0x2460E0
    var tipGap: CGFloat = 12
    var bottom: CGFloat = 20
  }

  /// The first page.
  struct Welcome: Codable, Sendable {
    var title = "Work, without the meeting"
    var titleSize: CGFloat = 32
    var titleSide = SideChoice.center
    var text = "Boards, plans and figures of everything that your team is up to."
    var textSpacing: CGFloat = 3
    var start = "Create a workspace"
    var startRadius: CGFloat = 14
    var join = "I was invited"
    var joinIsUnderlined = false
    var page = 0
    var dots: CGFloat = 8
    var dotGap: CGFloat = 8
    var top = 0xDCE8FF
    var tilt = -8.0
    var cardScale: CGFloat = 1
    var cardShift: CGFloat = 34
    var frontIsFirst = true
    var cardBlend = false
    var cardBlur: CGFloat = 0
    var cardRadius: CGFloat = 18
    var cardShadow: CGFloat = 14
    var featureGap: CGFloat = 14
    var featureIcon = "rectangle.split.3x1"
    var featureIconSize: CGFloat = 20
    var feature = "A board for each project"
    var featuresAreSwapped = false
    var hasThird = true
    var skip = "Skip"
    var skipIsShown = true
    var inset: CGFloat = 28
    var legal = "By going on you accept our terms."
    var legalOpacity = 0.7
  }
}
