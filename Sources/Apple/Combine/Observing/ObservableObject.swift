import Foundation

/// An object that says when it is about to change.
///
/// - Reference: [Combine's `ObservableObject`](https://developer.apple.com/documentation/combine/observableobject).
public protocol ObservableObject: AnyObject {
  /// The type of the publisher.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Sends before one of the object's `@Published` properties changes.
  ///
  /// It is the same publisher for as long as the object lives. The published properties, those of
  /// superclasses too, are found by reflection and connected to it once; from then on a change costs no
  /// search.
  public var objectWillChange: ObservableObjectPublisher {
    let properties = PublishedProperties(of: self)
    let publisher = properties.publisher ?? ObjectPublishers.publisher(of: self)
    properties.install(publisher)
    return publisher
  }
}

/// A publisher that says that an object is about to change.
///
/// - Reference: [Combine's `ObservableObjectPublisher`](https://developer.apple.com/documentation/combine/observableobjectpublisher).
public final class ObservableObjectPublisher: Publisher {
  /// It says nothing but that something changes.
  public typealias Output = Void
  /// It cannot fail.
  public typealias Failure = Never

  private let conduits = ConduitList<Void, Never>(latest: nil)

  /// Creates a publisher without subscribers.
  public init() {}

  deinit { conduits.release() }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    conduits.add(subscriber)
  }

  /// Sends a notice before the object changes.
  public func send() { conduits.send(()) }
}

/// The storage of a published property of any type.
protocol PublishedStorage: AnyObject {
  /// Sends when the property's object is about to change, once somebody has asked for it.
  var objectWillChange: ObservableObjectPublisher? { get set }
}

/// A property wrapper with a ``PublishedStorage``.
protocol PublishedProperty {
  var anyStorage: any PublishedStorage { get }
}

private struct PublishedProperties {
  private var storages: [any PublishedStorage] = []

  init(of object: Any) {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for child in current.children {
        if let property = child.value as? any PublishedProperty { storages.append(property.anyStorage) }
      }
      mirror = current.superclassMirror
    }
  }

  var publisher: ObservableObjectPublisher? {
    storages.lazy.compactMap(\.objectWillChange).first
  }

  func install(_ publisher: ObservableObjectPublisher) {
    for storage in storages where storage.objectWillChange !== publisher {
      storage.objectWillChange = publisher
    }
  }
}

/// The publishers of objects that have no published property to keep one.
private enum ObjectPublishers {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private struct Table {
    var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which those of released objects are taken out.
    var limit = 64
  }

  private static let table = Shared(Table())

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    table.with { table in
      // Another object may have had this address before.
      if let entry = table.entries[ObjectIdentifier(object)], entry.object === object {
        return entry.publisher
      }
      if table.entries.count >= table.limit {
        table.entries = table.entries.filter { $0.value.object != nil }
        table.limit = max(64, table.entries.count * 2)
      }
      let publisher = ObservableObjectPublisher()
      table.entries[ObjectIdentifier(object)] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }
}
