/* The keyboard: which key gives which command is told by the page's configuration. In text fields, keys are letters. */
(() => {
  const isWriting = (target) => target.closest?.("input:not([type=range]), textarea, select, [contenteditable]");
  const acts = {
    approve: () => Galley.approve(), reject: () => Galley.reject(), comment: () => Galley.comment(), undo: () => Galley.decisions.undo(), scope: () => Galley.nextScope(), confirm: () => Galley.handOver(),
    next: () => Galley.step(1), previous: () => Galley.step(-1), nextWaiting: () => Galley.step(1, true),
    split: () => Galley.view("split"), slider: () => Galley.view("slider"), onion: () => Galley.view("onion"), blink: () => Galley.view("blink"), difference: () => Galley.view("difference"), heat: () => Galley.view("heat"),
    nextDifference: () => Galley.nextDifference(1), previousDifference: () => Galley.nextDifference(-1),
    marks: () => Galley.toggle("marks"), regions: () => Galley.toggle("regions"), elements: () => Galley.toggle("elements"), magnifier: () => Galley.toggle("magnifier"), draw: () => Galley.drawRegion(),
    zoomIn: () => Galley.viewport.zoom(1.4), zoomOut: () => Galley.viewport.zoom(1 / 1.4), fit: () => Galley.viewport.fit(), actualSize: () => Galley.viewport.whole(),
    panel: () => Galley.nextPanel(1), overview: () => Galley.showOverview(), filter: () => { Galley.showList(); Galley.byId("search").select(); }, help: () => Galley.byId("help-dialog").showModal(),
    back: () => { if (Galley.regions?.cancel?.() || Galley.elements.unpin()) return; Galley.showList(); Galley.byId("list").focus(); },
  };
  const commands = new Map(Galley.model.config.keys.flatMap((command) => command.keys.map((key) => [key, command])));

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
    if (event.key === " ") {
      if (event.target.closest?.("button, a, summary") || Galley.byId("stage")?.dataset.view !== "blink") return;
      Galley.turn();
      return event.preventDefault();
    }
    const key = event.key === "−" ? "-" : event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const command = commands.get(key);
    const act = command && acts[command.action];
    if (!act || (command.needsCheck && (!Galley.current() || Galley.wall.isShown()))) return;
    event.preventDefault();
    act();
  });
})();
