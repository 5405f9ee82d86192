// Apple's names are kept as they are.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import GalleyServices

/// The sound of the device as an app shares it, which nobody hears.
///
/// - Reference: [`AVAudioSession`](https://developer.apple.com/documentation/avfaudio/avaudiosession).
public final class AVAudioSession: NSObject, @unchecked Sendable {
  /// The uses of sound.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Sound that is not important, which ends with the ringer.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// The same alone.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// Sound that is important.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// Recordings.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// Both.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
  }

  /// The kinds of sound.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Any.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// Films.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    /// Speech.
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    /// Measurements.
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    /// Calls.
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
  }

  /// The options of a use.
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The sound of others goes on.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// The sound of others becomes soft.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// Bluetooth devices are used.
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    /// The loudspeaker is used.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
  }

  /// The options of a beginning or an end.
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Others hear that they can go on.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  /// The answers about the microphone.
  public enum RecordPermission: UInt, Sendable {
    case undetermined, denied, granted
  }

  private static let shared = AVAudioSession()

  private override init() {
    super.init()
  }

  /// Returns the sound of the app.
  public class func sharedInstance() -> AVAudioSession { shared }

  /// Sets the use, of which nothing comes here.
  public func setCategory(_ category: Category) throws {}

  /// Sets the use, of which nothing comes here.
  public func setCategory(_ category: Category, options: CategoryOptions) throws {}

  /// Sets the use, of which nothing comes here.
  public func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {}

  /// Begins or ends the use, of which nothing comes here.
  public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}

  /// The loudness, which nobody hears.
  public var outputVolume: Float { 0 }

  /// The answer about the microphone.
  public var recordPermission: RecordPermission {
    switch Permission.microphone.status {
    case .notDetermined: .undetermined
    case .denied: .denied
    case .authorized, .limited: .granted
    }
  }

  /// Asks the person whether the app may use the microphone, unless there is an answer already.
  public func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
    Permission.microphone.ask(response)
  }

  /// Posted when another sound interrupts, which does not happen here.
  public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
}

/// The app's right to the microphone.
///
/// - Reference: [`AVAudioApplication`](https://developer.apple.com/documentation/avfaudio/avaudioapplication).
public enum AVAudioApplication {
  /// Asks the person whether the app may use the microphone, unless there is an answer already.
  public static func requestRecordPermission(completionHandler response: @escaping @Sendable (Bool) -> Void) {
    Permission.microphone.ask(response)
  }

  /// Asks the person whether the app may use the microphone, unless there is an answer already.
  ///
  /// - Returns: The answer.
  public static func requestRecordPermission() async -> Bool {
    await withCheckedContinuation { continuation in
      Permission.microphone.ask { continuation.resume(returning: $0) }
    }
  }
}

/// A delegate that hears of the end of a sound.
///
/// - Reference: [`AVAudioPlayerDelegate`](https://developer.apple.com/documentation/avfaudio/avaudioplayerdelegate).
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  /// Called at the end, which does not come here.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// Called when a sound cannot be read.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  /// The default: does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// The default: does nothing.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// A player of a sound, which the simulated device does not play: ``play()`` returns false.
///
/// - Reference: [`AVAudioPlayer`](https://developer.apple.com/documentation/avfaudio/avaudioplayer).
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  /// The file.
  public let url: URL?
  /// The bytes.
  public let data: Data?
  /// The delegate.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// The number of repetitions.
  open var numberOfLoops = 0
  /// The loudness.
  open var volume: Float = 1
  /// The speed.
  open var rate: Float = 1
  /// Whether the speed can be changed.
  open var enableRate = false
  /// The place, in seconds.
  open var currentTime: TimeInterval = 0
  /// Whether loudness is measured.
  open var isMeteringEnabled = false

  /// Creates the player of a file.
  ///
  /// - Throws: An error if the file cannot be read.
  public init(contentsOf url: URL) throws {
    (self.url, data) = (url, try Data(contentsOf: url))
    super.init()
  }

  /// Creates the player of a file in memory.
  public init(data: Data) throws {
    (url, self.data) = (nil, data)
    super.init()
  }

  /// Whether the sound is played: never.
  open var isPlaying: Bool { false }
  /// The length, which is not known.
  open var duration: TimeInterval { 0 }

  /// Gets ready.
  ///
  /// - Returns: Whether it can play: no.
  @discardableResult open func prepareToPlay() -> Bool { false }

  /// Plays the sound.
  ///
  /// - Returns: Whether it plays: no.
  @discardableResult open func play() -> Bool { false }

  /// Makes a pause.
  open func pause() {}

  /// Ends the sound.
  open func stop() {}

  /// Changes the loudness over some time.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
    self.volume = volume
  }
}

/// A voice; the simulated device has none.
///
/// - Reference: [`AVSpeechSynthesisVoice`](https://developer.apple.com/documentation/avfaudio/avspeechsynthesisvoice).
public final class AVSpeechSynthesisVoice: NSObject, Sendable {
  /// Returns the voice of a language: none.
  public init?(language languageCode: String?) { return nil }

  /// Returns the voice of a name: none.
  public init?(identifier: String) { return nil }

  /// Returns all voices: none.
  public class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }

  /// The language.
  public var language: String { "" }
  /// The name.
  public var name: String { "" }
  /// The identifier.
  public var identifier: String { "" }
}

/// The lowest, the usual and the highest speed of speech.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The usual speed of speech.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
/// The highest speed of speech.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// A text that is spoken.
///
/// - Reference: [`AVSpeechUtterance`](https://developer.apple.com/documentation/avfaudio/avspeechutterance).
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  /// The text.
  public let speechString: String
  /// The voice.
  open var voice: AVSpeechSynthesisVoice?
  /// The speed.
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  /// The height of the voice.
  open var pitchMultiplier: Float = 1
  /// The loudness.
  open var volume: Float = 1
  /// The pause before it, in seconds.
  open var preUtteranceDelay: TimeInterval = 0
  /// The pause after it, in seconds.
  open var postUtteranceDelay: TimeInterval = 0

  /// Creates the text.
  public init(string: String) {
    speechString = string
    super.init()
  }
}

/// The places at which speech ends.
///
/// - Reference: [`AVSpeechBoundary`](https://developer.apple.com/documentation/avfaudio/avspeechboundary).
public enum AVSpeechBoundary: Int, Sendable {
  case immediate, word
}

/// A delegate that hears of speech.
///
/// - Reference: [`AVSpeechSynthesizerDelegate`](https://developer.apple.com/documentation/avfaudio/avspeechsynthesizerdelegate).
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  /// Called at the beginning of a text, which does not come here.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  /// Called at the end of a text, which does not come here.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  /// Called when a text is not spoken to its end.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  /// The default: does nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
  /// The default: does nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
  /// The default: does nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
}

/// A speaker of texts, which the simulated device does not speak: each is cancelled.
///
/// - Reference: [`AVSpeechSynthesizer`](https://developer.apple.com/documentation/avfaudio/avspeechsynthesizer).
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  /// The delegate.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?

  public override init() {
    super.init()
  }

  /// Whether a text is spoken: never.
  open var isSpeaking: Bool { false }
  /// Whether there is a pause.
  open var isPaused: Bool { false }

  /// Would speak a text, and cancels it.
  open func speak(_ utterance: AVSpeechUtterance) {
    delegate?.speechSynthesizer(self, didCancel: utterance)
  }

  /// Ends speech.
  ///
  /// - Returns: Whether there was any: no.
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }

  /// Makes a pause.
  ///
  /// - Returns: Whether there was speech: no.
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }

  /// Goes on.
  ///
  /// - Returns: Whether there was a pause: no.
  @discardableResult open func continueSpeaking() -> Bool { false }
}
