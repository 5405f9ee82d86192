import AppVariants
import Foundation

/// All that can be changed about the app of a clinic; the defaults are the approved look.
struct ClinicLook: Codable, Sendable {
  var hasRevisedCare = false
  var forcesDark = false
  var textSize = TextSizeChoice.large
  var locale = "en_US"
  var isCompact = false

  var tabs = Tabs()
  var card = Card()
  var today = Today()
  var banner = Banner()
  var visit = Visit()
  var actions = Actions()
  var tips = Tips()
  var rail = Rail()
  var doctor = Doctor()
  var booking = Booking()
  var results = Results()
  var meds = Meds()
  var chat = Chat()
  var insurance = Insurance()
  var family = Family()
  var settings = Settings()
  var documents = Documents()
  var onboarding = Onboarding()
}

extension ClinicLook {
  /// The bar at the bottom.
  struct Tabs: Codable, Sendable {
    var todayIcon = "heart.text.square.fill"
    var visits = "Visits"
    var medsIcon = "pills.fill"
    var unread = 2
    var medsAreFirst = false
  }

  /// What every card shares.
  struct Card: Codable, Sendable {
    var radius: CGFloat = 18
    var padding: CGFloat = 16
    var shadow: CGFloat = 8
    var stroke: CGFloat = 0
  }

  /// The first page.
  struct Today: Codable, Sendable {
    var title = "Today"
    var titleIsLarge = true
    var hasCardButton = true
    var gap: CGFloat = 20
    var inset: CGFloat = 18
    var greeting = "Good morning,"
    var name = "Mara Lindqvist"
    var nameKerning: CGFloat = 0
    var nameIsItalic = false
    var faceSize: CGFloat = 40
    var faceLap: CGFloat = -12
    var faceIsRound = true
    var faceRing: CGFloat = 3
    var firstFaceIsInFront = false
  }

  /// Whom to call when it is urgent.
  struct Banner: Codable, Sendable {
    var isShown = true
    var title = "Emergency line"
    var text = "Open day and night"
    var textOpacity = 0.85
    var icon = "phone.fill"
    var disc: CGFloat = 42
    var call = "Call"
    var callRadius: CGFloat = 17
    var callHeight: CGFloat = 34
    var foot = 0x7A1226
    var crossTurn = 18.0
    var crossShift: CGFloat = 30
    var crossOpacity = 0.16
    var clips = true
  }

  /// The next visit.
  struct Visit: Codable, Sendable {
    var heading = "Next visit"
    var headingIsUppercased = true
    var headingTracking: CGFloat = 0.8
    var weekday = "THU"
    var day = "18"
    var dayWeight = WeightChoice.bold
    var dayBox: CGFloat = 58
    var dayRadius: CGFloat = 12
    var doctor = "Dr. Amara Osei"
    var doctorFont = FontChoice.headline
    var reason = "Cardiology, yearly check"
    var place = "House C, third floor"
    var placeIcon = "mappin.and.ellipse"
    var placeIsShown = true
    var hasNote = false
    var pill = "In 2 days"
    var pillSide = SideChoice.trailing
    var pillColor = 0xF59E0B
    var divider = true
    var move = "Reschedule"
    var moveIsPlain = false
    var route = "Directions"
    var routeIcon = "location.fill"
    var routeIsLarge = false
    var buttonsAreSwapped = false
    var buttonGap: CGFloat = 10
  }

  /// What can be done at once.
  struct Actions: Codable, Sendable {
    var heading = "What do you need?"
    var minimum: CGFloat = 100
    var gap: CGFloat = 12
    var height: CGFloat = 92
    var icon: CGFloat = 24
    var iconGap: CGFloat = 8
    var radius: CGFloat = 16
    var border: CGFloat = 1
    var bookIcon = "calendar.badge.plus"
    var refill = "Refill"
    var font = FontChoice.footnote
    var hasVaccines = true
    var hasVideo = false
    var isReordered = false
  }

  /// Cards to leaf through.
  struct Tips: Codable, Sendable {
    var heading = "Worth reading"
    var headingFont = FontChoice.title3
    var all = "See all"
    var allIsUnderlined = false
    var width: CGFloat = 200
    var height: CGFloat = 124
    var gap: CGFloat = 14
    var first = "Sleep well before a blood test"
    var firstTop = 0x2F6F9F
    var firstIcon = "moon.stars.fill"
    var iconOpacity = 0.3
    var iconBlur: CGFloat = 0
    var iconBlends = false
    var textSide = SideChoice.leading
    var lines = 2
    var material = false
  }

  /// A day on a rail of hours.
  struct Rail: Codable, Sendable {
    var title = "Visits"
    var addIcon = "plus"
    var hasFilter = true
    var day = 2
    var dayGap: CGFloat = 8
    var dayRadius: CGFloat = 14
    var dayFont = FontChoice.headline
    var barIsThick = false
    var hour: CGFloat = 64
    var labelWidth: CGFloat = 46
    var hoursAreDigits = true
    var hourFont = FontChoice.caption
    var lineOpacity = 0.16
    var now = 0.62
    var nowIsShown = true
    var nowDot: CGFloat = 9
    var blockRadius: CGFloat = 10
    var blockInset: CGFloat = 10
    var blockFill = 0.16
    var edge: CGFloat = 4
    var first = "Blood sample"
    var firstColor = 0x2563EB
    var firstNote = "Fasting, room 2.14"
    var noteIsItalic = false
    var firstLength = 1.0
    var second = "Dr. Amara Osei"
    var secondIcon = "waveform.path.ecg"
    var third = "Physiotherapy"
    var thirdIsCancelled = false
    var hasThird = true
    var hasFourth = false
    var laterIsInFront = true
    var footer = "Times are those of the clinic."
    var question = "Cancel this visit?"
    var message = "Blood sample, Thursday at 9:00."
    var cancel = "Cancel visit"
    var hasMove = true
  }
}
