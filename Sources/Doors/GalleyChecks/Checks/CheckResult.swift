import GalleyAutomation
import GalleyBaselines
import GalleyPages

/// The result of a check that fails no test by itself, such as a step of ``Eyes`` or a check over the network.
package struct CheckResult {
  /// The key of the check.
  package var key: CheckKey
  /// The comparison with the baseline; `nil` for a check that could not be made.
  package var outcome: CheckOutcome?
  /// The reason why it does not pass; `nil` if it does.
  package var message: String?
}

extension CheckRequest {
  /// Compares the screen with the approved picture.
  ///
  /// A check that cannot be made leaves a refusal in the run.
  ///
  /// - Parameter application: The app.
  package func result(_ application: Application) -> CheckResult {
    do {
      let runner = try runner()
      let capture = noted(try capture(application, for: runner), of: application.automator)
      let outcome = runner.run(capture)
      return CheckResult(
        key: capture.key, outcome: outcome, message: CheckText.failure(outcome, of: capture))
    } catch {
      let (key, hasEnvironment) = key(on: application, after: error)
      refuse(Self.reason(error), of: key, hasEnvironment: hasEnvironment)
      return CheckResult(key: key, outcome: nil, message: "\(error)")
    }
  }
}
