import Foundation
import GalleyAutomation
import GalleyImage
import GalleyRaster
import GalleySystem
import GalleyTree
import GalleyViews

/// The content of the screen: as pixels, as element trees, and as views.
extension SimulatedDevice {
  /// The colour where nothing is drawn.
  @MainActor var background: RGBA { current.appearance == .dark ? .black : .white }

  @MainActor func displayList() -> DisplayList {
    if profile.isMac { return macDisplayList() }
    var list = DisplayList()
    (frontApp?.host ?? homeHost).draw(into: &list)
    if isSheetShown { sheetHost.drawSheets(into: &list) }
    for name in running.keys.sorted() where running[name] !== frontApp {
      running[name]?.host.drawCarried(into: &list)
    }
    let host = frontApp?.host
    // The wallpaper is dark, and so is the space around a window that is pushed back.
    statusBar.draw(
      isOverDark: host.map { $0.isPushedBack || $0.statusBarScheme == .dark } ?? true,
      endsOverDark: host.map { $0.lowerEdgeScheme == .dark } ?? true, into: &list)
    bannerHost.drawContent(into: &list)
    if home.question != nil { systemHost.drawAlerts(into: &list) }
    return list
  }

  @MainActor private func springboardTree() -> Element {
    var windows: [Element] = frontApp == nil ? homeWindows() : []
    windows.append(
      Element(
        .window, frame: CGRect(origin: .zero, size: current.size), appearance: .touchTransparent,
        children: statusBar.isShown ? [statusBar.element()] : []))
    if home.banner != nil { windows += bannerHost.windows() }
    if home.question != nil { windows += systemHost.windows().dropFirst() }
    return Element(
      .application, label: "SpringBoard", frame: CGRect(origin: .zero, size: current.size),
      appearance: .touchTransparent, children: windows)
  }

  /// The versions that a snapshot's tree depends on.
  struct Stamp: Equatable {
    var launch: UInt64?
    var versions: [Int]
    var isAsking: Bool
    var hasBanner: Bool
    var hasSheet: Bool
  }

  /// The trees of everything on the screen; the same array while nothing has changed.
  @MainActor func applications() -> [ApplicationTree] {
    let stamp = Stamp(
      launch: frontApp?.launch,
      versions: [frontApp?.host.version ?? 0] + [homeHost, systemHost, bannerHost, sheetHost].map(\.version),
      isAsking: home.question != nil, hasBanner: home.banner != nil, hasSheet: isSheetShown)
    if let stamped, stamped.stamp == stamp { return stamped.applications }
    var applications = macApplications()
    if let frontApp, !profile.isMac {
      var root = frontApp.tree()
      // Sheets of the system that run for an app are part of its tree, as XCUITest finds them.
      if isSheetShown { root.children += sheetHost.windows().dropFirst() }
      applications.append(ApplicationTree(bundleIdentifier: frontApp.app.bundleIdentifier, root: root))
    }
    if !profile.isMac {
      applications.append(ApplicationTree(bundleIdentifier: Self.springboard, root: springboardTree()))
    }
    HitTest.resolveHittability(&applications, size: current.size)
    stamped = (stamp, applications)
    return applications
  }

  /// The trees of everything on the screen, whose roots have the views that they were made of.
  @MainActor func describedApplications() -> [ApplicationTree] {
    var applications = applications()
    if let described, described.stamp == stamped?.stamp { return described.applications }
    for index in applications.indices {
      let root = applications[index].root
      let identifier = applications[index].bundleIdentifier
      if identifier == Self.springboard {
        applications[index].root.views = systemViews(root)
      } else if identifier == frontApp?.app.bundleIdentifier {
        applications[index].root.views = frontApp?.host.viewDescription(numberedBy: root)
        applications[index].root.addHitAreas()
      }
    }
    described = stamped.map { ($0.stamp, applications) }
    return applications
  }

  /// The views of the home screen, banners and the system's alerts, as far as they are shown.
  @MainActor private func systemViews(_ root: Element) -> ViewDescription? {
    let shown = [
      frontApp == nil ? homeHost : nil, home.banner == nil ? nil : bannerHost,
      home.question == nil ? nil : systemHost,
    ].compactMap { $0?.viewDescription(numberedBy: root) }
    guard var views = shown.first else { return nil }
    for above in shown.dropFirst() { views.children += above.children }
    return views
  }

  @MainActor private static var typesetterOfAll: Typesetter?

  /// The typesetter of all devices with the default fonts, which measures and breaks equal texts once.
  ///
  /// - Throws: `FontError.missing` where fonts are not installed.
  static func usualTypesetter() throws(FontError) -> Typesetter {
    try MainActorEntry.run { () throws(FontError) in
      if let typesetter = typesetterOfAll { return typesetter }
      // With a separate library: those of devices also serve pictures, which other threads make.
      let typesetter = Typesetter(try FontLibrary())
      typesetterOfAll = typesetter
      return typesetter
    }
  }

  /// The fingerprint of the device's renderer, without the fonts, which differ from picture to picture.
  var fingerprint: Fingerprint {
    Fingerprint(renderer: FontLibrary.rendererVersion, libraries: fonts.libraryVersions)
  }

  /// The fingerprint of the renderer of a picture, with its fonts.
  func fingerprint(of list: DisplayList) -> Fingerprint {
    var fingerprint = fingerprint
    fingerprint.fonts = fonts.digests(of: list.faces)
    for symbol in list.symbols.drawn.sorted() { fingerprint.symbols["\(symbol)"] = symbol.digest }
    fingerprint.missingSymbols = list.symbols.missing.sorted().map { name in
      MissingSymbol(name: name, nearest: Symbol.nearest(to: name))
    }
    fingerprint.missingFonts = list.unknownFonts.map { MissingFont(name: $0.name, nearest: $0.nearest) }
    fingerprint.missing = list.missingCharacters.map { character in
      MissingGlyph(
        number: character.number, name: character.scalar.properties.name, package: character.package)
    }
    return fingerprint
  }
}
