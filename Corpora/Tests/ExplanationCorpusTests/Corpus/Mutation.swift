import Foundation

@testable import GalleyDiff
@testable import GalleyExplanation
@testable import SeededCases

/// One thing that somebody may change about a screen.
enum Mutation: String, CaseIterable, Sendable {
  case reword, shorten, retitle, recolor, reground, embolden, enlargeText, roundCorners
  case padOne, padAllRows, space, insetContent, pushContent
  case insert, remove, swap, move, enlarge
  case disable, select, fill, sayValue, relabel, reidentify, placeholder
  case truncate, wrap, badge, banner, ask, repaint, fade, retint

  /// Whether it is about the whole screen, so that a screen has room for one of its kind.
  var isWide: Bool {
    switch self {
    case .retitle, .padAllRows, .insetContent, .pushContent, .banner, .ask, .retint: true
    default: false
    }
  }

  /// Whether the change can be made to a part.
  func applies(to part: Part, in screen: Screen) -> Bool {
    let parent = screen.root.parent(of: part.id)
    let isRow = parent?.id == screen.root.id
    switch self {
    case .reword: return part.kind == .text || part.kind == .button || part.kind == .prominentButton
    case .shorten: return part.kind == .text && part.text.split(separator: " ").count > 1
    case .retitle: return part.id == screen.root.id && !screen.title.isEmpty
    case .recolor: return part.kind == .text
    case .reground: return part.ground != nil
    case .embolden: return part.kind == .text && part.style != .headline
    case .enlargeText: return part.kind == .text
    case .roundCorners: return part.corner > 0
    case .padOne: return part.kind == .listRow || part.kind == .card
    case .padAllRows: return part.kind == .list
    case .space:
      return [.column, .row, .card, .scroll].contains(part.kind) && part.children.count > 1
        && !part.children.contains { $0.kind == .spacer }
    case .insetContent, .pushContent: return part.kind == .scroll
    case .insert, .remove: return isRow && part.isElement
    case .swap: return isRow && part.isElement && parent?.children.first?.id != part.id
    case .move: return part.kind == .text || part.kind == .button || part.kind == .picture
    case .enlarge: return part.kind == .picture || part.kind == .swatch
    case .disable: return part.kind == .button || part.kind == .prominentButton
    case .select: return part.kind == .text || part.kind == .listRow
    case .fill, .placeholder: return part.kind == .field
    case .sayValue: return part.kind == .picture
    case .relabel: return part.kind == .picture || part.kind == .text
    case .reidentify: return part.kind == .text && !part.name.isEmpty
    case .truncate: return part.kind == .text && part.text.count > 24
    case .wrap: return part.kind == .text && part.text.contains(" ") && part.text.count > 10
    case .badge: return part.kind == .picture || part.kind == .prominentButton
    case .banner: return part.id == screen.root.id
    case .ask: return part.id == screen.root.id
    case .repaint: return part.kind == .picture
    case .fade: return part.kind == .card
    case .retint: return part.id == screen.root.id && screen.root.all.contains { $0.kind == .prominentButton }
    }
  }
}
