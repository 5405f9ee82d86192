import AppVariants
import Foundation

/// All that can be changed about the travel app; the defaults are the approved look.
struct TravelLook: Codable, Sendable {
  var hasRevisedOcean = false
  var forcesDark = false
  var textSize = TextSizeChoice.large
  var locale = "en_US"
  var heartIcon = "heart"
  var scoreColor = 0x2C7A4B

  var tabs = Tabs()
  var explore = Explore()
  var cards = Cards()
  var place = Place()
  var stays = Stays()
  var dates = Dates()
  var guests = Guests()
  var pass = Pass()
  var trips = Trips()
  var day = Day()
  var saved = Saved()
  var map = Map()
  var profile = Profile()
  var welcome = Welcome()
}

extension TravelLook {
  /// The bar at the bottom.
  struct Tabs: Codable, Sendable {
    var order = ["Explore", "Saved", "Trips", "Profile"]
    var tripsIcon = "suitcase"
    var alerts = 2
    var iconSize: CGFloat = 21
    var plusRadius: CGFloat = 28
    var plusShadow: CGFloat = 8
    var plusLift: CGFloat = -14
    var captionsAreShown = true
  }

  /// What is new.
  struct Explore: Codable, Sendable {
    var photo = "lisbon"
    var greeting = "Good morning, Ada"
    var title = "Where to next?"
    var titleWeight = WeightChoice.bold
    var shade = 0.7
    var prompt = "Where to?"
    var searchIcon = "magnifyingglass"
    var pillIsThick = false
    var pillShadow: CGFloat = 10
    var pillPadding: CGFloat = 12
    var categoryGap: CGFloat = 18
    var categorySelection = "Beach"
    var categoriesAreChanged = false
    var hasSkiing = false
    var sectionGap: CGFloat = 24
    var seeAll = "See all"
    var popular = "Popular now"
    var weekend = "Weekend escapes"
    var rowThumb: CGFloat = 62
    var rowChevrons = true
    var rowDetail = FontChoice.footnote
    var thirdEscape = true
  }

  /// The cards in the carousel.
  struct Cards: Codable, Sendable {
    var width: CGFloat = 210
    var gap: CGFloat = 14
    var radius: CGFloat = 20
    var shade = 0.75
    var nameSize: CGFloat = 20
    var firstName = "Kyoto"
    var badge = "New"
    var badgeColor = 0xE4572E
    var badgeIsCapsule = true
    var badgeInset: CGFloat = 12
    var badgeTilt = 0.0
    var heartSize: CGFloat = 34
    var captionIsUppercased = false
    var isReordered = false
    var border: CGFloat = 0
  }

  /// A place to go to.
  struct Place: Codable, Sendable {
    var photo = "santorini"
    var heroHeight: CGFloat = 330
    var title = "Santorini"
    var country = "Cyclades, Greece"
    var kerning: CGFloat = 0
    var photoBlur: CGFloat = 0
    var circle: CGFloat = 40
    var circleIsGlass = true
    var sheetRadius: CGFloat = 28
    var overlap: CGFloat = -28
    var factsGap: CGFloat = 12
    var factBorder = 0xD9CFBD
    var factsAreSwapped = false
    var temperature = "24°"
    var aboutSpacing: CGFloat = 3
    var aboutLimit = 4
    var about =
      "Whitewashed villages on the rim of a drowned volcano. Walk from Fira to Oia before breakfast, swim below the lighthouse, and stay for the long evenings."
    var more = "Read more"
    var amenityIcon = "wifi"
    var amenityGap: CGFloat = 10
    var hasLateFerry = false
    var hostSize: CGFloat = 44
    var hostIsRound = true
    var hostNote = "Superhost for six years"
    var isVerified = true
    var price = 18_400
    var priceFont = FontChoice.title3
    var reserve = "Reserve"
    var reserveHeight: CGFloat = 50
    var reserveRadius: CGFloat = 25
    var barHasLine = true
    var isSoldOut = false
    var oldPriceIsShown = true
    var oldPriceIsStruck = true
  }

  /// Where to sleep.
  struct Stays: Codable, Sendable {
    var title = "Stays in Lisbon"
    var titleIsLarge = true
    var mode = 0
    var sortIcon = "arrow.up.arrow.down"
    var hasSort = true
    var chipGap: CGFloat = 8
    var chipBorder: CGFloat = 1
    var freeIsOn = true
    var photoRatio: CGFloat = 1.6
    var cardPadding: CGFloat = 14
    var cardGap: CGFloat = 18
    var cardShadow: CGFloat = 8
    var cardRadius: CGFloat = 18
    var firstName = "Hotel Alma"
    var nameFont = FontChoice.headline
    var scoreRadius: CGFloat = 6
    var score = "9.2"
    var isSorted = false
    var hasSecond = true
    var hasGem = false
    var nightPriceIsDigits = true
    var ribbon = "Breakfast included"
    var ribbonIsInFront = true
    var perks = true
  }

  /// When to go.
  struct Dates: Codable, Sendable {
    var month = "June 2025"
    var start = 11
    var end = 16
    var cell: CGFloat = 40
    var gap: CGFloat = 6
    var rangeOpacity = 0.18
    var rangeIsRound = true
    var dayWeight = WeightChoice.regular
    var weekdayIsUppercased = false
    var weekendColor = 0x8A8F94
    var dotsAreShown = true
    var note = "Prices are per night for two."
    var noteSide = SideChoice.leading
    var clear = "Clear"
    var apply = "Save dates"
    var applyIsProminent = true
    var flexible = 1
    var legendGap: CGFloat = 16
    var inset: CGFloat = 20
    var nightsBadge = "5 nights"
  }

  /// Who comes along, on a sheet.
  struct Guests: Codable, Sendable {
    var isLarge = false
    var title = "Guests and rooms"
    var adults = 2
    var children = 1
    var hasPets = false
    var childNote = "Ages 2 to 12"
    var noteColor = 0x6C757D
    var rowGap: CGFloat = 16
    var linesAreShown = true
    var buttonSize: CGFloat = 34
    var buttonBorder: CGFloat = 1.5
    var minusIcon = "minus"
    var code = "Promo code"
    var codeRadius: CGFloat = 10
    var totalFont = FontChoice.title2
    var totalLabel = "Total"
    var hasTax = true
    var done = "Update search"
    var isDisabled = false
    var inset: CGFloat = 22
  }

  /// What is shown at the gate.
  struct Pass: Codable, Sendable {
    var from = "LHR"
    var to = "LIS"
    var codeSize: CGFloat = 40
    var gate = "B42"
    var gateColor = 0xE4572E
    var seat = "14A"
    var boarding = "10:35"
    var columnsAreSwapped = false
    var columnGap: CGFloat = 24
    var planeTurn = 0.0
    var planeIcon = "airplane"
    var planeShift: CGFloat = 0
    var dash: CGFloat = 1.5
    var radius: CGFloat = 24
    var shadow: CGFloat = 16
    var top = 0x0E6E83
    var bottom = 0x14425C
    var barHeight: CGFloat = 64
    var passenger = "ADA OKONKWO"
    var labelTracking: CGFloat = 1
    var wallet = "Add to wallet"
    var walletStyle = true
    var hasLounge = true
    var notice = "Gate closes 20 minutes before departure."
    var padding: CGFloat = 20
    var isGreyed = false
    var stub = "Group 2"
  }

  /// What is booked.
  struct Trips: Codable, Sendable {
    var title = "Trips"
    var when = 0
    var count = "In 12 days"
    var countColor = 0xE4572E
    var progress = 0.6
    var tasks = "3 of 5 things done"
    var radius: CGFloat = 22
    var overlayInset: CGFloat = 16
    var materialIsThick = false
    var avatar: CGFloat = 28
    var avatarOverlap: CGFloat = -8
    var peopleAreReversed = false
    var iconSize: CGFloat = 17
    var hotelIcon = "bed.double"
    var rowHeight: CGFloat = 48
    var rowInset: CGFloat = 20
    var rowsAreChanged = false
    var hasTransfer = true
    var header = "Next up"
    var footer = "Times are local."
    var status = "Confirmed"
    var spacing: CGFloat = 22
    var linkIsUnderlined = false
  }

  /// What a day holds.
  struct Day: Codable, Sendable {
    var title = "Thursday"
    var subtitle = "Alfama and the river"
    var timesAreDigits = true
    var timeWeight = WeightChoice.medium
    var line: CGFloat = 2
    var lineColor = 0xB9C6CC
    var dot: CGFloat = 34
    var gap: CGFloat = 18
    var lunch = "Lunch at Zé da Mouraria"
    var lunchNote = "Table for two, under Okonkwo. Ask for the cod."
    var noteLimit = 2
    var hasTram = true
    var hasFado = false
    var isReordered = false
    var tramIcon = "tram"
    var cardPadding: CGFloat = 12
    var cardFill = true
    var photoOpacity = 1.0
    var photo = "oslo"
    var photoRatio: CGFloat = 2.2
    var weather = "cloud.sun.fill"
    var high = "27°"
    var tipTail = true
    var tipColor = 0xDFF1EC
    var tip = "Tip: tram 28 is quiet before nine."
    var dayChip = 1
    var pinIsShown = true
  }

  /// What is kept for later.
  struct Saved: Codable, Sendable {
    var title = "Saved"
    var columns = 2
    var gap: CGFloat = 12
    var radius: CGFloat = 16
    var fourth = "marrakesh"
    var labelSize: CGFloat = 15
    var labelSide = SideChoice.leading
    var firstTwoAreSwapped = false
    var hasTulum = true
    var count = "7 places"
    var shade = 0.6
    var dim = 1.0
    var folder = "folder.badge.plus"
    var isMultiplied = false
    var prompt = "Search saved places"
    var markIsShown = true
  }

  /// Prices on a map.
  struct Map: Codable, Sendable {
    var land = 0xE3EAD6
    var water = 0xA9D3E5
    var road: CGFloat = 6
    var pinFill = 0xFFFFFF
    var pinTail = true
    var pinPadding: CGFloat = 10
    var pinFont = FontChoice.footnote
    var selected = 1
    var second = "$184"
    var isRaised = true
    var locate = "location.fill"
    var buttonSize: CGFloat = 44
    var buttonGap: CGFloat = 10
    var hasLayers = true
    var cardThumb: CGFloat = 72
    var cardInset: CGFloat = 16
    var cardName = "Hotel Alma"
    var rating = 4
    var scale: CGFloat = 1
    var areaIsShown = true
  }

  /// Who travels.
  struct Profile: Codable, Sendable {
    var name = "Ada Okonkwo"
    var level = "Gold"
    var levelIcon = "star.circle.fill"
    var photoSize: CGFloat = 72
    var border: CGFloat = 3
    var alignment = SideChoice.center
    var alerts = true
    var newsletter = false
    var currency = 0
    var radiusKm = 40
    var header = "Preferences"
    var footer = "We never share where you are."
    var points = 0.45
    var pointsText = "450 points to Platinum"
    var signOutIsRed = true
    var linkOrder = ["Payment methods", "Passport", "Help"]
    var hasHelp = true
    var inset: CGFloat = 20
    var gap: CGFloat = 26
    var badge = 1
    var tint = 0
    var invite = "Invite a friend"
    var inviteIsLarge = false
  }

  /// The first launch.
  struct Welcome: Codable, Sendable {
    var photo = "banff"
    var shade = 0x07202B
    var title = "Go further, slower"
    var titleSize: CGFloat = 40
    var text =
      "Trains, small hotels and long walks: trips that were planned by people who live there."
    var textSide = SideChoice.leading
    var lineSpacing: CGFloat = 2
    var glow: CGFloat = 36
    var glowBlend = false
    var glowScale: CGFloat = 1
    var page = 0
    var start = "Get started"
    var startIsCapsule = true
    var signIn = "I have an account"
    var signInUnderline = true
    var gap: CGFloat = 14
    var skip = true
    var logoTurn = 0.0
    var bottom: CGFloat = 24
  }
}
