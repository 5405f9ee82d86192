/// The books of the shop, which are invented and always the same.
package enum Catalogue {
  /// All books, in the order of their numbers.
  package static let books: [Book] = (0..<200).map { number in
    let subject = Words.subjects[number * 7 % Words.subjects.count]
    let setting = Words.settings[(number / Words.subjects.count + number) % Words.settings.count]
    let first = Words.firstNames[(number * 11 + 3) % Words.firstNames.count]
    let last = Words.lastNames[(number * 5 + number / 9) % Words.lastNames.count]
    return Book(
      id: number + 1, title: "\(subject) \(setting)", author: "\(first) \(last)",
      price: 590 + number * 137 % 40 * 50, summary: summary(number))
  }

  private static func summary(_ number: Int) -> String {
    [
      Words.beginnings[number % Words.beginnings.count], Words.middles[number / 3 % Words.middles.count],
      Words.ends[number / 7 % Words.ends.count],
    ].joined(separator: " ")
  }

  /// The book of a number.
  package static func book(_ id: Int) -> Book? { books.indices.contains(id - 1) ? books[id - 1] : nil }

  /// The largest number of books in one answer.
  package static let mostBooks = 50

  /// Books whose title or author contains a text.
  ///
  /// - Parameters:
  ///   - query: The text, in letters of any case; an empty text matches all books.
  ///   - start: The number of matching books to leave out.
  ///   - count: The largest number of books to return, up to ``mostBooks``.
  package static func search(_ query: String, from start: Int, count: Int) -> BookPage {
    let words = query.lowercased().split(whereSeparator: \.isWhitespace)
    let found = books.filter { book in
      let text = "\(book.title) \(book.author)".lowercased()
      return words.allSatisfy { text.contains($0) }
    }
    let part = found.dropFirst(max(0, start)).prefix(min(max(0, count), mostBooks))
    return BookPage(books: Array(part), total: found.count)
  }

  /// The pages at the beginning of a book, for a look inside.
  package static func firstPages(of book: Book) -> [String] {
    (0..<3).map { page in
      (0..<4).map { Words.lines[(book.id * 3 + page * 5 + $0 * 2) % Words.lines.count] }
        .joined(separator: " ")
    }
  }
}
