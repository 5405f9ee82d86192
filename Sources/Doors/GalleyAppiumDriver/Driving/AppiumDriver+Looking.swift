import Foundation
import GalleyAutomation
import GalleyJSON
import GalleyTree
import GalleyTreeFormats
import GalleyWebDriver

extension AppiumDriver {
  /// The most levels of a source: with more of them the system of iOS answers with an error.
  ///
  /// - Reference: [appium/appium, issue 18085](https://github.com/appium/appium/issues/18085), on `snapshotMaxDepth`.
  static let mostLevels = 62

  /// The latest look, or a new one if that is too old.
  func look() throws(DriverError) -> SourceLook {
    if let looked, looked.isFresh { return looked }
    return try ask()
  }

  /// A new look.
  func ask() throws(DriverError) -> SourceLook {
    let began = ContinuousClock.now
    var source = try source()
    var look = SourceLook(
      source: source,
      snapshot: Snapshot(
        applications: [], configuration: configuration, fingerprint: fingerprint, instant: now),
      instant: .now, duration: ContinuousClock.now - began)
    if let latest, latest.source == source, !isTouched {
      look.snapshot.applications = latest.snapshot.applications
      look.isAtRest = true
    } else {
      var trees = try trees(of: source)
      while let limit = deepest, trees.isCut(at: limit) {
        try raiseDepth(from: limit)
        source = try self.source()
        trees = try self.trees(of: source)
        look.source = source
      }
      look.snapshot.applications = try finished(trees.applications)
      look.snapshot.configuration = configuration
    }
    note(look)
    return look
  }

  private func source() throws(DriverError) -> String {
    try run("read the page source") { () throws(WebDriverError) in try session.send("GET", "/source") }
  }

  private func trees(of source: String) throws(DriverError) -> SourceTrees {
    let file: TreeFile
    do throws(TreeFormatError) { file = try TreeFile.read(Array(source.utf8)) } catch {
      throw .unavailable(reason: "its page source cannot be read: \(error)")
    }
    let root = file.whole(pixelsInPoint: unit)
    // A rotated device has another screen size.
    if root.type == .application, root.frame.width > 0, root.frame.origin == .zero {
      follow(root.frame.size)
    }
    return SourceTrees(root, of: platform, screen: configuration.size) { self.frontApplication }
  }

  /// Records the size of the screen in its present orientation.
  private func follow(_ size: CGSize) {
    let known = configuration.size
    guard (size.width > size.height) != (known.width > known.height) else { return }
    configuration.size = CGSize(width: known.height, height: known.width)
    configuration.orientation = size.width > size.height ? .landscapeLeft : .portrait
  }

  /// The app in front, for a source without its name; the app of the session if the server does not report it.
  private var frontApplication: String {
    guard platform == .iOS, let info = try? perform(.activeAppInfo), let name = info["bundleId"]?.text else {
      return application
    }
    return name
  }

  /// Lets sources have more levels.
  ///
  /// - Throws: `DriverError` if they have as many as there can be.
  private func raiseDepth(from limit: Int) throws(DriverError) {
    guard limit < Self.mostLevels else {
      throw .unavailable(
        reason:
          "its elements have \(limit) levels and more, of which iOS tells no more; nest the app's views "
          + "less, or accept that deeper elements are missing by the capability appium:settings[snapshotMaxDepth]"
      )
    }
    try set(["snapshotMaxDepth": .integer(Self.mostLevels)])
    deepest = Self.mostLevels
  }

  /// Changes settings of the session.
  func set(_ settings: [String: JSONValue]) throws(DriverError) {
    try run("change settings of Appium") { () throws(WebDriverError) in
      try session.post("/appium/settings", ["settings": .object(settings)])
    }
  }

  /// The trees, with the focused element and the app behind an alert of the system.
  private func finished(_ applications: [ApplicationTree]) throws(DriverError) -> [ApplicationTree] {
    var trees = applications
    if asksForAlerts, trees.last.map({ !$0.showsAlert }) ?? true, let alert = try systemAlert() {
      trees.append(alert)
    }
    if let front = trees.last, front.bundleIdentifier != application, front.showsAlert,
      !trees.contains(where: { $0.bundleIdentifier == application }), let behind = try treeBehind()
    {
      trees.insert(behind, at: 0)
    }
    if platform == .iOS { try markFocus(in: &trees) }
    HitTest.resolveHittability(&trees, size: configuration.size)
    return trees
  }

  /// The tree of the session's app behind an alert.
  private func treeBehind() throws(DriverError) -> ApplicationTree? {
    switch platform {
    case .iOS: return try tree(of: application)
    // Android tells of one window; the app's waits behind it.
    case .android:
      return latest?.snapshot.applications.first { $0.bundleIdentifier == application }
    }
  }

  /// The tree of an app that need not be in front; `nil` if it is not on the screen.
  private func tree(of name: String) throws(DriverError) -> ApplicationTree? {
    guard !name.isEmpty else { return nil }
    try set(["defaultActiveApplication": .text(name)])
    let source: Result<String, DriverError> = Result { () throws(DriverError) in try self.source() }
    try set(["defaultActiveApplication": "auto"])
    return try trees(of: source.get()).applications.first { $0.bundleIdentifier == name }
  }

  /// The alert of the system, for servers whose sources have none.
  private func systemAlert() throws(DriverError) -> ApplicationTree? {
    do throws(WebDriverError) {
      _ = try session.send("GET", "/alert/text", as: JSONValue.self)
    } catch {
      if error.code == "no such alert" || error.isUnknownCommand { return nil }
      throw .unavailable(reason: Self.reason(error))
    }
    return try tree(of: Self.springboard).flatMap { $0.showsAlert ? $0 : nil }
  }

  /// The app that alerts of iOS belong to.
  static let springboard = "com.apple.springboard"

  // MARK: Keyboard

  /// Marks the focused field, which page sources of iOS do not report.
  private func markFocus(in trees: inout [ApplicationTree]) throws(DriverError) {
    guard trees.contains(where: { $0.root.hasField }), let frame = try focusedFrame() else { return }
    for index in trees.indices.reversed() where trees[index].root.markFocus(at: frame) { return }
  }

  /// The frame of the element that has the keyboard; `nil` for none.
  private func focusedFrame() throws(DriverError) -> CGRect? {
    guard let element = try activeElement() else { return nil }
    let rect: JSONValue
    do throws(WebDriverError) { rect = try session.send("GET", "/element/\(element)/rect") } catch {
      // It has gone meanwhile.
      if ["stale element reference", "no such element"].contains(error.code) { return nil }
      throw .unavailable(reason: Self.reason(error))
    }
    let numbers = ["x", "y", "width", "height"].compactMap { rect[$0]?.number }
    guard numbers.count == 4 else { return nil }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// The reference of the element that has the keyboard; `nil` for none.
  func activeElement() throws(DriverError) -> String? {
    do throws(WebDriverError) {
      let element: JSONValue = try session.send("GET", "/element/active")
      return (element["element-6066-11e4-a52e-4f735466cecf"] ?? element["ELEMENT"])?.text
    } catch {
      if error.code == "no such element" || error.isUnknownCommand { return nil }
      throw .unavailable(reason: Self.reason(error))
    }
  }
}

extension Element {
  /// The types that take text.
  private static let fields: Set<ElementType> = [.textField, .secureTextField, .textView, .searchField]

  /// Whether it, or anything below it, takes text.
  fileprivate var hasField: Bool { Self.fields.contains(type) || children.contains { $0.hasField } }

  /// Marks the innermost field of a frame.
  ///
  /// - Returns: Whether there is one.
  fileprivate mutating func markFocus(at frame: CGRect) -> Bool {
    for index in children.indices.reversed() where children[index].markFocus(at: frame) { return true }
    // Sources and rectangles are rounded to points, each in its own way.
    guard Self.fields.contains(type), abs(self.frame.minX - frame.minX) <= 1,
      abs(self.frame.minY - frame.minY) <= 1, abs(self.frame.width - frame.width) <= 2,
      abs(self.frame.height - frame.height) <= 2
    else { return false }
    isFocused = true
    return true
  }

  /// Whether it, or anything below it, has the keyboard.
  var hasKeyboard: Bool { isFocused || children.contains { $0.hasKeyboard } }
}
