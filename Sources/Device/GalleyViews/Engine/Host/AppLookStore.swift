import GalleyServices

/// The looks of one launch of an app, which its code sets and its views read.
///
/// A bar or control takes the looks when it is shown first, as on the device: later changes are for those that come after.
@MainActor final class AppLookStore {
  var looks = AppLooks()

  /// The looks of the app whose code runs.
  static var current: AppLookStore { LaunchObject.current(AppLookStore.self) { AppLookStore() } }
}

extension ViewHost {
  /// The looks that the app of the window has set.
  var appLooks: AppLooks { launchObject(AppLookStore.self) { AppLookStore() }.looks }
}
