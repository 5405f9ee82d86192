import Foundation
import Synchronization

/// The atlases that test targets register, looked up once for each.
public enum RegisteredAtlases {
  /// What the class of a registration is called.
  public static let className = "RegisteredAtlas"

  /// What a target registers, looked through.
  struct Entry: Sendable {
    let module: String
    let atlas: Atlas
    /// What is wrong with it, if anything.
    let mistakes: LayoutMistakes?
  }

  private struct Memory {
    var entries: [String: Entry?] = [:]
    var runningModule: (@Sendable () -> String?)?
  }

  private static let memory = Mutex(Memory())

  /// The atlas that a target registers.
  ///
  /// - Parameter module: The target's module.
  /// - Returns: The atlas; `nil` if it registers none.
  public static func atlas(of module: String) -> Atlas? {
    entry(of: module)?.atlas
  }

  /// Tells how to find out which target the running test belongs to; the library for tests does so once.
  ///
  /// - Parameter find: Finds the module; `nil` if no test is running.
  public static func findRunningModule(by find: @escaping @Sendable () -> String?) {
    memory.withLock { $0.runningModule = find }
  }

  /// What the target of the running test registers.
  static var ofRunningTest: Entry? {
    guard let find = memory.withLock({ $0.runningModule }), let module = find() else { return nil }
    return entry(of: module)
  }

  /// Fails a test that stands on layouts with errors.
  ///
  /// Costs a look into a table; the layouts are looked through at the first call for a target.
  ///
  /// - Throws: ``LayoutMistakes``, with all errors of the atlas that the test's target registers.
  public static func verify() throws(LayoutMistakes) {
    guard !Atlas.isLocal else { return }
    try verify(ofRunningTest)
  }

  static func verify(_ entry: Entry?) throws(LayoutMistakes) {
    if let mistakes = entry?.mistakes { throw mistakes }
  }

  static func entry(of module: String) -> Entry? {
    if let known = memory.withLock({ $0.entries[module] }) { return known }
    // Outside of the lock, as making layouts runs code of the user.
    let type = NSClassFromString("\(module).\(className)") as? any AtlasRegistration.Type
    let entry = type.map { type in
      let atlas = type.atlas
      let errors = atlas.problems().filter { $0.rule.severity == .error }
      return Entry(
        module: module, atlas: atlas,
        mistakes: errors.isEmpty ? nil : LayoutMistakes(module: module, problems: errors))
    }
    memory.withLock { $0.entries[module] = .some(entry) }
    return entry
  }
}

/// The errors in the layouts of a test target: why none of its tests can be trusted.
public struct LayoutMistakes: Error, Hashable, Sendable, Codable {
  /// The target's module.
  public var module: String
  /// The errors, in the order of the atlas.
  public var problems: [LayoutProblem]
}

extension LayoutMistakes: CustomStringConvertible {
  /// All errors together, and the way to read about them.
  public var description: String {
    let count = problems.count == 1 ? "an error" : "\(problems.count) errors"
    let lines = problems.map { "  \($0)" }.joined(separator: "\n")
    return "the layouts of \(module) have \(count), so none of its tests is run:\n\(lines)\n"
      + "\"galley lint-pages --explain <rule>\" tells more of a rule"
  }
}
