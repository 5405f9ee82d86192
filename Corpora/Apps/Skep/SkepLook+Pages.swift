import AppVariants
import Foundation

extension SkepLook {
  /// The journal, by month.
  struct Journal: Codable, Sendable {
    var title = "Journal"
    var prompt = "Hive or word"
    var add = "square.and.pencil"
    var addIsShown = true
    var may = "This month"
    var footer = "Entries are kept for seven years."
    var margin: CGFloat = 0
    var rowHeight: CGFloat = 44
    var rowInset: CGFloat = 9
    var sectionGap: CGFloat = 20
    var rowColor = 0
    var separators = true
    var onlyMine = true
    var reminds = false
    var synced = 0.66
    var syncTint = 0
    var syncWords = "Sending photographs"
  }

  /// The rows of the journal.
  struct Pages: Codable, Sendable {
    var tile: CGFloat = 42
    var tileRadius: CGFloat = 10
    var tileColor = 0
    var titleFont = FontChoice.body
    var first = "Queen seen, eggs"
    var detail = "Calm, no cells, two frames of food left."
    var detailLines = 2
    var photos = 3
    var kilos = "31.4"
    var kilosAreDigits = false
    var hasSplit = true
    var hasFeeding = false
    var isReordered = false
    var pin = "paperclip"
    var pinIsShown = true
    var detailsAreRedacted = false
  }

  /// The form for a new entry, as a sheet.
  struct Entry: Codable, Sendable {
    var isLarge = true
    var save = "Save"
    var saveIsDisabled = false
    var headline = "Headline"
    var frames = 6
    var day = 1_779_357_600.0
    var hive = 0
    var mood = 0.7
    var moodTint = 0
    var header = "Colony"
    var footer = "The weight comes from the scale below the hive."
    var isReordered = false
    var queenSeen = true
    var eggsSeen = false
    var hasCells = false
    var mark = 0x2F6FD0
  }

  /// The club, where beekeepers write to each other.
  struct Club: Codable, Sendable {
    var title = "Beekeepers' club"
    var gap: CGFloat = 10
    var inset: CGFloat = 10
    var radius: CGFloat = 17
    var tail: CGFloat = 4
    var ownColor = 0
    var otherColor = 0
    var font = FontChoice.subheadline
    var first = "Has anybody seen a swarm near the mill?"
    var nameWeight = WeightChoice.semibold
    var namesAreShown = true
    var hoursAreShown = true
    var face: CGFloat = 34
    var faceIsRound = true
    var facesAreAtTop = false
    var hasThanks = true
    var hasRecipe = false
    var prompt = "Write to the club"
    var send = "arrow.up.circle.fill"
    var attach = true
    var likes = 4
    var likeIcon = "hand.thumbsup.fill"
    var likeShift: CGFloat = 0
    var pollValue = 0.62
    var pollTint = 0
    var pollIsReordered = false
    var pollTitle = "Where do we meet in June?"
    var pollHeight: CGFloat = 26
    var oldDateIsStruck = true
    var linkIsUnderlined = true
    var spoiler: CGFloat = 0
    var picture = "hourglass"
    var oldDateIsRed = false
    var linkIsDotted = false
  }

  /// The settings.
  struct Settings: Codable, Sendable {
    var title = "Settings"
    var name = "Marthe Quist"
    var role = "Member since 2011"
    var portrait: CGFloat = 52
    var portraitIsRound = true
    var rank = "Expert"
    var rankColor = 0
    var units = 0
    var radius = 3
    var swarmIsOn = true
    var nightIsOn = false
    var volume = 0.5
    var volumeTint = 0
    var header = "Alarms"
    var footer = "Alarms are silent between ten and six."
    var isReordered = false
    var hasBackup = false
    var version = "4.2.1"
    var storage = 0.42
    var storageColor = 0
    var export = "Export the journal"
    var exportIsBordered = false
    var signOutIsDisabled = false
    var bell = "bell.badge.fill"
    var iconRadius: CGFloat = 7
    var alarms = 2
    var help = true
    var apiaryIsFirst = false
    var signOutIsPlain = false
    var isFramed = false
  }
}
