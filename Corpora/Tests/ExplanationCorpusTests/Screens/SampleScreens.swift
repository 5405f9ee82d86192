import Foundation

@testable import SeededCases

/// Screens in the manner of the sample app's, with words made of a seed.
struct SampleScreens {
  private var nextID = 0
  private var nextWord = 0

  /// A screen of one of several kinds.
  static func make(_ generator: inout SeededGenerator) -> Screen {
    make(Int.random(in: 0..<5, using: &generator), &generator)
  }

  /// A screen of one kind: recipes, a recipe, settings, cards, a checkout.
  static func make(_ kind: Int, _ generator: inout SeededGenerator) -> Screen {
    var maker = SampleScreens()
    switch kind {
    case 0: return maker.recipes(&generator)
    case 1: return maker.recipe(&generator)
    case 2: return maker.settings(&generator)
    case 3: return maker.cards(&generator)
    default: return maker.checkout(&generator)
    }
  }

  /// A part with a number of its own.
  mutating func part(_ kind: Part.Kind, _ edit: (inout Part) -> Void = { _ in }) -> Part {
    nextID += 1
    var part = Part(id: nextID, kind: kind)
    edit(&part)
    return part
  }

  mutating func text(_ text: String, _ style: Part.Style = .body, name: String = "", ink: UInt32? = nil)
    -> Part
  {
    part(.text) {
      $0.text = text
      $0.style = style
      $0.name = name
      $0.ink = ink
    }
  }

  /// Words that do not repeat.
  mutating func words(_ count: Int, _ generator: inout SeededGenerator) -> String {
    let syllables = ["pan", "ca", "ke", "bre", "ad", "to", "ma", "le", "wal", "nut", "plum", "rye"]
    return (0..<count).map { _ in
      nextWord += 1
      let word = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        syllables[Int.random(in: 0..<syllables.count, using: &generator)]
      }.joined()
      return "\(word)\(nextWord)"
    }.joined(separator: " ")
  }

  /// A row of the list of recipes.
  mutating func recipeRow(_ generator: inout SeededGenerator) -> Part {
    let picture = part(.picture) {
      $0.label = "photo \($0.id)"
      ($0.width, $0.height, $0.corner, $0.seed) = (56, 56, 12, $0.id)
    }
    let name = text(words(2, &generator), .headline, name: "recipe.name")
    let minutes = Int.random(in: 5...120, using: &generator)
    let facts = text(
      "\(minutes) min · serves \(Int.random(in: 1...12, using: &generator))", .subheadline,
      name: "recipe.facts")
    let words = part(.column) {
      $0.spacing = 3
      $0.children = [name, facts]
    }
    return part(.listRow) {
      $0.name = "recipe.row"
      $0.spacing = 14
      $0.children = [picture, words]
    }
  }

  private mutating func recipes(_ generator: inout SeededGenerator) -> Screen {
    let rows = (0..<Int.random(in: 4...10, using: &generator)).map { _ in recipeRow(&generator) }
    return Screen(title: words(2, &generator), root: part(.list) { $0.children = rows })
  }

  private mutating func recipe(_ generator: inout SeededGenerator) -> Screen {
    var parts: [Part] = []
    parts.append(
      part(.picture) {
        $0.label = "dish"
        $0.name = "recipe.image"
        ($0.width, $0.height, $0.corner) = (260, 130, 20)
      })
    let facts = [text("25 min", .subheadline, ink: 0x6C6C70), text("Serves 4", .subheadline, ink: 0x6C6C70)]
    parts.append(
      part(.row) {
        $0.spacing = 18
        $0.children = facts
      })
    for title in ["Ingredients", "Instructions"] {
      parts.append(text(title, .title, name: "\(title) Title"))
      let lines = text(words(Int.random(in: 6...14, using: &generator), &generator), name: "\(title) Content")
      parts.append(card("\(title) Card", [lines]))
    }
    parts.append(
      part(.prominentButton) {
        $0.text = "Add Photo"
        $0.name = "recipe.addPhoto"
        $0.style = .headline
      })
    return scrolling(parts, title: words(1, &generator), spacing: 14)
  }

  private mutating func settings(_ generator: inout SeededGenerator) -> Screen {
    var rows: [Part] = []
    for setting in ["Language", "Region", "Units", "Reminders", "Account"] {
      let children = [
        text(setting), part(.spacer),
        text(words(1, &generator), name: "\(setting.lowercased()).value", ink: 0x8E8E93),
      ]
      rows.append(
        part(.listRow) {
          $0.name = "settings.\(setting.lowercased())"
          $0.children = children
        })
    }
    let field = part(.field) {
      $0.text = "Your name"
      $0.value = "Ann"
      $0.name = "settings.name"
    }
    rows.append(part(.listRow) { $0.children = [field] })
    let out = part(.button) {
      $0.text = "Sign Out"
      $0.name = "settings.signOut"
    }
    rows.append(part(.listRow) { $0.children = [out] })
    return Screen(title: "Settings", root: part(.list) { $0.children = rows })
  }

  /// A card with a name of its own.
  mutating func card(_ name: String, _ children: [Part]) -> Part {
    part(.card) {
      $0.name = name
      $0.ground = 0xFFF4E6
      $0.corner = 14
      $0.padding = .all(14)
      $0.children = children
    }
  }

  /// A card of the feed.
  mutating func feedCard(_ generator: inout SeededGenerator) -> Part {
    let head = text(words(2, &generator), .headline)
    let body = text(words(Int.random(in: 2...8, using: &generator), &generator), .subheadline)
    let more = part(.button) { $0.text = "More \($0.id)" }
    return card("card \(nextID)", [head, body, more])
  }

  private mutating func cards(_ generator: inout SeededGenerator) -> Screen {
    let cards = (0..<Int.random(in: 2...4, using: &generator)).map { _ in feedCard(&generator) }
    return scrolling(cards, title: "Feed", spacing: 12)
  }

  private mutating func checkout(_ generator: inout SeededGenerator) -> Screen {
    var parts = [text("Your order", .title, name: "title")]
    for index in 1...Int.random(in: 2...4, using: &generator) {
      let line = [
        text(words(2, &generator), name: "item.\(index)"), part(.spacer),
        text("\(index * 3).50 €", name: "price.\(index)"),
      ]
      parts.append(part(.row) { $0.children = line })
    }
    parts.append(
      part(.swatch) {
        $0.name = "divider"
        $0.ink = 0xD1D1D6
        ($0.width, $0.height) = (240, 4)
      })
    parts.append(text(words(9, &generator), .footnote, name: "terms"))
    parts.append(
      part(.field) {
        $0.text = "Coupon"
        $0.name = "coupon"
        $0.ground = 0xF2F2F7
        $0.corner = 8
        $0.padding = .all(10)
      })
    let pay = part(.prominentButton) {
      $0.text = "Pay now"
      $0.name = "pay"
    }
    let cancel = part(.button) {
      $0.text = "Cancel"
      $0.name = "cancel"
    }
    parts.append(
      part(.row) {
        $0.spacing = 16
        $0.children = [pay, cancel]
      })
    return scrolling(parts, title: "", spacing: 10)
  }

  private mutating func scrolling(_ parts: [Part], title: String, spacing: Double) -> Screen {
    Screen(
      title: title,
      root: part(.scroll) {
        $0.spacing = spacing
        $0.padding = .all(16)
        $0.children = parts
      })
  }

  /// Numbers for parts that are added to a finished screen.
  static func adding(to screen: Screen) -> SampleScreens {
    SampleScreens(nextID: 1000, nextWord: 1000)
  }
}
