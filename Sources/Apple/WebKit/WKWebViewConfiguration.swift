import Foundation
import GalleyViews

/// The configuration of a web view, of which nothing comes where no page is rendered.
///
/// - Reference: [`WKWebViewConfiguration`](https://developer.apple.com/documentation/webkit/wkwebviewconfiguration).
@MainActor @preconcurrency open class WKWebViewConfiguration: NSObject {
  public override init() {
    super.init()
  }

  /// Whether videos play in their place.
  open var allowsInlineMediaPlayback = false
  /// Whether videos go on in a small window.
  open var allowsPictureInPictureMediaPlayback = true
  /// Whether videos can be sent to a television.
  open var allowsAirPlayForMediaPlayback = true
  /// The kinds of media that wait for a person.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  /// Whether nothing is shown before all is loaded.
  open var suppressesIncrementalRendering = false
  /// The name of the app for servers.
  open var applicationNameForUserAgent: String?
  /// The scripts and messages.
  open var userContentController = WKUserContentController()
  /// The preferences.
  open var preferences = WKPreferences()
  /// The preferences of pages.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// The data of websites.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// The processes that pages share.
  open var processPool = WKProcessPool()
}

/// The kinds of media.
///
/// - Reference: [`WKAudiovisualMediaTypes`](https://developer.apple.com/documentation/webkit/wkaudiovisualmediatypes).
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  public static let all: WKAudiovisualMediaTypes = [.audio, .video]
}

/// The preferences of a web view.
///
/// - Reference: [`WKPreferences`](https://developer.apple.com/documentation/webkit/wkpreferences).
@MainActor @preconcurrency open class WKPreferences: NSObject {
  public override init() {
    super.init()
  }

  /// The smallest size of letters.
  open var minimumFontSize: CGFloat = 0
  /// Whether scripts open windows.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// Whether scripts run.
  open var javaScriptEnabled = true
  /// Whether a person is warned of sites that deceive.
  open var isFraudulentWebsiteWarningEnabled = true
  /// Whether elements can fill the screen.
  open var isElementFullscreenEnabled = false
}

/// The preferences of a page.
///
/// - Reference: [`WKWebpagePreferences`](https://developer.apple.com/documentation/webkit/wkwebpagepreferences).
@MainActor @preconcurrency open class WKWebpagePreferences: NSObject {
  /// The form of pages.
  public enum ContentMode: Int, Sendable {
    case recommended, mobile, desktop
  }

  public override init() {
    super.init()
  }

  /// The form of the page.
  open var preferredContentMode = ContentMode.recommended
  /// Whether scripts run.
  open var allowsContentJavaScript = true
}

/// The processes that pages share.
///
/// - Reference: [`WKProcessPool`](https://developer.apple.com/documentation/webkit/wkprocesspool).
@MainActor @preconcurrency open class WKProcessPool: NSObject {
  public override init() {
    super.init()
  }
}

/// The data of websites, of which there is none.
///
/// - Reference: [`WKWebsiteDataStore`](https://developer.apple.com/documentation/webkit/wkwebsitedatastore).
@MainActor @preconcurrency open class WKWebsiteDataStore: NSObject {
  /// Whether it is on the disk.
  public let isPersistent: Bool

  private init(isPersistent: Bool) {
    self.isPersistent = isPersistent
    super.init()
  }

  private static let shared = WKWebsiteDataStore(isPersistent: true)

  /// Returns the data on the disk.
  open class func `default`() -> WKWebsiteDataStore { shared }

  /// Returns data in memory.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }

  /// Returns the kinds of data.
  open class func allWebsiteDataTypes() -> Set<String> { [] }

  /// Removes data, of which there is none.
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {
    completionHandler()
  }

  /// Removes data, of which there is none.
  open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {}
}

/// A script of the app in pages.
///
/// - Reference: [`WKUserScript`](https://developer.apple.com/documentation/webkit/wkuserscript).
@MainActor @preconcurrency open class WKUserScript: NSObject {
  /// The time at which it runs.
  public enum InjectionTime: Int, Sendable {
    case atDocumentStart, atDocumentEnd
  }

  /// The text.
  public let source: String
  /// The time at which it runs.
  public let injectionTime: InjectionTime
  /// Whether it runs in the main frame alone.
  public let isForMainFrameOnly: Bool

  /// Creates a script.
  public init(source: String, injectionTime: InjectionTime, forMainFrameOnly: Bool) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
    super.init()
  }
}

/// A message of a page's script, of which there is none.
///
/// - Reference: [`WKScriptMessage`](https://developer.apple.com/documentation/webkit/wkscriptmessage).
@MainActor @preconcurrency open class WKScriptMessage: NSObject {
  /// The content.
  public let body: Any
  /// The name of the handler.
  public let name: String

  init(_ name: String, _ body: Any) {
    self.name = name
    self.body = body
    super.init()
  }
}

/// The part of an app that takes messages of scripts.
///
/// - Reference: [`WKScriptMessageHandler`](https://developer.apple.com/documentation/webkit/wkscriptmessagehandler).
@MainActor @preconcurrency public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// Called with a message.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// The scripts and handlers of an app, which no page calls.
///
/// - Reference: [`WKUserContentController`](https://developer.apple.com/documentation/webkit/wkusercontentcontroller).
@MainActor @preconcurrency open class WKUserContentController: NSObject {
  public override init() {
    super.init()
  }

  /// The scripts.
  open private(set) var userScripts: [WKUserScript] = []
  private var handlers: [String: any WKScriptMessageHandler] = [:]

  /// Adds a script.
  open func addUserScript(_ userScript: WKUserScript) {
    userScripts.append(userScript)
  }

  /// Removes all scripts.
  open func removeAllUserScripts() {
    userScripts = []
  }

  /// Adds a handler, which is kept.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    handlers[name] = scriptMessageHandler
  }

  /// Removes a handler.
  open func removeScriptMessageHandler(forName name: String) {
    handlers[name] = nil
  }

  /// Removes all handlers.
  open func removeAllScriptMessageHandlers() {
    handlers = [:]
  }
}
