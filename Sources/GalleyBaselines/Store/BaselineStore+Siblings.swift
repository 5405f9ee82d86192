import GalleySystem

extension BaselineStore {
  /// The checks of one test that have a baseline in one environment.
  ///
  /// - Parameter key: Any check of the test, there or not.
  /// - Returns: Their keys, sorted; a sidecar that cannot be read is left out, and stops its own check.
  public func siblings(of key: CheckKey) -> [CheckKey] {
    listing(in: project.baselines.inside(key.folder)).keys.filter {
      $0.suite == key.suite && $0.test == key.test && $0.environment == key.environment
    }
  }
}
