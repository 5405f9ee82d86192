import GalleyServices
import GalleyViews

/// A long list that makes its rows lazily, and pages behind each row.
struct LibraryApp: App {
  var body: some Scene {
    WindowGroup { ShelfView() }
  }
}

struct Book: Identifiable {
  let id: Int
  var title: String { "Book \(id)" }
}

struct ShelfView: View {
  var body: some View {
    NavigationStack {
      List((1...300).map(Book.init)) { book in
        NavigationLink {
          BookView(book: book)
        } label: {
          Text(book.title).accessibilityIdentifier("book.title")
          Text("\(book.id * 7 % 100) pages").accessibilityIdentifier("book.pages")
        }
        .accessibilityIdentifier("book")
      }
      .navigationTitle("Shelf")
    }
  }
}

struct BookView: View {
  let book: Book

  var body: some View {
    VStack {
      NavigationLink("Chapters") { ChaptersView() }.accessibilityIdentifier("chapters")
    }
    .navigationTitle(book.title)
  }
}

struct ChaptersView: View {
  var body: some View {
    VStack {
      NavigationLink("Margin") { MarginView() }.accessibilityIdentifier("margin")
    }
    .navigationTitle("Chapters")
  }
}

struct MarginView: View {
  @State private var remark = ""
  @State private var isWarning = false
  @Environment(\.clock) private var clock

  var body: some View {
    VStack {
      TextField("Remark", text: $remark).accessibilityIdentifier("remark")
      Button("Burn in a second") {
        clock.after(.seconds(1)) { isWarning = true }
      }
      .accessibilityIdentifier("burn")
    }
    .navigationTitle("Margin")
    .alert("Burn the Book?", isPresented: $isWarning) {
      Button("Burn", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    }
  }
}
