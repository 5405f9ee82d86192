import AppVariants
import Foundation

extension TicketsLook {
  /// A station.
  struct Station: Codable, Sendable {
    var name = "Porto Campanhã"
    var nameSide = SideChoice.leading
    var nameShadow: CGFloat = 6
    var hero: CGFloat = 210
    var heroTop = 0xF4A261
    var heroIcon = "building.columns.fill"
    var heroIconScale = 1.0
    var heroIconOpacity = 0.5
    var heroMaterial = false
    var saveIcon = "star"
    var open = "Open until 01:30"
    var openIcon = "clock.fill"
    var header = "Facilities"
    var columns = 3
    var tile: CGFloat = 78
    var tileGap: CGFloat = 10
    var tileRadius: CGFloat = 14
    var tileIconSize: CGFloat = 22
    var wifi = "Wi-Fi"
    var wifiIcon = "wifi"
    var hasParking = true
    var tilesAreReordered = false
    var linesHeader = "Lines"
    var pill: CGFloat = 34
    var pillRadius: CGFloat = 8
    var lineColor = 0x1D4ED8
    var lineName = "Urban line to Braga"
    var lineNote = "Every 30 minutes"
    var dividers = true
    var dividerInset: CGFloat = 46
    var expanded = true
    var rating = 0.8
    var busy = [2, 5, 9, 7, 4, 8, 10, 6]
    var busyColor = 0
    var busyGap: CGFloat = 6
    var rowHeight: CGFloat = 52
  }

  /// What is kept for later.
  struct Saved: Codable, Sendable {
    var title = "Saved"
    var titleIsLarge = true
    var editIsShown = true
    var first = "Porto – Lisboa"
    var note = "Weekdays, 08:12"
    var noteFont = FontChoice.subheadline
    var icon = "tram.fill"
    var iconBox: CGFloat = 44
    var iconIsRound = true
    var iconColor = 0x2A9D8F
    var badge = "New"
    var badgeIsShown = true
    var alerts = 3
    var rowGap: CGFloat = 14
    var rowInset: CGFloat = 12
    var header = "Trips"
    var eventsHeader = "Events"
    var isReordered = false
    var hasBraga = true
    var hasCoimbra = false
    var starIsFilled = true
    var background = false
    var hint = "Swipe a row to share it."
    var rowSpacing: CGFloat = 0
    var inset = true
  }

  /// A night out.
  struct Event: Codable, Sendable {
    var name = "Night of Fado"
    var nameSize: CGFloat = 34
    var nameIsItalic = true
    var nameLines = 2
    var poster: CGFloat = 280
    var top = 0x3D1E6D
    var foot = 0xE4572E
    var circle: CGFloat = 190
    var circleShift: CGFloat = 60
    var circleBlends = true
    var circleBlur: CGFloat = 0
    var clips = true
    var icon = "music.mic"
    var iconSize: CGFloat = 72
    var date = 1_783_000_000.0
    var dateBox: CGFloat = 56
    var dateRadius: CGFloat = 12
    var venue = "Casa da Música"
    var venueIcon = "mappin.and.ellipse"
    var about = "Voices and guitars until midnight, with Ana, Rui and the boys from the harbour."
    var aboutSpacing: CGFloat = 3
    var aboutSide = SideChoice.leading
    var boldIsColored = true
    var moreIsUnderlined = true
    var tiers = 3
    var balcony = "Balcony"
    var balconyPrice = "€28"
    var tierGap: CGFloat = 10
    var tierStroke: CGFloat = 1
    var left = 0.35
    var count = 2
    var goingIsShown = true
    var face: CGFloat = 30
    var faceLap: CGFloat = -10
    var firstIsInFront = false
    var faceRing: CGFloat = 2
    var buy = "Get tickets"
    var buyIsLight = false
    var heart = "heart"
  }

  /// Who travels.
  struct Profile: Codable, Sendable {
    var name = "Ravi Menezes"
    var nameFont = FontChoice.title2
    var mail = "ravi@menezes.example"
    var face: CGFloat = 76
    var faceIsRound = true
    var faceRing: CGFloat = 3
    var level = "Gold traveller"
    var levelIcon = "star.circle.fill"
    var levelColor = 0xD4A017
    var points = 0.64
    var pointsText = "640 of 1,000 points"
    var barHeight: CGFloat = 10
    var trips = "38"
    var statGap: CGFloat = 12
    var statPadding: CGFloat = 14
    var statRadius: CGFloat = 16
    var statsAreSwapped = false
    var news = true
    var newsName = "Offers by mail"
    var delays = true
    var toggleTint = 0
    var mode = 1
    var rowIcon = "creditcard"
    var rowGap: CGFloat = 16
    var hasPets = true
    var month = [3, 5, 2, 6, 4, 7]
    var chartColor = 0
    var chartHeight: CGFloat = 120
    var header = "Trips a month"
    var signOut = "Sign out"
    var signOutIsFilled = false
    var version = "Version 3.4"
  }
}
