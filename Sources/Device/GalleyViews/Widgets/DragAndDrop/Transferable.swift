import Foundation

/// A value that can be passed on, such as by dragging it.
///
/// Within an app the value itself is passed on; a view that accepts another type receives it through the
/// value's proxies.
///
/// - Reference: [Core Transferable's `Transferable`](https://developer.apple.com/documentation/coretransferable/transferable).
public protocol Transferable {
  /// The type of the representations.
  associatedtype Representation: TransferRepresentation

  /// The representations of values, the best first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A representation of values that are passed on.
///
/// - Reference: [Core Transferable's `TransferRepresentation`](https://developer.apple.com/documentation/coretransferable/transferrepresentation).
public protocol TransferRepresentation<Item>: Sendable {
  /// The values.
  associatedtype Item: Transferable
  /// The type of the form that this one is composed of.
  associatedtype Body: TransferRepresentation

  /// The form that this one is composed of.
  var body: Body { get }
}

/// The properties of a form of the library.
protocol PrimitiveTransfer {
  /// The kinds of data of the form.
  var contentTypes: [UTType] { get }
  /// Returns the value that represents another one.
  func proxy(of item: Any) -> Any?
  /// Returns the value that the bytes of a picture are read as; `nil` if the form reads none.
  func item(ofPicture data: Data) async throws -> Any?
}

extension PrimitiveTransfer {
  func item(ofPicture data: Data) async throws -> Any? { nil }
}

extension TransferRepresentation {
  /// The forms that the library knows, in order.
  var forms: [any PrimitiveTransfer] {
    if let several = self as? TransferForms<Item> { return several.forms }
    if let form = self as? any PrimitiveTransfer { return [form] }
    return body.forms
  }
}

extension Never: Transferable, TransferRepresentation {
  public typealias Item = Never

  public static var transferRepresentation: Never { fatalError("unreachable: Never has no values") }
}

/// Several forms.
struct TransferForms<Item: Transferable>: TransferRepresentation {
  typealias Body = Never
  let members: [any TransferRepresentation<Item>]

  var body: Never { fatalError("the library knows the forms inside") }
  var forms: [any PrimitiveTransfer] { members.flatMap(\.forms) }
}

/// A result builder that combines representations.
///
/// - Reference: [Core Transferable's `TransferRepresentationBuilder`](https://developer.apple.com/documentation/coretransferable/transferrepresentationbuilder).
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  /// A representation in a block.
  public static func buildExpression<Form: TransferRepresentation>(_ form: Form) -> Form
  where Form.Item == Item { form }

  /// A single representation is returned unchanged.
  public static func buildBlock<Form: TransferRepresentation>(_ form: Form) -> Form
  where Form.Item == Item { form }

  /// Two representations, the better first.
  public static func buildBlock<First: TransferRepresentation, Second: TransferRepresentation>(
    _ first: First, _ second: Second
  ) -> some TransferRepresentation<Item> where First.Item == Item, Second.Item == Item {
    TransferForms<Item>(members: [first, second])
  }

  /// Three representations, the best first.
  public static func buildBlock<
    First: TransferRepresentation, Second: TransferRepresentation, Third: TransferRepresentation
  >(
    _ first: First, _ second: Second, _ third: Third
  ) -> some TransferRepresentation<Item>
  where First.Item == Item, Second.Item == Item, Third.Item == Item {
    TransferForms<Item>(members: [first, second, third])
  }
}

/// A representation of values that are written by their coding.
///
/// - Reference: [Core Transferable's `CodableRepresentation`](https://developer.apple.com/documentation/coretransferable/codablerepresentation).
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation, PrimitiveTransfer {
  public typealias Body = Never

  let contentTypes: [UTType]

  /// Creates a representation as data of a type.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    contentTypes = [contentType]
  }

  public var body: Never { fatalError("the library knows the form") }

  func proxy(of item: Any) -> Any? { nil }
}

/// A representation of values as bytes.
///
/// - Reference: [Core Transferable's `DataRepresentation`](https://developer.apple.com/documentation/coretransferable/datarepresentation).
public struct DataRepresentation<Item: Transferable>: TransferRepresentation, PrimitiveTransfer {
  public typealias Body = Never

  let contentTypes: [UTType]
  private var importing: (@Sendable (Data) async throws -> Item)?

  /// Creates a representation as data of a kind, which is written and read by closures.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    contentTypes = [contentType]
    self.importing = importing
  }

  /// Creates a representation as data of a kind, which is written by a closure.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    contentTypes = [exportedContentType]
  }

  /// Creates a representation as data of a kind, which is read by a closure.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    contentTypes = [importedContentType]
    self.importing = importing
  }

  public var body: Never { fatalError("the library knows the form") }

  func proxy(of item: Any) -> Any? { nil }

  func item(ofPicture data: Data) async throws -> Any? {
    // A photo of the simulated library is a PNG file.
    guard contentTypes.contains(where: UTType.png.conforms) else { return nil }
    return try await importing?(data)
  }
}

/// A representation of values by other values, such as their texts.
///
/// - Reference: [Core Transferable's `ProxyRepresentation`](https://developer.apple.com/documentation/coretransferable/proxyrepresentation).
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation,
  PrimitiveTransfer
{
  public typealias Body = Never

  private let export: @Sendable (Item) throws -> Proxy
  private var importing: (@Sendable (Proxy) throws -> Item)?

  /// Creates a representation by another value that is exported.
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {
    export = exporting
  }

  /// Creates a representation by another value that is exported and imported.
  public init(
    exporting: @escaping @Sendable (Item) throws -> Proxy,
    importing: @escaping @Sendable (Proxy) throws -> Item
  ) {
    export = exporting
    self.importing = importing
  }

  public var body: Never { fatalError("the library knows the form") }

  var contentTypes: [UTType] { Proxy.transferRepresentation.forms.flatMap(\.contentTypes) }

  func proxy(of item: Any) -> Any? { (item as? Item).flatMap { try? export($0) } }

  func item(ofPicture data: Data) async throws -> Any? {
    guard let importing else { return nil }
    if let proxy = data as? Proxy { return try importing(proxy) }
    for form in Proxy.transferRepresentation.forms {
      if let proxy = try await form.item(ofPicture: data) as? Proxy { return try importing(proxy) }
    }
    return nil
  }
}

extension String: Transferable {
  /// Text in UTF-8.
  public static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation<String>(contentType: .utf8PlainText)
  }
}

extension URL: Transferable {
  /// A URL.
  public static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation<URL>(contentType: .url)
  }
}

extension Data: Transferable {
  /// Bytes.
  public static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation<Data>(contentType: .data)
  }
}

extension Image: Transferable {
  /// A picture.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Image>(exportedContentType: .image) { _ in Data() }
  }
}
