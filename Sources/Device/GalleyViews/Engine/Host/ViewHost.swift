import Foundation
import GalleyImage
import GalleyRaster
import GalleyServices
import GalleyTree
import Observation

/// A window that evaluates views, lays them out, draws them, and passes them touches and keys.
@MainActor package final class ViewHost {
  /// The environment of the root view.
  package var environment: EnvironmentValues {
    didSet {
      changed.localeIdentifier = environment.localeIdentifier
      isEnvironmentChanged = true
      needsUpdate = true
    }
  }
  /// The changes to values that views have read.
  package let changed = PendingChanges()
  /// Breaks and measures text.
  package let typesetter: Typesetter
  /// The window's size, in points.
  package var size: CGSize {
    didSet {
      environment.setSizeClasses(for: size)
      changed.raise()
    }
  }
  /// The place of the window's upper left corner on the screen; all coordinates in it are in points of the
  /// screen.
  var origin = CGPoint.zero { didSet { changed.raise() } }
  /// The window's frame on the screen, in points.
  var bounds: CGRect { CGRect(origin: origin, size: size) }
  /// The insets of the device's shape and bars, in points.
  package var safeArea: EdgeInsets {
    didSet { changed.raise() }
  }
  /// Whether endless animations, such as those of activity indicators, are drawn as at their start.
  package var isAnimationFrozen = false {
    didSet {
      guard isAnimationFrozen != oldValue else { return }
      if !animator.activity.isEmpty { setNeedsDisplay() }
      animations.freezingChanged()
    }
  }
  /// The number of updates so far.
  package private(set) var updatePass = 0
  private(set) var layoutPass = 0
  /// The number of times that all sizes had to be measured again.
  private(set) var measuringPass = 0
  private var displayPass = 0
  /// The version of the window, which grows whenever its look may have changed.
  package var version: Int { updatePass + layoutPass + displayPass }
  /// Runs the motions of this window.
  package let animator: Animator
  /// The factor by which animations run faster, such as the speed of a window's layer.
  package var animationSpeed = 1.0
  /// The animations of views.
  package private(set) lazy var animations = ViewAnimations(host: self, clock: environment.clock)
  /// The views that come and go.
  private(set) lazy var presences = Presences(host: self)
  /// The mistakes found in the views of this window.
  package let problems = ViewProblems()
  /// The state of the keyboard focus.
  package let focus = FocusController()
  /// The focus of assistive technology.
  let accessibilityFocus = AccessibilityFocusController()
  /// Performs the actions of touches.
  package let actions: DelayedActions
  let presentedAlerts = Registry<any WindowAlert>()
  let presentedSheets = Registry<any WindowSheet>()
  let presentedPopups = Registry<any WindowPopup>()
  let presentedEditMenus = Registry<any WindowEditMenu>()
  /// The bar above the keyboard, once a view has had items for it.
  var keyboardAccessory: (any KeyboardAccessory)?
  /// The alerts that views present, in the order of the tree.
  package var alerts: [any WindowAlert] { presentedAlerts.values }

  /// The sheets that views present, in the order of the tree.
  var sheets: [any WindowSheet] {
    guard let systemSheet else { return presentedSheets.values }
    return presentedSheets.values.filter { $0 !== systemSheet } + [systemSheet]
  }
  /// The sheet of the system, such as that for sharing, which is above those of the app.
  var systemSheet: (any WindowSheet)?
  /// A closure that offers a text to other apps; `nil` where there are none.
  var shareText: ((String) -> Void)?
  /// The dismissed sheets that still move down.
  var leavingSheets: [any WindowSheet] = []
  /// The menus and action sheets that views present, in the order of the tree.
  package var popups: [any WindowPopup] { presentedPopups.values }
  /// The keyboard shortcuts of this window, in tree order.
  let shortcuts = Registry<ShortcutAction>()
  /// The values that views share with the rest of the app while they are focused.
  let focusedValueSources = Registry<FocusedSource>()
  /// The registries of the folders above this one.
  let registries = WindowRegistries()
  /// A closure that returns the window at a point of the screen, which carried content may be dropped on.
  package lazy var windowForDrops: (CGPoint) -> ViewHost = { [unowned self] _ in self }
  /// The nodes below the pointer, the deepest first.
  var hovered: [Node] = []
  /// The values that the scene keeps while the app runs.
  lazy var sceneStorage = SimulatedUserDefaults(keeping: SimulatedUserDefaults.Values())
  /// The user defaults of the app if its environment has none.
  lazy var ownDefaults = SimulatedUserDefaults(keeping: SimulatedUserDefaults.Values())

  /// The alignments that views have set guides for, and whether a custom layout could have set others.
  private var setGuides: Set<AlignmentKey> = []
  private var mayAnyGuideBeSet = false

  private let rootView: AnyView
  private(set) var root: Node?
  private(set) var keyboard: KeyboardNode?
  /// The number of the gesture that touches belong to.
  ///
  /// A test's two taps in a row are two gestures: on a real device more time passes between them than between
  /// the taps of a double tap.
  package var gesture = 0
  /// The point where the current or last touch began, in points of the window.
  var touchStart = CGPoint.zero
  private var lastHandle: UInt64 = 0
  private var needsUpdate = true
  private var isEnvironmentChanged = false
  private(set) lazy var evaluator = Evaluator(self)
  /// The window, with the insets that bars, the device's shape and the keyboard cover.
  private(set) var windowSafeArea = Shared(SafeArea(bounds: .zero))
  /// The size of the window, for views that take a part of it.
  private let windowContainer = ContainerSize()
  /// The views that others take their places from.
  let matchedGeometry = MatchedGeometry()
  private var needsLayout = true
  private var isUpdating = false
  private var willPlaceEverything = true
  /// Whether the current layout places every view, and not only those that may have moved.
  private(set) var placesEverything = true
  private var revealsFocus = false
  private var lifecycle = Lifecycle()
  private var afterwards: [() -> Void] = []
  lazy var touches = TouchRouter(self)

  package init(
    _ rootView: AnyView, typesetter: Typesetter, size: CGSize, safeArea: EdgeInsets,
    environment: EnvironmentValues,
    firstHandle: UInt64 = 0
  ) {
    RunningDevice.report()
    self.rootView = rootView
    self.typesetter = typesetter
    self.size = size
    self.safeArea = safeArea
    self.environment = environment
    self.environment.setSizeClasses(for: size)
    changed.localeIdentifier = environment.localeIdentifier
    self.lastHandle = firstHandle
    self.animator = Animator(clock: environment.clock)
    self.actions = DelayedActions(clock: environment.clock)
    focusedValueSources.changed = { [unowned self] in focus.readers.invalidate() }
    focus.changed = { [unowned self] in
      revealsFocus = true
      needsUpdate = true
    }
  }

  /// Notes that a view sets guides for an alignment, or that any may be set; all others need no search.
  func willSetGuide(_ key: AlignmentKey?) {
    if let key { setGuides.insert(key) } else { mayAnyGuideBeSet = true }
  }

  /// Whether any view may have an explicit guide for an alignment.
  func mayBeExplicit(_ key: AlignmentKey) -> Bool {
    key.isTextBaseline || mayAnyGuideBeSet || setGuides.contains(key)
  }

  /// The number for a new node.
  func makeHandle() -> UInt64 {
    lastHandle += 1
    return lastHandle
  }

  /// Places everything again before the next drawing, as after scrolling; measured sizes are kept until the next update.
  package func setNeedsLayout() {
    needsLayout = true
    // Each node knows its changes in an update.
    if !isUpdating { willPlaceEverything = true }
  }

  /// Draws everything again, without another layout.
  func setNeedsDisplay() {
    displayPass += 1
  }

  /// The views that change in every update, if updating has ended because of them.
  package private(set) var unsettled: ViewProblem?
  private static let maximumRounds = 100

  /// Updates and lays out until nothing changes any more, or until endless updates are detected.
  package func flush() {
    // A device asks after each event; most change nothing here.
    if !isSettled { onAppClock(settle) }
  }

  /// Whether nothing is to be done.
  private var isSettled: Bool {
    !needsUpdate && !needsLayout && !changed.isRaised && unsettled == nil && animations.areAtRest
  }

  /// The views that are nested too deep to be shown; the window is not laid out then.
  package var overflow: ViewProblem? { evaluator.overflow }

  private func settle() {
    var rounds = 0
    unsettled = nil
    if overflow != nil { return }
    if needsUpdate || changed.isRaised || needsLayout { placedNodes = 0 }
    if needsUpdate || changed.isRaised { evaluator.forgetBodies() }
    animations.advance()
    while needsUpdate || changed.isRaised || needsLayout {
      if overflow != nil { return }
      rounds += 1
      if rounds > Self.maximumRounds { return giveUp() }
      round()
    }
  }

  private func round() {
    if needsUpdate || changed.isRaised { update() }
    layout()
    evaluator.endUpdate()
    animations.end()
  }

  /// Ends endless updates, and traces their changes in one more update.
  private func giveUp() {
    evaluator.forgetBodies()
    let changes = ChangeTrace.changes(in: round)
    var (names, sites): ([String], [CallSite]) = ([], [])
    for type in evaluatedTypes where AppTypes.contains(type) {
      let name = String(describing: type)
      if !names.contains(name) { names.append(name) }
    }
    for site in changes.map(\.place.callSite) where !sites.contains(site) { sites.append(site) }
    let isInLayout = !changes.isEmpty && !changes.contains(where: \.isInBody)
    unsettled = .neverSettles(views: names, set: sites, isInLayout: isInLayout)
  }

  /// Whether every update evaluates all views, so that tests can compare the results.
  package var evaluatesEverything = false

  /// The number of bodies that were evaluated in the last update.
  package var evaluatedBodies: Int { evaluator.bodies.count }

  /// The number of placements of nodes in the last update.
  package internal(set) var placedNodes = 0

  /// The types of the views and modifiers whose bodies were evaluated in the last update, in order.
  package var evaluatedTypes: [Any.Type] { evaluator.bodies }

  private func update() {
    updatePass += 1
    needsUpdate = false
    isUpdating = true
    defer { isUpdating = false }
    let isEnvironmentChanged = isEnvironmentChanged
    self.isEnvironmentChanged = false
    animations.begin(changed.takeTransaction())
    let changes = changed.take() ?? PendingChanges.Changes()
    let isEverything = changes.isEverything || evaluatesEverything
    if isEverything { measuringPass += 1 }
    evaluator.update(changes, isEverything: isEverything, isEnvironmentChanged: isEnvironmentChanged)
    focus.dropIfGone()
    let height = keyboardHeight
    updateKeyboard(in: NodeContext(environment: environment, host: self))
    // The covered insets of the window are an input of layout.
    if keyboardHeight != height { measuringPass += 1 }
    needsLayout = true
  }

  /// Updates the root view, with the environment of the window.
  func evaluateRoot() {
    var context = NodeContext(environment: environment, host: self)
    context.environment.container = windowContainer
    root = rootView.inColumn.reconciled(with: root, in: context)
    root?.evaluation.isAttached = true
  }

  /// The field that receives keys; while an alert is shown only its fields receive them, and otherwise the
  /// keyboard waits.
  var keyReceiver: (any KeyReceiver)? {
    guard let focused = focus.focused else { return nil }
    if let alert = alerts.last { return alert.holds(focused) ? focused : nil }
    return popups.isEmpty ? focused : nil
  }

  /// The keyboard's height, in points; 0 without a keyboard.
  var keyboardHeight: CGFloat { keyboard?.height(safeArea: safeArea) ?? 0 }

  private func updateKeyboard(in context: NodeContext) {
    guard let field = keyReceiver, !environment.isHardwareKeyboardConnected else {
      keyboard = nil
      return
    }
    let node = keyboard ?? KeyboardNode(self)
    node.environment = context.environment
    node.update(for: field)
    keyboard = node
  }

  /// Registers a node's callbacks for this update.
  package func lifecycleEvent(_ event: Lifecycle.Event) {
    lifecycle.add(event)
  }

  /// Calls an action after the next layout, when views have appeared.
  ///
  /// - Parameters:
  ///   - isNeeded: Whether to request a layout if none is pending.
  ///   - action: The action.
  func afterLayout(isNeeded: Bool = false, _ action: @escaping () -> Void) {
    if isNeeded { needsLayout = true }
    afterwards.append(action)
  }

  private func layout() {
    guard overflow == nil, needsLayout || needsUpdate || changed.isRaised else { return }
    needsLayout = false
    placesEverything = willPlaceEverything || evaluatesEverything
    willPlaceEverything = false
    layoutPass += 1
    var insets = safeArea
    keyboardAccessory?.refresh()
    let area = SafeArea(bounds: bounds, container: safeArea, keyboard: coveredHeight)
    windowSafeArea = Shared(area)
    if let keyboard {
      let height = keyboardHeight
      insets.bottom = max(insets.bottom, coveredHeight)
      shownAccessory?.place(
        in: CGRect(
          x: bounds.minX, y: bounds.maxY - coveredHeight, width: bounds.width, height: coveredHeight - height),
        by: nil)
      keyboard.place(
        in: CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height), by: nil)
    }
    for child in root?.layoutChildren ?? [] {
      child.placePage(in: area, by: nil, container: windowContainer)
    }
    for sheet in sheets + leavingSheets {
      sheet.arrange(in: bounds, safeArea: safeArea, keyboard: coveredHeight)
    }
    for popup in popups { popup.arrange(in: bounds, safeArea: insets) }
    for menu in editMenus { menu.arrange(in: bounds, safeArea: insets) }
    for alert in alerts {
      let area = keyboard.map { CGRect(x: 0, y: 0, width: bounds.width, height: $0.frame.minY) } ?? bounds
      alert.center(in: area, window: bounds)
    }
    presences.settle()
    revealFocusIfNeeded()
    let actions = lifecycle.settle() + afterwards
    afterwards = []
    for action in actions { action() }
  }

  /// Scrolls the field with the keyboard into view.
  private func revealFocusIfNeeded() {
    guard revealsFocus else { return }
    revealsFocus = false
    guard let keyboard, let field = keyReceiver else { return }
    let hidden = field.frame.maxY + 16 - keyboard.frame.minY
    guard hidden > 0 else { return }
    var node = field.parent
    while let current = node {
      if let scroller = current.scrolling, scroller.scrolls(along: .vertical) {
        scroller.scrollDown(by: hidden)
        return setNeedsLayout()
      }
      node = current.parent
    }
  }

  /// Whether nodes report their animated frames, instead of those in the layout.
  private(set) var isDrawing = false

  func drawing(_ body: () -> Void) {
    isDrawing = true
    defer { isDrawing = false }
    body()
  }

  /// Draws the window into a display list.
  package func draw(into list: inout DisplayList) {
    drawing { drawWindow(into: &list) }
  }

  private func drawWindow(into list: inout DisplayList) {
    let background = Color.systemBackground.resolved(in: environment)
    list.append(.roundedRectangle(bounds, radius: 0, background))
    drawSheets(above: root?.layoutChildren ?? [], into: &list)
    if alerts.isEmpty {
      shownAccessory?.draw(into: &list)
      keyboard?.draw(into: &list)
    }
    touches.lifted?.draw(into: &list)
    for popup in popups { popup.draw(into: &list) }
    for alert in alerts { alert.draw(into: &list) }
    // It is an alert's own, which does not dim it.
    if !alerts.isEmpty { keyboard?.draw(into: &list) }
    for menu in editMenus { menu.draw(into: &list) }
  }

  /// Draws the window without its background, for a window above another app's.
  package func drawContent(into list: inout DisplayList) {
    drawing { presences.draw(root?.layoutChildren ?? [], of: nil, into: &list) }
  }

  /// Draws the root and the sheets on it; a large sheet pushes back the content behind it.
  private func drawSheets(above roots: [Node], into list: inout DisplayList) {
    let background = Color.systemBackground.resolved(in: environment)
    let all = sheets + leavingSheets
    func drawRoots(_ list: inout DisplayList) {
      if isPushedBack { list.append(.roundedRectangle(bounds, radius: 0, background)) }
      presences.draw(roots, of: nil, into: &list)
    }
    guard let first = all.first else { return drawRoots(&list) }
    if isPushedBack { list.append(.roundedRectangle(bounds, radius: 0, RGBA.black)) }
    first.drawBehind(top: 0, to: safeArea.top, into: &list, drawRoots)
    for (index, sheet) in all.enumerated() {
      sheet.drawDimming(into: &list)
      if index + 1 < all.count {
        // The upper edge of the sheet behind is visible above that of the sheet in front.
        all[index + 1].drawBehind(top: sheet.cardTop, to: sheet.cardTop - 10, into: &list, sheet.draw)
      } else {
        sheet.draw(into: &list)
      }
    }
  }

  /// Whether a sheet has pushed back the app, so that black is visible around it.
  package var isPushedBack: Bool { (sheets + leavingSheets).contains { $0.pushBack > 0 } }

  /// The deepest node that takes a touch at a point.
  package func hitTest(_ point: CGPoint) -> Node? {
    if let hit = editMenus.lazy.compactMap({ $0.hitTest(point) }).first { return hit }
    if let alert = alerts.last { return keyboard?.hitTest(point) ?? alert.hitTest(point) }
    if let popup = popups.last { return popup.hitTest(point) }
    if let hit = keyboard?.hitTest(point) ?? shownAccessory?.hitTest(point) { return hit }
    for sheet in sheets.reversed() {
      if let hit = sheet.hitTest(point) { return hit }
    }
    for child in (root?.layoutChildren ?? []).reversed() {
      if let hit = child.hitTest(point) { return hit }
    }
    return nil
  }

  /// Handles a touch.
  ///
  /// - Parameters:
  ///   - phase: Whether it was put down, moved, or was lifted.
  ///   - point: The point, in the window's coordinates.
  ///   - finger: The finger; only the first that came down has an effect, as for views that do not ask for
  ///     two.
  package func touch(_ phase: TouchPhase, at point: CGPoint, finger: Int = 0) {
    onAppClock {
      touches.touch(phase, at: point, finger: finger)
      flush()
    }
  }

  /// Sends a key to the view with the keyboard.
  package func press(_ key: KeyInput) -> Bool {
    if onAppClock({ tellKey(key, []) }) {
      flush()
      return true
    }
    guard let focused = keyReceiver else { return false }
    onAppClock {
      focused.press(key)
      flush()
    }
    return true
  }
}
