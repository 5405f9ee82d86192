import AppVariants
import Foundation

/// All that can be changed about the app for the home; the defaults are the approved look.
struct HomeLook: Codable, Sendable {
  var hasRevisedWarm = false
  var forcesDark = false
  var textSize = TextSizeChoice.large
  var locale = "en_US"

  var tabs = Tabs()
  var dash = Dash()
  var tile = Tile()
  var leave = Leave()
  var rooms = Rooms()
  var power = Power()
  var light = Light()
  var climate = Climate()
  var scenes = Scenes()
  var energy = Energy()
  var rules = Rules()
  var builder = Builder()
  var cameras = Cameras()
  var notices = Notices()
  var settings = Settings()
}

extension HomeLook {
  /// The bar at the bottom.
  struct Tabs: Codable, Sendable {
    var homeIcon = "house.fill"
    var roomsName = "Rooms"
    var unread = 3
    var rulesAreSecond = false
  }

  /// The first page.
  struct Dash: Codable, Sendable {
    var title = "Elm Street 9"
    var titleIsLarge = true
    var addIcon = "plus"
    var hasCamerasButton = true
    var gap: CGFloat = 22
    var inset: CGFloat = 16
    var chipGap: CGFloat = 8
    var chipPadding: CGFloat = 12
    var chipIsSquare = false
    var chipFont = FontChoice.footnote
    var security = "Doors locked"
    var securityIcon = "lock.fill"
    var climateColor = 0x2F80ED
    var hasEnergyChip = true
    var chipsAreSwapped = false
    var favourites = "Favorites"
    var favouritesFont = FontChoice.title3
    var favouritesIsUppercased = false
    var wallFoot = 0xC9B8D8
    var greeting = "Good evening, Ida"
    var greetingKerning: CGFloat = 0
    var weather = "Rain until nine, 11° outside"
    var weatherIcon = "cloud.rain.fill"
    var weatherSide = SideChoice.leading
  }

  /// A thing on the first page.
  struct Tile: Codable, Sendable {
    var minimum: CGFloat = 150
    var gap: CGFloat = 12
    var height: CGFloat = 118
    var radius: CGFloat = 20
    var isContinuous = true
    var padding: CGFloat = 14
    var shadow: CGFloat = 6
    var offOpacity = 0.5
    var disc: CGFloat = 38
    var discIsRound = true
    var iconFont: CGFloat = 18
    var lampIcon = "lamp.table.fill"
    var lampColor = 0xF5B301
    var lampState = "80%"
    var nameWeight = WeightChoice.semibold
    var stateFont = FontChoice.footnote
    var fan = "Ceiling fan"
    var fanTurn = 0.0
    var batteryIsShown = true
    var battery = "12%"
    var isReordered = false
    var hasSpeaker = true
    var hasWasher = false
    var borderWidth: CGFloat = 0
    var doorState = "Locked"
  }

  /// What is asked before everybody leaves.
  struct Leave: Codable, Sendable {
    var title = "Turn everything off?"
    var message = "Five lights and the fan are on."
    var confirm = "Leave home"
    var hasAway = true
  }

  /// The rooms, one a page.
  struct Rooms: Codable, Sendable {
    var name = "Living room"
    var nameSize: CGFloat = 34
    var nameWeight = WeightChoice.bold
    var heroHeight: CGFloat = 220
    var heroTop = 0x7A5C8E
    var heroIcon = "sofa"
    var heroTurn = -8.0
    var heroIconOpacity = 0.25
    var heroCorner: CGFloat = 36
    var factGap: CGFloat = 10
    var temperature = "21.5°"
    var factWeight = WeightChoice.semibold
    var humidityIsShown = true
    var factsAreSwapped = false
    var factPadding: CGFloat = 12
    var header = "Devices"
    var rowPadding: CGFloat = 12
    var rowGap: CGFloat = 14
    var iconBox: CGFloat = 34
    var iconRadius: CGFloat = 9
    var secondIcon = "tv"
    var second = "Television"
    var secondState = "Off since Friday"
    var stateIsItalic = false
    var dividers = true
    var dividerInset: CGFloat = 48
    var hasFourth = true
    var isReordered = false
    var lampIsOn = true
    var dimmerIsShown = true
    var dimmer = 0.7
    var cardRadius: CGFloat = 18
    var cardLift: CGFloat = -28
    var dotsAreShown = true
    var buttonTitle = "Adjust lights"
    var buttonIsProminent = false
  }

  /// The switch for power.
  struct Power: Codable, Sendable {
    var width: CGFloat = 58
    var height: CGFloat = 30
    var onColor = 0
    var knobIcon = "power"
    var radius: CGFloat = 15
    var stroke: CGFloat = 1
  }

  /// A light in a sheet.
  struct Light: Codable, Sendable {
    var name = "Floor lamp"
    var state = "70% · Candle"
    var stateIsUnderlined = false
    var isLarge = false
    var level = 0.7
    var barWidth: CGFloat = 104
    var barHeight: CGFloat = 172
    var barRadius: CGFloat = 30
    var barTop = 0xFFE29A
    var barIcon = "sun.max.fill"
    var barIconSize: CGFloat = 26
    var warmth = 0.35
    var warmthName = "Warmth"
    var swatch: CGFloat = 40
    var swatchGap: CGFloat = 12
    var swatchIsRound = true
    var third = 0xF28482
    var chosen = 1
    var ring: CGFloat = 3
    var hasSixth = true
    var swatchesAreReversed = false
    var gap: CGFloat = 18
    var isOn = true
    var timer = "Turn off at sunrise"
    var timerIcon = "sunrise"
    var done = "Done"
    var fadeIsOn = true
  }
}
