import AppVariants
import Foundation

extension TuttiLook {
  /// The page with the plan of the stage.
  struct Stage: Codable, Sendable {
    var seating = 0
    var gap: CGFloat = 16
    var rows = 3
    var legendGap: CGFloat = 18
    var legendIsShown = true
    var podium = "Podium 20 cm"
    var noteSide = SideChoice.leading
    var cardRadius: CGFloat = 14
    var material = true
  }

  /// The plan of the stage, drawn.
  struct Plan: Codable, Sendable {
    var height: CGFloat = 210
    var boards = 0xDCC6A0
    var risers = 3
    var riserWidth: CGFloat = 10
    var riserColor = 0x8A6B45
    var harpIsShown = true
    var pianoShift: CGFloat = 0
    var pianoTurn = 0.0
    var podium: CGFloat = 26
    var podiumIsRound = false
    var cableIsDashed = true
    var lamps = 5
    var clips = true
    var arrow = 0.0
  }

  /// The leaders of the sections, on an arc.
  struct Desks: Codable, Sendable {
    var spread = 150.0
    var bow: CGFloat = 96
    var isReordered = false
    var hasHarp = true
    var size: CGFloat = 40
    var isRound = true
    var leader = 0x8E2A3C
    var ring: CGFloat = 0
  }

  /// The tuning of the strings, over the whole screen.
  struct Tuning: Codable, Sendable {
    var middle = 0x4A2C3A
    var closeIsShown = true
    var pillsAreReordered = false
    var hasTrumpet = true
    var icon: CGFloat = 22
    var adviceIsMaterial = true
    var adviceSpacing: CGFloat = 1
    var adviceSide = SideChoice.leading
    var adviceRadius: CGFloat = 16
    var button: CGFloat = 48
    var stop = "Give the A"
    var bars = 12
    var decay = 0.72
    var barWidth: CGFloat = 8
    var barColor = 0xE0B15A
    var floorIsShown = true
    var roundBars = false
  }

  /// The metronome.
  struct Beat: Codable, Sendable {
    var lean: CGFloat = 0.26
    var foot: CGFloat = 0.14
    var bodyScale = 1.0
    var bodyOpacity = 0.8
    var swing = 18.0
    var weight: CGFloat = 34
    var rodShadow: CGFloat = 0
    var halo: CGFloat = 24
    var arc = 0.6
    var pitch = "442"
    var pitchSize: CGFloat = 44
    var unitTracking: CGFloat = 0
    var beats = 4
    var beatGap: CGFloat = 12
    var lampIsLit = 1.0
    var captionsAreReordered = false
  }
}
