import Foundation

@testable import GalleyTree

/// A part of a test's screen: what a view is made of, as a value that can be edited.
struct Part: Codable, Hashable, Sendable, Identifiable {
  /// What kind of view it becomes.
  enum Kind: String, Codable, Hashable, Sendable {
    case text, symbol, picture, swatch, button, prominentButton, field, spacer
    case column, row, card, list, listRow, scroll
  }

  /// The sizes of text, which follow the person's choice.
  enum Style: String, Codable, Hashable, Sendable {
    case title, headline, body, subheadline, footnote
  }

  /// Room on four sides, in points.
  struct Sides: Codable, Hashable, Sendable {
    var top = 0.0
    var leading = 0.0
    var bottom = 0.0
    var trailing = 0.0

    static func all(_ length: Double) -> Sides {
      Sides(top: length, leading: length, bottom: length, trailing: length)
    }
  }

  /// What it keeps when its place among the others changes.
  var id: Int
  var kind: Kind
  /// The name for tests.
  var name = ""
  /// What it says: a text, a title, a placeholder, a symbol's name.
  var text = ""
  /// What a field holds, or what is said of another part.
  var value = ""
  /// What is read aloud instead of its own text.
  var label = ""
  var style = Style.body
  /// The size of its text in points, where it does not follow the person's choice.
  var points: Double?
  var isBold = false
  /// Its own colour, as `0xRRGGBB`.
  var ink: UInt32?
  var ground: UInt32?
  var corner = 0.0
  var padding = Sides()
  var spacing = 8.0
  var width: Double?
  var height: Double?
  var lineLimit: Int?
  var shift = CGVector.zero
  var isEnabled = true
  var isSelected = false
  /// What its pixels are made of, for a picture.
  var seed = 0
  var opacity = 1.0
  /// A small text in its upper right corner.
  var badge = ""
  var children: [Part] = []

  /// The part without what is inside, as an element: what causes call it.
  var element: Element {
    let type: ElementType =
      switch kind {
      case .text: .staticText
      case .symbol, .picture: .image
      case .button, .prominentButton: .button
      case .field: .textField
      case .list: .collectionView
      case .listRow: .cell
      case .scroll: .scrollView
      case .card, .swatch, .column, .row, .spacer: .other
      }
    let said: String =
      switch kind {
      case .text, .button, .prominentButton: text
      case .symbol: symbolWords
      default: ""
      }
    let identifier = kind == .symbol && name.isEmpty ? text : name
    return Element(type, identifier: identifier, label: label.isEmpty ? said : label)
  }

  /// What causes call it.
  var elementName: String { ElementText.name(element) }

  /// Whether it is an element, or only lays others out.
  var isElement: Bool {
    switch kind {
    case .column, .row, .spacer: false
    default: true
    }
  }
}

extension Part: CustomStringConvertible {
  var description: String { "\(kind) \(elementName)" }
}

/// A screen: a title, what is on it, and what lies over it.
struct Screen: Codable, Hashable, Sendable {
  /// The bar's title; empty for no bar.
  var title = ""
  var root: Part
  /// The colour of what can be tapped.
  var tint: UInt32 = 0xC2541D
  /// A note at the lower edge that covers what is below.
  var banner: Part?
  /// A question over everything.
  var question = ""
}
