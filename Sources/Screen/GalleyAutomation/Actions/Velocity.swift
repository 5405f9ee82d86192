/// The speeds of fingers, in points a second.
///
/// A drag moves content exactly as far as the finger, unless it is faster than ``drag``; a swipe throws it.
///
/// XCUITest has the names *slow*, *default* and *fast* for both, and each stands for another speed in a drag
/// than in a swipe. The speeds of drags are the results of its function
/// `XCUIPixelsPerSecondForDragGestureVelocity`, according to
/// [WebDriverAgent](https://github.com/appium/WebDriverAgent/blob/master/WebDriverAgentLib/Categories/XCUIApplication%2BFBTouchAction.m).
/// Apple publishes neither; the speeds of swipes are ours.
public enum Velocity {
  /// The speed of a deliberate swipe, which throws nothing.
  public static let slow = 500.0
  /// The speed of an ordinary swipe.
  public static let ordinary = 1500.0
  /// The speed of a quick swipe.
  public static let fast = 3000.0

  /// The speed of a slow drag.
  public static let slowDrag = 250.0
  /// The speed of an ordinary drag: the greatest speed that throws nothing.
  public static let drag = 500.0
  /// The speed of a fast drag.
  public static let fastDrag = 750.0
}
