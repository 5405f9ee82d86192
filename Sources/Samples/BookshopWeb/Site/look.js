import { call, find } from "/shop.js";

const id = Number(location.pathname.split("/").pop());
const [previous, next] = [find("look.previous"), find("look.next")];
let pages = [], number = 0;

function turn(step) {
  number += step;
  find("look.text").textContent = pages[number];
  find("look.number").textContent = `Page ${number + 1} of ${pages.length}`;
  previous.disabled = number === 0;
  next.disabled = number === pages.length - 1;
}

previous.addEventListener("click", () => turn(-1));
next.addEventListener("click", () => turn(1));
try {
  pages = await call("GET", `/api/books/${id}/pages`);
  turn(0);
} catch (error) {
  find("look.text").textContent = error.message;
}
