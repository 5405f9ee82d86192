import AppVariants
import Foundation

extension ClinicLook {
  /// Who treats.
  struct Doctor: Codable, Sendable {
    var name = "Dr. Amara Osei"
    var nameFont = FontChoice.title2
    var field = "Cardiologist"
    var photo: CGFloat = 104
    var photoRadius: CGFloat = 30
    var photoFoot = 0x115E59
    var photoIcon = "person.fill"
    var sealIsShown = true
    var sealSize: CGFloat = 24
    var headGap: CGFloat = 16
    var headIsOnTop = false
    var stars = 4
    var starColor = 0xF59E0B
    var starIcon = "star.fill"
    var starSize: CGFloat = 14
    var rating = "4.8"
    var reviews = "212 reviews"
    var ratingWeight = WeightChoice.semibold
    var years = "14"
    var figureSize: CGFloat = 22
    var figureDividers = true
    var figuresAreSwapped = false
    var tagGap: CGFloat = 8
    var tagPadding: CGFloat = 12
    var tagRadius: CGFloat = 14
    var tagFill = 0.12
    var tag = "Heart rhythm"
    var hasTag = true
    var hours = "Opening hours"
    var rowGap: CGFloat = 10
    var columnGap: CGFloat = 18
    var monday = "08:00 – 12:30"
    var wednesdayIsStruck = true
    var hoursAreMonospaced = true
    var todayIsBold = true
    var columnsAreSwapped = false
    var about =
      "Amara treats hearts that race, skip or tire. She studied in Accra and Lund, has led the ward for rhythm since 2016 and speaks Swedish, English and Twi."
    var aboutLines = 6
    var aboutSpacing: CGFloat = 2
    var aboutSide = SideChoice.leading
    var price = "$80"
    var book = "Book a visit"
    var bookHeight: CGFloat = 50
    var bookRadius: CGFloat = 25
    var bookIsGradient = true
    var barLine = true
    var saveIcon = "heart"
  }

  /// To ask for a visit, step by step.
  struct Booking: Codable, Sendable {
    var title = "New visit"
    var step = 1
    var stepDot: CGFloat = 26
    var stepLine: CGFloat = 2
    var stepFont = FontChoice.caption
    var kind = 0
    var reason = "Reason"
    var prompt = "What brings you here?"
    var reasonText = ""
    var when = "When"
    var day = 0
    var hour = 9
    var guests = 1
    var video = false
    var videoName = "By video"
    var reminds = true
    var tint = 0
    var footer = "You can cancel until the day before."
    var contact = "Contact"
    var phone = "0702 55 1"
    var warning = "The number is too short."
    var warningIcon = "exclamationmark.circle.fill"
    var warningIsShown = true
    var warningColor = 0xD92D20
    var rowInset: CGFloat = 20
    var gap: CGFloat = 20
    var next = "Continue"
    var nextIsDisabled = true
    var isLarge = true
    var alert = "Visit booked"
    var alertText = "Thursday, June 18, at 9:00."
    var done = "Great"
    var hasCalendar = true
  }

  /// What the laboratory found.
  struct Results: Codable, Sendable {
    var title = "Results"
    var heading = "Blood lipids"
    var footer = "Ranges are those of adults."
    var firstName = "LDL cholesterol"
    var first = 0.72
    var firstValue = "3.9"
    var valueFont = FontChoice.title3
    var valuesAreRounded = true
    var unit = "mmol/L"
    var unitOpacity = 0.6
    var barHeight: CGFloat = 8
    var goodColor = 0x16A34A
    var highColor = 0xDC2626
    var knob: CGFloat = 14
    var knobShadow: CGFloat = 2
    var rowGap: CGFloat = 10
    var badge = "High"
    var badgeRadius: CGFloat = 6
    var badgeIsShown = true
    var hasFourth = true
    var hasFifth = false
    var isReordered = false
    var isPlain = false
    var rowHeight: CGFloat = 76
    var trend = "LDL over two years"
    var chartHeight: CGFloat = 150
    var points = [3.1, 3.4, 3.3, 3.7, 3.9]
    var chartColor = 0
    var areaIsShown = true
    var limit = 3.0
    var isStepped = false
    var date = 1_781_352_000.0
    var shareIcon = "square.and.arrow.up"
  }

  /// What is taken, and when.
  struct Meds: Codable, Sendable {
    var title = "Medication"
    var taken = 0.6
    var ring: CGFloat = 118
    var ringLine: CGFloat = 12
    var ringFoot = 0x84CC16
    var ringIsRound = true
    var percentSize: CGFloat = 28
    var summary = "3 of 5 taken"
    var summaryFont = FontChoice.headline
    var streak = "12 days in a row"
    var streakIcon = "flame.fill"
    var dot: CGFloat = 26
    var dotGap: CGFloat = 8
    var missedDay = 3
    var headPadding: CGFloat = 8
    var morning = "Morning"
    var headIcon = "sunrise.fill"
    var headIsPinned = true
    var rowGap: CGFloat = 10
    var rowPadding: CGFloat = 14
    var rowRadius: CGFloat = 14
    var pill = "Metoprolol"
    var pillIcon = "pills.fill"
    var pillColor = 0x7C3AED
    var pillBox: CGFloat = 40
    var pillTurn = 0.0
    var dose = "50 mg with food"
    var doseFont = FontChoice.subheadline
    var check: CGFloat = 28
    var checkIcon = "checkmark"
    var secondIsTaken = false
    var takenIsStruck = true
    var takenOpacity = 0.55
    var hasVitamin = true
    var hasNew = false
    var eveningIsReordered = false
    var refill = "Order refill"
    var refillIsBordered = false
    var refillIsDisabled = false
    var left = 8
  }
}
