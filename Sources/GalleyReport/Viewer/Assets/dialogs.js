/* Dialogs: reasons, the keys, and the decisions of an offline page as commands; and the buttons that decide. */
(() => {
  const { el, icon } = Galley;
  let answer = null;

  const dialog = (id, title, ...content) => el("dialog", { id, "aria-labelledby": `${id}-title`, on: { click: (event) => { if (event.target.id === id) event.target.close(); } } },
    el("form", { method: "dialog" }, el("header", {}, el("h2", { id: `${id}-title` }, title), el("button", { class: "tool", value: "cancel", "aria-label": "Close", formnovalidate: true }, icon("cross"))), content));

  const keys = [
    ["Y", "approve"], ["N", "reject, with a reason"], ["C", "comment"], ["Z", "undo the last decision"], ["G", "scope: this check, its cause, the list"], ["Enter", "confirm; hand over decisions"],
    ["J K ↓ ↑", "next and previous check"], ["U", "next that waits for a decision"], ["S 1", "side by side"], ["L 2", "slider"], ["O 3", "onion skin"], ["B 4", "blink"], ["D 5", "difference"], ["H 6", "heat map"], ["Space", "the other side, while it blinks"],
    [". ,", "next and previous difference"], ["M", "boxes of causes"], ["R", "regions"], ["E", "elements"], ["P", "pixel magnifier"], ...(Galley.model.config.server ? [["A", "draw a region"]] : []), ["+ −", "zoom"], ["0 =", "fit; actual size"],
    ["T", "next panel"], ["I", "the run as a whole"], ["/", "filter"], ["?", "this help"], ["Esc", "close, or back to the list"],
  ];

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

  Galley.dialogs = () => [
    dialog("help-dialog", "Keys", el("dl", { class: "keys" }, keys.map(([key, meaning]) => el("div", {}, el("dt", {}, key.split(" ").map((one) => el("kbd", {}, one))), el("dd", {}, meaning))))),
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
    const items = Galley.scoped();
    if (!items.length) return Galley.say(Galley.current() ? "Nothing here waits for a decision." : "Choose a check first.");
    let reason;
    const many = items.length > 1 ? Galley.plural(items.length, "check") : items[0].name;
    if (action === "reject") {
      reason = await Galley.ask(`Reject ${many}`, "The reason, which is kept in the journal (optional)", false);
      if (reason === null) return;
    }
    const last = items[items.length - 1];
    const current = Galley.current();
    await Galley.decisions.decide(action, items.map((item) => item.id), reason || undefined);
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

  const scopes = [["check", "This check"], ["cause", "Its cause"], ["listed", "All listed"]];
  Galley.scope = (scope) => { Galley.state.scope = scope; Galley.drawBar(); };
  Galley.nextScope = () => {
    const names = scopes.map(([name]) => name).filter((name) => name !== "cause" || Galley.current()?.causes.length);
    Galley.scope(names[(names.indexOf(Galley.state.scope) + 1) % names.length]);
  };

  Galley.drawBar = () => {
    const item = Galley.current();
    const bar = Galley.byId("decide-bar");
    if (!bar) return;
    bar.hidden = !Galley.model.doc.isDecidable || !item;
    if (bar.hidden) return;
    if (Galley.state.scope === "cause" && !item.causes.length) Galley.state.scope = "check";
    const count = Galley.scoped().length;
    for (const radio of bar.querySelectorAll("[role=radio]")) {
      radio.setAttribute("aria-checked", String(radio.dataset.scope === Galley.state.scope));
      radio.tabIndex = radio.dataset.scope === Galley.state.scope ? 0 : -1;
      radio.disabled = radio.dataset.scope === "cause" && !item.causes.length;
    }
    for (const id of ["approve", "reject"]) {
      Galley.byId(id).disabled = !count;
      Galley.byId(id).querySelector(".amount").textContent = count > 1 ? Galley.count(count) : "";
    }
    Galley.byId("comment").disabled = !item.id;
  };

  const big = (id, name, label, key, act, style) => el("button", { id, type: "button", class: style, title: `${label} (${key})`, on: { click: act } }, icon(name), label, el("span", { class: "amount" }), el("kbd", { "aria-hidden": "true" }, key));
  Galley.decideBar = () => el("div", { id: "decide-bar" },
    el("div", { id: "scope", role: "radiogroup", "aria-label": "What a decision is about" }, scopes.map(([scope, label]) => el("button", { type: "button", role: "radio", "data-scope": scope, "aria-checked": String(scope === "check"), on: { click: () => Galley.scope(scope) } }, label))),
    el("div", { class: "verbs" }, big("approve", "check", "Approve", "Y", Galley.approve, "primary"), big("reject", "cross", "Reject", "N", Galley.reject, "danger"),
      Galley.button("comment", "comment", "Comment", "C", () => Galley.comment()), Galley.button("undo", "undo", "Undo", "Z", () => Galley.decisions.undo())));
  Galley.on("selected", () => Galley.drawBar());
  Galley.on("decided", () => Galley.drawBar());
})();
