import GalleyAutomation
import GalleyTree

/// Judges pages by one walk over the trees, without putting them in a row: enough to see that none is there.
///
/// While a page does not load, every change of the screen is looked at, and nearly always the same element is still
/// missing. Then it is enough to count the elements of each identifier. It is only for layouts all of whose
/// requirements are elements found by a whole identifier; every other layout is judged in full.
struct PresenceCheck {
  /// One requirement of a page.
  private struct Entry {
    let requirement: Requirement
    let types: [ElementType]
    /// The index in `names` of its identifier.
    let name: Int
  }

  private var names: [String] = []
  private var indices: [String: Int] = [:]
  /// For each length of an identifier, modulo 64, whether one that is looked for has it.
  private var lengths: UInt64 = 0
  private var pages: [[Entry]] = []
  private var absences: [[Requirement]] = []

  /// Prepares for pages on a device.
  ///
  /// It is `nil` if one of the pages has to be judged in full.
  init?(for layouts: [LayoutDescription], on configuration: Configuration) {
    for layout in layouts {
      let promises = layout.promises(on: configuration)
      var entries: [Entry] = []
      for requirement in promises.required {
        guard let entry = add(requirement) else { return nil }
        entries.append(entry)
      }
      pages.append(entries)
      absences.append(promises.absent.filter { $0.member.declaration != nil })
    }
  }

  private mutating func add(_ requirement: Requirement) -> Entry? {
    guard case .element(let declaration, _) = requirement.member, requirement.states.isEmpty,
      let identifier = declaration.locator.soleIdentifier
    else { return nil }
    let name = indices[identifier] ?? names.count
    if name == names.count {
      names.append(identifier)
      indices[identifier] = name
      lengths |= 1 << UInt64(identifier.utf8.count & 63)
    }
    return Entry(requirement: requirement, types: declaration.soughtTypes, name: name)
  }

  /// The verdicts on the pages, if it is plain that none of them is there.
  ///
  /// - Returns: A verdict for each page, without places; `nil` if they have to be judged in full.
  func verdicts(on root: Element) -> [LayoutEvaluation]? {
    var types: [[ElementType]] = Array(repeating: [], count: names.count)
    count([root], &types)
    var verdicts: [LayoutEvaluation] = []
    for (entries, absences) in zip(pages, absences) {
      var evaluations = entries.map { entry in
        let found = types[entry.name].count { entry.types.isEmpty || entry.types.contains($0) }
        return RequirementEvaluation(
          name: entry.requirement.name, requirement: entry.requirement, isAbsence: false, range: 0..<0,
          places: [],
          outcome: found == 1 ? .met : found == 0 ? .missing : .ambiguous)
      }
      if evaluations.allSatisfy({ $0.outcome == .met }) { return nil }
      evaluations += absences.map {
        RequirementEvaluation(
          name: $0.name, requirement: $0, isAbsence: true, range: 0..<0, places: [], outcome: .notJudged)
      }
      verdicts.append(LayoutEvaluation(evaluations: evaluations))
    }
    return verdicts
  }

  private func count(_ elements: [Element], _ types: inout [[ElementType]]) {
    for index in elements.indices {
      let length = elements[index].identifier.utf8.count
      if length > 0, lengths & (1 << UInt64(length & 63)) != 0, let name = indices[elements[index].identifier]
      {
        types[name].append(elements[index].type)
      }
      if !elements[index].children.isEmpty { count(elements[index].children, &types) }
    }
  }
}

extension Locator {
  /// The identifier, if it is found by a whole one in ASCII, which no other bytes are equal to, and by nothing else but
  /// a type.
  fileprivate var soleIdentifier: String? {
    guard position == nil, case .identifier(.exactly(let identifier))? = conditions.first,
      !identifier.isEmpty,
      identifier.utf8.allSatisfy({ $0 < 0x80 })
    else { return nil }
    for condition in conditions.dropFirst() {
      guard case .type = condition else { return nil }
    }
    return identifier
  }
}
