/// Whether the checks that are being made are to show a busy screen.
enum BusyScreens {
  @TaskLocal static var areMeant = false
}

/// Makes checks of a screen that is busy because that is what their pictures are to show, such as a page that loads.
///
/// ```swift
/// try whileBusy { try page.check(.loading) }
/// ```
///
/// Anywhere else, a screen that still shows something busy, such as an activity indicator, is no proof: most often
/// what it waits for has not come, and a picture of the waiting would be approved by mistake. Once a picture is
/// approved that shows the element busy, it is known to be meant, and `whileBusy` changes nothing any more; it may
/// stay for readers.
///
/// The screen has to come to rest all the same. On the simulated device indicators stand still in pictures; keep the
/// answer back that would end the waiting, as by a server that does not reply.
///
/// - Parameter checks: Makes the checks.
/// - Returns: What `checks` returns.
/// - Throws: What `checks` throws.
public func whileBusy<Result>(_ checks: () throws -> Result) rethrows -> Result {
  try BusyScreens.$areMeant.withValue(true, operation: checks)
}
