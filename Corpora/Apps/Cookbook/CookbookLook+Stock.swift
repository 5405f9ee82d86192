import AppVariants
import Foundation

extension CookbookLook {
  /// The list of what to buy.
  struct Shopping: Codable, Sendable {
    var title = "Shopping"
    var subtitle = "Market hall, Saturday morning"
    var bought = 9.0
    var all = 14.0
    var gaugeTint = 0
    var cardPadding: CGFloat = 14
    var cardRadius: CGFloat = 14
    var first = "Vegetables"
    var second = "Dairy"
    var headerIsUppercased = true
    var footer = "Bring the blue bags."
    var peas = "Young peas"
    var peasNote =
      "In the pod if there are any, otherwise a bag from the freezer by the tills at the far end of the hall beside the bakery and the flowers"
    var peasAmount = "150 g"
    var noteLines = 1
    var check: CGFloat = 22
    var checkGap: CGFloat = 12
    var leeksAreBought = false
    var boughtIsStruck = true
    var boughtOpacity = 0.55
    var nameFont = FontChoice.body
    var nameWeight = WeightChoice.regular
    var amountsAreDigits = false
    var amountColor = 0
    var rowInset: CGFloat = 7
    var sectionGap: CGFloat = 14
    var offer = "Offer"
    var offerIsShown = true
    var offerColor = 0xC2410C
    var offerRadius: CGFloat = 20
    var hasCream = true
    var hasYogurt = false
    var hasGarlic = true
    var isReordered = false
    var sectionsAreReordered = false
    var separators = true
    var rowIsTinted = false
    var prompt = "Add something"
    var addIcon = "plus.circle.fill"
    var editIsShown = true
    var share = "square.and.arrow.up"
    var badge = 2
  }

  /// The sum at the bottom of the list.
  struct Till: Codable, Sendable {
    var label = "At the till"
    var sum = 23.45
    var sumSize: CGFloat = 26
    var sumWeight = WeightChoice.bold
    var sumIsDigits = false
    var before = 27.1
    var beforeIsShown = true
    var beforeIsStruck = true
    var pay = "Pay by phone"
    var payIcon = "wave.3.right"
    var payHeight: CGFloat = 0
    var payIsProminent = true
    var payIsDisabled = false
    var payIsLarge = true
    var isMaterial = true
    var padding: CGFloat = 14
    var shadow: CGFloat = 0
    var isSwapped = false
  }

  /// The jars in the pantry.
  struct Pantry: Codable, Sendable {
    var title = "Pantry"
    var titleIsLarge = true
    var warning = "3 things want to be eaten this week"
    var warningIcon = "exclamationmark.triangle.fill"
    var warningColor = 0xFDE8C8
    var warningIsShown = true
    var warningRadius: CGFloat = 12
    var warningSide = SideChoice.leading
    var columns = 3
    var gap: CGFloat = 12
    var tilePadding: CGFloat = 12
    var tileRadius: CGFloat = 16
    var tileStroke: CGFloat = 1
    var tileStrokeColor = 0
    var jar: CGFloat = 64
    var neck: CGFloat = 0.7
    var lid: CGFloat = 0.14
    var foot: CGFloat = 12
    var flour = 0.8
    var flourColor = 0xD6A77A
    var levelOpacity = 1.0
    var glass: CGFloat = 1.5
    var name = "Flour"
    var nameFont = FontChoice.subheadline
    var noteFont = FontChoice.caption
    var note = "until August"
    var low = "Low"
    var lowIsShown = true
    var lowShift: CGFloat = 0
    var lowIsBehind = false
    var lowTurn = 8.0
    var hasSalt = true
    var hasHoney = false
    var isReordered = false
    var header = "On the shelf"
    var headerTracking: CGFloat = 0
    var add = "barcode.viewfinder"
    var addIsShown = true
    var sideInset: CGFloat = 16
  }

  /// The freezer and the fridge.
  struct Freezer: Codable, Sendable {
    var header = "Freezer"
    var degrees = -18.0
    var gauge = 0.3
    var gaugeStart = 0x2563EB
    var shelves = 4
    var shelfColor = 0x9DB4C0
    var shelfLine: CGFloat = 3
    var door = 0xEEF4F7
    var boxes = [3, 1, 4, 2]
    var boxColor = 0x5C8001
    var height: CGFloat = 130
    var clips = true
    var first = "Peas, two bags"
    var firstDate = "since March"
    var hasBread = true
    var hasStock = false
    var rowGap: CGFloat = 10
    var isReordered = false
    var padding: CGFloat = 16
    var radius: CGFloat = 16
    var shadow: CGFloat = 0
    var alarm = true
    var alarmName = "Alarm above −15°"
    var alarmTint = 0
    var frost = 0.35
    var frostBlur: CGFloat = 12
    var frostIsScreened = false
    var dividers = true
  }
}
