import { bind, call, find, make, money, onShow, show, showCount, books as words } from "/shop.js";

const list = find("books.list");
const field = find("books.search");
const PART = 20, MOST = 50;
let shown = 0, total = null, round = 0, isLoading = false, isAtEnd = false, hasFailed = false;

function row(book) {
  return make("li", { "data-testid": "book.row" },
    make("a", { href: `/books/${book.id}` },
      bind(make("span", { class: "cover", "aria-hidden": "true" }), book),
      make("span", { class: "words" },
        make("span", { class: "title", "data-testid": "book.title" }, book.title),
        make("span", { class: "quiet", "data-testid": "book.author" }, book.author)),
      make("span", { class: "price", "data-testid": "book.price" }, money(book.price))));
}

/** Loads books until at least so many are shown. */
async function load(wanted) {
  if (isLoading || (total !== null && shown >= total)) return;
  isLoading = true;
  hasFailed = false;
  const mine = ++round;
  find("books.loading").hidden = false;
  find("books.retry").hidden = true;
  show("books.problem", null);
  try {
    do {
      const start = total === null ? 0 : shown;
      const count = Math.min(MOST, Math.max(PART, wanted - start));
      const query = encodeURIComponent(field.value.trim());
      const page = await call("GET", `/api/books?query=${query}&from=${start}&count=${count}`);
      // A later search counts.
      if (mine !== round) return;
      if (start === 0) list.replaceChildren();
      list.append(...page.books.map(row));
      total = page.total;
      shown = start + page.books.length;
    } while (shown < Math.min(wanted, total));
    show("books.count", total === 0 ? "No books found." : words(total));
    find("books.loading").hidden = shown >= total;
  } catch (error) {
    if (mine !== round) return;
    // The books of another search must not stand above the message.
    if (total === null) list.replaceChildren();
    find("books.loading").hidden = true;
    find("books.retry").hidden = false;
    show("books.problem", error.message);
    isLoading = false;
    hasFailed = true;
    return;
  }
  isLoading = false;
  if (isAtEnd) load(shown + PART);
}

function search() {
  isLoading = false;
  total = null;
  shown = 0;
  show("books.count", null);
  load(PART);
}

let timer;
field.addEventListener("input", () => {
  clearTimeout(timer);
  show("books.count", null);
  timer = setTimeout(() => {
    const query = field.value.trim();
    history.replaceState(history.state, "", query ? `/books?query=${encodeURIComponent(query)}` : "/books");
    search();
  }, 150);
});
field.form.addEventListener("submit", (event) => event.preventDefault());
find("books.retry").addEventListener("click", () => load(shown + PART));
find("books.signOut").addEventListener("click", async () => {
  try {
    await call("DELETE", "/session");
    location.replace("/signin");
  } catch (error) {
    show("books.problem", error.message);
  }
});

// A reader who comes back finds the rows and the place that she left. They are kept by the number of the entry in the history.
history.scrollRestoration = "manual";
if (!history.state?.entry) {
  const entry = Number(sessionStorage.getItem("bookshop.entries") ?? 0) + 1;
  sessionStorage.setItem("bookshop.entries", entry);
  history.replaceState({ ...history.state, entry }, "");
}
const place = `bookshop.entry.${history.state.entry}`;
addEventListener("pagehide", () => sessionStorage.setItem(place, JSON.stringify({ shown, top: scrollY })));
field.value ||= new URLSearchParams(location.search).get("query") ?? "";
const { shown: before, top } = JSON.parse(sessionStorage.getItem(place) ?? '{ "shown": 0, "top": 0 }');
load(Math.max(PART, before)).then(() => {
  scrollTo(0, top);
  new IntersectionObserver((entries) => {
    isAtEnd = entries[entries.length - 1].isIntersecting;
    // After a failure the reader decides.
    if (isAtEnd && !hasFailed) load(shown + PART);
  }, { rootMargin: "300px" }).observe(document.getElementById("end"));
});
onShow(async () => {
  try { showCount((await call("GET", "/api/reader")).count); } catch { /* the count stays */ }
});
