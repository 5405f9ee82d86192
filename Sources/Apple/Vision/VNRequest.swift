import Foundation
import GalleyViews

/// The error of requests: the simulated device recognizes nothing.
///
/// - Reference: [`VNErrorCode`](https://developer.apple.com/documentation/vision/vnerrorcode).
public struct VNError: Error, Hashable, Sendable, CustomNSError, LocalizedError {
  /// The domain.
  public static var errorDomain: String { "com.apple.Vision" }
  /// The number of `VNErrorCode.unsupportedRequest`.
  public var errorCode: Int { 14 }
  /// The description where Foundation for Linux looks for it, which asks an error with a code for no other one.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  /// The reason in words.
  public var errorDescription: String? { "The simulated device recognizes nothing in pictures." }

  init() {}
}

/// The result of a recognition.
///
/// - Reference: [`VNObservation`](https://developer.apple.com/documentation/vision/vnobservation).
open class VNObservation: NSObject, @unchecked Sendable {
  override init() {
    super.init()
  }

  /// The identifier.
  public let uuid = UUID()
  /// The certainty, from 0 to 1.
  open var confidence: Float { 0 }
}

/// A thing in a rectangle.
///
/// - Reference: [`VNDetectedObjectObservation`](https://developer.apple.com/documentation/vision/vndetectedobjectobservation).
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
  /// The rectangle, in parts of the picture.
  open var boundingBox: CGRect { .zero }
}

/// A face.
///
/// - Reference: [`VNFaceObservation`](https://developer.apple.com/documentation/vision/vnfaceobservation).
public final class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {}

/// A rectangle with text.
///
/// - Reference: [`VNRecognizedTextObservation`](https://developer.apple.com/documentation/vision/vnrecognizedtextobservation).
public final class VNRecognizedTextObservation: VNDetectedObjectObservation, @unchecked Sendable {
  /// Returns the likeliest texts: none.
  public func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}

/// A text that was recognized.
///
/// - Reference: [`VNRecognizedText`](https://developer.apple.com/documentation/vision/vnrecognizedtext).
public final class VNRecognizedText: NSObject, @unchecked Sendable {
  override init() {
    super.init()
  }

  /// The text.
  public var string: String { "" }
  /// The certainty, from 0 to 1.
  public var confidence: Float { 0 }
}

/// A code in a picture.
///
/// - Reference: [`VNBarcodeObservation`](https://developer.apple.com/documentation/vision/vnbarcodeobservation).
public final class VNBarcodeObservation: VNDetectedObjectObservation, @unchecked Sendable {
  /// The text of the code.
  public var payloadStringValue: String? { nil }
}

/// A word for the whole picture.
///
/// - Reference: [`VNClassificationObservation`](https://developer.apple.com/documentation/vision/vnclassificationobservation).
public final class VNClassificationObservation: VNObservation, @unchecked Sendable {
  /// The word.
  public var identifier: String { "" }
}

/// The closure that is called at the end of a request.
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

/// A request to recognize something, which ends with ``VNError``.
///
/// - Reference: [`VNRequest`](https://developer.apple.com/documentation/vision/vnrequest).
open class VNRequest: NSObject, @unchecked Sendable {
  private let handler: VNRequestCompletionHandler?

  /// Creates a request.
  public init(completionHandler: VNRequestCompletionHandler? = nil) {
    handler = completionHandler
    super.init()
  }

  /// Creates a request.
  public convenience override init() {
    self.init(completionHandler: nil)
  }

  /// The results: none.
  open var results: [VNObservation]? { nil }

  func fail() {
    handler?(self, VNError())
  }
}

/// A request for text.
///
/// - Reference: [`VNRecognizeTextRequest`](https://developer.apple.com/documentation/vision/vnrecognizetextrequest).
public final class VNRecognizeTextRequest: VNRequest, @unchecked Sendable {
  /// The care for details.
  public enum RequestTextRecognitionLevel: Int, Sendable {
    case accurate, fast
  }

  /// The care for details.
  public var recognitionLevel = RequestTextRecognitionLevel.accurate
  /// The languages of the text.
  public var recognitionLanguages: [String] = []
  /// Whether words are corrected.
  public var usesLanguageCorrection = true
  /// The smallest height of letters, as a part of the picture.
  public var minimumTextHeight: Float = 0
}

/// A request for codes.
///
/// - Reference: [`VNDetectBarcodesRequest`](https://developer.apple.com/documentation/vision/vndetectbarcodesrequest).
public final class VNDetectBarcodesRequest: VNRequest, @unchecked Sendable {}

/// A request for faces.
///
/// - Reference: [`VNDetectFaceRectanglesRequest`](https://developer.apple.com/documentation/vision/vndetectfacerectanglesrequest).
public final class VNDetectFaceRectanglesRequest: VNRequest, @unchecked Sendable {}

/// A request for words for the whole picture.
///
/// - Reference: [`VNClassifyImageRequest`](https://developer.apple.com/documentation/vision/vnclassifyimagerequest).
public final class VNClassifyImageRequest: VNRequest, @unchecked Sendable {}

/// A picture in which something is to be recognized.
///
/// - Reference: [`VNImageRequestHandler`](https://developer.apple.com/documentation/vision/vnimagerequesthandler).
public final class VNImageRequestHandler: NSObject, @unchecked Sendable {
  /// Takes a picture.
  public init(cgImage image: CGImage, options: [AnyHashable: Any] = [:]) {
    super.init()
  }

  /// Takes the bytes of a picture.
  public init(data imageData: Data, options: [AnyHashable: Any] = [:]) {
    super.init()
  }

  /// Takes a file with a picture.
  public init(url imageURL: URL, options: [AnyHashable: Any] = [:]) {
    super.init()
  }

  /// Performs requests, which fail.
  ///
  /// - Throws: ``VNError``.
  public func perform(_ requests: [VNRequest]) throws {
    for request in requests { request.fail() }
    throw VNError()
  }
}
