/// A change of a file of the web app, and the causes by which its difference is explained.
struct PlantedChange: Sendable {
  /// The pages that are captured.
  enum Place: String, CaseIterable, Sendable {
    case signIn = "/signin"
    case books = "/books?query=beekeeper"
    case book = "/books/1"
    case basket = "/basket"
    case order = "/order"

    /// The element that is there when all has come.
    var last: String {
      switch self {
      case .signIn: "signIn.submit"
      case .books: "books.count"
      case .book: "look.number"
      case .basket: "basket.total"
      case .order: "order.total"
      }
    }
  }

  let place: Place
  let file: String
  let old: String
  let new: String
  /// A part of the element's name, and the words for its change.
  let causes: [(element: String, change: String)]

  init(
    _ place: Place, _ file: String, _ old: String, to new: String,
    _ causes: [(element: String, change: String)]
  ) {
    self.place = place
    self.file = file
    self.old = old
    self.new = new
    self.causes = causes
  }

  /// Whether sentences tell the planted causes and nothing else.
  func isExplained(by sentences: [String]) -> Bool {
    var rest = sentences
    for cause in causes {
      guard
        let index = rest.firstIndex(where: { sentence in
          sentence.ranges(of: cause.change).contains { sentence[..<$0.lowerBound].contains(cause.element) }
        })
      else { return false }
      rest.remove(at: index)
    }
    return rest.isEmpty
  }
}
