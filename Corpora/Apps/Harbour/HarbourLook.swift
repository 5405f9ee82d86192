import AppVariants
import Foundation

/// All that can be changed about the harbour's app; the defaults are the approved look.
struct HarbourLook: Codable, Sendable {
  var hasRevisedSea = false
  var forcesDark = false
  var textSize = TextSizeChoice.large
  var locale = "en_GB"

  var tabs = Tabs()
  var board = Board()
  var next = Next()
  var flaps = Flaps()
  var call = Call()
  var berths = Berths()
  var chart = Chart()
  var ship = Ship()
  var deck = Deck()
  var tides = Tides()
  var traffic = Traffic()
  var wind = Wind()
  var crew = Crew()
  var log = Log()
  var booking = Booking()
}

extension HarbourLook {
  /// The tabs at the bottom.
  struct Tabs: Codable, Sendable {
    var board = "Board"
    var boardIcon = "ferry.fill"
    var messages = 3
    var tidesAreSecond = false
  }

  /// The page with the departures.
  struct Board: Codable, Sendable {
    var title = "Departures"
    var titleIsLarge = true
    var scan = "qrcode.viewfinder"
    var scanIsShown = true
    var gap: CGFloat = 14
    var pierFont = FontChoice.title3
    var dateIsUppercased = true
    var dateTracking: CGFloat = 0.8
    var noticeColor = 0xFDE9A9
    var noticeSide = SideChoice.leading
  }

  /// The ferry that leaves next.
  struct Next: Codable, Sendable {
    var height: CGFloat = 170
    var isContinuous = true
    var shadow: CGFloat = 0
    var sky = 0x7FB9DD
    var swing: CGFloat = 6
    var waves = 5
    var decks = 3
    var ferryShift: CGFloat = 70
    var ferryTurn = 0.0
    var sunOpacity = 0.9
    var sunIsMultiplied = false
    var leaves = "14:20 from berth 2"
    var state = "Boarding"
    var stateIsMaterial = true
    var boarded = 0.64
  }

  /// The board with flaps.
  struct Flaps: Codable, Sendable {
    var first = "14:20"
    var letterColor = 0xFFE08A
    var rowGap: CGFloat = 8
    var rules = true
    var lateColor = 0xF6A94A
    var cancelledIsStruck = true
    var hasSkerry = true
    var hasNightFerry = false
    var isReordered = false
    var columnsAreSwapped = false
    var nameWeight = WeightChoice.regular
  }

  /// The buttons below the board.
  struct Call: Codable, Sendable {
    var title = "Call passengers"
    var isBuoy = true
    var isDisabled = false
    var muteIsShown = true
  }
}
