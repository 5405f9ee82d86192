import { books, call, find, make, money, onShow, show } from "/shop.js";

const form = document.forms[0];
const dialog = document.querySelector("dialog");
let basket = null, isBusy = true;

function delivery() { return basket?.deliveries.find((way) => way.name === form.delivery.value); }

function update() {
  find("order.busy").hidden = !isBusy;
  find("order.place").disabled = isBusy || basket === null;
  document.querySelector(".card").hidden = !form.gift.checked;
  document.querySelector(".day").hidden = !form.dated.checked;
  if (basket) find("order.total").textContent = money(basket.total + delivery().price);
}

function problem() {
  if (!form.name.value.trim()) return "Please enter your name.";
  if (delivery().price > 0 && !form.address.value.trim()) return "Please enter your address.";
  if (basket.count === 0) return "Your basket is empty.";
  if (form.dated.checked && form.day.value < basket.firstDay) return `The first day of delivery is ${basket.firstDay}.`;
  return null;
}

form.addEventListener("input", () => { show("order.problem", null); update(); });
form.addEventListener("submit", (event) => {
  event.preventDefault();
  if (isBusy || !basket) return;
  const reason = problem();
  show("order.problem", reason);
  if (reason) return;
  const total = money(basket.total + delivery().price);
  document.getElementById("question").textContent = `Order ${books(basket.count)} for ${total}?`;
  dialog.showModal();
});

// The event "submit" comes before the dialog closes, so the form is busy as soon as it can be touched again.
dialog.querySelector("form").addEventListener("submit", async (event) => {
  if (event.submitter.value !== "order") return;
  isBusy = true;
  update();
  try {
    const receipt = await call("POST", "/api/orders", {
      name: form.name.value, address: form.address.value, delivery: form.delivery.value, isGift: form.gift.checked,
      ...(form.dated.checked ? { day: form.day.value } : {}),
    });
    // The form of an order that was taken is no page to come back to.
    location.replace(`/orders/${receipt.number}`);
  } catch (error) {
    isBusy = false;
    show("order.problem", error.message);
    update();
  }
});

find("card.file").addEventListener("change", async (event) => {
  const file = event.target.files[0];
  show("card.problem", null);
  if (!file) return;
  try {
    await call("PUT", "/api/card", file);
    const picture = find("card.picture");
    picture.src = URL.createObjectURL(file);
    picture.hidden = false;
  } catch (error) {
    show("card.problem", error.message);
  }
});

onShow(async () => {
  try {
    basket = await call("GET", "/api/basket");
    if (!form.delivery.options.length) {
      form.delivery.append(...basket.deliveries.map((way) => make("option", {}, way.name)));
    }
    form.day.min = basket.firstDay;
    form.day.value ||= basket.firstDay;
  } catch (error) {
    show("order.problem", error.message);
  }
  isBusy = false;
  update();
});
