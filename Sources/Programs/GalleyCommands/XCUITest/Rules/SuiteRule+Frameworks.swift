// What belongs to Apple's frameworks, and what there is instead of it.

extension SuiteRule {
  /// Rules about Apple's frameworks.
  static let frameworks: [SuiteRule] = [
    SuiteRule(
      id: "darwin-notification", severity: .error,
      finds: .name([
        "DistributedNotificationCenter", "CFNotificationCenterGetDarwinNotifyCenter",
        "CFNotificationCenterGetDistributedCenter", "CFNotificationCenterGetLocalCenter",
        "CFNotificationCenterPostNotification", "CFNotificationCenterAddObserver",
        "CFNotificationCenterRemoveObserver", "CFNotificationName", "notify_post", "notify_register_dispatch",
        "notify_register_check", "notify_set_state", "notify_get_state", "notify_cancel",
      ]),
      sentence: "{} belongs to Darwin; Linux has no notifications between processes yet",
      cure: "pass it to the app by launchArguments or launchEnvironment before the launch"),
    SuiteRule(
      id: "core-foundation", severity: .error, finds: .prefix("CF"),
      sentence: "{} belongs to Core Foundation, which Foundation does not include on Linux",
      cure: "write {cure}, or add \"import CoreFoundation\"", cures: coreFoundation),
    SuiteRule(
      id: "core-foundation-key", severity: .error, finds: .prefix("kCF"),
      sentence: "{} belongs to Core Foundation, which Foundation does not include on Linux",
      cure: "write {cure}",
      cures: [
        "kCFBundleVersionKey": "\"CFBundleVersion\"", "kCFBundleNameKey": "\"CFBundleName\"",
        "kCFBundleIdentifierKey": "\"CFBundleIdentifier\"", "": "the key as a string",
      ]),
    SuiteRule(
      id: "core-foundation-cast", severity: .error, finds: .opening(["as", "CFString"]),
      sentence: "Swift does not convert a String to a CFString on Linux",
      cure: "call a function of Foundation that takes a String"),
    SuiteRule(
      id: "darwin-function", severity: .error, finds: .name(Set(darwin.keys)),
      sentence: "{} belongs to Darwin, and does not exist on Linux", cure: "write {cure}", cures: darwin),
    SuiteRule(
      id: "missing-foundation", severity: .error, finds: .name(Set(foundation.keys)),
      sentence: "Foundation has no {} on Linux", cure: "{cure}", cures: foundation),
    SuiteRule(
      id: "apple-type", severity: .error, finds: .name(Set(interface.keys)),
      sentence: "{} belongs to a framework that Linux lacks", cure: "{cure}", cures: interface),
  ]

  private static let coreFoundation = [
    "CFAbsoluteTimeGetCurrent": "Date().timeIntervalSinceReferenceDate", "CFAbsoluteTime": "TimeInterval",
    "CFTimeInterval": "TimeInterval", "CFString": "String", "CFArray": "an Array",
    "CFDictionary": "a Dictionary",
    "CFData": "Data", "CFURL": "URL", "CFRunLoopRun": "RunLoop.current.run(until: date)",
    "CFRunLoopRunInMode": "RunLoop.current.run(until: date)",
    "CFRunLoopStop": "an expectation and wait(for:timeout:)",
    "CFRunLoopGetMain": "RunLoop.main", "CFRunLoopGetCurrent": "RunLoop.current", "CFUUIDCreate": "UUID()",
    "": "the type of Foundation, such as String, Date or RunLoop",
  ]

  private static let darwin = [
    "mach_absolute_time": "DispatchTime.now().uptimeNanoseconds",
    "CACurrentMediaTime": "ProcessInfo.processInfo.systemUptime",
    "os_unfair_lock": "NSLock()", "os_unfair_lock_lock": "lock() of an NSLock",
    "os_unfair_lock_unlock": "unlock() of an NSLock", "OSAllocatedUnfairLock": "an NSLock, or a Mutex",
    "OSAtomicIncrement32": "an Atomic of Synchronization",
    "objc_sync_enter": "lock() of an NSRecursiveLock", "objc_sync_exit": "unlock() of an NSRecursiveLock",
    "mach_task_self_": "nothing: a process's memory is measured by XCTMemoryMetric",
  ]

  private static let foundation = [
    "NSItemProvider": "type the text: element.typeText(text)",
    "NSUserActivity": "open the address: XCUIApplication().open(url)",
    "NSAppleScript": "drive the app by XCUIApplication()",
    "NSFileCoordinator": "read the file itself: Data(contentsOf: url)",
    "NSUbiquitousKeyValueStore": "use UserDefaults",
    "NSXPCConnection": "serve the answer on the device's network, in the prelude: device.network.serve(url)",
    "NSDataDetector": "use a Regex", "NSLinguisticTagger": "use a Regex",
    "DateComponentsFormatter": "put the text together of the components, or use Duration.formatted()",
    "RelativeDateTimeFormatter": "match a part of the text: label CONTAINS %@",
    "MeasurementFormatter": "match a part of the text: label CONTAINS %@",
    "ListFormatter": "join the texts by joined(separator: \", \")", "UndoManager": "undo as a user does",
    "NSHashTable": "use a Set", "NSMapTable": "use a Dictionary", "NSPointerArray": "use an Array",
    "NSTask": "use Process", "NSProxy": "use a class of its own",
    "NetService": "serve on the device's network",
    "NSMetadataQuery": "list the folder: FileManager.default.contentsOfDirectory(atPath:)",
  ]

  private static let guarded =
    "put \"#if canImport(UIKit)\" and \"#endif\" around the code; a UI test needs the screen alone"
  private static let guardedMac =
    "put \"#if canImport(AppKit)\" and \"#endif\" around the code; a UI test needs the screen alone"
  private static let pixels =
    "read the pixels of element.screenshot().image, or compare the element by check(_:)"

  private static let interface: [String: String] = [
    "UIApplication": "drive the app by XCUIApplication()",
    "UIScreen": "ask for XCUIApplication().frame, or XCUIScreen.main.screenshot().image.size",
    "UIColor": pixels, "CGColor": pixels, "CGImage": pixels, "CGContext": pixels, "CIImage": pixels,
    "CIContext": pixels, "CGDataProvider": pixels, "NSColor": pixels, "NSBitmapImageRep": pixels,
    "NSImage": "use UIImage, which screenshots have",
    "NSPasteboard": "use UIPasteboard.general",
    "NSWorkspace": "start another app by XCUIApplication(bundleIdentifier:)",
    "NSRunningApplication": "ask for the state of XCUIApplication(bundleIdentifier:)",
    "NSApplication": "drive the app by XCUIApplication()", "NSApp": "drive the app by XCUIApplication()",
    "NSScreen": "ask for XCUIApplication().windows.firstMatch.frame", "NSEvent": guardedMac,
    "NSWindow": guardedMac,
    "NSView": guardedMac,
    "UIView": guarded, "UIViewController": guarded, "UIWindow": guarded, "UIFont": guarded,
    "UIButton": guarded,
    "UILabel": guarded, "UITableView": guarded, "UITableViewCell": guarded, "UICollectionView": guarded,
    "UITextField": guarded, "UITextView": guarded, "UIImageView": guarded, "UIAlertController": guarded,
    "UIActivityViewController": guarded, "UINavigationController": guarded, "UITabBarController": guarded,
    "UIBezierPath": guarded, "UIGraphicsImageRenderer": guarded, "UIGraphicsBeginImageContext": guarded,
    "UIGraphicsBeginImageContextWithOptions": guarded, "UIGraphicsGetImageFromCurrentImageContext": guarded,
    "UIEvent": guarded, "UITouch": guarded, "UIResponder": guarded, "UIStoryboard": guarded, "UINib": guarded,
    "CLLocationManager": "set the location of the device: XCUIDevice.shared.location",
    "CGAffineTransform": "multiply the coordinates",
  ]
}
