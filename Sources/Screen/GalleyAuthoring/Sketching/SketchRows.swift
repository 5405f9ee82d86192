import GalleyAutomation
import GalleyPages
import GalleyTree

/// Finds repeated elements.
struct SketchRows {
  let screen: ScreenIndex

  /// Elements side by side that are the same thing again and again.
  func groups(of children: [Int]) -> [[Int]] {
    var groups: [(key: String, places: [Int])] = []
    for child in children {
      guard let key = key(child) else { continue }
      if let known = groups.firstIndex(where: { $0.key == key }) {
        groups[known].places.append(child)
      } else {
        groups.append((key, [child]))
      }
    }
    // One cell alone may be the first of many, if its identifier does not name it alone; two of anything are rows.
    return groups.filter { $0.places.count > 1 }.map(\.places)
  }

  /// Whether an element is of a group, which its first element stands for.
  func isRepeated(_ place: Int, among children: [Int]) -> Bool {
    groups(of: children).contains { $0.contains(place) }
  }

  /// The common attributes of repeated elements: the type, and the identifier without a number at its end.
  ///
  /// Cells without an identifier are alike if they are made alike. Those with a control are not: each is a
  /// separate setting.
  private func key(_ place: Int) -> String? {
    let element = screen.nodes[place].element
    switch element.type {
    case .navigationBar, .tabBar, .toolbar, .window, .application, .alert, .sheet: return nil
    default: break
    }
    if !element.identifier.isEmpty { return "\(element.type.rawValue) \(stem(element.identifier))" }
    guard element.type == .cell, !element.children.isEmpty, !holdsSetting(element) else { return nil }
    return "\(element.type.rawValue) \(shape(element))"
  }

  private static let settings: Set<ElementType> = [
    .switch, .toggle, .checkBox, .slider, .stepper, .textField, .secureTextField, .segmentedControl, .picker,
    .datePicker,
  ]

  private func holdsSetting(_ element: Element) -> Bool {
    element.children.contains { Self.settings.contains($0.type) || holdsSetting($0) }
  }

  /// The identifier without a number at its end.
  private func stem(_ identifier: String) -> String {
    let stem = identifier.reversed().drop { $0.isASCII && $0.isNumber }.reversed()
    let text = String(stem)
    return text.isEmpty || !(text.last.map { ".-_:/ ".contains($0) } ?? false) ? identifier : text
  }

  /// Types and identifiers of all that is inside.
  private func shape(_ element: Element) -> String {
    element.children.map { "\($0.type.rawValue)(\($0.identifier))[\(shape($0))]" }.joined(separator: ",")
  }

  /// The types and locator of the rows.
  ///
  /// - Returns: The way; `nil` if every way finds too few.
  func locator(of places: [Int], in range: Range<Int>) -> SketchLocator? {
    let element = screen.nodes[places[0]].element
    let identifiers = Set(places.map { screen.nodes[$0].element.identifier })
    var way: SketchLocator
    if element.identifier.isEmpty {
      way = .type(element.type)
    } else if identifiers.count == 1 {
      way = .identifier(element.identifier)
    } else {
      way = .beginning(stem(element.identifier))
    }
    if element.type != .cell, !element.identifier.isEmpty {
      let base = way.code.hasPrefix("\"") ? ".identifier(\(way.code))" : way.code
      way = SketchLocator(
        locator: way.locator.type(element.type), code: "\(base).type(.\(element.type.name))")
    }
    let containers = screen.ancestors(of: places[0]).filter { $0 > range.lowerBound }
      .map { screen.nodes[$0].element.identifier }.filter { !$0.isEmpty }
    let ways = [way] + containers.map { way.inside(.identifier($0)) }
    func found(_ way: SketchLocator) -> [Int] {
      ElementDeclaration([.cell], way.locator, at: SketchLocating.nowhere).places(in: range, on: screen)
    }
    // All of them and nothing else is best; else with others, which lack what the row requires.
    return ways.first { found($0) == places } ?? ways.first { Set(found($0)).isSuperset(of: places) }
  }

  /// The name of the rows, in one word; `nil` if their identifiers contain none.
  func noun(of places: [Int]) -> String? {
    let identifier = screen.nodes[places[0]].element.identifier
    let general: Set<String> = ["row", "rows", "cell", "cells", "item", "items", "entry", "button"]
    let parts = SketchNaming.parts(stem(identifier)).compactMap(SketchNaming.property)
    return parts.last { !general.contains($0.lowercased()) } ?? parts.last
  }

  /// The parts of the rows: each is the same part of every row that has it.
  func parts(of places: [Int], leaves: (Int) -> [Int]) -> [[SketchLocating.ElementOccurrence]] {
    var parts: [(key: String, occurrences: [SketchLocating.ElementOccurrence])] = []
    for row in places {
      var counts: [String: Int] = [:]
      for place in leaves(row) {
        let element = screen.nodes[place].element
        let base = "\(element.type.rawValue) \(stem(element.identifier))"
        let number = counts[base, default: 0]
        counts[base] = number + 1
        let sighting = SketchLocating.ElementOccurrence(range: row..<screen.nodes[row].end, place: place)
        if let known = parts.firstIndex(where: { $0.key == "\(base) \(number)" }) {
          parts[known].occurrences.append(sighting)
        } else {
          parts.append(("\(base) \(number)", [sighting]))
        }
      }
    }
    return parts.map(\.occurrences)
  }
}
