import AppVariants
import Foundation

extension HarbourLook {
  /// Who works today.
  struct Crew: Codable, Sendable {
    var prompt = "Name or ship"
    var first = "On watch"
    var footer = "Watches change at six, noon and six."
    var margin: CGFloat = 0
    var rowHeight: CGFloat = 44
    var rowInset: CGFloat = 8
    var sectionGap: CGFloat = 20
    var face: CGFloat = 38
    var faceIsRound = true
    var nameFont = FontChoice.body
    var note = "Captain, MS Tern"
    var hours = 6
    var hasCook = true
    var hasTrainee = false
    var isReordered = false
    var rowColor = 0
    var separators = true
    var swapIsOn = true
    var restedTint = 0
  }

  /// What was said by radio.
  struct Log: Codable, Sendable {
    var title = "Channel 12"
    var gap: CGFloat = 12
    var padding: CGFloat = 11
    var hasTails = true
    var ownColor = 0
    var otherColor = 0
    var font = FontChoice.body
    var shipIsUnderlined = false
    var shipColor = 0
    var answer = "Harbour, MS Tern. Berth 2 in ten minutes, please."
    var timesAreShown = true
    var hasPilot = true
    var hasAnswer = false
    var prompt = "Message to all ships"
    var send = "arrow.up.circle.fill"
    var weatherIsOld = true
  }

  /// The form for a booking, as a sheet.
  struct Booking: Codable, Sendable {
    var isLarge = true
    var save = "Book"
    var saveIsDisabled = false
    var name = "Name of the driver"
    var vehicle = 0
    var guests = 2
    var metres = 0.35
    var metresTint = 0
    var day = 1_781_863_200.0
    var rowsAreReordered = false
    var footer = "Trailers count in full."
    var comesBack = false
    var hasCabin = false
  }
}
