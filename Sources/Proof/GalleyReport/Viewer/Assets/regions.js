/* Draws a region on the candidate, asks the server which element it fits, and shows the change of the source before it is written. */
(() => {
  const { el } = Galley;
  let session = null;

  const kinds = [
    ["ignore", "Ignore", "pixels and contents are not compared"], ["floating", "Floating", "the element may move within limits"],
    ["layout", "Layout", "structure counts; texts and appearance do not"], ["ignoreColors", "Ignore colours", "text, structure and shapes count"],
    ["strict", "Strict", "differences that a person would see count"], ["exact", "Exact", "every pixel counts"],
    ["dynamic", "Dynamic", "texts may change while they match a pattern"], ["accessibility", "Accessibility", "the content must stay legible"],
  ];
  const patterns = [["", "the pattern of the approved text"], ["number", "a number"], ["date", "a date"], ["email", "an e-mail address"], ["currency", "an amount of money"], ["link", "a link"], ["expression", "a regular expression"]];
  const shown = [["regularText", "regular text"], ["largeText", "large text"], ["boldText", "bold text"], ["graphicalObject", "an icon or control"], ["ignoreContrast", "contrast is not checked"]];

  const options = (list) => list.map(([value, text]) => el("option", { value }, text));
  const field = (label, input, attributes = {}) => el("label", { class: "field", ...attributes }, el("span", {}, label), input);
  const number = (id, value) => el("input", { id, type: "number", min: "0", max: "1000", step: "1", value });

  /** The rectangle between two corners, within the picture. */
  const between = (a, b, size) => {
    const clamp = (value, most) => Math.min(Math.max(value, 0), most);
    const [left, right] = [clamp(Math.min(a.x, b.x), size.width), clamp(Math.max(a.x, b.x), size.width)];
    const [top, bottom] = [clamp(Math.min(a.y, b.y), size.height), clamp(Math.max(a.y, b.y), size.height)];
    return { x: left, y: top, width: right - left, height: bottom - top };
  };

  const place = (node, rect) => {
    for (const [name, value] of [["left", rect.x], ["top", rect.y], ["width", rect.width], ["height", rect.height]]) node.style.setProperty(name, `${value}px`);
  };

  const cancel = () => {
    if (!session) return false;
    session.ended.abort();
    session.layer.remove();
    session.dialog?.remove();
    session = null;
    Galley.byId("draw-region")?.setAttribute("aria-pressed", "false");
    return true;
  };

  /** The form as a request to the server. */
  const request = (context, rect) => {
    const value = (id) => Galley.byId(id).value;
    const kind = value("region-kind");
    const body = { format: 1, id: context.item.id, kind, rect: context.toPoints(rect) };
    const padding = Number(value("region-padding"));
    if (kind === "floating") {
      body.limits = Object.fromEntries(["up", "down", "left", "right"].map((side) => [side, Number(value(`region-${side}`)) || 0]));
    } else if (padding > 0) body.padding = padding;
    if (kind === "dynamic") {
      const pattern = value("region-pattern");
      if (pattern === "expression") body.expression = value("region-expression");
      else if (pattern) body.pattern = pattern;
    }
    if (kind === "accessibility") body.accessibility = value("region-accessibility");
    return body;
  };

  const lines = (diff) => diff.split("\n").filter((line) => line && !line.startsWith("---") && !line.startsWith("+++")).map((line) =>
    el("div", { class: line.startsWith("+") ? "added" : line.startsWith("-") ? "removed" : line.startsWith("@@") ? "where" : "same" }, line));

  const show = (context, rect, answer) => {
    const node = Galley.byId("region-answer");
    session.edit = answer.edit ?? null;
    Galley.byId("region-write").hidden = !answer.edit;
    Galley.byId("region-copy").hidden = false;
    Galley.byId("region-copy").dataset.line = answer.declaration ?? answer.line;
    Galley.fill(
      node,
      el("p", {}, answer.element ? ["Fits ", Galley.bidi(answer.element)] : "Fits no element; the region is the rectangle itself."),
      answer.diff
        ? [el("p", { class: "dim" }, Galley.bidi(`${answer.file}:${answer.fileLine}`)), el("pre", { id: "region-diff" }, lines(answer.diff))]
        : [el("p", { class: "dim" }, answer.declaration ? ["For the checkpoint", answer.file && [" in ", Galley.bidi(answer.file)]] : ["For the check at ", Galley.bidi(answer.place)]),
          el("pre", { id: "region-line" }, answer.declaration ?? answer.line)],
      answer.note && el("p", { id: "region-note", class: "dim" }, Galley.bidi(`${answer.note[0].toUpperCase()}${answer.note.slice(1)}.`)));
    if (answer.frame && context.scale) {
      const [x, y, width, height] = answer.frame.map((number) => number * context.scale);
      place(session.box, { x, y, width, height });
    }
  };

  const ask = async (context, rect) => {
    const mine = session;
    const turn = ++mine.turn;
    const answer = await context.post("/api/regions", request(context, rect));
    if (session !== mine || turn !== mine.turn) return;
    if (answer) return show(context, rect, answer);
    mine.edit = null;
    Galley.byId("region-write").hidden = true;
    Galley.byId("region-copy").hidden = true;
    Galley.fill(Galley.byId("region-answer"), el("p", { class: "dim" }, "This region is not valid. Choose another kind, or draw it again."));
  };

  const write = async (context, rect) => {
    if (!session?.edit) return;
    const answer = await context.post("/api/regions", { ...request(context, rect), edit: session.edit });
    if (!answer) return;
    cancel();
    context.say(`Written to ${answer.file}:${answer.fileLine}. Run the tests again to see its effect.`);
  };

  const adapt = () => {
    const kind = Galley.byId("region-kind").value;
    for (const node of document.querySelectorAll("#region-dialog [data-for]")) {
      const isMeant = node.dataset.for.split(" ").includes(kind);
      node.hidden = !isMeant || (node.dataset.with === "expression" && Galley.byId("region-pattern").value !== "expression");
    }
    Galley.byId("region-meaning").textContent = kinds.find(([name]) => name === kind)[2];
  };

  const open = (context, rect) => {
    const apply = () => { adapt(); ask(context, rect); };
    const every = "ignore layout ignoreColors strict exact dynamic accessibility";
    const dialog = el("dialog", { id: "region-dialog", "aria-labelledby": "region-title" }, el("form", { method: "dialog" },
      el("header", {}, el("h2", { id: "region-title" }, "Region"), el("button", { class: "tool", value: "cancel", "aria-label": "Close" }, Galley.icon("cross"))),
      el("div", { class: "fields" },
        field("Kind", el("select", { id: "region-kind" }, options(kinds))), el("p", { id: "region-meaning", class: "dim" }),
        field("Padding, in points", number("region-padding", "0"), { "data-for": every }),
        ["up", "down", "left", "right"].map((side) => field(`Limit ${side}, in points`, number(`region-${side}`, "8"), { "data-for": "floating" })),
        field("Texts match", el("select", { id: "region-pattern" }, options(patterns)), { "data-for": "dynamic" }),
        field("Expression", el("input", { id: "region-expression", type: "text", value: ".*", spellcheck: "false" }), { "data-for": "dynamic", "data-with": "expression" }),
        field("Shows", el("select", { id: "region-accessibility" }, options(shown)), { "data-for": "accessibility" })),
      el("div", { id: "region-answer", role: "status", "aria-live": "polite" }),
      el("footer", {},
        el("button", { id: "region-cancel", type: "button", on: { click: () => dialog.close() } }, "Cancel"),
        el("button", { id: "region-copy", type: "button", hidden: true, on: { click: (event) => copy(event.currentTarget) } }, "Copy the line"),
        el("button", { id: "region-write", type: "button", class: "primary", hidden: true, on: { click: () => write(context, rect) } }, "Write to the source"))));
    dialog.addEventListener("change", apply);
    dialog.addEventListener("close", cancel);
    // Keys pressed here must not reach the page behind.
    dialog.addEventListener("keydown", (event) => event.stopPropagation());
    session.dialog = dialog;
    document.body.append(dialog);
    dialog.showModal();
    Galley.byId("region-kind").focus();
    apply();
  };

  const copy = async (button) => {
    try {
      await navigator.clipboard.writeText(button.dataset.line);
      button.textContent = "Copied";
    } catch {
      getSelection().selectAllChildren(Galley.byId("region-line") ?? Galley.byId("region-diff"));
      button.textContent = "Selected: press Ctrl-C";
    }
  };

  const start = (context) => {
    if (cancel()) return;
    const ended = new AbortController();
    const box = el("div", { class: "drawn-region", hidden: true });
    const layer = el("div", { id: "region-layer", "aria-label": "Draw a region" }, box);
    place(layer, { x: 0, y: 0, ...context.size });
    session = { ended, box, layer, dialog: null, edit: null, turn: 0 };
    context.sheet.append(layer);
    Galley.byId("draw-region")?.setAttribute("aria-pressed", "true");
    context.say("Draw a rectangle around the region, or click an element. Esc cancels.");
    let from = null;
    const on = (name, act) => layer.addEventListener(name, (event) => { event.preventDefault(); event.stopPropagation(); act(event); }, { signal: ended.signal });
    on("pointerdown", (event) => {
      if (event.button !== 0 || session?.dialog) return;
      from = context.toPicture(event.clientX, event.clientY);
      layer.setPointerCapture(event.pointerId);
    });
    on("pointermove", (event) => {
      if (!from) return;
      box.hidden = false;
      place(box, between(from, context.toPicture(event.clientX, event.clientY), context.size));
    });
    on("pointercancel", () => { from = null; box.hidden = true; });
    on("pointerup", (event) => {
      if (!from) return;
      const to = context.toPicture(event.clientX, event.clientY);
      let rect = between(from, to, context.size);
      from = null;
      // A click chooses the element under it.
      if (rect.width < 3 * context.scale || rect.height < 3 * context.scale) rect = picked(context, to);
      if (!rect) return context.say("There is no element here. Draw a rectangle instead.");
      box.hidden = false;
      place(box, rect);
      open(context, rect);
    });
  };

  /** The smallest element under a point but the root, in pixels of the picture. */
  const picked = (context, point) => {
    const list = context.detail.trees?.candidate ?? [];
    const [left, top] = list.length ? [list[0][5], list[0][6]] : [0, 0];
    let best = null;
    for (const element of list.slice(1)) {
      const [x, y, width, height] = element.slice(5);
      const rect = { x: (x - left) * context.scale, y: (y - top) * context.scale, width: width * context.scale, height: height * context.scale };
      const isUnder = point.x >= rect.x && point.y >= rect.y && point.x < rect.x + rect.width && point.y < rect.y + rect.height;
      if (isUnder && (!best || rect.width * rect.height <= best.width * best.height)) best = rect;
    }
    return best;
  };

  Galley.regions = { start, cancel };
})();
