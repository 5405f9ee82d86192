extension PlantedChange {
  /// Changes of the style sheet.
  static let ofStyles = [
    PlantedChange(
      .books, "style.css", "height: 100%; padding: 12px 14px;",
      to: "height: 100%; padding: 16px 14px;", [("a", "padding 12px 14px → 16px 14px")]),
    PlantedChange(
      .books, "style.css",
      "  border-radius: 14px; background: var(--card); box-shadow: var(--shadow); color: inherit",
      to: "  border-radius: 6px; background: var(--card); box-shadow: var(--shadow); color: inherit",
      [("a", "border-radius 14 → 6 px")]),
    PlantedChange(
      .books, "style.css", "gap: 12px; margin: 12px 0 0; padding: 0; list-style",
      to: "gap: 20px; margin: 12px 0 0; padding: 0; list-style", [("ul.books", "gap 12 → 20 px")]),
    PlantedChange(
      .books, "style.css", ".title { font-weight: 600;",
      to: ".title { font-weight: 400;", [("span.title", "font-weight 600 → 400")]),
    PlantedChange(
      .books, "style.css", "--copper: #9e451c;",
      to: "--copper: #1c459e;", [("elements", "--copper #9E451C → #1C459E")]),
    PlantedChange(
      .books, "style.css", "--quiet: #6f6257;",
      to: "--quiet: #8f8277;", [("p.quiet", "--quiet #6F6257 → #8F8277")]),
    PlantedChange(
      .books, "style.css", "h1 { font-size: 2rem; }",
      to: "h1 { font-size: 2.25rem; }", [("Books", "font-size 32 → 36 px")]),
    PlantedChange(
      .books, "style.css", "display: flex; align-items: center; gap: 14px; height: 100%",
      to: "display: flex; align-items: flex-start; gap: 14px; height: 100%",
      [("a", "align-items center → flex-start")]),
    PlantedChange(
      .books, "style.css", "--shadow: 0 1px 2px rgb(60 40 20 / 12%), 0 6px 18px rgb(60 40 20 / 6%);",
      to: "--shadow: none;", [("a", "--shadow")]),
    PlantedChange(
      .books, "style.css", "width: 46px; height: 67px;",
      to: "width: 52px; height: 76px;", [("span.cover", "size 46 × 67 px → 52 × 76 px")]),
    PlantedChange(
      .books, "style.css", ".quiet { color: var(--quiet);",
      to: ".quiet { text-transform: uppercase; color: var(--quiet);",
      [("p.quiet", "text-transform none → uppercase")]),
    PlantedChange(
      .books, "style.css",
      """
      .books a {
        display: flex;
      """,
      to: """
        .books a {
          display: flex; flex-direction: row-reverse;
        """, [("a", "flex-direction row → row-reverse")]),
    PlantedChange(
      .books, "style.css",
      """
      border-bottom: 1px solid var(--line);
      }
      """,
      to: """
        border-bottom: 3px solid var(--line);
        }
        """, [("header.bar", "border-bottom-width 1 → 3 px")]),
    PlantedChange(
      .books, "style.css", "font-weight: 600; white-space: nowrap; }",
      to: "font-weight: 600; white-space: nowrap; letter-spacing: 1px; }",
      [("Copper Quill", "letter-spacing normal → 1px")]),
    PlantedChange(
      .book, "style.css", ".book { display: grid; gap: 24px; }",
      to: ".book { display: grid; gap: 32px; }", [("article.book", "gap 24 → 32 px")]),
    PlantedChange(
      .book, "style.css", ".author { font-size: 1.1rem; color",
      to: "  .author { font-size: 1.25rem; color", [("p.author", "font-size 17.6 → 20 px")]),
    PlantedChange(
      .book, "style.css", ".facts .price { font-size: 1.25rem; }",
      to: ".facts .price { font-size: 1.25rem; font-weight: 700; }", [("p.price", "font-weight 400 → 700")]),
    PlantedChange(
      .book, "style.css", ".primary { width: 100%;",
      to: ".primary { border-radius: 22px; width: 100%;", [("Add to Basket", "border-radius 10 → 22 px")]),
    PlantedChange(
      .book, "style.css", ".primary { width: 100%;",
      to: ".primary { min-height: 56px; width: 100%;", [("Add to Basket", "min-height 44 → 56 px")]),
    PlantedChange(
      .book, "style.css", "aspect-ratio: 1 / 1.45;",
      to: "aspect-ratio: 1 / 1.3;", [("div.cover", "aspect-ratio 1 / 1.45 → 1 / 1.3")]),
    PlantedChange(
      .book, "style.css", "padding: 20px 16px 48px; }",
      to: "padding: 20px 24px 48px; }", [("main", "padding")]),
    PlantedChange(
      .book, "style.css", ".back { text-decoration: none;",
      to: ".back { text-decoration: underline;", [("Books", "text-decoration-line none → underline")]),
    PlantedChange(
      .book, "style.css", #"content: "‹ " / "";"#,
      to: #"content: "« " / "";"#, [("a.back", "content")]),
    PlantedChange(
      .signIn, "style.css", "padding: 32px 28px 20px; border-radius: 18px; text-align: center; }",
      to: "padding: 48px 28px 20px; border-radius: 18px; text-align: center; }",
      [("main.sheet", "padding-top 32 → 48 px")]),
    PlantedChange(
      .signIn, "style.css", "border-radius: 18px; text-align: center; }",
      to: "border-radius: 18px; text-align: start; }", [("main.sheet", "text-align center → start")]),
    PlantedChange(
      .signIn, "style.css", ".logo { width: 64px; height: 64px; }",
      to: ".logo { width: 96px; height: 96px; }", [("image", "size 64 × 64 px → 96 × 96 px")]),
    PlantedChange(
      .signIn, "style.css", "label { display: block; margin: 12px 0 4px;",
      to: "label { display: block; margin: 12px 0 8px;", [("label", "margin-bottom 4 → 8 px")]),
    PlantedChange(
      .signIn, "style.css", "button:disabled { opacity: 0.45;",
      to: "button:disabled { opacity: 0.7;", [("Sign In", "opacity 0.45 → 0.7")]),
    PlantedChange(
      .signIn, "style.css", "min-height: 44px; padding: 9px 12px; border: 1px solid var(--line);",
      to: "min-height: 44px; padding: 9px 12px; border: 2px solid var(--copper);",
      [("textField", "border 1px solid #E4DACB → 2px solid #9E451C")]),
    PlantedChange(
      .signIn, "style.css", "width: 50px; height: 30px; margin: 0; border-radius: 15px;",
      to: "width: 60px; height: 30px; margin: 0; border-radius: 15px;", [("Remember me", "width 50 → 60 px")]),
    PlantedChange(
      .signIn, "style.css", "width: 26px; height: 26px; margin: 2px; border-radius: 50%; background: #fff;",
      to: "width: 26px; height: 26px; margin: 2px; border-radius: 50%; background: #000;",
      [("input::before in switch", "background-color #FFFFFF → #000000")]),
    PlantedChange(
      .basket, "style.css",
      ".lines li { display: flex; align-items: center; gap: 12px; padding: 12px 0; border-bottom: 1px solid var(--line); }",
      to: ".lines li { display: flex; align-items: center; gap: 12px; padding: 12px 0; border-bottom: 0; }",
      [("li", "border-bottom 1px solid #E4DACB → none")]),
    PlantedChange(
      .basket, "style.css", ".sum p, .total { display: flex; justify-content: space-between;",
      to: ".sum p, .total { display: flex; justify-content: flex-start;",
      [("p", "justify-content space-between → flex-start")]),
    PlantedChange(
      .basket, "style.css", "button.round { flex: none; width: 44px;",
      to: "button.round { flex: none; width: 52px;", [("button", "width 44 → 52 px")]),
    PlantedChange(
      .order, "style.css", "legend { padding: 0 6px; font-weight: 600; }",
      to: "legend { padding: 0 6px; font-weight: 400; }", [("legend", "font-weight 600 → 400")]),
    PlantedChange(
      .order, "style.css",
      """
      border-radius: 14px; background: var(--card); }
      legend
      """,
      to: """
        border-radius: 14px; background: transparent; }
        legend
        """, [("fieldset", "background-color #FFFFFF → transparent")]),
    PlantedChange(
      .order, "style.css", "main.narrow { max-width: 620px; }",
      to: "main.narrow { max-width: 340px; }", [("main.narrow", "max-width 620 → 340 px")]),
  ]
}
