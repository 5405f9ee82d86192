import AppVariants
import Foundation

/// All that can be changed about the touring orchestra's app; the defaults are the approved look.
struct TuttiLook: Codable, Sendable {
  var hasRevisedGarnet = false
  var forcesDark = false
  var textSize = TextSizeChoice.large
  var locale = "en_GB"
  var tint = 0

  var tabs = Tabs()
  var day = Day()
  var poster = Poster()
  var doors = Doors()
  var schedule = Schedule()
  var cities = Cities()
  var call = Call()
  var concert = Concert()
  var programme = Programme()
  var encores = Encores()
  var hall = Hall()
  var stage = Stage()
  var plan = Plan()
  var desks = Desks()
  var players = Players()
  var player = Player()
  var violin = Violin()
  var cargo = Cargo()
  var cases = Cases()
  var lorry = Lorry()
  var tallies = Tallies()
  var applause = Applause()
  var sales = Sales()
  var tuning = Tuning()
  var metronome = Beat()
  var room = Room()
  var leave = Leave()
}

extension TuttiLook {
  /// The tabs at the bottom.
  struct Tabs: Codable, Sendable {
    var today = "Today"
    var cargoIcon = "shippingbox.fill"
    var letters = 3
    var cargoIsSecond = false
  }

  /// The page with the day of the tour.
  struct Day: Codable, Sendable {
    var title = "Tour"
    var titleIsLarge = true
    var print = "printer"
    var printIsShown = true
    var gap: CGFloat = 18
    var side: CGFloat = 16
    var cityFont = FontChoice.title2
    var countTracking: CGFloat = 0.8
    var countIsUppercased = true
    var weather = "sun.max.fill"
    var weatherGap: CGFloat = 4
    var weatherText = "24 degrees"
    var news = "The second oboe travels by the night train."
    var newsColor = 0xF3DFB4
    var newsSide = SideChoice.leading
    var newsIcon = "megaphone.fill"
  }

  /// The poster of tonight's concert.
  struct Poster: Codable, Sendable {
    var height: CGFloat = 190
    var isContinuous = true
    var shadow: CGFloat = 0
    var dusk = 0x3B2A55
    var folds = 7
    var drop: CGFloat = 0.3
    var curtain = 0x8E2A3C
    var notes = 9
    var climb: CGFloat = 0.5
    var melodyShift: CGFloat = 0
    var melodyTurn = 0.0
    var melodyScale = 1.0
    var moonOpacity = 0.9
    var moonIsMultiplied = false
    var moonBlur: CGFloat = 0
    var name = "An evening of dances"
    var nameWeight = WeightChoice.bold
    var hall = "Great hall at the river"
    var sold = "Sold out"
    var soldIsMaterial = true
    var ink: CGFloat = 12
  }

  /// The time until the doors open.
  struct Doors: Codable, Sendable {
    var value = 0.35
    var knob: CGFloat = 16
    var track: CGFloat = 6
    var tint = 0
    var words = "Doors in 3 h 20"
  }

  /// The appointments of the day, on a rail.
  struct Schedule: Codable, Sendable {
    var header = "The day"
    var first = "09:30"
    var gap: CGFloat = 14
    var columnGap: CGFloat = 12
    var inset: CGFloat = 14
    var radius: CGFloat = 16
    var dot: CGFloat = 12
    var railWidth: CGFloat = 2
    var doneIsStruck = true
    var hasTalk = true
    var hasPhoto = false
    var isReordered = false
    var columnsAreSwapped = false
    var placeColor = 0
    var titleWeight = WeightChoice.medium
    var placesAreShown = true
    var lunch = "Canteen of the hall"
  }

  /// The next cities, side by side.
  struct Cities: Codable, Sendable {
    var header = "Next"
    var gap: CGFloat = 12
    var width: CGFloat = 118
    var corner: CGFloat = 12
    var sky = 0x5C8FB0
    var picture = "tram.fill"
    var isReordered = false
    var hasPorto = true
    var date = "14 June"
    var veil = 1.0
  }

  /// The buttons below the day.
  struct Call: Codable, Sendable {
    var title = "Call the coach"
    var isValve = true
    var isDisabled = false
    var muteIsShown = true
    var height: CGFloat = 50
    var glow: CGFloat = 0
  }
}
