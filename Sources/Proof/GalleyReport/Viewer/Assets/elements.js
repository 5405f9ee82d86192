/* The elements under the pointer, on both sides at once. */
(() => {
  const { svg, el, bidi } = Galley;
  let trees = null;
  let pinned = null;

  const read = (list) => list.map(([depth, type, identifier, label, rest, x, y, width, height], index) => ({ depth, type, identifier, label, rest, x, y, width, height, index }));
  const name = (element) => `${element.type}\n${element.identifier}\n${element.label}`;

  /** The same element on the other side: by type and names, by its identifier, or by its position in the tree. */
  const counterpart = (element, other, mine) => {
    const tests = [(a) => name(a) === name(element), (a) => element.identifier && a.identifier === element.identifier && a.type === element.type];
    for (const test of tests) {
      const [here, there] = [mine.filter(test), other.filter(test)];
      if (here.length && here.length === there.length) return there[here.indexOf(element)] ?? null;
      if (there.length === 1) return there[0];
    }
    const same = other[element.index];
    return same && same.type === element.type && same.depth === element.depth && !element.identifier ? same : null;
  };

  /** The topmost element at a point: later and deeper elements are above earlier ones. */
  const find = (list, x, y) => {
    let found = null;
    for (const element of list) {
      if (element.width <= 0 || element.height <= 0) continue;
      if (x < element.x || y < element.y || x >= element.x + element.width || y >= element.y + element.height) continue;
      if (!found || element.depth >= found.depth || element.width * element.height < found.width * found.height) found = element;
    }
    return found;
  };

  const clear = () => {
    for (const node of document.querySelectorAll("svg.elements")) node.remove();
    Galley.byId("element-card").hidden = true;
  };

  const outline = (side, element) => {
    const detail = Galley.model.detail(Galley.state.selected);
    for (const sheet of document.querySelectorAll(`#stage .sheet[data-side="${side}"]`)) {
      const picture = detail[side];
      sheet.append(svg("svg", { class: `elements ${pinned ? "pinned" : ""}`, viewBox: `0 0 ${picture.width / picture.scale} ${picture.height / picture.scale}`, "aria-hidden": "true" },
        svg("rect", { x: element.x, y: element.y, width: element.width, height: element.height, "data-element": element.index })));
    }
  };

  const frame = (element) => `(${element.x}, ${element.y}) ${element.width} × ${element.height}`;
  const column = (title, element, other) => el(
    "div", { class: "element-side" }, el("h4", {}, title),
    element
      ? el("dl", {}, [["Type", element.type, other?.type], ["Label", element.label, other?.label], ["Identifier", element.identifier, other?.identifier], ["Frame", frame(element), other && frame(other)]]
        .filter(([, value]) => value)
        .map(([key, value, second]) => [el("dt", {}, key), el("dd", { class: other && value !== second ? "changed" : null }, bidi(value))]))
      : el("p", {}, "not there"));

  const show = (side, element) => {
    clear();
    if (!element) return;
    const other = side === "baseline" ? "candidate" : "baseline";
    const twin = trees[other].length ? counterpart(element, trees[other], trees[side]) : null;
    outline(side, element);
    if (twin) outline(other, twin);
    const [before, after] = side === "baseline" ? [element, twin] : [twin, element];
    const card = Galley.byId("element-card");
    card.hidden = false;
    Galley.fill(card, trees.baseline.length ? column(Galley.model.doc.sides[0], before, after) : null, trees.candidate.length ? column(Galley.model.doc.sides[1], after, before) : null);
    card.classList.toggle("pinned", Boolean(pinned));
    Galley.emit("element", element, twin);
  };

  const target = (event) => {
    const pane = event.target.closest?.(".pane");
    if (!Galley.state.elements || !trees || !pane) return null;
    const sheets = [...pane.querySelectorAll(".sheet")].map((sheet) => sheet.dataset.side);
    const detail = Galley.model.detail(Galley.state.selected);
    let side = pane.dataset.pane === "baseline" ? "baseline" : "candidate";
    if (!trees[side]?.length) side = side === "baseline" ? "candidate" : "baseline";
    if (!sheets.length || !trees[side]?.length || !detail[side]) return null;
    const { x, y } = Galley.viewport.place(event, pane);
    return { side, element: find(trees[side], x / detail[side].scale, y / detail[side].scale) };
  };

  const listen = (stage) => {
    let down = null;
    stage.addEventListener("pointermove", (event) => {
      if (pinned || event.buttons) return;
      const hit = target(event);
      if (hit) show(hit.side, hit.element);
    });
    stage.addEventListener("pointerleave", () => { if (!pinned) clear(); });
    stage.addEventListener("pointerdown", (event) => { down = { x: event.clientX, y: event.clientY }; });
    stage.addEventListener("pointerup", (event) => {
      if (!down || Math.hypot(event.clientX - down.x, event.clientY - down.y) > 4) return;
      const hit = target(event);
      if (!hit) return;
      pinned = pinned && hit.element && pinned.index === hit.element.index ? null : hit.element;
      show(hit.side, hit.element);
    });
  };
  Galley.elements = { listen, read, unpin: () => { const had = pinned; pinned = null; clear(); return Boolean(had); } };

  Galley.on("staged", (detail) => {
    pinned = null;
    clear();
    trees = detail.trees ? { baseline: read(detail.trees.baseline), candidate: read(detail.trees.candidate) } : null;
  });
  Galley.on("toggled", (toggled) => {
    if (toggled !== "elements") return;
    if (!Galley.state.elements) { pinned = null; clear(); } else if (!trees) Galley.say("No tree was recorded with this check.");
    Galley.byId("stage").classList.toggle("inspecting", Galley.state.elements);
  });
})();
