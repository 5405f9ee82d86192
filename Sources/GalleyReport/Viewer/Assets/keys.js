/* The keyboard. In text fields, keys are letters. */
(() => {
  const isWriting = (target) => target.closest?.("input:not([type=range]), textarea, select, [contenteditable]");
  const acts = {
    y: () => Galley.approve(), n: () => Galley.reject(), c: () => Galley.comment(), z: () => Galley.decisions.undo(), g: () => Galley.nextScope(), Enter: () => Galley.handOver(),
    j: () => Galley.step(1), k: () => Galley.step(-1), ArrowDown: () => Galley.step(1), ArrowUp: () => Galley.step(-1), u: () => Galley.step(1, true),
    s: () => Galley.view("split"), l: () => Galley.view("slider"), o: () => Galley.view("onion"), b: () => Galley.view("blink"), d: () => Galley.view("difference"), h: () => Galley.view("heat"),
    1: () => Galley.view("split"), 2: () => Galley.view("slider"), 3: () => Galley.view("onion"), 4: () => Galley.view("blink"), 5: () => Galley.view("difference"), 6: () => Galley.view("heat"),
    ".": () => Galley.nextDifference(1), ",": () => Galley.nextDifference(-1), m: () => Galley.toggle("marks"), r: () => Galley.toggle("regions"), e: () => Galley.toggle("elements"), p: () => Galley.toggle("magnifier"),
    a: () => Galley.model.config.server && Galley.drawRegion(), "+": () => Galley.viewport.zoom(1.4), "-": () => Galley.viewport.zoom(1 / 1.4), "−": () => Galley.viewport.zoom(1 / 1.4), 0: () => Galley.viewport.fit(), "=": () => Galley.viewport.whole(),
    t: () => Galley.nextPanel(1), i: () => Galley.showOverview(), "/": () => { document.body.dataset.screen = "list"; Galley.byId("search").select(); }, "?": () => Galley.byId("help-dialog").showModal(),
    Escape: () => { if (Galley.regions?.cancel?.() || Galley.elements.unpin()) return; document.body.dataset.screen = "list"; Galley.byId("list").focus(); },
  };
  const needsCheck = new Set("slobdh123456.,e+-−0=tp".split(""));

  /** Arrow keys move within tabs and radio groups, as the ARIA practices recommend. */
  const roam = (event) => {
    const box = event.target.closest?.("[role=tablist], [role=radiogroup]");
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!box || !by) return false;
    const options = [...box.querySelectorAll("[role=tab], [role=radio]")].filter((option) => !option.disabled);
    const next = options[(options.indexOf(event.target) + by + options.length) % options.length];
    const name = next.dataset.view ? "view" : next.dataset.panel ? "panel" : next.dataset.group ? "group" : "scope";
    const value = next.dataset[name];
    next.click();
    box.querySelector(`[data-${name}="${value}"]`)?.focus();
    return true;
  };

  Galley.startKeys = () => addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    if (isWriting(event.target)) {
      if (event.key === "Escape") { event.target.blur(); Galley.byId("list").focus(); }
      return;
    }
    if (roam(event)) return event.preventDefault();
    // Enter and the space bar press the focused button; scrollable texts keep the arrow keys.
    if (event.key === "Enter" && event.target.closest?.("button, a, summary")) return;
    if (event.key.startsWith("Arrow") && event.target.closest?.("[type=range], [role=slider], pre, .lines, .overview")) return;
    if (event.key === " " && !event.target.closest?.("button, a, summary") && Galley.byId("stage")?.dataset.view === "blink") { Galley.turn(); return event.preventDefault(); }
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const act = Object.hasOwn(acts, key) ? acts[key] : null;
    if (!act || (needsCheck.has(key) && !Galley.current())) return;
    event.preventDefault();
    act();
  });
})();
