import Foundation

/// The downloads of a browser that no test has taken yet, in the order in which they began.
struct DownloadList {
  struct Entry: Hashable {
    var id: String
    var name: String
    var address: String
    /// The path of the file, or its absence; `nil` while the download runs.
    var end: DownloadEvent.News?
  }

  private(set) var entries: [Entry] = []

  mutating func hear(_ event: DownloadEvent) {
    if case .began(let name, let address) = event.news {
      entries.append(Entry(id: event.id, name: name, address: address))
    } else if let place = entries.firstIndex(where: { $0.id == event.id && $0.end == nil }) {
      entries[place].end = event.news
    }
  }

  /// Takes the oldest one, if it has ended.
  mutating func take() -> Entry? {
    guard let first = entries.first, first.end != nil else { return nil }
    return entries.removeFirst()
  }

  /// Forgets all of them.
  mutating func forget() { entries = [] }
}
