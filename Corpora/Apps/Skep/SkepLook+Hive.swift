import AppVariants
import Foundation

extension SkepLook {
  /// The page of one hive.
  struct Hive: Codable, Sendable {
    var title = "Hive 4"
    var flag = "flag"
    var flagIsShown = true
    var gap: CGFloat = 16
    var pane = 0
    var rule = true
    var inspect = "Inspect"
    var inspectTint = 0
    var feedIsBordered = true
    var buttonsAreLarge = true
    var temper = 4
    var dot: CGFloat = 12
    var dotGap: CGFloat = 6
    var temperColor = 0
    var factGap: CGFloat = 7
    var weight = "31.4 kg"
    var factWeight = WeightChoice.semibold
    var factsAreDigits = false
    var factsAreReordered = false
    var valuesAreFirst = false
    var hasFoundation = true
    var site = "Third from the gate"
    var mitesAreFirst = false
    var isHungry = false
  }

  /// The boxes of a hive, one on top of the other.
  struct Boxes: Codable, Sendable {
    var supers = 2
    var height: CGFloat = 22
    var gap: CGFloat = 3
    var width: CGFloat = 104
    var radius: CGFloat = 3
    var wood = 0xDDAE66
    var pitch: CGFloat = 0.5
    var eaves: CGFloat = 0.08
    var roof = 0x6E7F86
    var grips = true
    var doorShift: CGFloat = 0
    var legs: CGFloat = 12
    var turn = 0.0
    var shadow: CGFloat = 0
  }

  /// The queen.
  struct Queen: Codable, Sendable {
    var name = "Aurelia"
    var nameFont = FontChoice.title3
    var origin = "Daughter of hive 2"
    var mark = 0x2F6FD0
    var markShift: CGFloat = 0
    var portrait: CGFloat = 54
    var isRound = true
    var ring: CGFloat = 2
    var sign = "crown.fill"
    var signTurn = 0.0
    var status = "Laying"
    var statusShift: CGFloat = 0
    var statusIsBehind = false
    var radius: CGFloat = 16
    var inset: CGFloat = 14
    var wing = 0.0
    var border: CGFloat = 0
    var signIsSmall = false
  }

  /// The mites on the bottom board.
  struct Mites: Codable, Sendable {
    var value = 0.3
    var tint = 0
    var line: CGFloat = 8
    var ticks = 6
    var words = "3 mites a day"
  }

  /// What the beekeeper has written about a hive.
  struct Notes: Codable, Sendable {
    var font = FontChoice.callout
    var lines = 0
    var spacing: CGFloat = 2
    var side = SideChoice.leading
    var isOpen = true
    var linkIsUnderlined = false
    var header = "Notes"
    var isSerif = false
  }

  /// A frame with its comb, drawn.
  struct Frame: Codable, Sendable {
    var height: CGFloat = 214
    var rows = 9
    var wood = 0xC48F4B
    var woodWidth: CGFloat = 10
    var ears = true
    var wires = 2
    var wiresAreDashed = true
    var brood: CGFloat = 0.36
    var broodColor = 0x8A5A33
    var honeyColor = 0xEFB93F
    var cellGap: CGFloat = 2
    var cellsAreRound = false
    var queenIsShown = true
    var queenShift: CGFloat = 0
    var hole: CGFloat = 26
    var tilt = 0.0
    var clips = true
    var shine = true
  }

  /// The frames of a hive, seen from above.
  struct Slots: Codable, Sendable {
    var gap: CGFloat = 6
    var lift: CGFloat = 10
    var chosen = 3
    var color = 0xC48F4B
    var radius: CGFloat = 3
    var hasTenth = true
    var foundation = 0xE9DDBB
  }

  /// What is on a frame.
  struct Zones: Codable, Sendable {
    var gap: CGFloat = 16
    var side = 0
    var number = 4
    var light = 0.55
    var lightTint = 0
    var chipGap: CGFloat = 8
    var lineGap: CGFloat = 8
    var chipRadius: CGFloat = 14
    var chipStroke: CGFloat = 1
    var chipColor = 0
    var hasDrones = true
    var hasPlay = false
    var isReordered = false
    var remark = "Eggs stand upright in the middle."
    var remarkIsMaterial = true
    var remarkSide = SideChoice.leading
    var warning = "exclamationmark.triangle.fill"
    var share = 48
    var shareIsBold = true
    var shareGap: CGFloat = 2
    var shareColor = 0xEFB93F
    var endsAreShown = true
    var barColor = 0
  }

  /// What blooms, and when.
  struct Forage: Codable, Sendable {
    var title = "Forage"
    var gap: CGFloat = 18
    var filter = "line.3.horizontal.decrease.circle"
    var span = 1
    var emptyTitle = "No gap ahead"
    var emptyIcon = "checkmark.seal"
    var emptyText = "Something blooms in every week until August."
    var emptyIsShown = true
    var action = "Add a plant"
    var actionIsCapsule = true
    var tipIsOpen = true
    var tip = "Clover only yields on warm nights."
    var spanIsMenu = false
  }

  /// The calendar of the blossoms.
  struct Bloom: Codable, Sendable {
    var header = "May to August"
    var lane: CGFloat = 14
    var laneGap: CGFloat = 9
    var nameWidth: CGFloat = 74
    var lindenEnd = 9
    var lindenColor = 0xA9B83B
    var radius: CGFloat = 7
    var hasHeather = true
    var hasIvy = false
    var isReordered = false
    var today = 0.3
    var todayIsShown = true
    var todayColor = 0xD9534F
    var todayWidth: CGFloat = 2
    var nameWeight = WeightChoice.medium
    var months = true
    var veil = 1.0
    var isShaded = false
  }

  /// The plants, side by side.
  struct Blossom: Codable, Sendable {
    var petals = 6
    var depth: CGFloat = 0.55
    var size: CGFloat = 58
    var turn = 0.0
    var color = 0xE58FB1
    var gap: CGFloat = 12
    var width: CGFloat = 112
    var radius: CGFloat = 14
    var yield = "6 kg"
    var isReordered = false
    var heart = "heart"
    var glow = 0.0
    var hue = 0.0
    var shadow: CGFloat = 0
  }
}
