/// A registration of a test target's atlas: one line, anywhere in the target.
///
/// ```swift
/// final class RegisteredAtlas: AtlasRegistration { static let atlas = recipeAtlas }
/// ```
///
/// The class is found by its name, so it must be called `RegisteredAtlas`, stand outside of other types, and not be
/// private. Several test targets in one process have one each: a test uses that of its own target. The command line
/// finds it as well: `galley lint-pages` and `galley atlas` look through the layouts without running a test.
///
/// Where a registered atlas has errors, as `galley lint-pages` explains them, every test of the target fails at its
/// first page, with all of them together.
public protocol AtlasRegistration: AnyObject {
  /// The atlas of the target.
  static var atlas: Atlas { get }
}
