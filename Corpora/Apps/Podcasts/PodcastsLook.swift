import AppVariants
import Foundation

/// All that can be changed about the podcast app; the defaults are the approved look.
struct PodcastsLook: Codable, Sendable {
  var hasRevisedAccent = false
  var forcesDark = false
  var textSize = TextSizeChoice.large
  var locale = "en_US"

  var art = Art()
  var tabs = Tabs()
  var mini = Mini()
  var listen = Listen()
  var row = Row()
  var library = Library()
  var show = Show()
  var episode = Episode()
  var player = Player()
  var timer = Timer()
  var chapters = Chapters()
  var queue = Queue()
  var downloads = Downloads()
  var search = Search()
  var settings = Settings()
}

extension PodcastsLook {
  /// Covers of shows.
  struct Art: Codable, Sendable {
    var radius: CGFloat = 10
    var tideIcon = "water.waves"
    var roadsTop = 0xF2994A
    var ledgerTop = 0x134E5E
    var symbolShare: CGFloat = 0.42
  }

  /// The bar at the bottom.
  struct Tabs: Codable, Sendable {
    var listenIcon = "play.circle"
    var search = "Search"
    var newEpisodes = 4
    var libraryIsFirst = false
  }

  /// What plays, above the bar.
  struct Mini: Codable, Sendable {
    var title = "The harbour at night"
    var detail = "Deep Tide"
    var detailIsShown = true
    var artSize: CGFloat = 40
    var radius: CGFloat = 14
    var shadow: CGFloat = 8
    var inset: CGFloat = 8
    var isThick = false
    var playIcon = "pause.fill"
    var forwardIsShown = true
    var progress = 0.42
    var progressHeight: CGFloat = 2
    var gap: CGFloat = 12
    var titleWeight = WeightChoice.semibold
  }

  /// What to listen to now.
  struct Listen: Codable, Sendable {
    var title = "Listen Now"
    var titleIsLarge = true
    var profileIcon = "person.crop.circle"
    var hasProfile = true
    var upNext = "Up Next"
    var seeAll = "See All"
    var sectionGap: CGFloat = 28
    var heroWidth: CGFloat = 240
    var heroGap: CGFloat = 14
    var heroRadius: CGFloat = 20
    var heroPadding: CGFloat = 16
    var heroTitle = FontChoice.title3
    var heroText = "Every night at two a tug leaves the old harbour without a light. We went along."
    var heroLimit = 3
    var heroIsReordered = false
    var heroShade = 0.55
    var playLabel = "Resume"
    var leftLabel = "24 min left"
    var badgeIsShown = true
    var badge = "NEW"
    var badgeSide = SideChoice.trailing
    var latest = "New Episodes"
    var tiles = "You Might Like"
    var columns = 2
    var tileGap: CGFloat = 14
    var tileFont = FontChoice.subheadline
    var hasFourth = true
    var inset: CGFloat = 20
  }

  /// An episode in a list.
  struct Row: Codable, Sendable {
    var artSize: CGFloat = 62
    var gap: CGFloat = 14
    var padding: CGFloat = 10
    var dateIsUppercased = true
    var titleFont = FontChoice.headline
    var titleLimit = 2
    var play = "38 min"
    var playWeight = WeightChoice.semibold
    var playPadding: CGFloat = 12
    var menuIcon = "ellipsis"
    var dividers = true
    var isReordered = false
    var hasThird = true
    var title = "What the ice remembers"
    var downloadIsShown = true
  }

  /// What is followed.
  struct Library: Codable, Sendable {
    var title = "Library"
    var edit = "Edit"
    var rowInset: CGFloat = 20
    var savedIcon = "bookmark"
    var downloads = "Downloaded"
    var count = 7
    var isReordered = false
    var hasChannels = true
    var hasHistory = false
    var header = "Recently Updated"
    var headerIsProminent = true
    var gap: CGFloat = 18
    var captionFont = FontChoice.caption
    var caption = "Updated today"
    var separators = true
    var iconTint = 0
    var dot = true
    var rowHeight: CGFloat = 48
  }

  /// A show.
  struct Show: Codable, Sendable {
    var name = "Deep Tide"
    var nameFont = FontChoice.title2
    var author = "Harbour FM"
    var authorIsUnderlined = false
    var artSize: CGFloat = 168
    var artShadow: CGFloat = 14
    var artTurn = 0.0
    var glow: CGFloat = 50
    var side = SideChoice.center
    var follow = "Follow"
    var followIcon = "plus"
    var followIsOn = false
    var latest = "Latest Episode"
    var latestIcon = "play.fill"
    var latestHeight: CGFloat = 48
    var latestRadius: CGFloat = 12
    var buttonGap: CGFloat = 12
    var about = """
      Stories from the water: of those who work on it, live beside it, fear it, and cannot leave it. New on every second \
      Thursday.
      """
    var aboutLimit = 2
    var aboutSpacing: CGFloat = 2
    var rating = "4.8"
    var ratings = 1248
    var starColor = 0xF5A623
    var genre = "Documentary"
    var factsAreSwapped = false
    var season = "Season 3"
    var header = "Episodes"
    var hasShare = true
    var gap: CGFloat = 16
    var topColor = 0x2C7DA0
  }

  /// What an episode is about.
  struct Episode: Codable, Sendable {
    var title = "The harbour at night"
    var titleFont = FontChoice.title
    var date = "12 March"
    var season = "S3 E4"
    var seasonIsBordered = true
    var seasonRadius: CGFloat = 4
    var gap: CGFloat = 18
    var play = "Resume"
    var playIsLarge = true
    var playIsProminent = true
    var saveIcon = "bookmark"
    var noteFont = FontChoice.body
    var noteSpacing: CGFloat = 4
    var noteSide = SideChoice.leading
    var second =
      "Ana Whitlock spoke with pilots, with the harbour master, and with a man who has slept on his boat for nine years."
    var hasThanks = true
    var chapters = "In this episode"
    var chapterGap: CGFloat = 8
    var stampIsDigits = true
    var stamp = "06:20"
    var hasFourthChapter = true
    var stampColor = 0
    var box = "Supported by"
    var boxIcon = "cup.and.saucer.fill"
    var sponsor = "Kettle & Sons, who roast on Tuesdays."
    var boxIsShown = true
    var transcriptIsOpen = true
    var transcript = "Is anybody down there? – Mind the rope."
    var transcriptIsItalic = true
    var quoteBar: CGFloat = 3
    var hostSize: CGFloat = 38
    var hostsAreSwapped = false
    var hostsAreRound = true
    var link = "harbour.example/four"
    var linkIsUnderlined = true
  }

  /// What plays, on the whole screen.
  struct Player: Codable, Sendable {
    var artSize: CGFloat = 236
    var artRadius: CGFloat = 18
    var artShadow: CGFloat = 24
    var artScale: CGFloat = 1
    var title = "The harbour at night"
    var titleKerning: CGFloat = 0
    var titleSize: CGFloat = 22
    var show = "Deep Tide"
    var showOpacity = 0.7
    var progress = 0.42
    var elapsed = "18:04"
    var timesAreDigits = true
    var back = "gobackward.15"
    var playIcon = "pause.fill"
    var playSize: CGFloat = 46
    var transportGap: CGFloat = 26
    var speed = "1.2×"
    var speedIsBordered = true
    var volume = 0.6
    var volumeIsShown = true
    var barGap: CGFloat = 44
    var barIsSwapped = false
    var airIcon = "airplayaudio"
    var top = 0x2C7DA0
    var bottom = 0x0F2027
    var blob: CGFloat = 70
    var blobBlend = false
    var blobShift: CGFloat = 90
    var grabber = true
    var caption = "Chapter 2: Below the bridge"
    var captionIsThick = false
    var gap: CGFloat = 16
    var heart = true
  }

  /// When playing stops, on a sheet.
  struct Timer: Codable, Sendable {
    var isLarge = false
    var title = "Sleep Timer"
    var choice = 2
    var custom = 25
    var fades = true
    var done = "Done"
    var hasEnd = true
    var header = "Stop after"
    var footer = "Playing fades out over the last ten seconds."
    var checkIcon = "checkmark"
    var start = "Start timer"
    var isDisabled = false
    var startRadius: CGFloat = 12
    var isReordered = false
  }

  /// The chapters of what plays.
  struct Chapters: Codable, Sendable {
    var title = "Chapters"
    var waveHeight: CGFloat = 64
    var waveColor = 0
    var wavePlayed = 0.42
    var cardPadding: CGFloat = 14
    var cardRadius: CGFloat = 16
    var cardBorder: CGFloat = 0
    var number: CGFloat = 28
    var numberIsRound = true
    var gap: CGFloat = 10
    var rowGap: CGFloat = 12
    var third = "A boat for nine years"
    var isReordered = false
    var hasCredits = true
    var lengthFont = FontChoice.footnote
    var paint = 0.12
    var nowIcon = "waveform"
    var close = "xmark"
    var dividers = true
    var lineStruck = true
    var fadeIsOn = true
  }

  /// What plays next.
  struct Queue: Codable, Sendable {
    var title = "Queue"
    var header = "Playing next"
    var footer = "3 episodes, 2 hr 4 min"
    var clear = "Clear"
    var isReordered = false
    var hasThird = true
    var hasFourth = false
    var edits = true
    var artSize: CGFloat = 44
    var detailFont = FontChoice.caption
    var second = "Rent, explained by tenants"
    var autoplay = true
    var spacing: CGFloat = 2
    var sectionGap: CGFloat = 24
    var nowIcon = "speaker.wave.2.fill"
    var inset: CGFloat = 16
    var nowColor = 0
  }

  /// What is kept on the phone.
  struct Downloads: Codable, Sendable {
    var title = "Downloaded"
    var titleIsLarge = false
    var used = 0.46
    var other = 0.22
    var barHeight: CGFloat = 14
    var barRadius: CGFloat = 7
    var usedColor = 0x7A3FF2
    var usedBytes = 6.4
    var legendGap: CGFloat = 16
    var legendIsSwapped = false
    var cardPadding: CGFloat = 16
    var first = 0.65
    var second = 0.2
    var state = "31.2 of 48 MB"
    var pauseIcon = "pause.circle"
    var doneIcon = "checkmark.circle.fill"
    var hasFailed = true
    var retry = "Retry"
    var retryIsProminent = false
    var retryIsSmall = true
    var pauseAll = "Pause All"
    var header = "Downloading"
    var isReordered = false
    var ringTint = 0
    var gap: CGFloat = 24
  }

  /// What there is to find.
  struct Search: Codable, Sendable {
    var prompt = "Shows, episodes and more"
    var scope = 0
    var title = "Search"
    var header = "Browse categories"
    var tileHeight: CGFloat = 92
    var tileRadius: CGFloat = 14
    var tileGap: CGFloat = 12
    var nameWeight = WeightChoice.bold
    var nameSide = SideChoice.leading
    var newsColor = 0x2A6FDB
    var scienceIcon = "brain.head.profile"
    var iconSize: CGFloat = 30
    var iconTurn = -12.0
    var iconIsClipped = true
    var hasSport = true
    var isReordered = false
    var columns = 2
    var chart = "Top Shows"
    var rank: CGFloat = 26
    var rankIsItalic = false
    var trend = "arrow.up"
    var recent = "night trains"
    var hasRecents = true
    var pillGap: CGFloat = 8
    var pillBorder: CGFloat = 1
    var chartIsSwapped = false
  }

  /// What can be set.
  struct Settings: Codable, Sendable {
    var title = "Settings"
    var labelGap: CGFloat = 14
    var iconBox: CGFloat = 28
    var iconRadius: CGFloat = 7
    var name = "Jonas Ek"
    var plan = "Member since 2021"
    var avatar: CGFloat = 54
    var sync = true
    var wifiOnly = true
    var skip = 30
    var limit = "5 episodes"
    var limitName = "Keep"
    var header = "Downloads"
    var footer = "Episodes are removed a day after you have heard them."
    var isReordered = false
    var hasSiri = true
    var bellColor = 0xE5484D
    var boost = 0.35
    var boostTint = 0
    var quality = 1
    var signOut = "Sign Out"
    var signOutSide = SideChoice.center
    var version = "7.2 (1408)"
    var badge = 2
    var gap: CGFloat = 28
    var nickname = "Name on this phone"
    var speedIcon = "gauge.with.needle"
  }
}
