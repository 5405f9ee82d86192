import Foundation
import Synchronization

/// The atlases that test targets register, looked up once for each.
package enum RegisteredAtlases {
  /// The name of a registration's class.
  package static let className = "RegisteredAtlas"

  /// The registered atlas of a target.
  package struct Entry: Sendable {
    let atlas: Atlas
    /// The error with which its tests fail, if its layouts have mistakes.
    let error: (any Error)?
  }

  private struct Memory {
    var entries: [String: Entry?] = [:]
    var runningModule: (@Sendable () -> String?)?
    var validation: (@Sendable (Atlas, _ module: String) -> (any Error)?)?
  }

  private static let memory = Mutex(Memory())

  /// The atlas that a target registers.
  ///
  /// - Returns: The atlas; `nil` if it registers none.
  package static func atlas(of module: String) -> Atlas? {
    entry(of: module)?.atlas
  }

  /// Connects the atlases to running tests; the library for tests does so once.
  package static func connect(
    runningModule: @escaping @Sendable () -> String?,
    validation: @escaping @Sendable (Atlas, _ module: String) -> (any Error)?
  ) {
    memory.withLock {
      $0.runningModule = runningModule
      $0.validation = validation
    }
  }

  /// The registered atlas of the running test's target.
  static var ofRunningTest: Entry? {
    guard let find = memory.withLock({ $0.runningModule }), let module = find() else { return nil }
    return entry(of: module)
  }

  /// Fails a test that stands on layouts with errors.
  ///
  /// Costs a look into a table; the layouts are looked through at the first call for a target.
  package static func verify() throws {
    guard !Atlas.isLocal else { return }
    try verify(ofRunningTest)
  }

  package static func verify(_ entry: Entry?) throws {
    if let error = entry?.error { throw error }
  }

  package static func entry(of module: String) -> Entry? {
    if let known = memory.withLock({ $0.entries[module] }) { return known }
    // Outside of the lock, as making layouts runs code of the user.
    let type = NSClassFromString("\(module).\(className)") as? any AtlasRegistration.Type
    let entry = type.map { type in
      let validation = memory.withLock { $0.validation }
      let atlas = type.atlas
      return Entry(atlas: atlas, error: validation?(atlas, module))
    }
    memory.withLock { $0.entries[module] = .some(entry) }
    return entry
  }
}

/// A registration of a test target's atlas: one line, anywhere in the target.
///
/// ```swift
/// final class RegisteredAtlas: AtlasRegistration { static let atlas = recipeAtlas }
/// ```
///
/// The class is found by its name, so it must be called `RegisteredAtlas`, stand outside of other types, and
/// not be private. Several test targets in one process have one each: a test uses the atlas of its target.
/// The command line finds it as well: `galley lint-pages` and `galley atlas` look through the layouts without
/// running a test.
///
/// If a registered atlas has errors, every test of the target fails at its first page and lists all of them;
/// `galley lint-pages` explains them.
public protocol AtlasRegistration: AnyObject {
  /// The atlas of the target.
  static var atlas: Atlas { get }
}
