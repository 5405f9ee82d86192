extension PlantedChange {
  /// Changes of pages and of scripts that make pages.
  static let ofMarkup = [
    PlantedChange(
      .books, "books.html", "<h1>Books</h1>",
      to: "<h1>All books</h1>", [("h1", "“Books” → “All books”")]),
    PlantedChange(
      .books, "books.html", #"<span class="brand">The Copper Quill</span>"#,
      to: "<span></span>", [("Copper Quill", "gone")]),
    PlantedChange(
      .books, "books.html", #"placeholder="Title or author""#,
      to: #"placeholder="Search titles""#, [("books.search", "“Title or author” → “Search titles”")]),
    PlantedChange(
      .books, "books.html", #"    <ul class="books""#,
      to: """
            <p class="quiet">Prices include postage.</p>
            <ul class="books"
        """, [("Prices include postage", "appeared")]),
    PlantedChange(
      .books, "books.js", #"      bind(make("span", { class: "cover", "aria-hidden": "true" }), book),"#,
      to: "", [("span.cover", "gone")]),
    PlantedChange(
      .book, "book.html",
      """
              <p class="author" data-testid="details.author"></p>
              <p class="price" data-testid="details.price"></p>
      """,
      to: """
                <p class="price" data-testid="details.price"></p>
                <p class="author" data-testid="details.author"></p>
        """, [("Corwin Quill", "stands elsewhere")]),
    PlantedChange(
      .book, "book.html", ">Add to Basket<",
      to: ">Buy<", [("details.add", "“Add to Basket” → “Buy”")]),
    PlantedChange(
      .book, "book.html", #"<button class="primary" data-testid="details.add">"#,
      to: #"<button data-testid="details.add">"#, [("Add to Basket", "class primary → none")]),
    PlantedChange(
      .signIn, "signin.html", #"<p class="quiet">Sign in to browse the shelves.</p>"#,
      to: "", [("Sign in to browse the shelves", "gone")]),
    PlantedChange(
      .order, "order.html", "<legend>Recipient</legend>",
      to: "<legend>Reader</legend>", [("legend", "“Recipient” → “Reader”")]),
  ]
}
