import Galley
import GalleyAutomation
import GalleyTree
import RecipesPages
import SampleSuites
import SeededCases
import Testing

@testable import RecipesTests

/// What may come up over an app at any time, or go away.
private enum Interruption: CaseIterable {
  case alert, question, temporaryBanner, persistentBanner, two
  /// The hardware keyboard is taken away, so that the keyboard comes onto the screen, below or above whatever is there.
  case keyboard
  /// A hardware keyboard takes the keyboard off the screen.
  case hardwareKeyboard

  /// Makes a device ready for it before an app starts.
  func prepare(_ device: SimulatedDevice) {
    device.isHardwareKeyboardConnected = self == .keyboard
  }

  /// Has it come up on a device.
  func schedule(on device: SimulatedDevice, after delay: Duration) {
    switch self {
    case .alert: device.present(SystemAlert("Low Battery", message: "10% battery remaining"), after: delay)
    case .question:
      device.present(SystemAlert("Update Available", buttons: ["Later", "Install Now"]), after: delay)
    case .temporaryBanner:
      device.present(PushNotification("Dinner", for: "org.example.Kitchen"), after: delay)
    case .persistentBanner:
      device.present(
        PushNotification("Dinner", body: "It is ready.", for: "org.example.Kitchen", style: .persistent),
        after: delay)
    case .two:
      Self.temporaryBanner.schedule(on: device, after: delay)
      Self.question.schedule(on: device, after: delay + .milliseconds(40))
    case .keyboard: device.clock.after(delay) { device.isHardwareKeyboardConnected = false }
    case .hardwareKeyboard: device.clock.after(delay) { device.isHardwareKeyboardConnected = true }
    }
  }

  /// Whether it is a question, which stays until it is answered.
  var asks: Bool { [.alert, .question, .two].contains(self) }
}

/// Any alert of the system.
private struct SystemQuestion: Layout {
  let alert = Alert(.type(.alert))
  var body: Blueprint { Required { alert } }
}

/// Whatever comes up over the app, and whenever it does, a test that says nothing about it ends as without it.
@Suite(.ignoreSnapshots(ReferenceConfiguration.isOther)) struct InterruptedTests {
  /// A walk through the app with taps, keys, a drag and a question of the app's own.
  ///
  /// - Returns: What the shopping list holds, and whether a recipe is still there, at the end.
  private static func walk(_ app: Application) throws -> [String] {
    let recipes = try Page<RecipeList>(on: app)
    let row = try recipes.recipes.first { try $0.name.text == "Banana Bread" }
    try row.open.drag(from: .trailing, to: .center, pressing: .zero)
    let after = try row.delete.tap().delete.tap()
    let item = try after.tabs.shopping.tap().add.tap()
    try item.name.type("Basil")
    try item.quantity.increment(by: 2)
    let list = try item.add.tap()
    try list.items.first { try $0.name.text == "Flour" }.bought.set(true)
    let names = try list.items.all().map { try "\($0.name.text) \($0.bought.isOn)" }
    let left = try list.tabs.recipes.tap().recipes.all().map { try $0.name.text }
    return names + left
  }

  /// The end of the walk without interruptions, and the instants at which it looks at the device or does something.
  private static let undisturbed = Result<(end: [String], instants: [Duration]), any Error> {
    let app = try Application.recipes()
    let end = try walk(app)
    return (end, instants(of: app.automator.log.steps))
  }

  /// The instants at which steps begin and end, in order.
  private static func instants(of steps: [ActivityLog.Step]) -> [Duration] {
    func all(_ step: ActivityLog.Step) -> [Duration] {
      [step.start] + [step.end].compactMap(\.self) + step.steps.flatMap(all)
    }
    return Set(steps.flatMap(all)).sorted()
  }

  /// Walks with something that comes up at an instant.
  ///
  /// - Returns: The device, the app, and where the walk ended.
  private static func walk(
    interruptedBy kind: Interruption, at instant: Duration
  ) throws -> (app: Application, end: [String]) {
    let app = try Application.recipes(prepare: kind.prepare)
    let device = try #require(app.device)
    kind.schedule(on: device, after: max(.zero, instant - device.now))
    return (app, try walk(app))
  }

  /// The number of parts that the instants are told into, which run side by side.
  private static let parts = 8

  /// One kind at each instant of the walk and at two within each pause; with other seeds they are others.
  ///
  /// A usual run takes one part: every eighth instant.
  @Test(arguments: [UInt64](Soak.seeds(1)), Soak.slice(of: 0..<parts, oneIn: parts))
  func aTestSurvivesAnythingAtEveryInstant(seed: UInt64, part: Int) throws {
    let (end, instants) = try Self.undisturbed.get()
    var generator = SeededGenerator(seed: seed)
    #expect(instants.count > 10)
    for (index, instant) in instants.enumerated() {
      let next = index + 1 < instants.count ? instants[index + 1] : instant
      let pause = Int64((next - instant) / .nanoseconds(1))
      let times = [0] + (0..<2).map { _ in Int64.random(in: 0...max(0, pause - 1), using: &generator) }
      let kinds = times.map { _ in Interruption.allCases.randomElement(using: &generator) ?? .alert }
      guard index % Self.parts == part else { continue }
      for (kind, within) in zip(kinds, times) {
        let time = instant + .nanoseconds(within)
        let (app, found) = try Self.walk(interruptedBy: kind, at: time)
        #expect(found == end, "\(kind) at \(time)")
        let device = try #require(app.device)
        // A question that came up was answered, unless it came when nothing was left to do.
        guard kind.asks, device.now > time + .seconds(2) else { continue }
        let springboard = Application(SimulatedDevice.springboard, on: app.automator)
        #expect(throws: PageError.self, "\(kind) at \(time)") { try Page<SystemQuestion>(on: springboard) }
      }
    }
  }

  /// What a walk with five random interruptions, late answers and an order of simultaneous work by a seed left behind.
  private static func history(seed: UInt64) throws -> (log: String, end: String, picture: Bitmap) {
    let app = try LatencySeed.$seed.withValue(seed) { try Application.recipes { $0.seed = seed } }
    let device = try #require(app.device)
    var generator = SeededGenerator(seed: seed)
    let last = try #require(try undisturbed.get().instants.max())
    for _ in 0..<5 {
      let kind = Interruption.allCases.randomElement(using: &generator) ?? .alert
      let time = Int.random(in: 0...Int(last / .milliseconds(1)), using: &generator)
      kind.schedule(on: device, after: .milliseconds(time))
    }
    let end = try walk(app)
    let capture = try device.capture()
    let trees = capture.snapshot.applications.map { ElementText.tree($0.root) }
    return (app.automator.log.text, (end + trees).joined(separator: "\n"), capture.picture)
  }

  /// A usual run takes two of six seeds.
  @Test func oneSeedIsOneHistory() throws {
    let seeds = Soak.seeds(6, oneIn: 3)
    var logs: Set<String> = []
    for seed in seeds {
      let first = try Self.history(seed: seed)
      let second = try Self.history(seed: seed)
      #expect(first.log == second.log, "seed \(seed)")
      #expect(first.end == second.end, "seed \(seed)")
      #expect(first.picture == second.picture, "seed \(seed)")
      logs.insert(first.log)
    }
    #expect(logs.count == seeds.count, "another seed is another history")
  }

  @Test(arguments: Interruption.allCases.filter(\.asks))
  fileprivate func aQuestionThatNobodyAnswersStays(_ kind: Interruption) throws {
    let app = try Application.recipes()
    let device = try #require(app.device)
    kind.schedule(on: device, after: .zero)
    device.advance(by: .seconds(1))
    _ = try Page<SystemQuestion>(on: Application(SimulatedDevice.springboard, on: app.automator))
  }
}
