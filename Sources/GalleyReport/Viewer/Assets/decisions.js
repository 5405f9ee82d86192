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
  const waiting = () => doc.items.filter((item) => of(item).status === "waiting");

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

  const decide = async (action, ids, reason) => {
    const known = ids.filter((id) => byTransition.has(id));
    if (!known.length) return;
    const what = known.length === 1 ? byTransition.get(known[0]).name : Galley.plural(known.length, "check");
    if (config.server) {
      const answer = await Galley.server.decide(known.map((id) => ({ id, action, ...(reason ? { reason } : {}) })));
      if (!answer) return;
      if (answer.refused.length) {
        const first = answer.refused[0];
        const more = answer.refused.length > 1 ? `, and ${answer.refused.length - 1} more` : "";
        Galley.say(`${byTransition.get(first.id)?.name ?? first.id}: ${first.reason}${more}`, true);
      } else Galley.say(`${pastTense[action]}: ${what}`);
      return answer;
    }
    made.push({ action, ids: known, reason });
    replay();
    Galley.say(`${pastTense[action]}: ${what}. Hand it over with Enter.`);
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
    for (const { action, ids, reason } of made) for (const id of ids) {
      const request = { id, action, ...(reason ? { reason } : {}) };
      if (action === "comment") comments.push(request);
      else final.set(id, request);
    }
    return JSON.stringify({ format: 1, run: config.run, decisions: [...final.values(), ...comments] }, null, 1);
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
    of, waiting, decide, undo, adopt, json, commands,
    count: () => made.reduce((ids, decision) => decision.ids.reduce((all, id) => all.add(id), ids), new Set()).size,
    isEmpty: () => made.length === 0, noteCopied: () => { copied = made.length; },
    total: () => doc.items.filter((item) => untouched(item).status !== "none").length,
  };

  /** The items in the chosen scope that a decision would be about. */
  Galley.scoped = () => {
    const item = Galley.current();
    if (!item) return [];
    const { scope } = Galley.state;
    const open = (candidate) => candidate.id && ["waiting", "rejected"].includes(of(candidate).status);
    if (scope === "cause" && item.causes.length) return doc.items.filter((other) => open(other) && other.causes.includes(item.causes[0]));
    if (scope === "listed") return Galley.listed().filter(open);
    return item.id && of(item).status !== "none" ? [item] : [];
  };
})();
