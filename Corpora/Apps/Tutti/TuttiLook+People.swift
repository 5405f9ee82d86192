import AppVariants
import Foundation

extension TuttiLook {
  /// The players, by section.
  struct Players: Codable, Sendable {
    var prompt = "Name or instrument"
    var strings = "Strings"
    var footer = "Substitutes are marked from the day before."
    var margin: CGFloat = 0
    var rowHeight: CGFloat = 44
    var rowInset: CGFloat = 8
    var sectionGap: CGFloat = 22
    var portrait: CGFloat = 36
    var portraitIsRound = true
    var nameFont = FontChoice.body
    var desk = "Leader, first desk"
    var solos = 6
    var callTime = "18:15"
    var timeIsDigits = false
    var hasBass = true
    var hasGamba = false
    var isReordered = false
    var rowColor = 0
    var separators = true
    var callsAlone = true
    var fillTint = 0
    var filled = 0.86
    var add = "person.badge.plus"
    var hornIsAway = false
  }

  /// One player.
  struct Player: Codable, Sendable {
    var sign = "Solo"
    var signShift: CGFloat = 0
    var signIsBehind = false
    var name = "Ilse Marante"
    var fee = "310.00"
    var feeWeight = WeightChoice.semibold
    var part = 0
    var desk = 1
    var stringGap: CGFloat = 12
    var gut = 0xC9A05C
    var pegStroke: CGFloat = 2
    var stringsAreReordered = false
    var travels = "With the coach of the strings"
    var storyIsOpen = true
    var storySide = SideChoice.leading
    var radius: CGFloat = 14
    var mail = "envelope"
    var bookTitle = "Ask for the solo"
    var bookIsDisabled = false
    var span = 150.0
    var dot: CGFloat = 0.2
    var mark: CGFloat = 46
  }

  /// The body of a violin.
  struct Violin: Codable, Sendable {
    var waist: CGFloat = 0.6
    var shoulder: CGFloat = 0.78
    var holes = true
    var height: CGFloat = 168
    var turn = 0.0
    var varnish = 0x9A4A1E
    var glow: CGFloat = 0
  }

  /// The green room, where the orchestra writes to each other.
  struct Room: Codable, Sendable {
    var title = "Green room"
    var gap: CGFloat = 12
    var padding: CGFloat = 11
    var hasTails = true
    var ownColor = 0
    var otherColor = 0
    var font = FontChoice.subheadline
    var barIsUnderlined = false
    var barColor = 0
    var first = "who has the pencil marks of the first horn?"
    var timesAreShown = true
    var hasThanks = true
    var hasMap = false
    var face: CGFloat = 32
    var faceIsRound = true
    var facesAreAtTop = false
    var prompt = "To everybody"
    var send = "paperplane.fill"
    var oldTimeIsStruck = true
    var codeBlur: CGFloat = 0
    var pinned = "pin.fill"
  }

  /// The form for a leave of absence, as a sheet.
  struct Leave: Codable, Sendable {
    var isLarge = true
    var send = "Send"
    var sendIsDisabled = false
    var reason = "Reason"
    var kind = 0
    var rehearsals = 2
    var notice = 0.4
    var noticeTint = 0
    var day = 1_781_863_200.0
    var header = "Substitute"
    var footer = "The office answers within two days."
    var rowsAreReordered = false
    var needsSubstitute = true
    var isPaid = false
    var hasParts = false
  }
}
