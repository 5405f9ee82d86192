/* Dialogs: reasons, the keys, and the decisions of an offline page as commands; and the buttons that decide. */
(() => {
  const { el, icon } = Galley;
  let answer = null;

  const dialog = (id, title, ...content) => el("dialog", { id, "aria-labelledby": `${id}-title`, on: { click: (event) => { if (event.target.id === id) event.target.close(); } } },
    el("form", { method: "dialog" }, el("header", {}, el("h2", { id: `${id}-title` }, title), el("button", { class: "tool", value: "cancel", "aria-label": "Close", formnovalidate: true }, icon("cross"))), content));

  Galley.ask = (title, label, isNeeded) => new Promise((resolve) => {
    answer = resolve;
    Galley.byId("reason-dialog-title").textContent = Galley.cut(title);
    Galley.byId("reason-label").textContent = label;
    const text = Galley.byId("reason-text");
    text.value = "";
    text.required = isNeeded;
    const box = Galley.byId("reason-dialog");
    box.returnValue = "cancel";
    box.showModal();
    text.focus();
  });

  const copy = async (id, button) => {
    const text = Galley.byId(id);
    try {
      await navigator.clipboard.writeText(text.value);
    } catch {
      // A page from a disk may have no clipboard of its own; copying a selection works everywhere.
      text.select();
      document.execCommand("copy");
    }
    Galley.decisions.noteCopied();
    button.textContent = "Copied";
  };

  Galley.handOver = () => {
    if (Galley.model.config.server) return Galley.say("Decisions are made at once, so there is nothing to hand over.");
    if (Galley.decisions.isEmpty()) return Galley.say("Nothing was decided yet.");
    for (const id of ["copy-commands", "copy-json"]) Galley.byId(id).textContent = "Copy";
    Galley.byId("handover-commands").value = Galley.decisions.commands();
    Galley.byId("handover-json").value = Galley.decisions.json();
    Galley.byId("handover-dialog").showModal();
  };

  const area = (id, copyId, title, note) => el("div", { class: "handed" }, el("div", { class: "handed-head" }, el("label", { for: id }, title), el("span", { class: "dim" }, note),
    el("button", { id: copyId, type: "button", class: "small", on: { click: (event) => copy(id, event.currentTarget) } }, "Copy")), el("textarea", { id, readonly: true, rows: "6", spellcheck: "false" }));

  /** Shows what a decision left out, and why. */
  Galley.showHeld = (held) => {
    const line = ({ id, reason }) => {
      const item = Galley.model.byTransition.get(id);
      return el("li", {}, el("button", { type: "button", class: "link", "data-id": id, on: { click: () => { Galley.byId("held-dialog").close(); if (item) Galley.select(item.index); } } }, Galley.bidi(item?.name ?? id)),
        item && el("span", { class: "dim" }, Galley.bidi(item.owner), " · ", Galley.bidi(item.environment)), el("p", {}, Galley.bidi(reason)));
    };
    Galley.fill(Galley.byId("held-list"), held.map(line));
    Galley.byId("held-dialog").showModal();
  };

  Galley.dialogs = () => [
    dialog("held-dialog", "Held back", el("p", {}, "These were chosen with others and are not decided on. Look at each, and decide on it by itself."), el("ul", { id: "held-list", class: "held" })),
    dialog("help-dialog", "Keys", el("dl", { class: "keys" }, Galley.model.config.keys.map(({ names, meaning }) => el("div", {}, el("dt", {}, names.map((one) => el("kbd", {}, one))), el("dd", {}, meaning))))),
    dialog("reason-dialog", "", el("label", { id: "reason-label", for: "reason-text" }), el("textarea", {
      id: "reason-text", rows: "3", maxlength: "2000", on: { keydown: (event) => { if (event.key === "Enter" && !event.shiftKey) { event.preventDefault(); Galley.byId("reason-confirm").click(); } } },
    }), el("footer", {}, el("button", { id: "reason-cancel", value: "cancel", formnovalidate: true }, "Cancel"), el("button", { id: "reason-confirm", class: "primary", value: "confirm" }, "Confirm"))),
    dialog("handover-dialog", "Hand over", el("p", {}, "This page is a file and cannot change baselines. Run the commands, or save the document and run galley decide:"),
      area("handover-commands", "copy-commands", "Commands", "for a shell in the project"), area("handover-json", "copy-json", "Document", "for galley decide")),
  ];

  Galley.startDialogs = () => {
    Galley.byId("reason-dialog").addEventListener("close", (event) => {
      const text = Galley.byId("reason-text").value.trim();
      answer?.(event.target.returnValue === "confirm" ? text : null);
      answer = null;
    });
  };

  const settle = async (action) => {
    const choices = Galley.scoped();
    if (!choices.length) return Galley.say(Galley.current() ? "Nothing here waits for a decision." : "Choose a check first.");
    let reason;
    const items = choices.map(({ id }) => Galley.model.byTransition.get(id));
    const count = Galley.foreseen(choices).taken.length;
    const many = items.length > 1 ? Galley.plural(count, "check") : items[0].name;
    if (action === "reject") {
      reason = await Galley.ask(`Reject ${many}`, "The reason, which is kept in the journal (optional)", false);
      if (reason === null) return;
    }
    const last = items[items.length - 1];
    const current = Galley.current();
    await Galley.decisions.decide(action, choices, reason || undefined);
    if (Galley.decisions.of(items.includes(current) ? current : last).status !== "waiting") Galley.step(1, true);
  };
  Galley.approve = () => settle("approve");
  Galley.reject = () => settle("reject");
  Galley.comment = async () => {
    const item = Galley.current();
    if (!item?.id) return Galley.say("There is nothing to comment on.");
    const text = await Galley.ask(`Comment on ${item.name}`, "The comment", true);
    if (text) await Galley.decisions.decide("comment", [item.id], text);
  };

  const scopes = [["check", "This check"], ["cause", "Those like it"], ["listed", "All listed"]];
  const likeLabel = (item) => (item.causes.length ? (item.causes.length === 1 ? "Its cause" : `Its ${item.causes.length} causes`) : "Those like it");
  Galley.scope = (scope) => { Galley.state.scope = scope; Galley.drawBar(); };
  Galley.nextScope = () => {
    const names = scopes.map(([name]) => name).filter((name) => name !== "cause" || (Galley.current() && Galley.hasLike(Galley.current())));
    Galley.scope(names[(names.indexOf(Galley.state.scope) + 1) % names.length]);
  };

  /** All sentences of the causes of a check, in whatever checks. */
  const causeSentences = (item) => item.causes.map((id) => Galley.model.causes.get(id)).flatMap((cause) => cause?.sentences.length ? cause.sentences : cause?.sentence ?? []);

  Galley.drawBar = () => {
    const item = Galley.current();
    const bar = Galley.byId("decide-bar");
    if (!bar) return;
    bar.hidden = !Galley.model.doc.isDecidable || !item;
    if (bar.hidden) return;
    const hasLike = Galley.hasLike(item);
    if (Galley.state.scope === "cause" && !hasLike) Galley.state.scope = "check";
    const { taken, held } = Galley.foreseen(Galley.scoped());
    const count = taken.length;
    Galley.fill(Galley.byId("taken"), Galley.takenSentences(Galley.state.scope === "cause" ? causeSentences(item) : []));
    const note = Galley.byId("held-note");
    note.hidden = !held.length;
    note.textContent = held.length ? `${Galley.plural(held.length, "other")} would be held back` : "";
    for (const radio of bar.querySelectorAll("[role=radio]")) {
      radio.setAttribute("aria-checked", String(radio.dataset.scope === Galley.state.scope));
      radio.tabIndex = radio.dataset.scope === Galley.state.scope ? 0 : -1;
      radio.disabled = radio.dataset.scope === "cause" && !hasLike;
      if (radio.dataset.scope === "cause") radio.textContent = likeLabel(item);
    }
    for (const id of ["approve", "reject"]) {
      Galley.byId(id).disabled = !count && !held.length;
      Galley.byId(id).querySelector(".amount").textContent = count > 1 ? Galley.count(count) : "";
    }
    Galley.byId("comment").disabled = !item.id;
  };

  const big = (id, name, label, key, act, style) => el("button", { id, type: "button", class: style, title: `${label} (${key})`, on: { click: act } }, icon(name), label, el("span", { class: "amount" }), el("kbd", { "aria-hidden": "true" }, key));
  Galley.decideBar = () => el("div", { id: "decide-bar" },
    el("div", { id: "scope", role: "radiogroup", "aria-label": "Scope of the decision" }, scopes.map(([scope, label]) => el("button", { type: "button", role: "radio", "data-scope": scope, "aria-checked": String(scope === "check"), on: { click: () => Galley.scope(scope) } }, label))),
    el("div", { id: "taken" }),
    el("p", { id: "held-note", class: "dim", hidden: true }),
    el("div", { class: "verbs" }, big("approve", "check", "Approve", "Y", Galley.approve, "primary"), big("reject", "cross", "Reject", "N", Galley.reject, "danger"),
      Galley.button("comment", "comment", "Comment", "C", () => Galley.comment()), Galley.button("undo", "undo", "Undo", "Z", () => Galley.decisions.undo())));
  Galley.on("selected", () => Galley.drawBar());
  Galley.on("decided", () => Galley.drawBar());
})();
