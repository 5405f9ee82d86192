import GalleyAutomation
import GalleyTree

extension Page {
  /// The layout's name, without its module.
  public var layoutName: String { description.name }

  /// The app the page is in.
  public var application: Application { context.application }

  /// The device the page is on.
  public var automator: Automator { context.automator }

  /// The component or row that the page is, or the whole app, for actions of the automation.
  package var target: Target { itself.target }

  /// Whether the page is there now.
  public var isThere: Bool {
    get throws {
      let snapshot = try context.snapshot()
      return context.verdict(on: description, automator.index(of: snapshot), snapshot).holds
    }
  }

  /// The broken promises of the page at present: data in place of an error.
  ///
  /// - Returns: One finding for each requirement that is not met; none if the page is there.
  /// - Throws: `DriverError` if the device does not answer.
  public func issues() throws -> [Finding] {
    let snapshot = try context.snapshot()
    let screen = automator.index(of: snapshot)
    let examiner = FindingBuilder(
      screen: screen, configuration: snapshot.configuration, range: context.applicationRange(on: screen),
      began: snapshot.instant)
    var marks: [Int: TreeLine.Mark] = [:]
    return context.verdict(on: description, screen, snapshot).evaluations
      .filter { $0.outcome != .met && $0.outcome != .notJudged }
      .map { examiner.finding($0, met: nil, marks: &marks) }
  }

  /// Waits until the page is there, again.
  ///
  /// - Parameter duration: The longest wait; if you omit it, the device's `timeout`.
  /// - Throws: ``PageError`` if the page is not there in time.
  public func verify(
    within duration: Duration? = nil, site: CallSite = #_callSite
  ) throws {
    let context = context.live.asked(at: site)
    _ = try context.arrive(at: [L.self], until: context.deadline(within: duration))
  }

  /// Reads several things from one snapshot, so that they can be compared.
  ///
  /// ```swift
  /// let isSame = try page.read { try $0.title.text == $0.heading.text }
  /// ```
  ///
  /// - Parameter body: Receives the page as it is at one instant; actions on it are performed on the present
  ///   page.
  /// - Returns: The body's result.
  /// - Throws: The error that the body throws.
  public func read<Result>(_ body: (Page) throws -> Result) throws -> Result {
    try body(Page(context.reading(context.snapshot())))
  }
}
