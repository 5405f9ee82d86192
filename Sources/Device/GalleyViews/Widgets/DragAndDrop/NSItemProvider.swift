import Foundation

/// A value that is dragged, or passed on in another way.
///
/// - Reference: [Foundation's `NSItemProvider`](https://developer.apple.com/documentation/foundation/nsitemprovider).
public final class NSItemProvider: NSObject, @unchecked Sendable {
  // The items do not change any more.
  private let items: [Any]
  private let types: [UTType]
  /// The name of a file with the value.
  public var suggestedName: String?

  /// Creates an empty provider.
  public override init() {
    items = []
    types = []
    super.init()
  }

  /// Creates a provider of a text, a URL or a picture.
  public init(object: NSObject) {
    switch object {
    case let text as NSString:
      items = [text, text.description]
      types = [.utf8PlainText]
    case let address as NSURL:
      let value: [Any] = URL(string: address.absoluteString).map { [$0] } ?? []
      items = [address] + value
      types = [.url]
    default:
      items = [object]
      types = (object as? any TypedItem)?.itemTypes ?? [.data]
    }
    super.init()
  }

  /// Creates a provider of a file.
  public init?(contentsOf fileURL: URL?) {
    guard let fileURL else { return nil }
    items = [fileURL]
    types = [.fileURL] + [UTType(filenameExtension: fileURL.pathExtension)].compactMap { $0 }
    super.init()
  }

  init<Item: Transferable>(transferring item: Item) {
    let forms = Item.transferRepresentation.forms
    items = [item] + forms.compactMap { $0.proxy(of: item) }
    types = forms.flatMap(\.contentTypes)
    super.init()
  }

  /// The names of the provided types.
  public var registeredTypeIdentifiers: [String] { types.map(\.identifier) }

  /// The provided types.
  public var registeredContentTypes: [UTType] { types }

  /// Returns whether a type is provided.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    UTType(typeIdentifier).map { conforms(to: [$0]) } ?? false
  }

  /// Whether data of one of some kinds is passed on.
  func conforms(to wanted: [UTType]) -> Bool {
    types.contains { type in wanted.contains { type.conforms(to: $0) } }
  }

  /// Returns the item as a value of a type; `nil` if it is none.
  func value<Value>(of type: Value.Type) -> Value? { items.lazy.compactMap { $0 as? Value }.first }

  /// Returns whether the value is of a type.
  public func canLoadObject<Object>(ofClass aClass: Object.Type) -> Bool { value(of: aClass) != nil }

  /// Passes the value to a closure; here at once.
  @discardableResult
  public func loadObject<Object>(
    ofClass aClass: Object.Type, completionHandler: @escaping @Sendable (Object?, (any Error)?) -> Void
  ) -> Progress {
    let value = value(of: aClass)
    completionHandler(value, value == nil ? CocoaError(.featureUnsupported) : nil)
    return finished
  }

  /// Passes the value to a closure; here at once.
  @discardableResult
  public func loadTransferable<Item: Transferable>(
    type: Item.Type, completionHandler: @escaping @Sendable (Result<Item, any Error>) -> Void
  ) -> Progress {
    completionHandler(
      value(of: type).map { .success($0) } ?? .failure(CocoaError(.featureUnsupported)))
    return finished
  }

  private var finished: Progress {
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }
}
