import AppVariants
import Foundation

/// All that can be changed about the beekeeper's app; the defaults are the approved look.
struct SkepLook: Codable, Sendable {
  var hasRevisedHoney = false
  var forcesDark = false
  var textSize = TextSizeChoice.large
  var locale = "en_GB"
  var tint = 0

  var tabs = Tabs()
  var yard = Yard()
  var hero = Hero()
  var weather = Weather()
  var cells = Cells()
  var chores = Chores()
  var hive = Hive()
  var boxes = Boxes()
  var queen = Queen()
  var mites = Mites()
  var notes = Notes()
  var frame = Frame()
  var slots = Slots()
  var zones = Zones()
  var forage = Forage()
  var bloom = Bloom()
  var blossom = Blossom()
  var journal = Journal()
  var pages = Pages()
  var entry = Entry()
  var harvest = Harvest()
  var yield = Yield()
  var scale = Scale()
  var sorts = Sorts()
  var cellar = Cellar()
  var jars = Jars()
  var crate = Crate()
  var paper = Paper()
  var press = Press()
  var swarm = Swarm()
  var pulse = Pulse()
  var club = Club()
  var settings = Settings()
}

extension SkepLook {
  /// The tabs at the bottom.
  struct Tabs: Codable, Sendable {
    var yard = "Apiary"
    var harvestIcon = "drop.fill"
    var letters = 5
    var harvestIsSecond = false
  }

  /// The page with the whole apiary.
  struct Yard: Codable, Sendable {
    var title = "Good morning"
    var titleIsLarge = true
    var scan = "qrcode"
    var scanIsShown = true
    var gap: CGFloat = 18
    var side: CGFloat = 16
    var start = "Start inspection"
    var startIsWaxen = true
    var startIsDisabled = false
    var startHeight: CGFloat = 48
    var startShadow: CGFloat = 0
    var smokerIsShown = true
  }

  /// The picture of the apiary.
  struct Hero: Codable, Sendable {
    var height: CGFloat = 168
    var dawn = 0xF3B95F
    var hills = 3
    var rise: CGFloat = 0.34
    var meadow = 0x6F8F4A
    var coils = 7
    var belly: CGFloat = 0.9
    var straw = 0xB9822B
    var skepShift: CGFloat = 0
    var skepTurn = 0.0
    var skepScale = 1.0
    var sunOpacity = 0.95
    var sunBlur: CGFloat = 0
    var sunIsMultiplied = false
    var name = "Linden slope"
    var nameWeight = WeightChoice.bold
    var count = "9 hives, 2 nuclei"
    var countTracking: CGFloat = 0
    var countIsUppercased = false
    var flow = "Main flow"
    var flowIsMaterial = true
    var isContinuous = true
    var shadow: CGFloat = 0
    var ink: CGFloat = 14
    var sun: CGFloat = 46
    var flowIsLeading = false
    var wordsSide = SideChoice.leading
    var shade = 0
  }

  /// The weather of the next hours.
  struct Weather: Codable, Sendable {
    var gap: CGFloat = 4
    var noon = "cloud.sun.fill"
    var noonDegrees = "22°"
    var rules = true
    var evening = true
    var radius: CGFloat = 16
    var icon: CGFloat = 20
    var degreesAreDigits = false
  }

  /// The hives, as cells of a comb.
  struct Cells: Codable, Sendable {
    var header = "Hives"
    var size: CGFloat = 74
    var gap: CGFloat = 5
    var shift: CGFloat = 0.5
    var isPointed = true
    var weak = 0xD9534F
    var strength = "strong"
    var numberSize: CGFloat = 19
    var ring: CGFloat = 0
    var isReordered = false
    var hasNucleus = true
    var veil = 1.0
  }

  /// What is to be done.
  struct Chores: Codable, Sendable {
    var header = "To do"
    var gap: CGFloat = 12
    var inset: CGFloat = 14
    var doneIsStruck = true
    var second = "Add a super"
    var dueIsShown = true
    var due = "before Sunday"
    var dueColor = 0
    var tag = "Hive 4"
    var tagRadius: CGFloat = 6
    var tagIsFirst = false
    var hasSugar = true
    var hasPath = false
    var isReordered = false
    var weight = WeightChoice.medium
  }
}
