/// A driver that can hold still what moves by itself while pictures are taken.
///
/// Meant are decorations that never end, and what says nothing about the app: running animations, the blinking caret,
/// a clock on the screen. The app itself goes on: what it waits for may still arrive between two frames.
///
/// - Reference: [Playwright's `animations` and `caret`](https://playwright.dev/docs/api/class-pageassertions#page-assertions-to-have-screenshot-1-option-animations).
public protocol CaptureFreezing: Driver {
  /// Holds still, before the first frame: animations that end are at their end, those that do not are at their start,
  /// the caret is shown or hidden for good, and clocks show one time.
  ///
  /// What is held still is not part of ``IdleReporting/activity`` any more, where that can be told apart.
  ///
  /// - Throws: ``DriverError`` if the device does not answer; then nothing is held, and ``unfreeze()`` is not called.
  func freeze() throws(DriverError)

  /// Lets everything go on, after the last frame; called once for each ``freeze()``, also where something was thrown
  /// between them.
  ///
  /// - Throws: ``DriverError`` if the device does not answer.
  func unfreeze() throws(DriverError)
}
