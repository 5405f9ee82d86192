import GalleyPages
import GalleyTree

/// The elements that a page is recognized by on a device, comparable with those of another page.
struct PageMarks {
  /// One element, by its locator and that of its container.
  struct Mark: Hashable {
    let around: [Locator]
    let locator: Locator
    let types: [ElementType]
  }

  private(set) var required: Set<Mark> = []
  private(set) var absent: Set<Mark> = []

  init(_ layout: LayoutDescription, on device: Configuration) {
    add(layout, device, around: [], known: [])
  }

  private mutating func add(
    _ layout: LayoutDescription, _ device: Configuration, around: [Locator], known: Set<ObjectIdentifier>
  ) {
    guard !known.contains(ObjectIdentifier(layout.type)) else { return }
    let known = known.union([ObjectIdentifier(layout.type)])
    let promises = layout.promises(on: device)
    for requirement in promises.demanded {
      guard let declaration = requirement.member.declaration else { continue }
      required.insert(mark(declaration, around))
      if case .component(_, let inner) = requirement.member {
        add(LayoutDescription.of(inner), device, around: around + [declaration.locator], known: known)
      }
    }
    for requirement in promises.absent {
      if let declaration = requirement.member.declaration { absent.insert(mark(declaration, around)) }
    }
  }

  private func mark(_ declaration: ElementDeclaration, _ around: [Locator]) -> Mark {
    Mark(around: around, locator: declaration.locator, types: declaration.soughtTypes)
  }

  /// Whether this page is there on every screen with the other one, according to their promises.
  func isThereWherever(_ other: PageMarks) -> Bool {
    required.isSubset(of: other.required) && absent.isDisjoint(with: other.required)
  }

  /// Compares two pages.
  static func compare(_ a: LayoutDescription, _ b: LayoutDescription) -> (aWhereB: Bool, bWhereA: Bool) {
    var result = (aWhereB: false, bWhereA: false)
    for device in DeviceVariants.distinguishing([a, b]) {
      let marks = (PageMarks(a, on: device), PageMarks(b, on: device))
      guard !marks.0.required.isEmpty, !marks.1.required.isEmpty else { continue }
      let forward = marks.0.isThereWherever(marks.1)
      let backward = marks.1.isThereWherever(marks.0)
      // Twins are distinguished by elements that only one of them forbids or allows.
      if forward, backward { return (true, true) }
      result.aWhereB = result.aWhereB || forward
      result.bWhereA = result.bWhereA || backward
    }
    return result.aWhereB && result.bWhereA ? (true, false) : result
  }
}
