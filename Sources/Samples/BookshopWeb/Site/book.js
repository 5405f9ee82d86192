import { bind, call, find, money, onShow, show, showCount } from "/shop.js";
import "/rating.js";

const MOST_COPIES = 20;
const id = Number(location.pathname.split("/").pop());
let quantity = 0, title = "";

function showQuantity(number) {
  quantity = number;
  show("details.quantity", number === 0 ? null : `${number} in your basket`);
  document.querySelector(".kept").hidden = number === 0;
  find("details.add").disabled = number >= MOST_COPIES;
}

async function set(number) {
  find("details.add").disabled = true;
  show("details.problem", null);
  try {
    const basket = await call("PUT", `/api/basket/${id}`, { quantity: number });
    showCount(basket.count);
    showQuantity(number);
  } catch (error) {
    show("details.problem", error.message);
    showQuantity(quantity);
  }
}

find("details.add").addEventListener("click", () => set(quantity + 1));
find("details.remove").addEventListener("click", () => {
  if (confirm(`Remove “${title}” from your basket?`)) set(0);
});
find("rating").addEventListener("rate", async (event) => {
  try {
    await call("PUT", `/api/books/${id}/rating`, { stars: event.detail });
  } catch (error) {
    show("details.problem", error.message);
  }
});

onShow(async () => {
  try {
    const { book, quantity, stars, count } = await call("GET", `/api/books/${id}`);
    title = book.title;
    document.title = `${title} · The Copper Quill`;
    bind(document.querySelector(".cover.large"), book);
    show("details.title", title);
    show("details.author", book.author);
    show("details.price", money(book.price));
    show("details.summary", book.summary);
    find("rating").setAttribute("value", stars);
    showQuantity(quantity);
    showCount(count);
    const frame = find("look.frame");
    if (!frame.hasAttribute("src")) frame.src = `/look/${id}`;
    document.querySelector("article").hidden = false;
  } catch (error) {
    show("details.problem", error.message);
  }
  find("details.loading").hidden = true;
});
