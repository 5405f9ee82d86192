import AppVariants
import Foundation

extension SpokesLook {
  /// The parts on the shelves.
  struct Stock: Codable, Sendable {
    var prompt = "Part or number"
    var first = "Drivetrain"
    var footer = "Counted on Saturday after closing."
    var margin: CGFloat = 0
    var rowHeight: CGFloat = 44
    var rowInset: CGFloat = 9
    var sectionGap: CGFloat = 20
    var mark: CGFloat = 34
    var markIsRound = false
    var nameFont = FontChoice.body
    var note = "Shelf 3, left"
    var chains = 14
    var price = "24.90"
    var priceIsDigits = false
    var hasPedals = true
    var hasBelt = false
    var isReordered = false
    var rowColor = 0
    var separators = true
    var ordersAlone = true
    var spaceTint = 0
    var space = 0.7
    var add = "plus"
  }

  /// One part.
  struct Part: Codable, Sendable {
    var teeth = 18
    var depth: CGFloat = 0.16
    var cog: CGFloat = 128
    var cogTurn = 0.0
    var cogColor = 0x6B7780
    var bore = true
    var sign = "New"
    var signShift: CGFloat = 0
    var signIsBehind = false
    var price = "41.50"
    var priceWeight = WeightChoice.semibold
    var size = 1
    var shelf = 4
    var swatchGap: CGFloat = 14
    var swatch = 0x8A4B2A
    var swatchStroke: CGFloat = 2
    var swatchesAreReordered = false
    var fits = "Hubs with a long body"
    var fitsAreOpen = true
    var textSide = SideChoice.leading
    var radius: CGFloat = 12
    var share = "square.and.arrow.up"
    var addTitle = "Add to job"
    var addIsDisabled = false
  }

  /// The wear of the chain, drawn.
  struct Wear: Codable, Sendable {
    var height: CGFloat = 84
    var links = 7
    var line: CGFloat = 3
    var paper = 0xF2EEE2
    var stretch: CGFloat = 0
    var limitIsShown = true
    var rollerColor = 0xB4552D
    var clips = true
  }

  /// The bicycles for rent.
  struct Rentals: Codable, Sendable {
    var title = "Rentals"
    var menu = "line.3.horizontal.decrease.circle"
    var columns = 2
    var bikeFont = FontChoice.headline
    var note = "Back at 17:00"
    var stroke: CGFloat = 1
    var strokeColor = 0
    var sign = "Out"
    var signShift: CGFloat = 0
    var signIsBehind = false
    var tileInset: CGFloat = 12
    var overlap: CGFloat = 14
    var rise: CGFloat = 4
    var legendGap: CGFloat = 16
    var hasFolder = true
    var charge = 0.8
    var chargeTint = 0
    var rulesAreOpen = true
    var deposit = "A deposit of 50 euros is taken for each bicycle."
  }

  /// The map with the stands.
  struct Map: Codable, Sendable {
    var height: CGFloat = 160
    var ground = 0xE3E7D3
    var river: CGFloat = 14
    var roads = 3
    var roadWidth: CGFloat = 4
    var stands = 4
    var parkIsShown = true
    var parkShift: CGFloat = 0
    var clips = true
    var northTurn = 0.0
  }

  /// The messages of customers.
  struct Chat: Codable, Sendable {
    var title = "Messages"
    var gap: CGFloat = 12
    var padding: CGFloat = 11
    var hasTails = true
    var ownColor = 0
    var otherColor = 0
    var font = FontChoice.body
    var numberIsUnderlined = false
    var numberColor = 0
    var first = "Hello, is my tourer ready before the weekend?"
    var timesAreShown = true
    var hasThanks = true
    var hasPhoto = false
    var face: CGFloat = 34
    var faceIsRound = true
    var facesAreAtTop = false
    var prompt = "Message to Nora"
    var send = "arrow.up.circle.fill"
    var offerIsOld = true
    var offerBlur: CGFloat = 0
  }
}
