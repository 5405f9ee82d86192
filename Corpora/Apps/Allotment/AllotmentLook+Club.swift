import AppVariants
import Foundation

extension AllotmentLook {
  /// The board of the club.
  struct Board: Codable, Sendable {
    var title = "Hazel Lane"
    var facesAreReversed = false
    var face: CGFloat = 28
    var faceIsRound = true
    var lap: CGFloat = -8
    var notice = "Water is off on Thursday from nine to noon."
    var noticeIcon = "pin.fill"
    var noticeIsShown = true
    var noticeColor = 0xFFE8A3
    var day = "Yesterday"
    var gap: CGFloat = 10
    var padding: CGFloat = 11
    var radius: CGFloat = 18
    var hasTails = true
    var ownColor = 0
    var otherColor = 0
    var font = FontChoice.body
    var first = "Does anybody have spare hazel poles?"
    var answer = "Two bundles behind my shed, help yourself!"
    var answerLines = 0
    var answerSide = SideChoice.leading
    var timeOpacity = 0.6
    var hasThanks = true
    var hasLate = false
    var picture = "tree.fill"
    var pictureBlur: CGFloat = 0
    var pictureWidth: CGFloat = 190
    var reaction = "❤️ 3"
    var reactionIsShown = true
    var reactionShift: CGFloat = 0
    var unread = "2 new"
    var prompt = "Message"
    var sendIcon = "arrow.up.circle.fill"
    var sendSize: CGFloat = 30
    var inputRadius: CGFloat = 20
    var margin: CGFloat = 14
    var wall = 0
    var bold = true
  }

  /// The tools and sacks of the club.
  struct Shed: Codable, Sendable {
    var title = "Shed"
    var header = "Tools"
    var toolsAreExpanded = true
    var tools = "On loan"
    var spade = "Spade"
    var spadeIcon = "hammer.fill"
    var keeper = "Olive"
    var isReordered = false
    var hasBarrow = true
    var hasHose = false
    var stock = 0.35
    var stockTint = 0
    var price = 7.8
    var priceIsStruck = true
    var oldIsShown = true
    var sacks = 3
    var orderIsProminent = false
    var orderIsSmall = false
    var order = "Order"
    var orderHeight: CGFloat = 0
    var unit = 0
    var delivery = true
    var lock = "4-7-1-9"
    var lockIsDigits = true
    var rowHeight: CGFloat = 44
    var margin: CGFloat = 0
    var note = "Bring tools back clean, and before dusk."
    var noteFont = FontChoice.footnote
    var noteWeight = WeightChoice.regular
    var gauge = 0.6
    var iconBox: CGFloat = 30
    var iconIsRound = false
    var warning = "Low"
    var background = 0
  }

  /// The card of a member.
  struct Card: Codable, Sendable {
    var top = 0x2F5D3A
    var height: CGFloat = 200
    var radius: CGFloat = 20
    var shadow: CGFloat = 0
    var name = "Imogen Achebe"
    var nameTracking: CGFloat = 0
    var number = "No. 0427"
    var numberIsShown = true
    var leaf: CGFloat = 150
    var leafIsBlended = true
    var leafTurn = 20.0
    var stamp = "PAID"
    var stampTurn = -14.0
    var stampScale = 1.0
    var stampOpacity = 0.9
    var stampShift: CGFloat = 0
    var stampIsBehind = false
    var stroke: CGFloat = 3
    var codeColor = 0
    var side = SideChoice.leading
    var corners = true
  }

  /// The settings of a member.
  struct Member: Codable, Sendable {
    var title = "Member"
    var header = "Dues"
    var footer = "The year begins on the first of April."
    var dues = 64.5
    var paid = 0.75
    var duesLabel = "This year"
    var method = 0
    var news = true
    var newsName = "Letters by mail"
    var units = 0
    var mail = "imogen@hazellane.example"
    var mailIcon = "envelope"
    var hasWaiting = true
    var waiting = 14
    var guests = 2
    var leave = "Leave the club"
    var leaveIsFilled = false
    var version = "Version 2.6 · made by gardeners"
    var toggleTint = 0
    var rowsAreReordered = false
    var phoneIsShown = false
  }
}
