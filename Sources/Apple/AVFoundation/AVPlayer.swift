// Apple's names are kept as they are.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import GalleyViews

/// The reason why media cannot be used.
///
/// - Reference: [`AVError`](https://developer.apple.com/documentation/avfoundation/averror-swift.struct).
public struct AVError: Error, Hashable, Sendable, CustomNSError, LocalizedError {
  /// The reasons.
  public enum Code: Int, Sendable {
    case unknown = -11800
    case deviceNotConnected = -11814
    case decodeFailed = -11821
    case fileFormatNotRecognized = -11828
    case decoderNotFound = -11833
    case applicationIsNotAuthorizedToUseDevice = -11852
  }

  /// The reason.
  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }

  /// The domain.
  public static var errorDomain: String { "AVFoundationErrorDomain" }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// The description where Foundation for Linux looks for it, which asks an error with a code for no other one.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  /// The reason in words.
  public var errorDescription: String? {
    code == .decoderNotFound
      ? "The simulated device plays no media."
      : "The operation couldn’t be completed. (\(Self.errorDomain) error \(code.rawValue).)"
  }
}

/// The kinds of media.
///
/// - Reference: [`AVMediaType`](https://developer.apple.com/documentation/avfoundation/avmediatype).
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Sound.
  public static let audio = AVMediaType(rawValue: "soun")
  /// Moving pictures.
  public static let video = AVMediaType(rawValue: "vide")
}

/// A medium, of which nothing is read.
///
/// - Reference: [`AVAsset`](https://developer.apple.com/documentation/avfoundation/avasset).
open class AVAsset: NSObject, @unchecked Sendable {
  override init() {
    super.init()
  }

  /// Creates the medium of an address.
  public convenience init(url: URL) {
    self.init()
  }

  /// The length, which is not known.
  open var duration: CMTime { .indefinite }
  /// Whether it can be played: not here.
  open var isPlayable: Bool { false }

  /// Loads a property.
  ///
  /// - Throws: ``AVError``, as nothing is read.
  open func load<Value>(_ property: AVAsyncProperty<AVAsset, Value>) async throws -> Value {
    throw AVError(.decoderNotFound)
  }
}

/// The medium of an address.
///
/// - Reference: [`AVURLAsset`](https://developer.apple.com/documentation/avfoundation/avurlasset).
public final class AVURLAsset: AVAsset, @unchecked Sendable {
  /// The address.
  public let url: URL

  /// Creates the medium of an address.
  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init()
  }
}

/// A property that is loaded.
///
/// - Reference: [`AVAsyncProperty`](https://developer.apple.com/documentation/avfoundation/avasyncproperty).
public struct AVAsyncProperty<Root: AVAsset, Value>: Sendable {
  private init() {}
}

extension AVAsyncProperty where Root == AVAsset, Value == CMTime {
  /// The length.
  public static var duration: AVAsyncProperty { AVAsyncProperty() }
}

extension AVAsyncProperty where Root == AVAsset, Value == Bool {
  /// Whether it can be played.
  public static var isPlayable: AVAsyncProperty { AVAsyncProperty() }
}

/// A medium in a player.
///
/// - Reference: [`AVPlayerItem`](https://developer.apple.com/documentation/avfoundation/avplayeritem).
open class AVPlayerItem: NSObject, @unchecked Sendable {
  /// The states of an item.
  public enum Status: Int, Sendable {
    case unknown
    case readyToPlay
    case failed
  }

  /// The medium.
  public let asset: AVAsset

  /// Creates an item.
  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  /// Creates the item of an address.
  public convenience init(url URL: URL) {
    self.init(asset: AVURLAsset(url: URL))
  }

  /// The state: nothing can be played.
  open var status: Status { .failed }
  /// The reason why it cannot be played.
  open var error: (any Error)? { AVError(.decoderNotFound) }
  /// The length, which is not known.
  open var duration: CMTime { .indefinite }
  /// The size of pictures, which is not known.
  open var presentationSize: CGSize { .zero }

  /// Returns the place of the player.
  open func currentTime() -> CMTime { .zero }
}

extension Notification.Name {
  /// Posted when an item has been played, which does not happen here.
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  /// Posted when playing has failed.
  public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
}

extension AVPlayerItem {
  /// Posted when an item has been played, which does not happen here.
  public static let didPlayToEndTimeNotification = Notification.Name.AVPlayerItemDidPlayToEndTime
}

/// A player, which plays nothing on the simulated device: the rate is kept, and the time stands still.
///
/// - Reference: [`AVPlayer`](https://developer.apple.com/documentation/avfoundation/avplayer).
open class AVPlayer: NSObject, @unchecked Sendable {
  /// The states of a player.
  public enum Status: Int, Sendable {
    case unknown
    case readyToPlay
    case failed
  }

  /// The ways of the time.
  public enum TimeControlStatus: Int, Sendable {
    case paused
    case waitingToPlayAtSpecifiedRate
    case playing
  }

  /// The action at the end of an item.
  public enum ActionAtItemEnd: Int, Sendable {
    case advance
    case pause
    case none
  }

  /// The item.
  open private(set) var currentItem: AVPlayerItem?
  /// The speed that is wished; 0 for a pause.
  open var rate: Float = 0
  /// The loudness.
  open var volume: Float = 1
  /// Whether it is mute.
  open var isMuted = false
  /// The action at the end of an item.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// Whether a television can show it.
  open var allowsExternalPlayback = true
  /// Whether the screen stays on.
  open var preventsDisplaySleepDuringVideoPlayback = true
  /// Whether it waits so that it does not stop.
  open var automaticallyWaitsToMinimizeStalling = true

  /// Creates a player without an item.
  public override init() {
    super.init()
  }

  /// Creates the player of an address.
  public convenience init(url URL: URL) {
    self.init(playerItem: AVPlayerItem(url: URL))
  }

  /// Creates the player of an item.
  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
    super.init()
  }

  /// The state: not known, as nothing is played.
  open var status: Status { .unknown }
  /// The reason why it has failed.
  open var error: (any Error)? { nil }
  /// Whether it waits, as it does after ``play()``, or has a pause.
  open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .waitingToPlayAtSpecifiedRate }

  /// Wishes to play.
  open func play() {
    rate = 1
  }

  /// Makes a pause.
  open func pause() {
    rate = 0
  }

  /// Plays another item.
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    currentItem = item
  }

  /// Returns the place: the beginning.
  open func currentTime() -> CMTime { .zero }

  /// Goes to a place, which fails.
  open func seek(to time: CMTime) {}

  /// Goes to a place, which fails.
  open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    completionHandler(false)
  }

  /// Goes to a place, which fails.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}

  /// Goes to a place, which fails.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    completionHandler(false)
  }

  /// Goes to a place.
  ///
  /// - Returns: Whether it came there: no.
  @discardableResult open func seek(to time: CMTime) async -> Bool { false }

  /// Calls a closure as the time goes on, which it does not.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any { NSObject() }

  /// Calls a closure at some times, which do not come.
  open func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
  ) -> Any { NSObject() }

  /// Ends the calls of a closure.
  open func removeTimeObserver(_ observer: Any) {}
}

/// A player of several items, one after the other.
///
/// - Reference: [`AVQueuePlayer`](https://developer.apple.com/documentation/avfoundation/avqueueplayer).
public final class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  private var queue: [AVPlayerItem]

  /// Creates a player.
  public init(items: [AVPlayerItem]) {
    queue = items
    super.init(playerItem: items.first)
  }

  /// Creates a player of one item.
  public override init(playerItem item: AVPlayerItem?) {
    queue = item.map { [$0] } ?? []
    super.init(playerItem: item)
  }

  /// Creates a player without items.
  public override init() {
    queue = []
    super.init(playerItem: nil)
  }

  /// Returns the items.
  public func items() -> [AVPlayerItem] { queue }

  /// Adds an item after another one, or at the end.
  public func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    let place = afterItem.flatMap { other in queue.firstIndex { $0 === other } }.map { $0 + 1 }
    queue.insert(item, at: place ?? queue.count)
    if currentItem == nil { replaceCurrentItem(with: item) }
  }

  /// Goes on with the next item.
  public func advanceToNextItem() {
    if !queue.isEmpty { queue.removeFirst() }
    replaceCurrentItem(with: queue.first)
  }

  /// Removes all items.
  public func removeAllItems() {
    queue = []
    replaceCurrentItem(with: nil)
  }
}

/// The repetition of an item.
///
/// - Reference: [`AVPlayerLooper`](https://developer.apple.com/documentation/avfoundation/avplayerlooper).
public final class AVPlayerLooper: NSObject, @unchecked Sendable {
  /// Repeats an item.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    super.init()
    player.removeAllItems()
    player.insert(itemToLoop, after: nil)
  }

  /// The number of repetitions.
  public var loopCount: Int { 0 }

  /// Ends the repetition.
  public func disableLooping() {}
}

/// The fitting of pictures into a layer.
///
/// - Reference: [`AVLayerVideoGravity`](https://developer.apple.com/documentation/avfoundation/avlayervideogravity).
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The whole picture is seen.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// The picture fills the layer.
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// The picture is stretched.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// A layer with the pictures of a player, of which there are none.
///
/// - Reference: [`AVPlayerLayer`](https://developer.apple.com/documentation/avfoundation/avplayerlayer).
@MainActor @preconcurrency open class AVPlayerLayer: CALayer {
  /// The player.
  open var player: AVPlayer?
  /// The fitting of pictures.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether there is a picture: no.
  open var isReadyForDisplay: Bool { false }

  public override init() {
    super.init()
  }

  /// Creates the layer of a player.
  public init(player: AVPlayer?) {
    self.player = player
    super.init()
  }
}
