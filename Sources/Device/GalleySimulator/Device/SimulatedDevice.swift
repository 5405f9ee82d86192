import Combine
import DarwinNotifications
import Foundation
import GalleyAutomation
import GalleyImage
import GalleyRaster
import GalleyServices
import GalleySystem
import GalleyTree
import GalleyViews

/// A simulated phone or tablet that runs apps written with `GalleyViews` on a virtual clock.
///
/// Two devices that are given the same apps, the same settings and the same touches show the same pixels, on every
/// machine. A device belongs to one test.
public final class SimulatedDevice: Sendable {
  /// The bundle identifier of the home screen and the system's alerts.
  public static let springboard = "com.apple.springboard"

  /// The device model.
  public let profile: DeviceProfile
  /// The device's clock.
  public let clock = VirtualClock()
  /// The device's network.
  public let network: SimulatedNetwork
  /// The space of the notifications of its apps and its test.
  package let notifications: NotificationSpace

  /// The messages between its apps and VoiceOver.
  let accessibility = AccessibilityChannel()

  /// The device's configuration.
  public var configuration: Configuration { MainActorEntry.run { current } }

  /// The photos on it, oldest first.
  public var photos: [Bitmap] {
    get { MainActorEntry.run { settings.photos } }
    set { MainActorEntry.run { settings.photos = newValue } }
  }

  /// The folder of this machine whose files are the documents on it; `nil` for a device without any.
  ///
  /// Apps browse it with `fileImporter`, and save and move files into it. Set it before the app starts.
  public var documentFolder: URL? {
    get { MainActorEntry.run { settings.documentFolder } }
    set { MainActorEntry.run { settings.documentFolder = newValue } }
  }

  /// The URLs that apps asked the system to open, oldest first; those of no app's scheme are only recorded.
  public var openedURLs: [URL] { MainActorEntry.run { opened } }

  /// Variables added to the launch environment of every app.
  public var launchEnvironment: [String: String] {
    get { MainActorEntry.run { settings.launchEnvironment } }
    set { MainActorEntry.run { settings.launchEnvironment = newValue } }
  }

  /// The source of delays for the responses of apps; `nil` for no delays.
  ///
  /// See ``SeededLatency``.
  public var latency: (any Latency)? {
    get { MainActorEntry.run { settings.latency } }
    set {
      nonisolated(unsafe) let newValue = newValue
      MainActorEntry.run { settings.latency = newValue }
    }
  }

  /// The seed for the order of simultaneous events; `nil` for the order in which apps asked for them.
  ///
  /// On a real device, the order varies between two tasks that slept equally long, the answers to two
  /// requests, or work beside the main actor. A test that passes with any seed depends on no such order. One
  /// seed makes one history: the behaviour of apps, the trees and the pictures are the same in each run. Set
  /// the seed before an app starts.
  public var seed: UInt64? {
    get { MainActorEntry.run { settings.seed } }
    set {
      MainActorEntry.run {
        settings.seed = newValue
        clock.order = newValue.map(WorkOrder.init)
      }
    }
  }

  /// The time that an app takes to launch.
  public var launchTime: Duration {
    get { MainActorEntry.run { settings.launchTime } }
    set { MainActorEntry.run { settings.launchTime = newValue } }
  }

  /// The settings of a test.
  struct Settings {
    var photos = [SimulatedPhotos.landscape]
    var documentFolder: URL?
    var launchEnvironment: [String: String] = [:]
    var latency: (any Latency)?
    var seed: UInt64?
    var launchTime = Duration.milliseconds(600)
    var isHardwareKeyboardConnected = false
    var pasting = PastePolicy.allow
    var account: AppleAccount? = .johnAppleseed
    var biometrics = Biometrics.matching
    var passcode = "000000"
  }

  let permissions: PermissionCenter
  /// The pasteboard that apps and tests share.
  public let pasteboard = Pasteboard()
  let home: SpringboardModel
  let homeHost: ViewHost
  let systemHost: ViewHost
  let bannerHost: ViewHost
  let sheetHost: ViewHost
  nonisolated(unsafe) let fonts: FontLibrary
  // Windows break lines on the main actor.
  nonisolated(unsafe) let typesetter: Typesetter
  // Pictures are made on the thread of the test, so that those of several tests are made at once; a device belongs to
  // one test, which makes one at a time.
  nonisolated(unsafe) let renderer: Renderer
  /// The screen's pixels; from one picture to the next only changed parts are drawn.
  nonisolated(unsafe) let screen: RetainedPicture

  /// The configuration at the start.
  private let first: Configuration
  /// The changes of the configuration.
  @MainActor private var changed: Configuration?
  @MainActor var settings = Settings()
  @MainActor private var opened: [URL] = []
  /// The number of gestures so far.
  @MainActor var gestureCount = 0
  @MainActor var latestInput = LatestInput.touches([])
  /// The system's waiting questions, with the handlers of the chosen button's place.
  @MainActor var systemAlerts: [(question: SpringboardModel.SystemQuestion, onAnswer: (Int) -> Void)] = []
  /// Whether the question on the screen is the first of these.
  @MainActor var isShowingSystemAlert = false
  @MainActor var bannerCount: UInt64 = 0
  /// The handler of a response to the latest banner: one of its actions, or `nil` for a tap.
  @MainActor var bannerResponse: ((NotificationAction?) -> Void)?
  /// The answers to apps that wanted to paste, by bundle identifier, for the present content of the
  /// pasteboard.
  @MainActor var pasteAnswers: [String: (change: Int, isAllowed: Bool?)] = [:]
  @MainActor var sheetCount: UInt64 = 0
  /// The sign-ins to apps and websites.
  @MainActor var signIns = SignIns()
  /// The photos that apps may see which may see some, by bundle identifier.
  @MainActor var limitedPhotos: [String: [Bitmap]] = [:]
  @MainActor var installed: [InstalledApp] = []
  /// The apps whose icons a person has taken off the home screen.
  @MainActor var removedFromHome: Set<String> = []
  /// The folders on the home screen.
  @MainActor var folders: [HomeFolder] = []
  @MainActor var running: [String: RunningApp] = [:]
  /// The app in front, also while the app switcher is above it.
  @MainActor var front: String? { didSet { frontChanged(from: oldValue) } }
  /// The apps that were in front, the latest first, until they are taken out of the app switcher.
  @MainActor var recents: [String] = []
  @MainActor private var launchCount: UInt64 = 0
  /// The state of apps that stays from launch to launch, by bundle identifier.
  @MainActor var installations: [String: AppInstallation] = [:]
  @MainActor var stamped: (stamp: Stamp, applications: [ApplicationTree])?
  /// The same trees with the views that they were made of, which only captures have.
  @MainActor var described: (stamp: Stamp, applications: [ApplicationTree])?

  /// The device's configuration.
  @MainActor var current: Configuration {
    get { changed ?? first }
    set { changed = newValue }
  }

  /// The status bar, as the device is held.
  @MainActor var statusBar: StatusBar {
    StatusBar(profile: profile.turned(to: current.orientation), typesetter: typesetter)
  }

  /// Creates a device with nothing installed.
  ///
  /// - Parameters:
  ///   - profile: The device model, with the version of its system.
  ///   - appearance: Light or dark.
  ///   - textSize: The chosen text size.
  ///   - locale: Language and region, as a BCP 47 tag.
  ///   - contrast: The contrast of colours that is chosen.
  ///   - boldText: Whether bold text is chosen, as in Settings, Accessibility, Display & Text Size.
  ///   - reduceMotion: Whether motion is to be avoided, as in Settings, Accessibility, Motion; it is for the app to follow.
  ///   - timeZone: The time zone in which dates are written, such as `Europe/Berlin`; `nil` for that of Greenwich.
  ///   - orientation: The initial orientation.
  ///   - parameters: Free parameters by name, which the launch environment of every app has where the launch sets no other value.
  ///   - fontFolders: The folders that are searched for the Inter fonts, in order; `nil` for those of the usual Linux
  ///     distributions.
  /// - Throws: `FontError` if the fonts are not there, or `DriverError` if the device cannot be held so, or there is no such time
  ///   zone or system version.
  public init(
    _ profile: DeviceProfile = .iPhoneX, appearance: ColorScheme = .light, textSize: TextSize = .large,
    locale: String = "en-US", contrast: ColorSchemeContrast = .standard, boldText: Bool = false,
    reduceMotion: Bool = false, timeZone: String? = nil, orientation: Orientation = .portrait,
    parameters: [String: String] = [:], fontFolders: [String]? = nil
  ) throws {
    self.profile = profile
    try profile.check(orientation)
    if let reason = SystemVersion.fault(of: profile.systemVersion) {
      throw DriverError.unsupported("run iOS \(profile.systemVersion)", reason: reason)
    }
    if let timeZone { try Self.check(timeZone: timeZone) }
    let held = profile.turned(to: orientation)
    first = Configuration(
      device: profile.name, size: held.size, scale: profile.scale, appearance: appearance, locale: locale,
      textSize: textSize, orientation: orientation, contrast: contrast, boldText: boldText,
      reduceMotion: reduceMotion, timeZone: timeZone ?? Configuration.usualTimeZone, parameters: parameters)
    network = SimulatedNetwork(clock: clock)
    notifications = Self.notificationSpace(on: clock)
    fonts = try FontLibrary(folders: fontFolders ?? FontLibrary.defaultFolders)
    typesetter = fontFolders == nil ? try Self.usualTypesetter() : Typesetter(fonts)
    renderer = Renderer(fonts)
    screen = RetainedPicture(renderer)
    nonisolated(unsafe) let typesetter = typesetter
    let (clock, first) = (clock, first)
    (home, permissions, homeHost, systemHost, bannerHost, sheetHost) = MainActorEntry.run {
      let model = SpringboardModel(on: held)
      var environment = EnvironmentValues(following: first)
      environment.clock = clock
      environment.systemVersion = held.systemVersion
      environment.isHardwareKeyboardConnected = held.isMac
      // Numbers of live nodes start far apart, so that no two windows ever share one.
      let homeHost = ViewHost(
        model.mac.map { AnyView(MacDesktopView(model: $0)) } ?? AnyView(HomeView(model: model)),
        typesetter: typesetter, size: held.size, safeArea: EdgeInsets(),
        environment: environment, firstHandle: 1 << 50)
      let systemHost = ViewHost(
        model.mac.map { AnyView(MacSystemView(model: model, mac: $0)) }
          ?? AnyView(SystemAlertView(model: model)),
        typesetter: typesetter, size: held.size,
        safeArea: held.isMac ? EdgeInsets() : held.safeArea,
        environment: environment, firstHandle: 1 << 51)
      let bannerHost = ViewHost(
        AnyView(SystemBannerView(model: model)), typesetter: typesetter, size: held.size,
        safeArea: held.safeArea, environment: environment, firstHandle: 1 << 52)
      let sheetHost = ViewHost(
        AnyView(SystemSheetView(model: model)), typesetter: typesetter, size: held.size,
        safeArea: held.isMac ? EdgeInsets() : held.safeArea, environment: environment,
        firstHandle: (1 << 52) + (1 << 51))
      return (
        model, PermissionCenter(on: held.isMac ? .macOS : .iOS), homeHost, systemHost, bannerHost, sheetHost
      )
    }
    MainActorEntry.run {
      settings.isHardwareKeyboardConnected = held.isMac
      home.mac?.choose = { [weak self] in self?.choose($1, of: $0) }
      home.mac?.press = { [weak self] in self?.press($0) }
      home.open = { [weak self] in self?.bringToFront($0) }
      home.respond = { [weak self] in self?.respond(to: $0, with: $1) }
      home.remove = { [weak self] in self?.askToRemove($0) }
      home.discard = { [weak self] in self?.discard($0) }
      home.leave = { [weak self] in self?.showHome() }
      home.draw = { [weak self] in self?.drawCard(of: $0, into: &$1) }
      home.photos = { [weak self] in self?.settings.photos ?? [] }
      home.answer = { [weak self] in self?.answer($0) }
      network.additionalLatency = { [weak self] in self?.settings.latency?.delay(of: .response) ?? .zero }
      permissions.changed = { [weak self] in self?.showQuestion() }
      flush()
    }
  }

  /// Installs an app on the device.
  public func install<Content: App>(_ type: Content.Type) {
    install(InstalledApp(type))
  }

  func install(_ app: InstalledApp) {
    MainActorEntry.run {
      installed.removeAll { $0.bundleIdentifier == app.bundleIdentifier }
      installed.append(app)
      removedFromHome.remove(app.bundleIdentifier)
      homeHost.environment.assets[AppIconView.asset(of: app.bundleIdentifier)] = app.assets["AppIcon"]
      showIcons()
      flush()
    }
  }

  /// Sets the answer to a permission question, in advance or as a person does in Settings.
  ///
  /// Another answer ends an app that runs, as Settings does, except about the location and notifications.
  public func setPermission<Content: App>(
    _ status: PermissionStatus, of permission: Permission, for type: Content.Type
  ) {
    setPermission(status, of: permission, for: type.bundleIdentifier)
  }

  // MARK: Apps

  @MainActor func app(_ bundleIdentifier: String) throws(DriverError) -> InstalledApp {
    if let app = installed.first(where: { $0.bundleIdentifier == bundleIdentifier }) { return app }
    throw .notInstalled(bundleIdentifier, installed: installed.map(\.bundleIdentifier).sorted())
  }

  @MainActor func start(_ app: InstalledApp, _ request: LaunchRequest) {
    launchCount += 1
    let lifetime = AppLifetime()
    let region = AppRegion(
      device: current.locale, timeZone: current.timeZone,
      arguments: ArgumentDomain.values(of: request.arguments))
    let launch = makeLaunch(of: app.bundleIdentifier, request, in: region)
    let clock = AppClock(clock: clock, lifetime: lifetime, launch: launch, region: region)
    let service = AppPermissions(
      center: permissions, clock: clock, bundleIdentifier: app.bundleIdentifier, app: app.displayName,
      reasons: app.reasons)
    var environment = EnvironmentValues(following: current)
    environment.dynamicTypeSize = current.textSize
    environment.localeIdentifier = region.identifier
    environment.layoutDirection = LayoutDirection(ofLocale: region.identifier)
    environment.systemOpenURL = { [weak self] url in
      self?.opened.append(url)
      self?.offer(url, from: app)
      return true
    }
    environment.isHardwareKeyboardConnected = settings.isHardwareKeyboardConnected || profile.isMac
    environment.accessibilityVoiceOverEnabled = accessibility.isVoiceOverOn
    environment.hasMenuBar = profile.isMac
    environment.systemVersion = profile.systemVersion
    environment.appLaunch = launch
    environment.clock = clock
    environment.network = AppNetwork(
      network: network, clock: clock, bundleIdentifier: app.bundleIdentifier)
    clock.work.deviceNetwork = network
    clock.work.notifications = notificationScope(of: app.bundleIdentifier, lifetime)
    environment.permissions = service
    environment.pasteboard = pasteboard
    environment.mayPaste = { [weak self] in self?.mayPaste(app) ?? true }
    environment.photoLibrary = SimulatedPhotos(
      bundleIdentifier: app.bundleIdentifier, clock: clock, device: self)
    environment.signIn = SimulatedSignIn(app: app, clock: clock, device: self)
    environment.documentFolder = settings.documentFolder
    environment.assets = app.assets
    environment.stringFolders = app.resourceFolders
    environment.appDefaults = launch.surroundings?.defaults
    let installation = installation(of: app.bundleIdentifier)
    let notifications = LaunchNotifications(
      of: app.bundleIdentifier, keptIn: installation.notifications, permissions: service, on: self)
    launch.surroundings?.userNotifications = notifications
    let services = DeviceServices(
      clock: clock, network: environment.network, permissions: service,
      photoLibrary: environment.photoLibrary,
      location: AppLocationService(locations: installation.locations, permissions: service),
      secureStore: installation.secureStore, pasteboard: pasteboard,
      launchArguments: environment.launchArguments, launchEnvironment: environment.launchEnvironment)
    environment[DeviceServices.self] = services
    clock.perform { app.prepare(&environment, services) }
    let root = clock.perform { app.make() }
    let host = ViewHost(
      root, typesetter: typesetter, size: windowSize, safeArea: safeArea,
      environment: environment, firstHandle: launchCount << 32)
    // As for Xcode's console: the app goes on, and what its author should know is on standard error.
    host.windowForDrops = { [weak self, unowned host] in self?.touchedHost(at: $0) ?? host }
    host.problems.found = { FileHandle.standardError.write(Data("warning: \($0)\n".utf8)) }
    host.actions.latency = { [weak self] in self?.settings.latency?.delay(of: .touch) ?? .zero }
    host.animationSpeed = installation.animationSpeed
    host.offerSharing()
    running[app.bundleIdentifier] = RunningApp(
      app, host: host, launch: launchCount, clock: clock, notifications: notifications)
  }

  @MainActor func end(_ bundleIdentifier: String) {
    if let app = running.removeValue(forKey: bundleIdentifier) {
      app.host.dropCarried()
      app.end()
      NotificationObservations.remove(of: app.lifetime)
    }
    network.forget(bundleIdentifier)
    withdrawSheet(of: bundleIdentifier)
    permissions.end(bundleIdentifier)
    if front == bundleIdentifier { front = nil }
  }

  /// The reason why the app in front cannot be shown, if any.
  @MainActor var unrest: String? {
    frontApp.flatMap { app in app.fault.map { "\(app.app.bundleIdentifier) \($0)" } }
  }

  /// The app that is seen.
  @MainActor var frontApp: RunningApp? { home.cards == nil ? front.flatMap { running[$0] } : nil }

  /// Updates all windows.
  @MainActor func flush() {
    updatePhases()
    home.isHome = frontApp == nil
    if frontApp != nil, home.held != nil { home.held = nil }
    for bundleIdentifier in running.keys.sorted() { running[bundleIdentifier]?.settle() }
    if home.mac != nil {
      updateMac()
      frontApp?.settle()
    }
    homeHost.flush()
    sheetHost.flush()
    bannerHost.flush()
    systemHost.flush()
  }

  /// Advances the clock, and performs all actions that become due.
  public func advance(to deadline: Duration) {
    MainActorEntry.run {
      while clock.step(until: deadline) { flush() }
      flush()
    }
  }

  /// Advances the clock, and performs all actions that become due.
  public func advance(by duration: Duration) {
    MainActorEntry.run { advance(to: clock.now + duration) }
  }

  /// The window that gets keys: that of a system alert, else that of the app in front.
  @MainActor var touchedHost: ViewHost {
    home.question != nil && !profile.isMac
      ? systemHost : isSheetShown ? sheetHost : frontApp?.host ?? homeHost
  }

  /// The window that a touch at a point goes to: that of a system alert, a banner, else that of the app in front.
  @MainActor func touchedHost(at point: CGPoint) -> ViewHost {
    if profile.isMac { return macHost(at: point) }
    return home.question == nil && bannerHost.hitTest(point) != nil ? bannerHost : touchedHost
  }
}
