import AppVariants
import Foundation

/// All that can be changed about the app for tickets; the defaults are the approved look.
struct TicketsLook: Codable, Sendable {
  var hasRevisedRail = false
  var forcesDark = false
  var textSize = TextSizeChoice.large
  var locale = "en_US"

  var bar = Bar()
  var search = Search()
  var offers = Offers()
  var results = Results()
  var line = Line()
  var filters = Filters()
  var seats = Seats()
  var fares = Fares()
  var pass = Pass()
  var board = Board()
  var station = Station()
  var checkout = Checkout()
  var saved = Saved()
  var event = Event()
  var profile = Profile()
}

extension TicketsLook {
  /// The bar at the bottom, which the app draws itself.
  struct Bar: Codable, Sendable {
    var searchIcon = "magnifyingglass"
    var tickets = "Tickets"
    var badge = 2
    var badgeIsShown = true
    var savedIsThird = true
    var material = false
    var radius: CGFloat = 26
    var shadow: CGFloat = 10
    var iconSize: CGFloat = 20
  }

  /// Where to, and when.
  struct Search: Codable, Sendable {
    var hello = "Where to, Ravi?"
    var helloSize: CGFloat = 32
    var helloWeight = WeightChoice.heavy
    var helloKerning: CGFloat = -0.5
    var sub = "Trains, buses and nights out"
    var subOpacity = 0.7
    var heroFoot = 0x7B2D12
    var heroIcon = "tram.fill"
    var heroIconTurn = -12.0
    var heroIconBlur: CGFloat = 0
    var heroIconBlends = true
    var lift: CGFloat = -44
    var radius: CGFloat = 22
    var padding: CGFloat = 16
    var shadow: CGFloat = 12
    var from = "Porto Campanhã"
    var to = "Lisboa Oriente"
    var prompt = "Add a stop"
    var fieldGap: CGFloat = 12
    var swapIcon = "arrow.up.arrow.down"
    var swap: CGFloat = 40
    var swapSide = SideChoice.trailing
    var swapIsShown = true
    var date = 1_781_773_200.0
    var travellers = 2
    var way = 0
    var secondWay = "Return"
    var bicycle = false
    var button = "Find tickets"
    var buttonHeight: CGFloat = 52
    var buttonRadius: CGFloat = 16
    var buttonFoot = 0
    var buttonIsDisabled = false
    var recent = "Recent"
    var hasClear = true
    var chipGap: CGFloat = 8
    var chipStroke: CGFloat = 1
    var firstChip = "Porto → Braga"
    var hasThird = true
  }

  /// Cards of what is cheap.
  struct Offers: Codable, Sendable {
    var width: CGFloat = 150
    var gap: CGFloat = 12
    var icon = "music.mic"
    var badge = "−30%"
    var badgeTurn = 8.0
    var badgeSide = SideChoice.trailing
    var isReordered = false
  }

  /// What goes there.
  struct Results: Codable, Sendable {
    var title = "Porto → Lisboa"
    var count = "14 trips"
    var countWeight = WeightChoice.semibold
    var cheapest = "€12"
    var cheapestColor = 0x15803D
    var sort = 0
    var hasFilter = true
    var filterIcon = "slider.horizontal.3"
    var gap: CGFloat = 14
    var padding: CGFloat = 16
    var radius: CGFloat = 18
    var stroke: CGFloat = 1
    var shadow: CGFloat = 0
    var price = 24.5
    var priceFont = FontChoice.title3
    var duration = "2 h 50"
    var durationIsDigits = true
    var departs = "08:12"
    var timeFont = FontChoice.headline
    var tag = "Cheapest"
    var tagRadius: CGFloat = 5
    var tagIsShown = true
    var isSoldOut = false
    var soldOpacity = 0.45
    var oldPriceIsStruck = true
    var oldIsShown = true
    var divider = true
    var seats = "4 seats left"
    var seatsIcon = "flame"
    var hasThird = true
    var hasNight = false
    var isReordered = false
  }

  /// The stops of a trip on a line.
  struct Line: Codable, Sendable {
    var dot: CGFloat = 9
    var width: CGFloat = 2.5
    var isDashed = false
    var color = 0
    var change = 0.55
    var height: CGFloat = 34
    var namesAreShown = true
    var nameFont = FontChoice.caption2
  }

  /// What is wanted of trips.
  struct Filters: Codable, Sendable {
    var title = "Filters"
    var gap: CGFloat = 22
    var header = "On board"
    var headerIsUppercased = false
    var chipPadding: CGFloat = 14
    var chipRadius: CGFloat = 18
    var chipGap: CGFloat = 8
    var chipFont = FontChoice.subheadline
    var wifi = true
    var quiet = "Quiet zone"
    var icon = "wifi"
    var hasPets = true
    var isReordered = false
    var price = 0.6
    var priceText = "Up to €45"
    var changes = 1
    var direct = false
    var directName = "Direct only"
    var tint = 0
    var apply = "Show 9 trips"
    var applyIsLarge = true
    var isLarge = false
    var reset = "Reset"
  }
}
