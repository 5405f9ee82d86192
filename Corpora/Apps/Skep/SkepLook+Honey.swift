import AppVariants
import Foundation

extension SkepLook {
  /// The numbers of the harvest.
  struct Harvest: Codable, Sendable {
    var span = 0
    var total = "214 kg"
    var totalSize: CGFloat = 36
    var totalIsDigits = false
    var unit = "in 38 supers"
    var unitSide = SideChoice.leading
    var trend = "arrow.up.right.circle.fill"
    var trendColor = 0
    var gap: CGFloat = 14
    var tableGap: CGFloat = 7
    var isReordered = false
    var pricesAreFirst = false
    var rule = true
    var price = 6.5
  }

  /// The harvest of each year, as columns.
  struct Yield: Codable, Sendable {
    var header = "Kilograms a year"
    var headerIsUppercased = false
    var spring = [38, 52, 24, 61]
    var springColor = 0xE9C34A
    var radius: CGFloat = 4
    var width: CGFloat = 26
    var legendIsShown = true
    var goal = 110
    var goalIsShown = true
    var isGrouped = false
    var sumsAreShown = false
    var height: CGFloat = 128
    var axisIsLeading = true
    var plotColor = 0
    var legendIsAbove = false
  }

  /// The weight of a hive, as a line.
  struct Scale: Codable, Sendable {
    var header = "Hive 4 on the scale"
    var kilos = [24.0, 25.5, 25.0, 29.0, 33.5, 36.0, 35.0, 31.4]
    var color = 0x7A4F8C
    var line: CGFloat = 2.5
    var area = 0.18
    var symbol: CGFloat = 36
    var symbolsAreSquare = false
    var isStepped = false
    var isDashed = false
    var top = 45.0
    var gridIsShown = true
    var label = "week"
    var height: CGFloat = 100
    var band = 0.14
    var hasOther = false
  }

  /// The sorts of honey, as a ring.
  struct Sorts: Codable, Sendable {
    var inner = 0.62
    var gap: CGFloat = 2
    var forest = 22
    var lindenColor = 0xA9B83B
    var middle = "3 sorts"
    var size: CGFloat = 106
    var middleIsShown = true
  }

  /// The shelves with the jars.
  struct Cellar: Codable, Sendable {
    var title = "Cellar"
    var sort = "arrow.up.arrow.down"
    var columns = 3
    var gap: CGFloat = 14
    var margin: CGFloat = 0
    var fill = 0.58
    var fillTint = 0
    var fillHeight: CGFloat = 16
    var fillWords = "Shelves in use"
    var thermometer = "thermometer.low"
    var degrees = "14 °C"
    var dampIsBlurred: CGFloat = 0
    var dampIsShown = true
    var crateIsFirst = false
  }

  /// One tile for each kind of jar.
  struct Jars: Codable, Sendable {
    var neck: CGFloat = 0.66
    var level: CGFloat = 0.82
    var honey = 0xE8A92B
    var lid = 0x8C6A3B
    var lidHeight: CGFloat = 9
    var size: CGFloat = 66
    var font = FontChoice.subheadline
    var count = "46 jars"
    var price = "£7.50"
    var inset: CGFloat = 10
    var stroke: CGFloat = 1
    var strokeColor = 0
    var radius: CGFloat = 14
    var sign = "New"
    var signShift: CGFloat = 0
    var signIsBehind = false
    var hasCreamed = true
    var isReordered = false
    var soldOut = 0.45
    var priceWeight = WeightChoice.semibold
    var twist = 0.0
    var color = 1.0
  }

  /// What goes to the market.
  struct Crate: Codable, Sendable {
    var header = "For the market"
    var radius: CGFloat = 14
    var gap: CGFloat = 9
    var lindenIsPacked = true
    var candlesArePacked = false
    var tint = 0
    var width: CGFloat = 40
    var third = "Propolis"
    var thirdIsListed = true
    var cashIsListed = false
    var boxes = 3
    var note = "Stall 12, beside the baker"
    var icon = "cart.fill"
  }

  /// A label for jars.
  struct Paper: Codable, Sendable {
    var height: CGFloat = 186
    var paper = 0xFFF4D6
    var isContinuous = true
    var radius: CGFloat = 22
    var shadow: CGFloat = 5
    var frame: CGFloat = 1.5
    var frameIsDashed = false
    var leaves = 9
    var opening = 70.0
    var wreathColor = 0x6F8F4A
    var wreathScale = 1.0
    var wings = 0.34
    var stripes = 4
    var beeTurn = 0.0
    var beeShift: CGFloat = 0
    var name = "Linden honey"
    var nameSize: CGFloat = 25
    var nameIsSerif = true
    var tracking: CGFloat = 0
    var grams = "500 g"
    var village = "from the slope above Wendell"
    var villageIsUppercased = false
    var villageSide = SideChoice.center
    var batchIsShown = true
    var batch = "L 0521"
    var batchIsDigits = true
    var light = 0xF7D98B
    var gloss = 0.5
    var isMultiplied = false
    var clips = true
    var lean = 0.0
    var sealAngle = 0.0
    var sealColor = 0xB5573A
    var sealIsShown = true
  }

  /// How labels are printed.
  struct Press: Codable, Sendable {
    var sheet = 0
    var copies = 24
    var ink = 0.6
    var inkTint = 0
    var text = ""
    var prompt = "Name on the label"
    var accent = 0x6F8F4A
    var showsBatch = true
    var print = "Print"
    var printHeight: CGFloat = 50
    var printIsDisabled = false
    var share = true
    var gap: CGFloat = 14
    var swatchGap: CGFloat = 14
    var swatch: CGFloat = 28
    var swatchRing: CGFloat = 3
    var swatchesAreReordered = false
    var hint = "Twelve labels fit on a sheet."
    var hasCopies = true
  }

  /// The alarm about a swarm, over the whole screen.
  struct Swarm: Codable, Sendable {
    var middle = 0x6B3A12
    var closeIsShown = true
    var title = "A swarm is leaving"
    var titleFont = FontChoice.title2
    var kicker = "Hive 7"
    var kickerTracking: CGFloat = 1.5
    var adviceSpacing: CGFloat = 2
    var adviceSide = SideChoice.center
    var adviceIsMaterial = true
    var adviceRadius: CGFloat = 18
    var icon: CGFloat = 20
    var isReordered = false
    var hasCall = true
    var chipGap: CGFloat = 18
    var go = "I am on my way"
    var goHeight: CGFloat = 48
    var stage = 1
    var stages = 4
    var stageGap: CGFloat = 8
    var stageHeight: CGFloat = 6
    var buzz = 14
    var buzzSpread = 0.7
    var buzzColor = 0xF2C14E
    var buzzWidth: CGFloat = 7
    var floor = true
    var roundBuzz = true
    var chipsAreFirst = false
  }

  /// The rings around the time.
  struct Pulse: Codable, Sendable {
    var rings = 3
    var step: CGFloat = 0.16
    var ringColor = 0xF2C14E
    var halo: CGFloat = 26
    var opacity = 0.8
    var scale = 1.0
    var rest = 0.7
    var line: CGFloat = 7
    var needle = 40.0
    var time = "12:40"
    var timeSize: CGFloat = 46
    var unit = "until they fly"
    var unitIsItalic = true
    var lamp = 1.0
    var glow: CGFloat = 0
    var points = 6
    var start = 0.0
    var isButt = false
    var isDashed = false
  }
}
