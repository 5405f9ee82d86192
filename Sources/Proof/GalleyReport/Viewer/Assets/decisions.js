/* Decisions: collected on this page when it is a file, made by the server otherwise. They name changes by their ids. */
(() => {
  const { config, doc, byTransition } = Galley.model;
  const made = [];
  let current = new Map();
  let copied = 0;

  const untouched = (item) => {
    if (!item.id || !doc.isDecidable) return { status: "none", comments: [] };
    if (item.decision?.action === "reject" && item.waits) return { ...item.decision, status: "rejected", comments: [] };
    return { status: item.waits ? "waiting" : "none", comments: [] };
  };

  /** The decision about an item. */
  const of = (item) => current.get(item.id) ?? untouched(item);
  const isWaiting = (item) => of(item).status === "waiting";
  const waiting = () => doc.items.filter(isWaiting);

  const words = { approved: "approved", rejected: "rejected", moved: "changed meanwhile" };
  /** The style and the word of the decision about an item; nothing where there is none. */
  const word = (item) => {
    const { status } = of(item);
    return words[status] ? { style: status, text: words[status] } : null;
  };
  /** The style and the word of an item in a list: how it was decided, else its outcome. */
  const badge = (item) => word(item) ?? { style: item.status, text: item.label };

  /** Applies all collected decisions in order. */
  const replay = () => {
    current = new Map();
    for (const decision of made) for (const id of decision.ids) {
      const item = byTransition.get(id);
      if (!item) continue;
      const before = current.get(id) ?? untouched(item);
      if (decision.action === "comment") current.set(id, { ...before, comments: [...before.comments, { by: "you", at: "", text: decision.reason }] });
      else current.set(id, { ...before, status: decision.action === "approve" ? "approved" : "rejected", by: "you", at: "", reason: decision.reason });
    }
    Galley.emit("decided");
  };

  /** Takes the server's state of each item. */
  const adopt = (state) => {
    current = new Map(state.items.map((item) => [item.id, { comments: [], ...item }]));
    Galley.emit("decided");
  };

  const pastTense = { approve: "Approved", reject: "Rejected", comment: "Commented" };

  /**
   * What keeps a check that was chosen with others from being decided on. The rule is that of `galley` (`Choice`), which decides
   * on what the server or `galley decide` is asked; here it tells numbers in advance, and what a page that is a file may collect.
   */
  const obstacle = (item, { causes, listed }) => {
    const others = causes ? item.causes.filter((id) => !causes.includes(id)) : [];
    if (others.length) return `it also differs for ${others.length === 1 ? "another cause" : `${others.length} other causes`}: ${Galley.model.causes.get(others[0])?.sentence ?? others[0]}`;
    if (causes && !item.causes.length) return "it differs for no cause that is known";
    if (causes && item.unexplained) return `${Galley.plural(item.unexplained, "pixel")} of it changed for no cause that is known`;
    const decision = of(item);
    if ((causes || listed) && decision.status === "rejected") return `it was rejected by ${decision.by}${decision.reason ? `: ${decision.reason}` : ""}`;
    return null;
  };

  const naming = (ids) => (ids.length === 1 ? byTransition.get(ids[0])?.name ?? ids[0] : Galley.plural(ids.length, "check"));

  /** Says what was decided, and shows what was held back. */
  const tell = (action, done, refused, held, more = "") => {
    const parts = done.length ? [`${pastTense[action]}: ${naming(done)}`] : [];
    if (refused.length) parts.push(`${naming([refused[0].id])}: ${refused[0].reason}${refused.length > 1 ? `, and ${refused.length - 1} more` : ""}`);
    if (held.length) parts.push(`Held back: ${naming(held.map(({ id }) => id))}`);
    Galley.say(`${parts.join(". ")}${done.length ? more : ""}`, refused.length > 0);
    if (held.length) Galley.showHeld(held);
  };

  /** Asks for decisions. Each choice is an id, or an object with the id and the causes it was chosen for, or `listed` for one of many. */
  const decide = async (action, choices, reason) => {
    const known = choices.map((choice) => (typeof choice === "string" ? { id: choice } : choice)).filter(({ id }) => byTransition.has(id));
    if (!known.length) return;
    if (config.server) {
      const answer = await Galley.server.decide(known.map((choice) => ({ ...choice, action, ...(reason ? { reason } : {}) })));
      if (!answer) return;
      const left = new Set([...answer.refused, ...answer.held].map(({ id }) => id));
      tell(action, known.map(({ id }) => id).filter((id) => !left.has(id)), answer.refused, answer.held);
      return answer;
    }
    const held = known.map((choice) => ({ id: choice.id, reason: obstacle(byTransition.get(choice.id), choice) })).filter((one) => one.reason);
    const left = new Set(held.map(({ id }) => id));
    const taken = known.filter(({ id }) => !left.has(id));
    const ids = taken.map(({ id }) => id);
    if (ids.length) made.push({ action, ids, reason, choices: taken });
    replay();
    tell(action, ids, [], held, ". Hand it over with Enter.");
  };

  const undo = async () => {
    if (config.server) return Galley.server.undo();
    if (!made.length) return Galley.say("There is nothing to undo.");
    const last = made.pop();
    copied = Math.min(copied, made.length);
    replay();
    Galley.say(`Undone: ${pastTense[last.action].toLowerCase()} ${Galley.plural(last.ids.length, "check")}.`);
  };

  /** The collected decisions as a document for `galley decide`: the last decision of each change, and every comment. */
  const json = () => {
    const final = new Map();
    const comments = [];
    for (const { action, choices, reason } of made) for (const choice of choices) {
      const request = { ...choice, action, ...(reason ? { reason } : {}) };
      if (action === "comment") comments.push(request);
      else final.set(choice.id, request);
    }
    return JSON.stringify({ format: 2, run: config.run, decisions: [...final.values(), ...comments] }, null, 1);
  };

  const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;

  /** The same as shell commands; for many decisions the document is shorter. */
  const commands = () => {
    const groups = new Map();
    for (const { id, action, reason } of JSON.parse(json()).decisions) {
      const name = `${action}\n${reason ?? ""}`;
      if (!groups.has(name)) groups.set(name, { action, reason, ids: [] });
      groups.get(name).ids.push(id);
    }
    const lines = [];
    for (const { action, reason, ids } of groups.values()) {
      if (action === "comment") continue;
      const tail = ` --run ${quoted(config.run)}${reason ? ` --reason ${quoted(reason)}` : ""}`;
      for (let at = 0; at < ids.length; at += 50) lines.push(`galley ${action} ${ids.slice(at, at + 50).map((id) => `--id ${id}`).join(" ")}${tail}`);
    }
    if ([...groups.values()].some(({ action }) => action === "comment")) lines.push("# comments: save the document beside this as decisions.json, then: galley decide decisions.json");
    return lines.join("\n");
  };

  addEventListener("beforeunload", (event) => {
    if (!config.server && made.length > copied) event.preventDefault();
  });

  Galley.decisions = {
    of, isWaiting, waiting, word, badge, obstacle, decide, undo, adopt, json, commands,
    count: () => made.reduce((ids, decision) => decision.ids.reduce((all, id) => all.add(id), ids), new Set()).size,
    isEmpty: () => made.length === 0, noteCopied: () => { copied = made.length; },
    total: () => doc.items.filter((item) => untouched(item).status !== "none").length,
  };

  const isOpen = (item) => item.id && ["waiting", "rejected"].includes(of(item).status);

  /** The other checks that are like one: that have a cause in common with it, or nothing known but are the same elsewhere. */
  const alike = (item) => doc.items.filter((other) => other !== item && isOpen(other)
    && (item.causes.length ? other.causes.some((id) => item.causes.includes(id)) : item.likeness && other.likeness === item.likeness));
  Galley.hasLike = (item) => item.causes.length > 0 || alike(item).length > 0;

  /** What a decision in the chosen scope asks for: the check that is shown by itself, others for its causes or as listed. */
  Galley.scoped = () => {
    const item = Galley.current();
    if (!item) return [];
    const { scope } = Galley.state;
    const others = (items, choice) => items.map(({ id }) => ({ id, ...choice }));
    if (scope === "listed") return others(Galley.listed().filter(isOpen), { listed: true });
    if (scope === "cause") return [...others([item].filter(isOpen)), ...others(alike(item), item.causes.length ? { causes: item.causes } : { listed: true })];
    return item.id && of(item).status !== "none" ? [{ id: item.id }] : [];
  };

  /** Those of some choices that would be decided on, and the others. */
  Galley.foreseen = (choices) => {
    const isHeld = (choice) => obstacle(byTransition.get(choice.id), choice);
    return { taken: choices.filter((choice) => !isHeld(choice)), held: choices.filter(isHeld) };
  };

  /** What an approval of a group would take: its choices, the number of checks, and its sentences where it has several. */
  Galley.offer = (group) => {
    const choice = group.cause ? { causes: [group.cause] } : { listed: true };
    const open = group.items.filter(isWaiting).map(({ id }) => ({ id, ...choice }));
    return { open, count: Galley.foreseen(open).taken.length, sentences: group.sentences ?? [] };
  };
  /** The title of a button that approves a group. */
  Galley.offerTitle = ({ count, sentences }) => [`Approve ${Galley.plural(count, "check")}`, ...sentences].join("\n");
  /** The button at the head of a group that approves it. */
  Galley.groupApprove = (group, offer, attributes = {}, single = "") => Galley.el(
    "button", { type: "button", class: "group-approve", title: Galley.offerTitle(offer), "aria-label": `Approve ${Galley.plural(offer.count, "check")}: ${group.title}`, on: { click: () => decide("approve", Galley.offer(group).open) }, ...attributes },
    Galley.icon("check"), offer.count > 1 ? Galley.count(offer.count) : single);

  /** The distinct sentences that an approval takes, as a list; nothing where there is one, which stands elsewhere. */
  Galley.takenSentences = (lines) => (lines.length > 1 ? Galley.el("ul", { class: "taken", "aria-label": "What an approval takes" }, lines.map((line) => Galley.el("li", {}, Galley.bidi(line)))) : null);
})();
