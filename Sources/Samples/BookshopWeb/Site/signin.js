import { call, find, show } from "/shop.js";

const REMEMBERED = "bookshop.reader";
const form = document.forms[0];
const submit = find("signIn.submit");
let isBusy = false;

function update() {
  submit.disabled = isBusy || !form.name.value || !form.password.value;
  find("signIn.busy").hidden = !isBusy;
}

// Only a path of this server is a place to go on.
function next() {
  const path = new URLSearchParams(location.search).get("next") ?? "";
  return /^\/[a-z]/.test(path) ? path : "/books";
}

// A reader may have begun to type before the script came.
const remembered = localStorage.getItem(REMEMBERED) ?? "";
form.name.value ||= remembered;
form.remember.checked ||= remembered !== "";
form.addEventListener("input", update);
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  if (submit.disabled) return;
  isBusy = true;
  show("signIn.message", null);
  update();
  try {
    const isRemembered = form.remember.checked;
    await call("POST", "/session", { name: form.name.value, password: form.password.value, isRemembered });
    if (isRemembered) localStorage.setItem(REMEMBERED, form.name.value); else localStorage.removeItem(REMEMBERED);
    location.replace(next());
  } catch (error) {
    isBusy = false;
    show("signIn.message", error.message);
    update();
  }
});
addEventListener("pageshow", () => { isBusy = false; update(); });
