import AppVariants
import Foundation

extension TicketsLook {
  /// Where one sits.
  struct Seats: Codable, Sendable {
    var title = "Choose seats"
    var car = 1
    var seat: CGFloat = 38
    var gap: CGFloat = 8
    var aisle: CGFloat = 30
    var radius: CGFloat = 8
    var topRadius: CGFloat = 14
    var freeColor = 0
    var takenOpacity = 0.22
    var chosen = 9
    var stroke: CGFloat = 1.5
    var numbersAreShown = true
    var numberFont = FontChoice.caption
    var legend = "Free"
    var legendGap: CGFloat = 18
    var legendIsReordered = false
    var hullRadius: CGFloat = 44
    var hullStroke: CGFloat = 2
    var hullPadding: CGFloat = 22
    var isReversed = false
    var frontIcon = "chevron.up"
    var hasTable = true
    var rows = 6
    var summary = "Seat 3B, window"
    var price = "€4.00"
    var confirm = "Take seat"
  }

  /// For how much.
  struct Fares: Codable, Sendable {
    var title = "Fare"
    var intro = "Every fare includes a seat and one bag."
    var introSide = SideChoice.leading
    var introSpacing: CGFloat = 0
    var chosen = 1
    var gap: CGFloat = 14
    var radius: CGFloat = 20
    var padding: CGFloat = 18
    var stroke: CGFloat = 2
    var chosenFill = 0.08
    var name = "Flex"
    var nameFont = FontChoice.title3
    var price = "€31"
    var priceSize: CGFloat = 26
    var perk = "Change for free"
    var perkIcon = "checkmark"
    var perkGap: CGFloat = 6
    var perkLines = 1
    var missIsStruck = true
    var ribbon = "Popular"
    var ribbonColor = 0xF4A261
    var ribbonIsShown = true
    var ribbonSide = SideChoice.trailing
    var radio: CGFloat = 24
    var radioIcon = "checkmark.circle.fill"
    var isReordered = false
    var hasFirst = true
    var insurance = false
    var footnote = "Prices for one adult."
    var footnoteIsUnderlined = false
  }

  /// The ticket.
  struct Pass: Codable, Sendable {
    var title = "IC 523"
    var from = "OPO"
    var codeSize: CGFloat = 40
    var codeIsMonospaced = false
    var arrow = "tram.fill"
    var notch: CGFloat = 12
    var radius: CGFloat = 24
    var dash: CGFloat = 7
    var dashWidth: CGFloat = 2
    var dashIsShown = true
    var headFoot = 0x9D2F14
    var headHeight: CGFloat = 128
    var shadow: CGFloat = 14
    var rowGap: CGFloat = 18
    var columnGap: CGFloat = 20
    var platform = "4"
    var labelFont = FontChoice.caption
    var labelTracking: CGFloat = 0.6
    var labelIsUppercased = true
    var valueWeight = WeightChoice.semibold
    var columnsAreSwapped = false
    var hasCar = true
    var barHeight: CGFloat = 70
    var barStep = 2.2
    var code = "PT 4821 7730 15"
    var codeKerning: CGFloat = 2
    var countdown = "00:42:10"
    var countdownFont = FontChoice.title2
    var countdownIsDigits = true
    var ring = 0.7
    var ringWidth: CGFloat = 6
    var stamp = true
    var stampTurn = -16.0
    var stampScale = 1.0
    var stampOpacity = 0.8
    var stampShift: CGFloat = 0
    var action = "Add to wallet"
    var actionIsPlain = false
    var brightness = true
    var peekIsInFront = false
    var peekLift: CGFloat = 14
  }

  /// What leaves next.
  struct Board: Codable, Sendable {
    var title = "Departures"
    var place = "Porto Campanhã"
    var clock = "09:41"
    var clockSize: CGFloat = 30
    var ink = 0xFFC845
    var rowGap: CGFloat = 14
    var columnGap: CGFloat = 14
    var rowPadding: CGFloat = 10
    var striped = 0.06
    var first = "Lisboa"
    var firstNote = "On time"
    var delayColor = 0xFF5A4F
    var delay = "+12 min"
    var isCancelled = false
    var font = FontChoice.callout
    var platformRadius: CGFloat = 4
    var platformStroke: CGFloat = 1
    var columnsAreSwapped = false
    var hasSixth = true
    var hasExtra = false
    var isReordered = false
    var mode = 0
    var ticker = "Platform 3 is closed for works until Friday."
    var tickerIcon = "exclamationmark.triangle.fill"
    var tickerIsShown = true
    var radius: CGFloat = 16
    var dotIsShown = true
    var dotSize: CGFloat = 8
  }

  /// What it costs in all.
  struct Checkout: Codable, Sendable {
    var title = "Checkout"
    var itemFont = FontChoice.body
    var fare = 62.0
    var seat = 8.0
    var total = 66.9
    var totalFont = FontChoice.title2
    var totalLabel = "Total"
    var discount = "BERLIM10"
    var discountIsShown = true
    var discountColor = 0x15803D
    var rule: CGFloat = 1
    var header = "Your trip"
    var footer = "Taxes are included."
    var method = 0
    var methodIcon = "creditcard.fill"
    var prompt = "Promo code"
    var terms = true
    var termsName = "I accept the terms"
    var adults = 2
    var donates = false
    var pay = "Pay €66.90"
    var payIcon = "lock.fill"
    var payIsDisabled = false
    var gap: CGFloat = 24
    var rowInset: CGFloat = 16
    var isReordered = false
    var hasInsurance = false
    var note = "You will get your tickets by mail."
    var noteFont = FontChoice.footnote
  }
}
