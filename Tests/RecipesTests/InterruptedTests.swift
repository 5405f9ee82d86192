import Galley
import RecipesPages
import SampleSuites
import SeededCases
import Testing

/// What may come up over an app at any time.
private enum Interruption: CaseIterable {
  case alert, question, temporaryBanner, persistentBanner, two

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
    }
  }
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

  /// The end of the walk without interruptions, and the time that it takes.
  private static let undisturbed = Result<(end: [String], time: Duration), any Error> {
    let app = try Application.recipes()
    let end = try walk(app)
    return (end, try #require(app.device).now)
  }

  @Test(arguments: [UInt64](Soak.seeds(15))) func aTestSurvivesAnythingAtAnyTime(seed: UInt64) throws {
    let (end, time) = try Self.undisturbed.get()
    var generator = SeededGenerator(seed: seed)
    let app = try Application.recipes()
    let device = try #require(app.device)
    let kind = Interruption.allCases[Int(seed) % Interruption.allCases.count]
    let instant = Duration.milliseconds(
      Int.random(in: 0...Int(time / .milliseconds(1)), using: &generator))
    kind.schedule(on: device, after: max(.zero, instant - device.now))
    #expect(try Self.walk(app) == end, "\(kind) at \(instant)")
    let springboard = Application(SimulatedDevice.springboard, on: app.automator)
    // A question that came up was answered, unless it came when nothing was left to do.
    if device.now > instant + .seconds(2) {
      #expect(throws: PageError.self, "\(kind) at \(instant)") { try Page<SystemQuestion>(on: springboard) }
    }
  }

  @Test(arguments: [Interruption.alert, .question, .two])
  fileprivate func aQuestionThatNobodyAnswersStays(_ kind: Interruption) throws {
    let app = try Application.recipes()
    let device = try #require(app.device)
    kind.schedule(on: device, after: .zero)
    device.advance(by: .seconds(1))
    _ = try Page<SystemQuestion>(on: Application(SimulatedDevice.springboard, on: app.automator))
  }
}
