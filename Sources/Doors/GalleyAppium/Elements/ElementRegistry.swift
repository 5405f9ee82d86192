import GalleyAutomation

/// The references of elements that a session has given to its client.
struct ElementRegistry {
  /// The most references; then the older half is forgotten, and means no element any more.
  private static let most = 20_000

  private let prefix: String
  private var count = 0
  private var references: [ElementKey: String] = [:]
  private var keys: [String: ElementKey] = [:]
  private var order: [String] = []

  /// Creates an empty registry.
  ///
  /// - Parameter prefix: The beginning of all its references, by which those of other sessions mean nothing.
  init(prefix: String) { self.prefix = prefix }

  /// The reference of an element: the same for as long as the element lives.
  mutating func reference(of key: ElementKey) -> String {
    if let known = references[key], keys[known] == key { return known }
    if order.count >= Self.most {
      for reference in order.prefix(Self.most / 2) {
        if let key = keys.removeValue(forKey: reference) { references[key] = nil }
      }
      order.removeFirst(Self.most / 2)
    }
    count += 1
    let reference = "\(prefix)-\(count)"
    references[key] = reference
    keys[reference] = key
    order.append(reference)
    return reference
  }

  /// The element of a reference; `nil` if it was never given.
  func key(of reference: String) -> ElementKey? { keys[reference] }
}
