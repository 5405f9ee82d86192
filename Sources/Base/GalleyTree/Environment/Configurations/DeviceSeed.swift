/// The seed by which simulated devices order simultaneous events, as it is passed to test processes.
package enum DeviceSeed {
  /// The environment variable by which `galley test` passes the seed to test processes.
  package static let variable = "GALLEY_SEED"

  /// The seed that is stated in a process's environment.
  ///
  /// - Parameter environment: The environment variables.
  /// - Returns: The seed; `nil` where the variable is missing or empty.
  /// - Throws: ``ConfigurationError/badSeed(_:)``.
  package static func stated(in environment: [String: String]) throws(ConfigurationError) -> UInt64? {
    guard let text = environment[variable], !text.isEmpty else { return nil }
    guard let seed = UInt64(text) else { throw .badSeed(text) }
    return seed
  }

  /// The description of a seed, as the end of "needs …".
  package static let need = "a whole number from 0 to \(UInt64.max)"
}
