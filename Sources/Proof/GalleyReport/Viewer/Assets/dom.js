"use strict";
/* Elements are made from names, attributes and text, never from markup. */
const Galley = {};

(() => {
  const fill = (node, attributes, children) => {
    for (const [name, value] of Object.entries(attributes ?? {})) {
      if (value === null || value === undefined || value === false) continue;
      if (name === "on") for (const [event, act] of Object.entries(value)) node.addEventListener(event, act);
      else if (name === "style") for (const [key, text] of Object.entries(value)) node.style.setProperty(key, text);
      else node.setAttribute(name, value === true ? "" : String(value));
    }
    node.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
    return node;
  };
  Galley.el = (name, attributes, ...children) => fill(document.createElement(name), attributes, children);
  Galley.svg = (name, attributes, ...children) =>
    fill(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);

  /** The beginning of a text: a browser needs seconds for ten thousand combining marks on one letter. */
  Galley.cut = (text, most = 1500) => (text.length > most ? `${text.slice(0, most)}…` : text);

  /** Text from outside, isolated so that its direction does not affect its surroundings. */
  Galley.bidi = (text, attributes) => Galley.el("bdi", attributes, Galley.cut(String(text ?? "")));
  Galley.byId = (id) => document.getElementById(id);
  Galley.fill = (node, ...children) => {
    node.replaceChildren(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
    return node;
  };

  const paths = {
    split: "M2.5 3.5h11v9h-11z M8 3.5v9",
    slider: "M2.5 3.5h11v9h-11z M8 1.5v13 M5.5 8h-1 M10.5 8h1",
    onion: "M2 6.5h8v7H2z M6 2.5h8v7h-4",
    blink: "M1.5 8S4 4 8 4s6.5 4 6.5 4S12 12 8 12 1.5 8 1.5 8z M8 6.5a1.5 1.5 0 100 3 1.5 1.5 0 000-3z",
    difference: "M2.5 3.5h11v9h-11z M5 6h3v2H5z M9.5 9h2v1.5h-2z",
    heat: "M8 14c-3 0-4.5-2-4.5-4.2C3.500 7 6 6 6.500 2.500 9 4 9 6 9 7c.8-.4 1.200-1 1.300-1.800 1.400 1.300 2.200 2.800 2.200 4.600C12.500 12 11 14 8 14z",
    check: "M3 8.500l3.500 3.500L13 4.500", cross: "M4 4l8 8M12 4l-8 8", comment: "M2.500 3.500h11v7.500H7l-3 2.500V11H2.500z",
    undo: "M6 4L3 7l3 3 M3 7h6.500a3 3 0 010 6H8", next: "M8 3v10 M4 9l4 4 4-4", previous: "M8 13V3 M4 7l4-4 4 4",
    back: "M10 3L5 8l5 5", search: "M7 2.500a4.500 4.500 0 100 9 4.500 4.500 0 000-9z M10.500 10.500L14 14",
    magnifier: "M7 2.500a4.500 4.500 0 100 9 4.500 4.500 0 000-9z M10.500 10.500L14 14 M5 7h4 M7 5v4",
    marks: "M2.500 5V2.500H5 M11 2.500h2.500V5 M13.500 11v2.500H11 M5 13.500H2.500V11", elements: "M2.500 2.500h11v11h-11z M5 5h6v2.500H5z M5 9.500h3.500v1.500H5z",
    regions: "M2.500 2.500h11v11h-11z M2.500 8L8 2.500 M2.500 13.500l11-11 M8 13.500L13.500 8", draw: "M3 13l.7-2.800L10.500 3.400l2.100 2.100-6.800 6.800z",
    copy: "M5.500 5.500h8v8h-8z M10.500 5.500v-3h-8v8h3", help: "M6 6a2 2 0 113 1.700c-.7.400-1 .8-1 1.600 M8 11.800v.4",
    chevron: "M6 4l4 4-4 4", walk: "M3.500 3.500h3v3h-3z M9.500 9.500h3v3h-3z M6.500 5H11v4.500",
  };
  Galley.icon = (name) =>
    Galley.svg("svg", { viewBox: "0 0 16 16", class: "icon", "aria-hidden": "true" }, Galley.svg("path", { d: paths[name] }));

  Galley.button = (id, icon, label, key, act, attributes = {}) =>
    Galley.el(
      "button", { id, type: "button", class: "tool", title: key ? `${label} (${key})` : label, "aria-label": label, on: { click: act }, ...attributes },
      icon && Galley.icon(icon));

  /** The small picture of a check, or a sign where it has none. */
  Galley.thumbnail = (item) => (item.thumb
    ? Galley.el("img", { src: item.thumb, alt: "", loading: "lazy", decoding: "async" })
    : Galley.el("span", { class: "no-thumb" }, item.status === "unusable" ? "!" : "¶"));

  /** A number with thin spaces between thousands. */
  Galley.count = (number) => String(number).replace(/\B(?=(\d{3})+(?!\d))/g, number > 9999 ? "\u202f" : "");
  Galley.plural = (number, noun) => `${Galley.count(number)} ${noun}${number === 1 ? "" : "s"}`;
  Galley.calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
  Galley.isDark = () => matchMedia("(prefers-color-scheme: dark)").matches;

  let fading = 0;
  /** Shows a message, which screen readers announce too. */
  Galley.say = (text, isFault = false) => {
    const box = Galley.byId("messages");
    if (!box) return;
    box.classList.toggle("fault", isFault);
    box.classList.add("shown");
    box.textContent = Galley.cut(text);
    clearTimeout(fading);
    fading = setTimeout(() => box.classList.remove("shown"), isFault ? 9000 : 3500);
  };
})();
