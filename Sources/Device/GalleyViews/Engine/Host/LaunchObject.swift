import GalleyServices

/// An object of which each launch of an app has one, as a process has on the device.
@MainActor enum LaunchObject {
  /// Returns the object of the app whose code runs; one that nobody else sees outside of any app.
  static func current<Object: AnyObject>(_ type: Object.Type, make: () -> Object) -> Object {
    if let objects = AppLaunch.current?.surroundings?.objects { return objects.object(type, make: make) }
    return RunningDevice.current?.host?.registries.object(type, make: make) ?? make()
  }
}

extension ViewHost {
  /// Returns the object of the window's app; the window's own where no device has launched the app.
  func launchObject<Object: AnyObject>(_ type: Object.Type, make: () -> Object) -> Object {
    if let objects = environment.appLaunch?.surroundings?.objects {
      return objects.object(type, make: make)
    }
    return registries.object(type, make: make)
  }
}
