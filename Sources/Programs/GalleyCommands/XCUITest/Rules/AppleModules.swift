/// Apple's modules that Linux has not, with what a test target has instead once it has a prelude.
enum AppleModules {
  /// The modules by their name; an empty text where there is nothing to say.
  static let instead: [String: String] = [
    "UIKit": "the prelude has UIDevice, UIImage, UIPasteboard and the orientations",
    "AppKit": "the prelude has UIImage and UIPasteboard", "Cocoa": "the prelude has UIImage and UIPasteboard",
    "WatchKit": "",
    "SwiftUI": "a UI test needs the screen alone; the app itself has Galley's product SwiftUI",
    "os": "the prelude has Logger and os_log", "OSLog": "the prelude has Logger and os_log",
    "CoreGraphics": "Foundation has CGRect, CGPoint, CGSize and CGFloat, the prelude CGVector",
    "QuartzCore": "ProcessInfo.processInfo.systemUptime stands for CACurrentMediaTime()",
    "Darwin": "\"#else\" and \"import Glibc\" have the functions of C",
    "unistd": "\"#else\" and \"import Glibc\" have the functions of C",
    "ObjectiveC": "there is nothing instead",
    "Combine": "wait by expectations, or by async functions",
    "Network": "serve the app's requests in the prelude: device.network.serve",
    "SystemConfiguration": "the prelude has device.network.isReachable",
    "CoreLocation": "the prelude has XCUILocation",
    "Photos": "the prelude puts photos into the device's library",
    "PhotosUI": "the prelude puts photos into the device's library",
    "UserNotifications": "the tests see notifications on the screen", "Security": "", "CryptoKit": "",
    "WebKit": "the tests see a page by XCUIApplication().webViews", "SafariServices": "", "MapKit": "",
    "StoreKit": "", "StoreKitTest": "", "CoreData": "", "SwiftData": "", "AVFoundation": "", "AVKit": "",
    "CoreImage": "screenshots have the pixels: screenshot().image", "Vision": "", "CoreML": "", "ImageIO": "",
    "UniformTypeIdentifiers": "", "MobileCoreServices": "", "CoreServices": "", "Accessibility": "",
    "LocalAuthentication": "", "AuthenticationServices": "", "Contacts": "", "ContactsUI": "", "EventKit": "",
    "HealthKit": "", "HomeKit": "", "CoreBluetooth": "", "CoreMotion": "", "CoreTelephony": "", "CallKit": "",
    "PassKit": "", "CloudKit": "", "GameKit": "", "GameplayKit": "", "SpriteKit": "", "SceneKit": "",
    "ARKit": "",
    "RealityKit": "", "Metal": "", "MetalKit": "", "MessageUI": "", "Messages": "",
    "MultipeerConnectivity": "",
    "NetworkExtension": "", "NotificationCenter": "", "PDFKit": "", "PencilKit": "", "QuickLook": "",
    "ReplayKit": "", "Social": "", "Speech": "", "WidgetKit": "", "ActivityKit": "", "AppIntents": "",
    "Intents": "", "IntentsUI": "", "CoreSpotlight": "", "CoreText": "", "CoreMedia": "", "CoreVideo": "",
    "CoreAudio": "", "AudioToolbox": "", "MediaPlayer": "", "Charts": "", "TipKit": "", "BackgroundTasks": "",
    "DeviceCheck": "", "ExposureNotification": "", "JavaScriptCore": "", "NaturalLanguage": "", "IOKit": "",
    "Carbon": "", "ApplicationServices": "", "ScriptingBridge": "", "XCUIAutomationPrivate": "",
    "MetricKit": "",
    "AdSupport": "", "AppTrackingTransparency": "", "LinkPresentation": "", "simd": "", "Accelerate": "",
    "notify": "", "CommonCrypto": "", "Compression": "", "zlib": "",
  ]

  /// Modules of the toolchain on Linux.
  static let ofToolchain: Set = [
    "Swift", "Foundation", "CoreFoundation", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking",
    "FoundationXML", "XCTest", "Testing", "Dispatch", "Glibc", "Observation", "Synchronization",
    "Distributed",
    "RegexBuilder", "Cxx", "CxxStdlib", "_Concurrency", "_StringProcessing", "_Differentiation", "_Volatile",
    "SwiftOnoneSupport", "Runtime", "PackageDescription",
  ]

  /// Galley's own products.
  static let ofGalley: Set = [
    "Galley", "GalleyChecks", "GalleyViews", "GalleyPages", "GalleyTree", "GalleyAutomation",
    "GalleySimulator",
    "GalleyImage",
    "GalleyDiff", "XCUIAutomation",
  ]
}

/// The modules that the target of a suite can import on Linux.
struct KnownModules {
  /// The names that the package's manifest mentions; `nil` if there is no package.
  var ofPackage: Set<String>?

  /// Whether a module can be imported; `nil` if nobody knows.
  func canImport(_ name: String) -> Bool? {
    if AppleModules.ofToolchain.contains(name) || AppleModules.ofGalley.contains(name) { return true }
    if ofPackage?.contains(name) == true { return true }
    // A target may have the name of one of Apple's modules; then the manifest has mentioned it.
    if AppleModules.instead[name] != nil { return false }
    return ofPackage == nil ? nil : false
  }
}
