/// One of the files that a baseline is made of.
package enum BaselinePart: String, Sendable, Hashable, Codable, CaseIterable {
  /// The approved picture.
  case picture = "png"
  /// The approved text.
  case text = "txt"
  /// The sidecar of either.
  case sidecar = "json"

  /// The part that holds what was approved.
  init(_ kind: CheckKind) {
    switch kind {
    case .picture: self = .picture
    case .text: self = .text
    }
  }
}

extension BaselinePart: Comparable {
  /// What was approved comes before its sidecar.
  package static func < (a: BaselinePart, b: BaselinePart) -> Bool {
    func place(_ part: BaselinePart) -> Int { allCases.firstIndex(of: part) ?? 0 }
    return place(a) < place(b)
  }
}
