import GalleyTree

extension Automator {
  /// Chooses a segment, and waits until it is the chosen one.
  package func select(_ option: String, inSegmentsOf target: Target, until deadline: Duration) throws {
    try work(target, .adjust(option), until: deadline) { aim in
      let offered = aim.element.segments.map(\.label)
      guard offered.contains(option) else {
        throw failure(
          .notOffered(aim.path, wanted: option, offered: offered), .adjust(option), target, began: driver.now,
          aim.snapshot)
      }
      let segment = part("\(option) of \(target.name)", of: target) { screen, place in
        screen.places(of: .button, in: screen.descendants(of: place))
          .filter { screen.nodes[$0].element.label == option }
      }
      try tap(segment, until: deadline)
      try expect(option, of: target, until: deadline) { $0.segments.first(where: \.isSelected)?.label ?? "" }
    }
  }

  /// Chooses a line of the menu that a button opens, and waits until the button shows it.
  package func select(_ option: String, inMenuOf target: Target, until deadline: Duration) throws {
    try work(target, .adjust(option), until: deadline) { aim in
      if aim.element.shows(option) { return }
      if let offered = try (driver as? any OptionChoosing)?.choose(option, of: aim.element) {
        guard offered.contains(option) else {
          throw failure(
            .notOffered(aim.path, wanted: option, offered: offered), .adjust(option), target,
            began: driver.now, aim.snapshot)
        }
        return try expect(option, of: target, until: deadline) {
          $0.shows(option) ? option : $0.shownValue
        }
      }
      // Lists that were there before are no menus.
      let others = Set(aim.screen.menus.map { ElementKey(of: $0, in: aim.screen) })
      try tap(target, until: deadline)
      var offered: [String] = []
      var last = aim.snapshot
      let isOffered = try wait(until: deadline) { snapshot in
        last = snapshot
        let screen = index(of: snapshot)
        offered = screen.menuLines(except: others).map { screen.nodes[$0].element.label }
        return offered.contains(option)
      }
      guard isOffered else {
        throw failure(
          .notOffered(aim.path, wanted: option, offered: offered), .adjust(option), target, began: driver.now,
          last)
      }
      let line = Target(name: "\(option) of the menu of \(target.name)", sought: option) { snapshot in
        let screen = self.index(of: snapshot)
        return screen.menuLines(except: others).filter { screen.nodes[$0].element.label == option }
          .map(screen.path)
      }
      try tap(line, until: deadline)
      try expect(option, of: target, until: deadline) { $0.shows(option) ? option : $0.shownValue }
    }
  }

  /// Taps a switch if it is not as wanted, and waits until it is.
  package func set(_ target: Target, on isOn: Bool, until deadline: Duration) throws {
    let wanted = isOn ? "on" : "off"
    try work(target, .adjust(wanted), until: deadline) { aim in
      guard let before = aim.element.isSwitchedOn else {
        throw failure(
          .lacks(aim.path, "a value of on or off"), .adjust(wanted), target, began: driver.now,
          aim.snapshot)
      }
      guard before != isOn else { return }
      try tap(target, aimsAtControl: true, until: deadline)
      try expect(wanted, of: target, until: deadline) { $0.isSwitchedOn.map { $0 ? "on" : "off" } ?? "" }
    }
  }

  /// Taps a stepper's button several times, and waits after each time until its value changes.
  ///
  /// With a stepper without a value, the screen must change. Each tap waits for the previous one, so that a
  /// late app does not get too many taps.
  package func step(_ target: Target, by count: Int, until deadline: Duration) throws {
    let isIncrement = count > 0
    let word = isIncrement ? "increment" : "decrement"
    let action = Action.adjust(count > 0 ? "+\(count)" : "\(count)")
    try work(target, action, until: deadline) { aim in
      guard aim.screen.stepperButton(of: aim.place, isIncrement: isIncrement) != nil else {
        throw failure(
          .lacks(aim.path, "a button to \(word) it"), action, target, began: driver.now, aim.snapshot)
      }
      let button = part("\(word) of \(target.name)", of: target) { screen, place in
        screen.stepperButton(of: place, isIncrement: isIncrement).map { [$0] } ?? []
      }
      for _ in 0..<abs(count) {
        let before = try read(target)
        try tap(button, until: deadline)
        try waitForChange(of: target, from: before, action, isIncrement: isIncrement, until: deadline)
      }
    }
  }

  private func waitForChange(
    of target: Target, from before: FoundElement, _ action: Action, isIncrement: Bool,
    until deadline: Duration
  ) throws {
    let isChanged = try wait(until: deadline) { snapshot in
      guard let value = before.element.value else {
        return snapshot.applications != before.snapshot.applications
      }
      let screen = index(of: snapshot)
      let places = target.places(in: screen, snapshot)
      return places.count == 1 && screen.nodes[places[0]].element.value != value
    }
    guard !isChanged else { return }
    let last = try read(target)
    let value = before.element.value?.text
    let wanted = value.map { "\(isIncrement ? "more" : "less") than \($0)" } ?? "something else"
    throw failure(
      .notAdjusted(last.path, wanted: wanted, holds: value), action, target, began: before.snapshot.instant,
      last.snapshot)
  }

  /// Works on a control once it is there and enabled; its parts are judged when they are touched.
  private func work(
    _ target: Target, _ action: Action, until deadline: Duration, _ body: (ActionTarget) throws -> Void
  ) throws {
    try act(action, on: target, Readiness(isReachable: false), until: deadline, body)
  }

  /// A part of a control.
  private func part(
    _ name: String, of target: Target, _ find: @escaping (ScreenIndex, Int) -> [Int]
  ) -> Target {
    Target(name: name) { snapshot in
      let screen = self.index(of: snapshot)
      return target.places(in: screen, snapshot).flatMap { find(screen, $0) }.map(screen.path)
    }
  }

  /// Waits until a control holds a value.
  private func expect(
    _ wanted: String, of target: Target, until deadline: Duration, _ value: (Element) -> String
  ) throws {
    let began = driver.now
    let isHeld = try wait(until: deadline) { snapshot in
      let screen = index(of: snapshot)
      let places = target.places(in: screen, snapshot)
      return places.count == 1 && value(screen.nodes[places[0]].element) == wanted
    }
    guard !isHeld else { return }
    let control = try read(target)
    throw failure(
      .notAdjusted(control.path, wanted: wanted, holds: value(control.element)), .adjust(wanted), target,
      began: began, control.snapshot)
  }
}

extension ActionTarget {
  /// The path in `Snapshot/screen`.
  fileprivate var path: ElementPath { screen.path(of: place) }
}

extension Element {
  /// The buttons of a segmented control.
  package var segments: [Element] {
    children.flatMap { $0.type == .button ? [$0] : $0.segments }
  }

  /// Whether a button that opens a menu shows an option: as its value, or as its label or the last part of that.
  func shows(_ option: String) -> Bool {
    value?.text == option || label == option || label.hasSuffix(", \(option)")
  }
}

extension ScreenIndex {
  /// Everything that may be an open menu, in tree order.
  fileprivate var menus: [Int] {
    let types: [ElementType] = [.menu, .popover, .collectionView]
    return types.flatMap { places(of: $0, in: nodes.indices) }.sorted()
  }

  /// The lines of the menus that are open, in tree order.
  fileprivate func menuLines(except others: Set<ElementKey>) -> [Int] {
    let menus = menus.filter { !others.contains(ElementKey(of: $0, in: self)) }
    let types: [ElementType] = [.menuItem, .button]
    return types.flatMap { places(of: $0, in: nodes.indices) }.sorted()
      .filter { line in menus.contains { isPlace(line, within: $0) } }
  }
}
