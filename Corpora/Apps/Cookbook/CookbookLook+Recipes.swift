import AppVariants
import Foundation

extension CookbookLook {
  /// The shelf of recipes.
  struct Recipes: Codable, Sendable {
    var title = "Recipes"
    var titleIsLarge = true
    var prompt = "Dish or ingredient"
    var plusIsShown = true
    var plus = "plus"
    var sort = "arrow.up.arrow.down"
    var tagGap: CGFloat = 8
    var lineGap: CGFloat = 8
    var tag = "Vegetarian"
    var chosen = 0
    var tagsAreReordered = false
    var hasGluten = true
    var header = "24 recipes"
    var headerFont = FontChoice.headline
    var headerSide = SideChoice.leading
    var columns = 2
    var gap: CGFloat = 14
    var height: CGFloat = 110
    var radius: CGFloat = 16
    var top = 0xF6C667
    var icon = "leaf.fill"
    var name = "Saffron risotto with peas"
    var nameFont = FontChoice.subheadline
    var nameWeight = WeightChoice.semibold
    var nameLines = 2
    var padding: CGFloat = 10
    var time = "35 min"
    var timesAreShown = true
    var starPoints = 5
    var starInner: CGFloat = 0.45
    var starGap: CGFloat = 2
    var starColor = 0
    var stars = 4
    var heart = "heart.fill"
    var heartColor = 0xFFFFFF
    var new = "New"
    var newIsShown = true
    var newRadius: CGFloat = 20
    var isReordered = false
    var hasTart = true
    var hasRamen = false
    var sideInset: CGFloat = 16
    var border: CGFloat = 0
    var shadow: CGFloat = 0
    var fadeOpacity = 1.0
    var grayscale = 0.0
  }

  /// One recipe.
  struct Recipe: Codable, Sendable {
    var title = "Risotto"
    var name = "Saffron risotto with peas"
    var nameSize: CGFloat = 28
    var nameIsSerif = true
    var nameSide = SideChoice.leading
    var hero: CGFloat = 140
    var stripes = 9
    var stripeWidth: CGFloat = 10
    var stripeColor = 0xE9C46A
    var cloth = 0xFFF3DC
    var plateReach: CGFloat = 56
    var plateLine: CGFloat = 4
    var peas = 12
    var peaColor = 0x588157
    var steam = true
    var wave: CGFloat = 10
    var waves = 4
    var heroIsClipped = true
    var author = "By Teresa Colombo"
    var authorIsItalic = false
    var faces: CGFloat = 30
    var facesLap: CGFloat = -10
    var facesAreReversed = false
    var rating = 4
    var ratingSize: CGFloat = 16
    var time = "35 min"
    var timeName = "Time"
    var statFont = FontChoice.title3
    var statPadding: CGFloat = 10
    var statRadius: CGFloat = 14
    var statDividers = true
    var statsAreSwapped = false
    var about =
      "A creamy rice that takes its colour from a pinch of saffron and its freshness from peas which go in at the very end. Stir slowly, add the stock a ladle at a time, and let it rest for two minutes under a lid before you serve it."
    var aboutLines = 0
    var aboutSpacing: CGFloat = 3
    var aboutFont = FontChoice.body
    var aboutSide = SideChoice.leading
    var star = "star"
    var starIsShown = true
    var share = "square.and.arrow.up"
  }

  /// The parts of a recipe, and what is done with it.
  struct Parts: Codable, Sendable {
    var tab = 0
    var tabName = "Method"
    var plates = 4
    var gap: CGFloat = 9
    var padding: CGFloat = 16
    var radius: CGFloat = 16
    var first = "Carnaroli rice"
    var firstAmount = "320 g"
    var amountIsBold = false
    var amountsAreDigits = false
    var check: CGFloat = 22
    var checkGap: CGFloat = 10
    var riceIsTaken = false
    var takenIsStruck = true
    var hasLemon = true
    var hasWine = false
    var isReordered = false
    var dividers = true
    var columnsAreSwapped = false
    var swapIsOpen = true
    var swap = "No saffron? Take turmeric."
    var swapFont = FontChoice.footnote
    var cost = 2.35
    var energy = "Energy a plate"
    var border: CGFloat = 1
    var borderColor = 0
    var borderIsDashed = false
    var cook = "Start cooking"
    var cookIcon = "play.fill"
    var cookIsDisabled = false
    var cookIsLarge = true
    var cookTint = 0
    var plan = "Plan"
    var planIsShown = true
    var planIsPlain = false
    var barIsMaterial = true
    var barPadding: CGFloat = 14
    var note = "Freeze what is left as arancini."
    var noteIsUnderlined = false
    var noteIsShown = true
  }
}
