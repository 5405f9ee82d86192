import AppVariants
import Foundation

/// All that can be changed about the app for cooks; the defaults are the approved look.
struct CookbookLook: Codable, Sendable {
  var hasRevisedHerb = false
  var forcesDark = false
  var textSize = TextSizeChoice.large
  var locale = "en_GB"

  var bar = Bar()
  var hello = Hello()
  var feature = Feature()
  var ideas = Ideas()
  var macros = Macros()
  var rest = Rest()
  var recipes = Recipes()
  var recipe = Recipe()
  var parts = Parts()
  var cooking = Cooking()
  var dial = Dial()
  var week = Week()
  var strip = Strip()
  var shopping = Shopping()
  var till = Till()
  var pantry = Pantry()
  var freezer = Freezer()
  var nutrition = Nutrition()
  var energy = Energy()
  var weight = Weight()
  var edit = Edit()
}

extension CookbookLook {
  /// The tabs at the bottom.
  struct Bar: Codable, Sendable {
    var today = "Today"
    var todayIcon = "fork.knife"
    var pantryIcon = "archivebox.fill"
    var badge = 5
    var badgeIsShown = true
    var weekIsSecond = false
  }

  /// The cook and the time of day.
  struct Hello: Codable, Sendable {
    var title = "Tonight"
    var titleIsLarge = true
    var greeting = "Good evening, Noor"
    var greetingFont = FontChoice.title3
    var greetingWeight = WeightChoice.semibold
    var date = "Tuesday 9 June"
    var dateIsUppercased = true
    var dateTracking: CGFloat = 1
    var face: CGFloat = 44
    var faceIsRound = true
    var faceColor = 0x7A5C99
    var dotIsShown = true
    var dotColor = 0xDC2626
    var dotShift: CGFloat = 2
    var bellIsShown = true
    var bell = "bell"
    var gap: CGFloat = 20
    var leading: CGFloat = 16
    var trailing: CGFloat = 16
  }

  /// The recipe of the evening.
  struct Feature: Codable, Sendable {
    var height: CGFloat = 210
    var radius: CGFloat = 26
    var isContinuous = true
    var shadow: CGFloat = 0
    var top = 0xF2A65A
    var bottom = 0xB23A48
    var petals = 7
    var depth: CGFloat = 0.28
    var rosette: CGFloat = 190
    var rosetteOpacity = 0.3
    var rosetteTurn = 0.0
    var rosetteScale = 1.0
    var rosetteShift: CGFloat = 90
    var rosetteBlur: CGFloat = 0
    var rosetteIsBlended = false
    var veil = 0.6
    var name = "Saffron risotto with peas"
    var nameFont = FontChoice.title2
    var nameLines = 2
    var nameSide = SideChoice.leading
    var time = "35 min"
    var timeIcon = "clock"
    var level = "Easy"
    var levelIsShown = true
    var levelIsMaterial = true
    var isReordered = false
    var keep = "bookmark"
    var keepSize: CGFloat = 40
    var keepIsMaterial = true
    var keepIsAtTop = true
    var cook = "Cook now"
    var cookIsProminent = true
  }

  /// Ideas to choose from.
  struct Ideas: Codable, Sendable {
    var header = "Ideas"
    var all = "Show all"
    var gap: CGFloat = 10
    var padding: CGFloat = 14
    var first = "Under 20 min"
    var firstIcon = "bolt.fill"
    var isSecondChosen = false
    var radius: CGFloat = 18
    var stroke: CGFloat = 1
    var strokeColor = 0
    var hasSoup = true
    var isReordered = false
  }

  /// The meals of the day so far.
  struct Macros: Codable, Sendable {
    var header = "Eaten today"
    var headerIcon = "flame.fill"
    var protein = 0.62
    var carbs = 0.44
    var fat = 0.8
    var carbsTint = 0xD97706
    var carbsName = "Carbs"
    var total = 1340
    var totalIsDigits = false
    var gap: CGFloat = 18
    var isReordered = false
    var hasFat = true
    var link = "Details"
    var linkIsUnderlined = false
    var padding: CGFloat = 16
    var paddingTop: CGFloat = 16
    var radius: CGFloat = 16
    var border: CGFloat = 0
  }

  /// The leftovers of yesterday.
  struct Rest: Codable, Sendable {
    var header = "Leftovers"
    var first = "Half a tray of focaccia"
    var firstDays = "1 day"
    var dayColor = 0xB45309
    var rowGap: CGFloat = 12
    var icon: CGFloat = 22
    var firstIcon = "birthday.cake.fill"
    var isTinted = true
    var dividers = true
    var hasSoup = true
    var hasRice = false
    var isReordered = false
    var eatenIsStruck = true
    var remind = "Remind me at 17:00"
    var reminds = true
    var note = "Rice keeps one day in the fridge, soup three."
    var noteOpacity = 0.7
    var noteSide = SideChoice.leading
  }
}
