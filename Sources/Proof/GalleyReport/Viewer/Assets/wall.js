/* The wall: all changed screens as small pictures with their differences, by cause. A decision changes its cards alone, so that nothing moves. */
(() => {
  const { el, bidi } = Galley;
  /** A group shows so many cards until it is asked for all. */
  const mostCards = 400;
  const whole = new Set();
  let cards = new Map();
  let heads = [];
  let last = -1;

  const isShown = () => !Galley.byId("overview").hidden;
  const part = (value) => `${value / 10}%`;

  const card = (item) => {
    const { shot } = item;
    const node = el(
      "button", {
        type: "button", class: "card", tabindex: "-1", "data-index": item.index, "data-status": item.status, "aria-label": `${item.text}, ${item.label}`,
        on: { click: () => Galley.select(item.index) },
      },
      // What is lower than its room keeps its shape, so that the marks are where they belong.
      el("span", { class: "shot" }, el("span", { class: "shot-picture", style: shot ? { "aspect-ratio": `${shot.width} / ${shot.height}` } : {} }, Galley.thumbnail(item),
        (shot?.marks ?? []).map(([x, y, width, height]) => el("span", { class: "mark", style: { left: part(x), top: part(y), width: part(width), height: part(height) } })))),
      el("span", { class: "card-name" }, bidi(item.name)), el("span", { class: "card-note" }, bidi(item.environment)), el("span", { class: "badge" }));
    cards.set(item.index, node);
    return node;
  };

  /** Shows how the check of a card was decided. A card without news is left alone: three hundred are laid out anew in more than a frame. */
  const mark = (index, node) => {
    const item = Galley.model.items[index];
    const { status } = Galley.decisions.of(item);
    if (node.dataset.decision === status) return;
    const { style, text } = Galley.decisions.badge(item);
    node.dataset.decision = status;
    const badge = node.lastChild;
    badge.className = `badge ${style}`;
    badge.textContent = text;
  };

  const drawHead = (head) => {
    const { group, node } = head;
    const offer = Galley.offer(group);
    // A head without news is left alone, too.
    const state = `${offer.count} of ${offer.open.length}`;
    if (head.state === state) return;
    head.state = state;
    Galley.fill(node, el("h3", {}, bidi(group.title)), el("span", { class: "dim" }, Galley.count(group.items.length)),
      // Its room stays, with the height of a text, so that nothing moves.
      Galley.groupApprove(group, offer, { class: offer.count > 0 ? "group-approve" : "group-approve done" }, "\u00a0"));
  };

  const section = (group) => {
    const head = { group, node: el("header", { class: "wall-head" }) };
    heads.push(head);
    drawHead(head);
    const shown = whole.has(group.id) ? group.items : group.items.slice(0, mostCards);
    return el("section", { class: "wall-group", "data-group-id": group.id }, head.node, Galley.takenSentences(group.sentences ?? []), el("div", { class: "cards" }, shown.map(card)),
      shown.length < group.items.length && el("button", { type: "button", class: "link", on: { click: () => { whole.add(group.id); draw(); } } }, `Show all ${Galley.count(group.items.length)}`));
  };

  const isChanged = (item) => !["match", "equal"].includes(item.status);

  const draw = () => {
    const box = Galley.byId("wall");
    if (!box) return;
    cards = new Map();
    heads = [];
    const groups = Galley.groups().map((group) => ({ ...group, items: group.items.filter(isChanged) })).filter((group) => group.items.length);
    Galley.fill(box, groups.length > 0 && el("h2", {}, "Changed screens"), groups.map(section));
    for (const [index, node] of cards) mark(index, node);
    (cards.get(Galley.state.selected) ?? cards.values().next().value)?.setAttribute("tabindex", "0");
  };

  const update = () => {
    for (const [index, node] of cards) mark(index, node);
    heads.forEach(drawHead);
  };

  /** Chooses a card without leaving the wall. */
  const point = (index) => {
    const node = cards.get(index);
    if (!node) return;
    for (const other of Galley.byId("wall").querySelectorAll('[aria-current], .card[tabindex="0"]')) { other.removeAttribute("aria-current"); other.tabIndex = -1; }
    node.setAttribute("aria-current", "true");
    node.tabIndex = 0;
    Galley.state.selected = index;
    last = index;
    node.focus({ preventScroll: true });
    node.scrollIntoView({ block: "nearest" });
    Galley.revealRow();
  };

  /** Arrow keys go to the card beside, above or below. */
  const roam = (event) => {
    const own = event.target.closest(".card");
    const way = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[event.key];
    if (!own || !way) return;
    event.preventDefault();
    event.stopPropagation();
    const all = [...cards.values()];
    const at = all.indexOf(own);
    if (way[0]) return all[at + way[0]] && point(Number(all[at + way[0]].dataset.index));
    const { left, top } = own.getBoundingClientRect();
    const lines = (way[1] > 0 ? all.slice(at + 1) : all.slice(0, at).reverse()).map((node) => ({ node, box: node.getBoundingClientRect() })).filter(({ box }) => (box.top - top) * way[1] > 1);
    const next = lines.length && lines.filter(({ box }) => box.top === lines[0].box.top).sort((a, b) => Math.abs(a.box.left - left) - Math.abs(b.box.left - left))[0];
    if (next) point(Number(next.node.dataset.index));
  };

  /** Goes on to a check: to its card while the wall is shown. */
  Galley.go = (index) => (isShown() && cards.has(index) ? point(index) : Galley.select(index));
  Galley.wall = {
    draw, update, isShown, has: (index) => cards.has(index),
    pane: () => el("section", { id: "wall", "aria-label": "Changed screens", on: { keydown: roam } }),
    /** Brings the card of the check that was looked at last into sight. */
    comeBack: () => {
      const node = cards.get(last);
      if (!node) return false;
      point(last);
      node.scrollIntoView({ block: "center" });
      return true;
    },
  };
  Galley.on("selected", (item) => { last = item.index; });
  Galley.on("listed", () => { if (isShown()) draw(); });
})();
