// The parts that all pages share.

/** The element of a page with an identifier. */
export function find(id) { return document.querySelector(`[data-testid="${id}"]`); }

/** A new element with attributes and content. */
export function make(tag, attributes = {}, ...content) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...content);
  return element;
}

/** An amount of cents as a text. */
export function money(cents) { return `€${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`; }

/** The words for a number of books. */
export function books(count) { return count === 1 ? "1 book" : `${count} books`; }

/** Calls the API; an error has the server's message. */
export async function call(method, path, body) {
  const isJSON = body !== undefined && !(body instanceof Blob);
  let response;
  try {
    response = await fetch(path, {
      method,
      headers: isJSON ? { "Content-Type": "application/json" } : {},
      body: isJSON ? JSON.stringify(body) : body,
    });
  } catch {
    throw new Error("The shop cannot be reached.");
  }
  const answer = response.status === 204 ? null : await response.json().catch(() => ({}));
  if (response.ok) return answer;
  if (response.status === 401 && path !== "/session") {
    location.replace(`/signin?next=${encodeURIComponent(location.pathname)}`);
  }
  throw new Error(answer?.error ?? "The shop cannot be reached.");
}

/** Shows a text in an element, or hides it without one. */
export function show(id, text) {
  const element = find(id);
  element.textContent = text ?? "";
  element.hidden = text === null || text === undefined;
}

/** Shows the number of books in the basket. */
export function showCount(count) {
  const link = find("basket.open");
  if (!link) return;
  link.setAttribute("aria-label", `Basket, ${books(count)}`);
  const badge = link.querySelector(".count");
  badge.textContent = count;
  badge.hidden = count === 0;
}

/** Makes an element the cover of a book. */
export function bind(cover, book) {
  const words = book.title.split(" ").filter((word) => /^\p{Lu}/u.test(word));
  cover.textContent = words.slice(0, 2).map((word) => word[0]).join("");
  cover.style.setProperty("--hue", (book.id * 47) % 360);
  return cover;
}

/** Calls a function now, and again whenever the browser shows the page from its cache. */
export function onShow(action) {
  addEventListener("pageshow", (event) => { if (event.persisted) action(); });
  action();
}

// The link back is the browser's back if the page before is one of the shop. A page cannot ask for that, so links leave a note.
const NOTE = "bookshop.left";
if (sessionStorage.getItem(NOTE)) {
  sessionStorage.removeItem(NOTE);
  history.replaceState({ ...history.state, hasPrevious: true }, "");
}
document.addEventListener("click", (event) => {
  const link = event.target.closest("a[href]");
  if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (link.hasAttribute("download")) return;
  if (link.dataset.testid === "BackButton" && history.state?.hasPrevious) {
    event.preventDefault();
    history.back();
  } else {
    sessionStorage.setItem(NOTE, "yes");
  }
});
