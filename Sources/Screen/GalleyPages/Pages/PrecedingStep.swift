import GalleyAutomation
import GalleyTree

/// The step that was taken just before a page is waited for.
struct PrecedingStep {
  /// The step, such as `tap submit`.
  let step: String
  /// The screen before it.
  let snapshot: Snapshot
  /// The time when it began, counted from the device's start: step and wait share one deadline.
  let began: Duration
  /// Whether a page that was there before it is an arrival only once the screen has changed.
  var isStrict = false
  /// The alert, sheet or popover that the step was taken in.
  ///
  /// A page behind it is an arrival only once it is gone, and a page inside of it only once it has changed.
  ///
  /// Other changes before that do not count.
  var front: (key: ElementKey, element: Element)?
  /// Whether the front has been another one, or gone, since.
  var hasFrontChanged = false
  /// Whether the app's tree has been another one since.
  var hasChanged = false

  init(step: String, snapshot: Snapshot, began: Duration? = nil, isStrict: Bool = false) {
    self.step = step
    self.snapshot = snapshot
    self.began = began ?? snapshot.instant
    self.isStrict = isStrict
  }

  /// Takes note of whether the app's tree is another one.
  mutating func look(at now: Snapshot, on screen: ScreenIndex, of application: String) {
    if let front, !hasFrontChanged {
      let place = front.key.place(in: screen)
      hasFrontChanged = place.map { !screen.nodes[$0].element.isSame(as: front.element) } ?? true
    }
    if hasChanged { return }
    switch (snapshot.application(application)?.root, now.application(application)?.root) {
    case (nil, nil): break
    case (let before?, let after?): hasChanged = !before.isSame(as: after)
    default: hasChanged = true
    }
  }
}

/// Watches from the moment of a tap whether the screen changes.
final class PrecedingStepObserver {
  private let step: String
  private let context: PageContext
  private let layouts: [any Layout.Type]
  private let isStrict: Bool
  private let subject: ElementReference
  private let began: Duration
  /// The step as known so far; `nil` before the tap.
  private(set) var departure: PrecedingStep?

  init(
    tapping subject: ElementReference, to layouts: [any Layout.Type], isStrict: Bool,
    from context: PageContext
  ) {
    step = "tap \(subject.name)"
    self.subject = subject.live
    self.context = context
    self.layouts = layouts
    self.isStrict = isStrict
    began = context.automator.driver.now
  }

  /// Takes the state of the screen just before the tap.
  ///
  /// - Returns: A closure to call with every later snapshot; `nil` if no page was there, so that there is no
  ///   need.
  func begin(_ snapshot: Snapshot) -> ((Snapshot) -> Void)? {
    departure = PrecedingStep(step: step, snapshot: snapshot, began: began, isStrict: isStrict)
    departure?.front = subject.front(on: snapshot)
    let screen = context.automator.index(of: snapshot)
    let isAnyThere = layouts.contains {
      context.verdict(on: LayoutDescription.of($0), screen, snapshot).holds
    }
    guard isStrict, isAnyThere else { return nil }
    let overlays = OverlayHandler(in: context, except: layouts)
    return { snapshot in
      guard !overlays.isAnyThere(on: snapshot) else { return }
      self.departure?.look(
        at: snapshot, on: self.context.automator.index(of: snapshot),
        of: self.context.application.bundleIdentifier)
    }
  }
}

extension ElementReference {
  /// The innermost alert, sheet or popover around the element.
  ///
  /// - Returns: The innermost alert, sheet or popover around it; `nil` if there is none.
  fileprivate func front(on snapshot: Snapshot) -> (key: ElementKey, element: Element)? {
    let lookup = look(at: snapshot)
    guard let place = lookup.places.first else { return nil }
    let fronts: Set<ElementType> = [.alert, .sheet, .popover]
    return lookup.screen.ancestors(of: place).first { fronts.contains(lookup.screen.nodes[$0].element.type) }
      .map { (ElementKey(of: $0, in: lookup.screen), lookup.screen.nodes[$0].element) }
  }
}

extension Element {
  /// Whether two elements and all below them are alike and, as far as the device knows, the same live objects.
  fileprivate func isSame(as other: Element) -> Bool {
    self == other && hasSameHandles(as: other)
  }

  private func hasSameHandles(as other: Element) -> Bool {
    handle == other.handle
      && zip(children, other.children).allSatisfy { $0.hasSameHandles(as: $1) }
  }
}
