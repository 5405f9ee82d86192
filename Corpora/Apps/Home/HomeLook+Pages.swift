import AppVariants
import Foundation

extension HomeLook {
  /// How warm it is.
  struct Climate: Codable, Sendable {
    var title = "Climate"
    var dial: CGFloat = 250
    var line: CGFloat = 22
    var lineIsRound = true
    var target = 0.62
    var dialFoot = 0xE5484D
    var trackOpacity = 0.15
    var degrees = "21.5°"
    var degreesSize: CGFloat = 62
    var degreesWeight = WeightChoice.light
    var caption = "Heating to"
    var captionIsUppercased = true
    var now = "Now 19.8°"
    var nowIcon = "thermometer.medium"
    var ticks = true
    var knobShadow: CGFloat = 4
    var buttonSize: CGFloat = 56
    var buttonGap: CGFloat = 48
    var plusIcon = "plus"
    var minusIsDisabled = false
    var buttonBorder: CGFloat = 0
    var mode = 0
    var third = "Auto"
    var humidity = 0.48
    var gaugeIsTeal = false
    var gaugesAreSwapped = false
    var gaugeGap: CGFloat = 12
    var gaugeLabel = "Humidity"
    var valve = 0.66
    var schedule = "Schedule"
    var times = ["6:30", "8:15", "17:00", "22:30"]
    var timeIsMonospaced = true
    var work = "18°"
    var workIsStruck = false
    var columnGap: CGFloat = 18
    var rowGap: CGFloat = 10
    var hasFourth = true
    var boxRadius: CGFloat = 16
    var boxPadding: CGFloat = 16
    var columnsAreSwapped = false
    var eco = true
    var ecoName = "Eco while away"
    var gap: CGFloat = 20
    var hasNote = false
  }

  /// What is set by one touch.
  struct Scenes: Codable, Sendable {
    var title = "Scenes"
    var intro = "One touch for a whole room, or for all of them."
    var introSpacing: CGFloat = 0
    var introSide = SideChoice.leading
    var columns = 2
    var gap: CGFloat = 12
    var height: CGFloat = 104
    var radius: CGFloat = 22
    var padding: CGFloat = 16
    var morningTop = 0xF9A826
    var morningIcon = "sunrise.fill"
    var nightFoot = 0x0B1026
    var iconSize: CGFloat = 26
    var film = "Film night"
    var nameFont = FontChoice.headline
    var countIsShown = true
    var count = "4 devices"
    var isReordered = false
    var hasSixth = true
    var hasGuests = false
    var checkIsShown = true
    var checkIcon = "checkmark.circle.fill"
    var checkSide = SideChoice.trailing
    var shadow: CGFloat = 8
    var dimsOthers = 1.0
    var glow = 0.5
    var glowBlends = false
    var glowBlur: CGFloat = 14
    var clips = true
    var suggested = "Suggested"
    var suggestion = "Dim at ten"
    var suggestionWidth: CGFloat = 1
    var wideTitle = "Create a scene"
    var wideIsBordered = false
    var wideHeight: CGFloat = 50
    var gradientText = true
  }

  /// What is used.
  struct Energy: Codable, Sendable {
    var title = "Energy"
    var range = 1
    var third = "Month"
    var used = 41.6
    var usedSize: CGFloat = 44
    var usedWeight = WeightChoice.bold
    var usedIsRounded = true
    var unit = "kWh this week"
    var delta = "8% less than last week"
    var deltaColor = 0x2E9E5B
    var deltaIcon = "chart.line.downtrend.xyaxis"
    var grid: [Double] = [4.1, 3.2, 5.0, 2.8, 3.9, 6.1, 5.2]
    var solar: [Double] = [1.9, 2.6, 1.2, 3.4, 2.2, 0.8, 1.6]
    var gridColor = 0x5B6FD8
    var solarColor = 0xF6C445
    var barRadius: CGFloat = 3
    var barWidth: CGFloat = 22
    var averageIsShown = true
    var chartHeight: CGFloat = 190
    var axisIsShown = true
    var legendIsSwapped = false
    var legendGap: CGFloat = 18
    var legendName = "Solar"
    var cardPadding: CGFloat = 18
    var cardRadius: CGFloat = 18
    var devices = "Most used"
    var first = 0.82
    var second = "Heat pump"
    var washerIcon = "washer"
    var figureIsMonospaced = false
    var deviceGap: CGFloat = 16
    var deviceTint = 0
    var isReordered = false
    var hasFourth = true
    var tip = "Run the washer between eleven and three, when the roof makes more than the house needs."
    var tipLimit = 3
    var tipBorder: CGFloat = 1.5
    var tipBorderColor = 0xF6C445
    var tipOpacity = 0.14
    var hasTip = true
    var gap: CGFloat = 18
  }

  /// What happens by itself.
  struct Rules: Codable, Sendable {
    var title = "Automations"
    var header = "Active"
    var footer = "Automations run on the hub, even while your phone is away."
    var inset: CGFloat = 16
    var gap: CGFloat = 12
    var sectionGap: CGFloat = 28
    var iconColor = 0x5E60CE
    var secondIcon = "sunset.fill"
    var second = "Lights at sunset"
    var detail = "Every day, 20 minutes before"
    var detailFont = FontChoice.footnote
    var detailLimit = 2
    var first = true
    var secondIsOn = true
    var isReordered = false
    var hasThird = true
    var hasFourth = false
    var tint = 0
    var separators = true
    var add = "New automation"
    var addIcon = "plus.circle.fill"
    var rowColor = 0
    var nameWeight = WeightChoice.medium
    var isDisabled = false
    var badge = "Beta"
    var ideaPadding: CGFloat = 6
    var editIsShown = true
    var textGap: CGFloat = 3
  }

  /// How something that happens by itself is made.
  struct Builder: Codable, Sendable {
    var title = "New automation"
    var placeholder = "Name"
    var name = ""
    var when = 1
    var whenHeader = "When"
    var minutes = 10
    var hour = 21
    var days = [true, true, true, true, true, false, false]
    var day: CGFloat = 34
    var dayGap: CGFloat = 6
    var dayIsRound = true
    var room = "Hallway"
    var thenHeader = "Then"
    var second = "Lock the front door"
    var secondIcon = "lock.fill"
    var isReordered = false
    var hasThird = true
    var notifies = true
    var footer = "Nothing happens while the house is in holiday mode."
    var save = "Save"
    var saveIsDisabled = true
    var delete = "Delete automation"
    var deleteSide = SideChoice.center
    var gap: CGFloat = 24
  }

  /// What the cameras see.
  struct Cameras: Codable, Sendable {
    var title = "Cameras"
    var ratio = 1.78
    var radius: CGFloat = 16
    var gap: CGFloat = 16
    var sky = 0x8EB8E5
    var live = "LIVE"
    var liveColor = 0xE5383B
    var livePadding: CGFloat = 8
    var liveSide = SideChoice.leading
    var liveKerning: CGFloat = 0.5
    var dotIsShown = true
    var name = "Front door"
    var nameFont = FontChoice.subheadline
    var time = "19:42:08"
    var stripIsThick = false
    var stripPadding: CGFloat = 12
    var stripIsInset = true
    var talkIcon = "mic.fill"
    var talkSize: CGFloat = 36
    var hasTalk = true
    var talkIsFirst = false
    var shadow: CGFloat = 4
    var blur: CGFloat = 6
    var offline = "Offline since Tuesday"
    var offlineIcon = "video.slash.fill"
    var retry = "Try again"
    var retryIsSmall = true
    var motion = true
    var motionColor = 0xFFD60A
    var motionScale: CGFloat = 1
    var motionShift: CGFloat = 0
    var gardenIsFirst = false
    var hasGarden = true
    var nightIsGray = true
  }

  /// What happened.
  struct Notices: Codable, Sendable {
    var title = "Activity"
    var chosen = 0
    var chipRadius: CGFloat = 14
    var chipGap: CGFloat = 8
    var chip = "Climate"
    var day = "Today"
    var dayWeight = WeightChoice.semibold
    var timeWidth: CGFloat = 46
    var timeFont = FontChoice.caption
    var timeSide = SideChoice.trailing
    var dot: CGFloat = 12
    var line: CGFloat = 2
    var lineColor = 0xB6BFCB
    var alarmColor = 0xE5383B
    var gap: CGFloat = 12
    var rowGap: CGFloat = 14
    var padding: CGFloat = 12
    var radius: CGFloat = 14
    var text = "Somebody rang at the front door."
    var textSpacing: CGFloat = 0
    var thumbnail: CGFloat = 66
    var thumbnailIsShown = true
    var bellIcon = "bell.fill"
    var hasLeak = true
    var hasMore = false
    var isReordered = false
    var reply = "Answer"
    var dismissIsFirst = false
    var replyRadius: CGFloat = 9
    var unreadIsShown = true
    var fade = 1.0
    var barIsShown = true
  }

  /// What can be set.
  struct Settings: Codable, Sendable {
    var title = "Settings"
    var placeholder = "Name of the home"
    var name = "Ida & Tor"
    var members = "4 members"
    var avatar: CGFloat = 44
    var avatarIsRound = true
    var overlap: CGFloat = -14
    var frontIsLast = true
    var hub = "Hub"
    var hubState = "Connected"
    var hubIcon = "wifi.router.fill"
    var advancedIsOpen = true
    var advanced = "Network"
    var address = "192.168.1.24"
    var addressIsMonospaced = true
    var firmware = "4.2.1"
    var hasSignal = true
    var signal = 0.75
    var isReordered = false
    var location = true
    var units = 0
    var header = "Household"
    var footer = "Everybody who lives here sees what the sensors see."
    var sectionGap: CGFloat = 26
    var inset: CGFloat = 20
    var leave = "Remove this home"
    var leaveColor = 0
    var guests = 2
    var version = "Version 7.3"
    var versionIsShown = true
    var versionSide = SideChoice.center
    var tint = 0
    var labelGap: CGFloat = 12
  }
}
