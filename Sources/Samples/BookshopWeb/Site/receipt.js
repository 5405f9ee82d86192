import { books, call, find, money, show } from "/shop.js";

const number = location.pathname.split("/").pop();
find("receipt.download").href = `/orders/${number}/receipt.txt`;
try {
  const receipt = await call("GET", `/api/orders/${number}`);
  show("receipt.thanks", `Thank you, ${receipt.name}`);
  show("receipt.number", `Order ${receipt.number}`);
  show("receipt.total", `${books(receipt.count)}, ${money(receipt.total)}`);
  show("receipt.delivery", receipt.delivery + (receipt.day ? ` on ${receipt.day}` : ""));
} catch (error) {
  show("receipt.problem", error.message);
}
