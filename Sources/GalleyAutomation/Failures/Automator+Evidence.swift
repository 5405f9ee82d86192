import GalleyTree

extension Automator {
  /// Gives a failure to the recorder, with the picture of the screen and the steps so far.
  package func recordEvidence(of error: AutomationError) {
    guard let evidence else { return }
    evidence.record(
      Evidence(
        title: AutomationErrorText.summary(error).split(separator: "\n").first.map(String.init)
          ?? error.target,
        text: AutomationErrorText.report(error), capture: try? driver.capture(), steps: log.lines))
  }
}
