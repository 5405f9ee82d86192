// Five stars to choose from: <star-rating value="3">, which sends the event "rate".

const style = new CSSStyleSheet();
style.replaceSync(`
  :host { display: flex; align-items: center; gap: 2px; flex-wrap: wrap; }
  button {
    width: 44px; height: 44px; padding: 0; border: 0; border-radius: 50%; background: none; cursor: pointer;
    color: var(--copper);
  }
  button:focus-visible { outline: 2px solid var(--copper); }
  svg { width: 26px; height: 26px; display: block; margin: auto; fill: none; stroke: currentColor; stroke-width: 1.6; }
  .full svg { fill: currentColor; }
  span { margin-inline-start: 8px; color: var(--quiet); }
`);
const STAR = "M12 2.8l2.8 5.9 6.4.8-4.7 4.4 1.2 6.4-5.7-3.1-5.7 3.1 1.2-6.4L2.8 9.5l6.4-.8z";

customElements.define("star-rating", class extends HTMLElement {
  static observedAttributes = ["value"];

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [style];
    this.buttons = [1, 2, 3, 4, 5].map((number) => {
      const button = document.createElement("button");
      const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
      const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
      path.setAttribute("d", STAR);
      drawing.setAttribute("viewBox", "0 0 24 24");
      drawing.setAttribute("aria-hidden", "true");
      drawing.append(path);
      button.append(drawing);
      button.type = "button";
      button.dataset.testid = `rating.${number}`;
      button.setAttribute("aria-label", number === 1 ? "1 star" : `${number} stars`);
      button.addEventListener("click", () => {
        this.setAttribute("value", number);
        this.dispatchEvent(new CustomEvent("rate", { detail: number }));
      });
      return button;
    });
    this.text = document.createElement("span");
    this.text.dataset.testid = "rating.value";
    root.append(...this.buttons, this.text);
  }

  connectedCallback() {
    this.setAttribute("role", "group");
    this.setAttribute("aria-label", "Your rating");
    this.attributeChangedCallback();
  }

  attributeChangedCallback() {
    const value = Number(this.getAttribute("value") ?? 0);
    this.buttons.forEach((button, index) => {
      button.className = index < value ? "full" : "";
      button.setAttribute("aria-pressed", String(index + 1 === value));
    });
    this.text.textContent = value === 0 ? "Not rated" : `${value} of 5`;
  }
});
