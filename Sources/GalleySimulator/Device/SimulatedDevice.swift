import Foundation
import GalleyAutomation
import GalleyImage
import GalleyRaster
import GalleyTree
import GalleyViews

/// A telephone or tablet that exists only here: it runs apps written with `GalleyViews` on a virtual clock.
///
/// Two devices that are given the same apps, the same settings and the same touches show the same pixels, on every
/// machine. A device belongs to one test.
public final class SimulatedDevice {
  /// The name under which the home screen and the system's questions are found.
  public static let springboard = "com.apple.springboard"

  /// What kind of device this is.
  public let profile: DeviceProfile
  /// How it is set.
  public let configuration: Configuration
  /// Its clock.
  public let clock = VirtualClock()
  /// Its network.
  public let network: SimulatedNetwork
  /// The photos on it, oldest first.
  public var photos: [Bitmap] = [SimulatedPhotos.landscape]
  /// The addresses that apps had the system open, oldest first; nothing else becomes of them.
  public private(set) var openedURLs: [URL] = []
  /// What every app it starts is given on top of what a test gives it.
  public var launchEnvironment: [String: String] = [:]
  /// How late apps do what touches and answers cause; `nil` for not at all.
  ///
  /// See ``SeededLatency``.
  public var latency: (any Latency)?
  /// How long an app takes until it can be used.
  public var launchTime = Duration.milliseconds(600)

  let permissions = PermissionCenter()
  let fonts: FontLibrary
  let typesetter: Typesetter
  let renderer: Renderer
  /// How many gestures have been performed.
  var gestures = 0
  /// The screen's pixels; of one picture to the next only what changed is drawn.
  let screen: RetainedPicture
  private let statusBar: StatusBar
  let home: SpringboardModel
  let homeHost: ViewHost
  let systemHost: ViewHost
  let bannerHost: ViewHost
  var systemAlerts: [(alert: SystemAlert, onAnswer: (String) -> Void)] = []
  /// Whether the question on the screen is the first of these.
  var isShowingSystemAlert = false
  var banners: UInt64 = 0
  var installed: [InstalledApp] = []
  var running: [String: RunningApp] = [:]
  var front: String?
  private var launches: UInt64 = 0

  /// Switches on a new device with nothing installed.
  ///
  /// - Parameters:
  ///   - profile: What kind of device.
  ///   - appearance: Light or dark.
  ///   - textSize: The chosen text size.
  ///   - fontFolders: Where to look for fonts, first come first.
  /// - Throws: `FontError` if the fonts are not there.
  public init(
    _ profile: DeviceProfile = .iPhoneX, appearance: ColorScheme = .light, textSize: TextSize = .large,
    fontFolders: [String] = FontLibrary.defaultFolders
  ) throws {
    self.profile = profile
    configuration = profile.configured(appearance, textSize: textSize)
    network = SimulatedNetwork(clock: clock)
    fonts = try FontLibrary(folders: fontFolders)
    typesetter = Typesetter(fonts)
    renderer = Renderer(fonts)
    screen = RetainedPicture(renderer)
    statusBar = StatusBar(profile: profile, typesetter: typesetter)
    let model = SpringboardModel()
    home = model
    var environment = EnvironmentValues()
    environment.colorScheme = appearance
    environment.displayScale = profile.scale
    environment.clock = clock
    // Numbers of live nodes start far apart, so that no two windows ever share one.
    homeHost = ViewHost(
      AnyView(HomeView(model: model)), typesetter: typesetter, size: profile.size, safeArea: EdgeInsets(),
      environment: environment, firstHandle: 1 << 50)
    systemHost = ViewHost(
      AnyView(SystemAlertView(model: model)), typesetter: typesetter, size: profile.size,
      safeArea: profile.safeArea,
      environment: environment, firstHandle: 1 << 51)
    bannerHost = ViewHost(
      AnyView(SystemBannerView(model: model)), typesetter: typesetter, size: profile.size,
      safeArea: profile.safeArea, environment: environment, firstHandle: 1 << 52)
    home.open = { [weak self] in self?.bringToFront($0) }
    home.answer = { [weak self] in self?.answer($0) }
    network.lateness = { [weak self] in self?.latency?.delay(of: .answer) ?? .zero }
    permissions.changed = { [weak self] in self?.showQuestion() }
    flush()
  }

  /// Installs an app.
  ///
  /// - Parameter type: The app.
  public func install<Content: App>(_ type: Content.Type) {
    let app = InstalledApp(type)
    installed.removeAll { $0.bundleIdentifier == app.bundleIdentifier }
    installed.append(app)
    home.apps = installed.map { .init(id: $0.bundleIdentifier, name: $0.displayName) }
    flush()
  }

  /// Answers a permission question before it is asked.
  ///
  /// - Parameters:
  ///   - status: The answer.
  ///   - permission: What would be asked for.
  ///   - type: The app that would ask.
  public func setPermission<Content: App>(
    _ status: PermissionStatus, of permission: Permission, for type: Content.Type
  ) {
    permissions.set(status, of: permission, for: type.bundleIdentifier)
  }

  // MARK: Apps

  func app(_ bundleIdentifier: String) throws(DriverError) -> InstalledApp {
    if let app = installed.first(where: { $0.bundleIdentifier == bundleIdentifier }) { return app }
    throw .notInstalled(bundleIdentifier, installed: installed.map(\.bundleIdentifier).sorted())
  }

  func start(_ app: InstalledApp, _ request: LaunchRequest) {
    launches += 1
    let lifetime = AppLifetime()
    let clock = AppClock(clock: clock, lifetime: lifetime)
    let service = AppPermissions(
      center: permissions, clock: clock, bundleIdentifier: app.bundleIdentifier, app: app.displayName,
      reasons: app.reasons)
    var environment = EnvironmentValues()
    environment.colorScheme = configuration.appearance
    environment.dynamicTypeSize = configuration.textSize
    environment.displayScale = configuration.scale
    environment.localeIdentifier = configuration.locale
    environment.systemOpenURL = { [weak self] url in
      self?.openedURLs.append(url)
      return true
    }
    environment.launchArguments = request.arguments
    environment.launchEnvironment = request.environment.merging(launchEnvironment) { $1 }
    environment.clock = clock
    environment.network = AppNetwork(network: network, lifetime: lifetime)
    environment.permissions = service
    environment.photoLibrary = SimulatedPhotos(
      permissions: service, photos: { [weak self] in self?.photos ?? [] })
    environment.assets = app.assets
    let host = ViewHost(
      app.make(), typesetter: typesetter, size: profile.size, safeArea: profile.safeArea,
      environment: environment,
      firstHandle: launches << 32)
    host.actions.latency = { [weak self] in self?.latency?.delay(of: .touch) ?? .zero }
    running[app.bundleIdentifier] = RunningApp(app, host: host, launch: launches, lifetime: lifetime)
  }

  func end(_ bundleIdentifier: String) {
    running.removeValue(forKey: bundleIdentifier)?.end()
    permissions.withdraw(bundleIdentifier)
    if front == bundleIdentifier { front = nil }
  }

  func bringToFront(_ bundleIdentifier: String) {
    if running[bundleIdentifier] == nil,
      let app = installed.first(where: { $0.bundleIdentifier == bundleIdentifier })
    {
      start(app, LaunchRequest(bundleIdentifier))
    }
    front = bundleIdentifier
    flush()
  }

  /// The app in front, if its views never settle.
  var restlessApp: String? { frontApp.flatMap { $0.host.isRestless ? $0.app.bundleIdentifier : nil } }

  var frontApp: RunningApp? { front.flatMap { running[$0] } }

  /// Evaluates whatever has changed, everywhere.
  func flush() {
    home.isHome = frontApp == nil
    home.isOverDark =
      configuration.appearance == .dark || frontApp?.host.isPushedBack != false
    for bundleIdentifier in running.keys.sorted() { running[bundleIdentifier]?.host.flush() }
    homeHost.flush()
    bannerHost.flush()
    systemHost.flush()
  }

  /// Lets time go by, doing what is due on the way.
  ///
  /// - Parameter deadline: Until when, counted from the device's start.
  public func advance(to deadline: Duration) {
    while clock.step(until: deadline) { flush() }
    flush()
  }

  /// Lets time go by, doing what is due on the way.
  ///
  /// - Parameter duration: How much.
  public func advance(by duration: Duration) {
    advance(to: clock.now + duration)
  }

  /// Whatever keys go to: a question of the system, else the app in front.
  var touchedHost: ViewHost {
    home.question != nil ? systemHost : frontApp?.host ?? homeHost
  }

  /// Whatever a finger at a point of the screen touches: a question of the system, a banner, else the app in front.
  func touchedHost(at point: CGPoint) -> ViewHost {
    home.question == nil && bannerHost.hitTest(point) != nil ? bannerHost : touchedHost
  }

  // MARK: Screen

  /// What is there where nothing is drawn.
  var ground: RGBA { configuration.appearance == .dark ? .black : .white }

  func displayList() -> DisplayList {
    var list = DisplayList()
    (frontApp?.host ?? homeHost).draw(into: &list)
    statusBar.draw(
      isOverDark: home.isOverDark, endsOverDark: configuration.appearance == .dark || frontApp == nil,
      into: &list)
    bannerHost.drawContent(into: &list)
    if home.question != nil { systemHost.drawAlerts(into: &list) }
    return list
  }

  private func springboardTree() -> Element {
    var windows: [Element] = frontApp == nil ? homeHost.windows() : []
    windows.append(
      Element(
        .window, frame: CGRect(origin: .zero, size: profile.size), appearance: .passesTouches,
        children: [statusBar.element()]))
    if home.banner != nil { windows += bannerHost.windows() }
    if home.question != nil { windows += systemHost.windows().dropFirst() }
    return Element(
      .application, label: "SpringBoard", frame: CGRect(origin: .zero, size: profile.size),
      appearance: .passesTouches, children: windows)
  }

  /// What a snapshot was made of: while this stays the same, so does the snapshot's tree.
  private struct Stamp: Equatable {
    var launch: UInt64?
    var versions: [Int]
    var isAsking: Bool
    var hasBanner: Bool
  }

  private var stamped: (stamp: Stamp, applications: [ApplicationTree])?

  /// The trees of everything on the screen; the very same array while nothing has changed.
  func applications() -> [ApplicationTree] {
    let stamp = Stamp(
      launch: frontApp?.launch,
      versions: [frontApp?.host.version ?? 0, homeHost.version, systemHost.version, bannerHost.version],
      isAsking: home.question != nil, hasBanner: home.banner != nil)
    if let stamped, stamped.stamp == stamp { return stamped.applications }
    var applications: [ApplicationTree] = []
    if let frontApp {
      applications.append(
        ApplicationTree(bundleIdentifier: frontApp.app.bundleIdentifier, root: frontApp.tree()))
    }
    applications.append(ApplicationTree(bundleIdentifier: Self.springboard, root: springboardTree()))
    HitTest.resolveHittability(&applications, size: configuration.size)
    stamped = (stamp, applications)
    return applications
  }

  /// What draws the device's pictures, without the fonts: which are used only a picture tells.
  lazy var fingerprint = Fingerprint(
    renderer: FontLibrary.rendererVersion, libraries: fonts.libraryVersions)

  /// What draws a picture.
  func fingerprint(of list: DisplayList) -> Fingerprint {
    var fingerprint = fingerprint
    fingerprint.fonts = fonts.digests(of: list.faces)
    fingerprint.missing = list.missingCharacters.map { character in
      MissingGlyph(
        number: character.number, name: character.scalar.properties.name, package: character.package)
    }
    return fingerprint
  }
}
