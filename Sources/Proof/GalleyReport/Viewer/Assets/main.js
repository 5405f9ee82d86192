/* Builds the page. */
(() => {
  const { el, bidi, icon, button } = Galley;
  const { doc, config } = Galley.model;

  const top = () => el("header", { id: "top" },
    el("button", { id: "back", type: "button", class: "tool", "aria-label": "Back to the list", on: { click: () => Galley.showList() } }, icon("back")),
    el("button", { id: "wordmark", type: "button", title: "The run as a whole (I)", on: { click: () => Galley.showOverview() } }, "Galley"),
    el("div", { id: "summary" }, el("strong", {}, doc.title), el("span", {}, doc.summary)),
    el("span", { class: "space" }),
    doc.isDecidable && Galley.decisions.total() > 0 && el("div", { class: "progress-box" }, el("span", { id: "progress-text", "aria-live": "polite" }), el("div", { id: "progress", role: "progressbar", "aria-label": "Decided", "aria-valuemin": "0" }, el("span", {}))),
    doc.isDecidable && !config.server && el("button", { id: "handover", type: "button", class: "primary small", hidden: true, title: "Hand decisions over (Enter)", on: { click: () => Galley.handOver() } }),
    button("help", "help", "Keys", "?", () => Galley.byId("help-dialog").showModal()));

  const check = () => el("article", { id: "check", hidden: true },
    el("div", { class: "center" },
      el("header", { class: "check-head" }, el("div", { class: "check-names" }, el("h2", { id: "check-title" }), el("p", { id: "check-owner" })), el("span", { id: "check-status", class: "badge" }), el("span", { id: "check-decision", class: "badge" }),
        el("div", { class: "cluster" }, button("previous-check", "previous", "Previous check", "K", () => Galley.step(-1)), button("next-check", "next", "Next check", "J", () => Galley.step(1)))),
      Galley.stagePane()),
    el("aside", { id: "inspector", "aria-label": "About this check" }, el("div", { id: "panels", class: "tabs", role: "tablist", "aria-label": "About this check" }), el("div", { id: "panel", role: "tabpanel", tabindex: "0" }), Galley.decideBar()));

  const drawProgress = () => {
    const total = Galley.decisions.total();
    const open = Galley.decisions.waiting().length;
    const bar = Galley.byId("progress");
    if (bar) {
      bar.setAttribute("aria-valuemax", String(total));
      bar.setAttribute("aria-valuenow", String(total - open));
      bar.firstChild.style.setProperty("width", `${total ? ((total - open) / total) * 100 : 100}%`);
      bar.parentElement.classList.toggle("done", !open);
      Galley.byId("progress-text").textContent = open ? `${Galley.count(total - open)} of ${Galley.count(total)} decided` : "All decided";
    }
    const hand = Galley.byId("handover");
    if (hand) {
      const count = Galley.decisions.count();
      hand.hidden = Galley.decisions.isEmpty();
      hand.dataset.count = String(count);
      hand.textContent = `Hand over ${Galley.count(count)}`;
    }
  };

  const drawHead = () => {
    const item = Galley.current();
    if (!item) return;
    const box = Galley.byId("check");
    box.dataset.index = String(item.index);
    Galley.fill(Galley.byId("check-title"), bidi(item.name));
    Galley.fill(Galley.byId("check-owner"), bidi(item.owner), " · ", bidi(item.environment));
    const status = Galley.byId("check-status");
    status.className = `badge ${item.status}`;
    status.textContent = item.label;
    const decision = Galley.decisions.word(item);
    const made = Galley.byId("check-decision");
    made.hidden = !decision;
    made.className = `badge ${decision?.style ?? ""}`;
    made.textContent = decision?.text ?? "";
    document.title = `${item.name} – Galley`;
  };

  Galley.on("selected", (item) => {
    drawHead();
    if (!location.hash.includes("token=")) history.replaceState(null, "", `#check=${encodeURIComponent(item.id || item.text)}`);
  });
  Galley.on("decided", () => { drawHead(); drawProgress(); });

  Galley.server.start();
  document.body.dataset.screen = "list";
  document.body.append(el("div", { id: "galley" }, top(), Galley.server.notice(), el("div", { id: "main" }, Galley.listPane(), el("main", { id: "center" }, el("div", { id: "overview", class: "overview", tabindex: "-1" }), check()))),
    el("div", { id: "messages", role: "status", "aria-live": "polite" }), el("div", { id: "galley-pixels", hidden: true }), ...Galley.dialogs());
  const stage = Galley.byId("stage");
  Galley.viewport.watch(stage);
  Galley.elements.listen(stage);
  Galley.magnifier.listen(stage);
  Galley.startDialogs();
  Galley.startKeys();
  Galley.refreshList();
  drawProgress();
  /** A link may name a check, by its change's id or its key, and a view. */
  const asked = new URLSearchParams(location.hash.slice(1));
  const linked = doc.items.find((item) => asked.has("check") && [item.id, item.text].includes(asked.get("check")));
  if (["split", "slider", "onion", "blink", "difference", "heat"].includes(asked.get("view"))) Galley.state.view = asked.get("view");
  /** The page opens on the first check in the order of the list, so that the key for the next one leads through all. */
  const first = (Galley.listed().find((item) => (doc.isDecidable ? Galley.decisions.isWaiting(item) : item.status === "mismatch")) ?? { index: -1 }).index;
  const isWide = matchMedia("(min-width: 821px)").matches;
  if (linked) Galley.select(linked.index);
  else if (first >= 0 && !doc.notes.some((note) => note.isFault) && isWide) Galley.select(first, true);
  else { Galley.showOverview(); Galley.showList(); }
  if (isWide) Galley.byId("list").focus({ preventScroll: true });
  window.galley = {
    decide: Galley.decisions.decide, undo: Galley.decisions.undo, refresh: Galley.server.refresh, select: Galley.select, state: Galley.state,
  };
  document.documentElement.dataset.ready = "true";
})();
