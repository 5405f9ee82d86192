/* The content of the page and the state of the selection. */
(() => {
  const read = (id) => JSON.parse(Galley.byId(id).textContent);
  const config = read("galley-config");
  const doc = read("galley-document");
  const details = new Map();

  /** The detail of one check, parsed when it is first shown. */
  const detail = (index) => {
    if (!details.has(index)) details.set(index, Galley.byId(`galley-detail-${index}`) ? read(`galley-detail-${index}`) : {});
    return details.get(index);
  };

  const listeners = new Map();
  Galley.on = (event, act) => listeners.set(event, [...(listeners.get(event) ?? []), act]);
  Galley.emit = (event, ...facts) => (listeners.get(event) ?? []).forEach((act) => act(...facts));

  const causes = new Map(doc.causes.map((cause) => [cause.id, cause]));
  doc.items.forEach((item, index) => {
    item.index = index;
    item.words = [item.text, item.label, item.note, ...item.causes.map((id) => causes.get(id)?.sentence ?? "")].join(" ").toLowerCase();
  });

  Galley.model = { config, doc, detail, causes, items: doc.items, byTransition: new Map(doc.items.filter((item) => item.id).map((item) => [item.id, item])) };
  Galley.state = {
    group: doc.causes.length ? "cause" : "suite", status: "all", query: "", selected: -1, view: "split", panel: "why", scope: "check",
    marks: true, regions: true, elements: false, magnifier: false,
  };

  const heads = {
    unusable: "Not comparable", mismatch: "Differs", environmentChanged: "Drawn by other fonts or libraries", new: "New, without a baseline",
    recorded: "Recorded", approved: "Approved before", tolerated: "Passed within tolerance", match: "Matches",
    missing: "Only on the left", extra: "Only on the right", equal: "Equal",
  };

  /** Whether the chosen filters list an item. */
  const isListed = (item, words) => {
    const { status } = Galley.state;
    if (status === "waiting" ? !Galley.decisions.isWaiting(item) : status !== "all" && item.status !== status) return false;
    return words.every((word) => item.words.includes(word));
  };

  /** The groups of the list; each item is in one group, and further causes of it are groups that only count it. */
  Galley.groups = () => {
    const words = Galley.state.query.toLowerCase().split(/\s+/).filter(Boolean);
    const groups = new Map();
    const put = (id, title, item, cause, sentences, isTaken) => {
      if (!groups.has(id)) groups.set(id, { id, title, cause, sentences, items: [], shared: 0 });
      if (isTaken) groups.get(id).shared += 1;
      else groups.get(id).items.push(item);
    };
    if (Galley.state.group === "cause") {
      const taken = new Set();
      for (const cause of doc.causes) for (const index of cause.items) {
        const item = doc.items[index];
        if (isListed(item, words)) put(`cause-${cause.id}`, cause.sentence, item, cause.id, cause.sentences, taken.has(index));
        taken.add(index);
      }
      for (const item of doc.items) if (!taken.has(item.index) && isListed(item, words)) put(`status-${item.status}`, heads[item.status] ?? item.label, item);
    } else {
      const by = { suite: (item) => item.suite || "Without a suite", device: (item) => item.device, status: (item) => heads[item.status] ?? item.label }[Galley.state.group];
      for (const item of doc.items) if (isListed(item, words)) put(`${Galley.state.group}-${by(item)}`, by(item), item);
    }
    return [...groups.values()];
  };

  /** The items in the order of the list. */
  Galley.listed = () => Galley.groups().flatMap((group) => group.items);
  Galley.current = () => doc.items[Galley.state.selected] ?? null;

  /** A box in pixels of the picture. */
  Galley.pixels = ([x, y, width, height], scale) => ({ x: x * scale, y: y * scale, width: width * scale, height: height * scale });

  /** Chooses a check. */
  Galley.select = (index, isCalm = false) => {
    if (!doc.items[index]) return;
    Galley.state.selected = index;
    document.body.dataset.screen = isCalm ? document.body.dataset.screen : "check";
    // Pictures are fitted to an element that must not be hidden, since it has no size then.
    Galley.byId("check").hidden = false;
    Galley.byId("overview").hidden = true;
    Galley.emit("selected", doc.items[index]);
  };
})();
