/* The list of checks in groups. Only visible rows exist, so ten thousand cost no more than ten. */
(() => {
  const { el, bidi, icon } = Galley;
  const heights = { group: 44, item: 64 };
  let rows = [];
  let places = new Map();
  let total = 0;
  let listed = 0;
  let waitingFrame = false;
  const closed = new Set();

  const measure = () => {
    rows = [];
    places = new Map();
    total = 0;
    listed = 0;
    for (const group of Galley.groups()) {
      rows.push({ kind: "group", top: total, group });
      total += heights.group;
      listed += group.items.length;
      if (closed.has(group.id)) continue;
      for (const item of group.items) {
        places.set(item.index, rows.length);
        rows.push({ kind: "item", top: total, item, place: places.size });
        total += heights.item;
      }
    }
  };

  const head = (row) => {
    const { group } = row;
    const offer = Galley.offer(group);
    if (!group.items.length) {
      return el("div", { class: "group shared", role: "presentation", "data-group-id": group.id, title: group.title, style: { top: `${row.top}px`, height: `${heights.group}px` } },
        bidi(group.title, { class: "group-title" }), el("span", { class: "count" }, `in ${Galley.count(group.shared)} above`));
    }
    return el(
      "div", { class: "group", role: "presentation", "data-group-id": group.id, title: group.title, style: { top: `${row.top}px`, height: `${heights.group}px` } },
      el("button", {
        type: "button", class: "fold", tabindex: "-1", "aria-expanded": String(!closed.has(group.id)), "aria-label": `Fold ${group.title}`,
        on: { click: () => { if (!closed.delete(group.id)) closed.add(group.id); Galley.refreshList(); } },
      }, icon("chevron")),
      bidi(group.title, { class: "group-title" }),
      el("span", { class: "count" }, Galley.count(group.items.length)),
      offer.count > 0 && Galley.groupApprove(group, offer, { tabindex: "-1" }));
  };

  const line = (row) => {
    const { item } = row;
    const badge = Galley.decisions.badge(item);
    const isSelected = item.index === Galley.state.selected;
    return el(
      "div", {
        id: `row-${item.index}`, class: "row", role: "option", "data-index": item.index, "data-id": item.id, "data-status": item.status,
        "data-decision": Galley.decisions.of(item).status, "aria-selected": String(isSelected), "aria-setsize": listed, "aria-posinset": row.place,
        style: { top: `${row.top}px`, height: `${heights.item}px` }, on: { click: () => Galley.select(item.index) },
      },
      el("span", { class: "thumb" }, Galley.thumbnail(item)),
      el("span", { class: "row-words" },
        el("span", { class: "row-top" }, el("span", { class: "row-name" }, bidi(item.name)), el("span", { class: `badge ${badge.style}` }, badge.text)),
        el("span", { class: "row-owner" }, bidi(item.owner)),
        el("span", { class: "row-note" }, bidi(item.environment), item.note && ` · ${item.note}`)));
  };

  const draw = () => {
    waitingFrame = false;
    const list = Galley.byId("list");
    const [from, to] = [list.scrollTop - 320, list.scrollTop + list.clientHeight + 320];
    let first = 0;
    let last = rows.length;
    while (first < last) {
      const middle = (first + last) >> 1;
      if (rows[middle].top + heights.item < from) first = middle + 1;
      else last = middle;
    }
    const shown = [];
    for (let at = first; at < rows.length && rows[at].top < to; at += 1) shown.push(rows[at].kind === "group" ? head(rows[at]) : line(rows[at]));
    if (!rows.length) shown.push(el("p", { class: "empty" }, Galley.model.items.length ? "Nothing matches." : "There are no checks."));
    const spacer = Galley.byId("list-inside");
    spacer.style.setProperty("height", `${total}px`);
    Galley.fill(spacer, shown);
    const selected = Galley.byId(`row-${Galley.state.selected}`);
    if (selected) list.setAttribute("aria-activedescendant", selected.id);
    else list.removeAttribute("aria-activedescendant");
  };
  const drawSoon = () => { if (!waitingFrame) { waitingFrame = true; requestAnimationFrame(draw); } };

  /** Brings the chosen row into sight. */
  const reveal = () => {
    const row = rows[places.get(Galley.state.selected)];
    const list = Galley.byId("list");
    if (!row) return;
    if (row.top < list.scrollTop + heights.group) list.scrollTop = row.top - heights.group;
    else if (row.top + heights.item > list.scrollTop + list.clientHeight) list.scrollTop = row.top + heights.item - list.clientHeight + 8;
  };

  Galley.refreshList = () => {
    measure();
    const all = Galley.model.items.length;
    Galley.byId("count").textContent = listed === all ? Galley.plural(all, "check") : `${Galley.count(listed)} of ${Galley.plural(all, "check")}`;
    draw();
    drawFilters();
  };

  const choose = (key, value) => {
    Galley.state[key] = value;
    Galley.byId("list").scrollTop = 0;
    for (const tab of document.querySelectorAll("#groups [role=tab]")) {
      const isChosen = tab.dataset.group === Galley.state.group;
      tab.setAttribute("aria-selected", String(isChosen));
      tab.tabIndex = isChosen ? 0 : -1;
    }
    Galley.refreshList();
    Galley.emit("listed");
  };

  const drawFilters = () => {
    const open = Galley.decisions.waiting().length;
    const filters = [["all", "All", Galley.model.items.length]];
    if (Galley.model.doc.isDecidable && Galley.decisions.total()) filters.push(["waiting", "Waiting", open]);
    for (const { status, label, count } of Galley.model.doc.statuses) filters.push([status, label[0].toUpperCase() + label.slice(1), count]);
    const box = Galley.byId("filters");
    const focused = document.activeElement?.dataset?.status;
    Galley.fill(box, filters.map(([status, label, count]) => el(
      "button", { type: "button", class: `chip ${status}`, "data-status": status, "aria-pressed": String(Galley.state.status === status), on: { click: () => choose("status", status) } },
      label, el("b", {}, Galley.count(count)))));
    if (focused && box.contains(document.activeElement) === false) box.querySelector(`[data-status="${CSS.escape(focused)}"]`)?.focus();
  };

  /** Goes on to another check in the list; those that wait only, if asked. */
  Galley.step = (by, onlyWaiting = false) => {
    const all = Galley.listed();
    const drawn = Galley.wall.isShown() ? all.filter((item) => Galley.wall.has(item.index)) : [];
    const order = drawn.length ? drawn : all;
    if (!order.length) return;
    let at = order.findIndex((item) => item.index === Galley.state.selected);
    if (at < 0) at = by > 0 ? -1 : order.length;
    for (let tries = 0; tries < order.length; tries += 1) {
      at += by;
      if (onlyWaiting) at = (at + order.length) % order.length;
      if (!order[at]) return;
      if (!onlyWaiting || Galley.decisions.isWaiting(order[at])) return Galley.go(order[at].index);
    }
  };

  const groupings = [["cause", "Causes"], ["suite", "Pages"], ["device", "Devices"], ["status", "Status"]];
  Galley.listPane = () => el(
    "aside", { id: "side", "aria-label": "Checks" },
    el("div", { class: "search" }, icon("search"), el("input", {
      id: "search", type: "search", placeholder: "Filter checks and causes", "aria-label": "Filter checks and causes", autocomplete: "off", spellcheck: "false",
      on: { input: (event) => choose("query", event.target.value), keydown: (event) => { if (event.key === "Escape") { event.target.value = ""; choose("query", ""); } if (event.key === "ArrowDown") { Galley.byId("list").focus(); event.preventDefault(); } } },
    }), el("kbd", { "aria-hidden": "true" }, "/")),
    el("div", { id: "groups", class: "tabs", role: "tablist", "aria-label": "List by" }, groupings
      .filter(([group]) => group !== "cause" || Galley.model.doc.causes.length)
      .map(([group, label]) => el("button", {
        type: "button", role: "tab", "data-group": group, "aria-selected": String(Galley.state.group === group), "aria-controls": "list",
        tabindex: Galley.state.group === group ? "0" : "-1", on: { click: () => choose("group", group) },
      }, label))),
    el("div", { id: "filters", role: "group", "aria-label": "Only those that" }),
    el("div", { class: "list-foot" }, el("span", { id: "count", "aria-live": "polite" }), el("button", { id: "show-overview", type: "button", class: "link", title: "The run as a whole (I)", on: { click: () => Galley.showOverview() } }, "The run as a whole")),
    el("div", { id: "list", role: "listbox", tabindex: "0", "aria-label": "Checks", on: { scroll: drawSoon } }, el("div", { id: "list-inside", role: "presentation" })));

  /** Shows the list where there is no room for both: a list that was not shown had no rows. */
  Galley.showList = () => {
    document.body.dataset.screen = "list";
    Galley.revealRow();
  };
  Galley.revealRow = () => { reveal(); draw(); };
  Galley.on("selected", Galley.revealRow);
  Galley.on("decided", () => Galley.refreshList());
  addEventListener("resize", drawSoon);
})();
