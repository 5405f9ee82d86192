import GalleySystem

/// A part of Apple's frameworks whose names compile, and which a simulated device does not have.
package enum MissingFeature: String, Hashable, Sendable, CaseIterable {
  case fetchRequest = "FetchRequest"
  case managedObjectContext = "NSManagedObjectContext"
  case shader = "Shader"
  case emitterLayer = "CAEmitterLayer"
  case textChecker = "UITextChecker"

  /// The effect of using it.
  var effect: String {
    switch self {
    case .fetchRequest: "a simulated device has no Core Data, so nothing is found"
    case .managedObjectContext: "a simulated device has no Core Data, so nothing is kept and saving fails"
    case .shader: "a simulated device compiles no Metal, so the view is drawn without its shader"
    case .emitterLayer: "a simulated device draws no particles, so nothing is shown"
    case .textChecker: "a simulated device has no dictionaries, so every word counts as right"
    }
  }

  /// The way out for the app.
  var remedy: String {
    switch self {
    case .fetchRequest, .managedObjectContext:
      "give views their model by a protocol, and in tests one that keeps it in memory"
    case .shader: "draw it by colour effects or a Canvas"
    case .emitterLayer: "draw them by a Canvas in a TimelineView"
    case .textChecker: "look words up by a protocol, and in tests in a list of words"
    }
  }
}

extension RunningDevice {
  /// Reports that the running app uses something that is not here; on other threads than the main one nothing is reported.
  static func report(_ feature: MissingFeature) {
    guard MainActorEntry.isInside else { return }
    MainActor.assumeIsolated {
      current?.host?.problems.report(.missingFeature(feature, view: nil))
    }
  }
}
