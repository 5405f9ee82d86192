import { bind, call, find, make, money, onShow, show } from "/shop.js";

const MOST_COPIES = 20;
const list = document.querySelector(".lines");

function row({ book, quantity }) {
  const change = (id, label, text, number) => {
    const button = make("button", { class: "round", "data-testid": id, "aria-label": label }, text);
    button.disabled = number > MOST_COPIES;
    button.addEventListener("click", () => update("PUT", `/api/basket/${book.id}`, { quantity: number }));
    return button;
  };
  return make("li", { "data-testid": "basket.row" },
    bind(make("span", { class: "cover", "aria-hidden": "true" }), book),
    make("span", { class: "words" },
      make("span", { class: "title", "data-testid": "basket.title" }, book.title),
      make("span", { class: "quiet", "data-testid": "basket.price" }, money(book.price * quantity))),
    change("basket.less", "Fewer", "−", quantity - 1),
    make("span", { class: "quantity", "data-testid": "basket.quantity" }, String(quantity)),
    change("basket.more", "More", "+", quantity + 1));
}

async function update(...request) {
  show("basket.problem", null);
  // One change at a time: the next one counts from its result.
  for (const button of list.querySelectorAll("button")) button.disabled = true;
  try {
    const basket = await call(...request);
    list.replaceChildren(...basket.lines.map(row));
    find("basket.empty").hidden = basket.count > 0;
    document.querySelector(".sum").hidden = basket.count === 0;
    find("basket.total").textContent = money(basket.total);
  } catch (error) {
    show("basket.problem", error.message);
    for (const button of list.querySelectorAll("button")) button.disabled = false;
  }
  find("basket.loading").hidden = true;
}

onShow(() => update("GET", "/api/basket"));
