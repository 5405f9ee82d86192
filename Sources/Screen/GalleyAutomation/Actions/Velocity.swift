/// The speeds of fingers, in points a second.
///
/// A drag moves content exactly as far as the finger, unless it is faster than ``drag``; a swipe throws it.
///
/// XCUITest has the names *slow*, *default* and *fast* for both, and each stands for another speed in a drag than in a swipe. Those
/// of drags are what its function `XCUIPixelsPerSecondForDragGestureVelocity` returns, as
/// [WebDriverAgent](https://github.com/appium/WebDriverAgent/blob/master/WebDriverAgentLib/Categories/XCUIApplication%2BFBTouchAction.m)
/// tells. Apple publishes neither; those of swipes are ours.
public enum Velocity {
  /// As in a deliberate swipe, which throws nothing.
  public static let slow = 500.0
  /// As in an ordinary swipe.
  public static let ordinary = 1500.0
  /// As in a hasty swipe.
  public static let fast = 3000.0

  /// As in a slow drag.
  public static let slowDrag = 250.0
  /// As in an ordinary drag: the fastest that throws nothing.
  public static let drag = 500.0
  /// As in a fast drag.
  public static let fastDrag = 750.0
}
