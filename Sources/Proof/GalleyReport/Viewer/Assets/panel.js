/* The panels beside a check's pictures: why it differs, text, tree, steps, history, facts. */
(() => {
  const { el, svg, bidi, icon } = Galley;
  let isFolded = true;
  /** The check for which somebody chose a panel. */
  let picked = null;
  const list = (name, lines) => lines.length ? el("ul", { class: name }, lines.map((line) => el("li", {}, bidi(line)))) : null;
  const section = (title, ...content) => el("section", {}, el("h3", {}, title), content);

  const cause = (reason, index) => el(
    "li", {}, el("button", {
      type: "button", class: "cause", "data-cause": index, title: reason.before || reason.after ? "Show where" : null,
      on: { click: () => Galley.pointAt(index), pointerenter: () => Galley.light(index), pointerleave: () => Galley.light(-1), focus: () => Galley.light(index), blur: () => Galley.light(-1) },
    }, el("span", { class: "cause-number" }, String(index + 1)), el("span", { class: "cause-words" }, bidi(reason.sentence), el("span", { class: "cause-note" },
      [reason.kind, reason.pixels ? `${Galley.count(reason.pixels)} px` : "", others(reason.id)].filter(Boolean).join(" · ")))));
  const others = (id) => {
    const group = Galley.model.causes.get(id);
    return group && group.items.length > 1 ? `in ${Galley.count(group.items.length)} checks` : "";
  };

  const meter = (part, isNear) => part === undefined || part === null ? null : el("span", { class: isNear ? "meter near" : "meter", "aria-hidden": "true" }, el("span", { style: { width: `${Math.max(3, part * 100)}%` } }));

  const chart = (drift) => {
    const top = Math.max(1, drift.limit ?? 0, ...drift.values);
    const width = drift.values.length * 16 - 4;
    const line = drift.limit ? 40 - (drift.limit / top) * 34 : null;
    return el("figure", { class: drift.isNear ? "drift near" : "drift" },
      svg("svg", { viewBox: `0 0 ${width} 40`, width, height: 40, role: "img", "aria-label": `Pixels by run: ${drift.numbers}` },
        drift.values.map((value, at) => {
          const height = Math.max(value ? 1.5 : 0.5, (value / top) * 34);
          return svg("rect", { class: at === drift.values.length - 1 ? "bar last" : "bar", x: at * 16, y: 40 - height, width: 12, height, rx: 1.5 }, svg("title", {}, `run ${drift.runs[at]}: ${value} px`));
        }), line !== null && svg("line", { class: "limit", x1: 0, x2: width, y1: line, y2: line })),
      el("figcaption", {}, el("b", {}, drift.numbers), drift.sentence));
  };

  const forgiven = (found, isOpen) => el("details", { class: "forgiven", open: isOpen },
    el("summary", {}, el("span", {}, found.title), meter(found.part, found.isNear), el("span", { class: "dim" }, found.spent)), list("sentences", found.lines), list("facts", found.facts));

  const region = (one, index) => el("li", { class: one.isIdle ? "idle" : null, "data-region": index },
    el("i", { class: `swatch ${one.style}`, "aria-hidden": "true" }), el("div", {}, el("b", {}, bidi(one.name)), el("span", { class: "dim" }, ` ${one.kind}`), el("p", {}, one.effect)));

  const decisions = (item) => {
    const decision = Galley.decisions.of(item);
    const parts = [];
    const words = { approved: "Approved", rejected: "Rejected", moved: "Changed meanwhile: the baseline differs from the one on this page, so run the tests again" };
    if (words[decision.status]) parts.push(el("p", { class: `decision ${decision.status}` }, words[decision.status], decision.by && [" by ", bidi(decision.by)], decision.at && `, ${decision.at}`, decision.reason && [": ", bidi(decision.reason)]));
    else if (item.decision) parts.push(el("p", { class: "decision" }, `${item.decision.action === "approve" ? "Approved" : "Rejected"} before by `, bidi(item.decision.by), `, ${item.decision.at}`, item.decision.reason && [": ", bidi(item.decision.reason)]));
    for (const comment of decision.comments ?? []) parts.push(el("p", { class: "remark" }, icon("comment"), el("span", {}, el("b", {}, bidi(comment.by)), comment.at && ` ${comment.at}`, " ", bidi(comment.text))));
    return parts;
  };

  const why = (detail, item) => [
    decisions(item),
    detail.fault && el("p", { class: "fault" }, bidi(detail.fault)),
    detail.environment.length > 0 && section("Drawn by other fonts or libraries", list("sentences", detail.environment)),
    detail.causes.length > 0 && section(detail.causes.length === 1 ? "Why it differs" : `${Galley.count(detail.causes.length)} causes`, el("ol", { class: "causes" }, detail.causes.map(cause))),
    detail.numbers && el("p", { class: "dim" }, detail.numbers),
    list("notes", detail.notes),
    detail.forgiven && forgiven(detail.forgiven, !detail.causes.length),
    detail.drift && chart(detail.drift),
    detail.regions.length > 0 && section("Regions", el("ul", { class: "legend" }, detail.regions.map(region))),
    item.status === "new" && el("p", { class: "dim" }, "There is no baseline yet. Approving makes this the baseline for later runs."),
    item.status === "match" && el("p", { class: "dim" }, "Pixels and tree equal the baseline."),
    detail.commands.length > 0 && section("On the command line", detail.commands.map((line) => el("code", { class: "command", tabindex: "0" }, line))),
  ];

  const words = (element) => `${"  ".repeat(element.depth)}${element.type}${element.identifier && ` "${element.identifier}"`}${element.label && ` “${element.label}”`}${element.rest}`;
  const tree = (detail) => {
    const [before, after] = [detail.trees.baseline, detail.trees.candidate].map((side) => Galley.elements.read(side).map(words));
    const both = before.length && after.length;
    const steps = both ? Galley.lineSteps(before, after) : (after.length ? after : before).map((text, at) => ({ kind: "same", text, old: at, new: at }));
    const changed = steps.filter((step) => step.kind !== "same").length;
    const canFold = both && changed > 0;
    return [
      el("p", { class: "panel-head" }, both ? (changed ? `${Galley.plural(changed, "changed line")}, ${Galley.plural(after.length, "element")}` : `The trees are equal: ${Galley.plural(after.length, "element")}`) : Galley.plural(steps.length, "element"),
        canFold && el("button", { id: "fold-tree", type: "button", class: "link", "aria-pressed": String(isFolded), on: { click: () => { isFolded = !isFolded; Galley.drawPanel(); } } }, isFolded ? "Show all" : "Only changes")),
      detail.trees.hidden > 0 && el("p", { class: "dim" }, `${Galley.plural(detail.trees.hidden, "element")} more are not shown.`),
      el("div", { class: "lines", role: "list", tabindex: "0", "aria-label": "Tree" }, Galley.foldedLines(steps, canFold && isFolded)),
    ];
  };

  const text = (detail) => [
    detail.text.hunks.map((hunk) => {
      let [old, fresh] = [hunk.baseline, hunk.candidate];
      return el("div", { class: "lines", role: "list", tabindex: "0", "aria-label": "Changed lines" }, el("div", { class: "line head" }, hunk.head), hunk.lines.map((line) => Galley.lineRow(
        line.kind, line.kind === "added" ? "" : String(old++), line.kind === "removed" ? "" : String(fresh++), line.parts)));
    }),
    detail.text.hidden && el("p", { class: "dim" }, detail.text.hidden),
    detail.text.whole !== undefined && el("details", { class: "whole", open: !detail.text.hunks.length }, el("summary", {}, "The whole text"), el("pre", { tabindex: "0", dir: "auto" }, detail.text.whole)),
  ];

  const stepsOf = (item) => Galley.model.items
    .filter((other) => other.owner === item.owner && other.environment === item.environment && item.line)
    .sort((a, b) => a.line - b.line);
  /** A step of the activity log, such as `t =     1.25s     Tap "Retry" Button`; an earlier check comes with its picture. */
  const loggedStep = (line, item) => {
    const [, time, indent, title] = /^t =\s+([\d.]+s) ((?: {4})*)(.*)$/u.exec(line) || [null, "", "", line];
    const name = /^Check "(.*)"$/u.exec(title)?.[1];
    const check = name !== undefined && stepsOf(item).find((other) => other.name === name && other.index !== item.index);
    return el("li", { "data-depth": Math.min(indent.length / 4, 6) }, el("time", {}, time), el("span", {}, bidi(title)),
      check && check.thumb && el("button", { type: "button", class: "thumb", "aria-label": `Show the check ${check.name}`, on: { click: () => Galley.select(check.index) } }, el("img", { src: check.thumb, alt: "", loading: "lazy" })));
  };
  const steps = (detail, item) => {
    const file = item.place.split("/").pop().split(":")[0];
    const reports = Galley.model.doc.evidence.map((piece, index) => ({ piece, index })).filter(({ piece }) => file && piece.text.includes(file));
    return [
      detail.steps.length > 0 && section("Steps before the check", el("ol", { class: "log" }, detail.steps.map((line) => loggedStep(line, item)))),
      el("p", { class: "dim" }, "The checks of this test, in the order of its lines."),
      el("ol", { class: "steps" }, stepsOf(item).map((step) => el("li", { class: step.index === item.index ? "now" : null }, el(
        "button", { type: "button", on: { click: () => Galley.select(step.index) } },
        el("span", { class: "thumb" }, step.thumb && el("img", { src: step.thumb, alt: "", loading: "lazy" })),
        el("span", {}, bidi(step.name), el("span", { class: "dim" }, `${step.label} · line ${step.line}`)))))),
      reports.length > 0 && section("Reports of screens from the same file", reports.map(({ piece }) => Galley.evidence(piece))),
    ];
  };

  const event = (one) => el("li", {}, el("b", {}, one.action), " by ", bidi(one.by), el("span", { class: "dim" }, ` ${one.at}${one.commit ? ` · ${one.commit}` : ""}`), one.reason && el("p", {}, bidi(one.reason)),
    one.picture && el("a", { href: one.picture, target: "_blank", rel: "noopener" }, el("img", { src: one.picture, alt: `The picture of ${one.at}`, loading: "lazy" })));
  const history = (detail) => [
    detail.history.length ? el("ol", { class: "history" }, detail.history.map(event)) : el("p", { class: "dim" }, "There is no decision on this check yet."),
  ];
  const facts = (detail) => [el("dl", { class: "facts-list" }, detail.facts.map(([name, value]) => [el("dt", {}, name), el("dd", {}, bidi(value))]))];

  const panels = [
    ["why", "Why", why, () => true], ["walk", "VoiceOver", Galley.walkPanel, (detail) => detail.walk], ["text", "Text", text, (detail) => detail.text], ["tree", "Tree", tree, (detail) => detail.trees],
    ["steps", "Steps", steps, (detail, item) => detail.steps.length || stepsOf(item).length > 1 || Galley.model.doc.evidence.length], ["history", "History", history, (detail) => detail.history.length],
    ["facts", "Facts", facts, (detail) => detail.facts.length],
  ];
  const offered = (detail, item) => panels.filter(([, , , has]) => has(detail, item)).map(([name]) => name);
  const empty = { causes: [], differences: [], environment: [], notes: [], regions: [], spent: [], steps: [], history: [], facts: [], commands: [] };

  Galley.drawPanel = () => {
    const item = Galley.current();
    if (!item) return;
    const detail = { ...empty, ...Galley.model.detail(item.index) };
    const names = offered(detail, item);
    const first = detail.walk ? "walk" : detail.text ? "text" : "why";
    const chosen = Galley.state.panel === "why" && picked !== item.index ? first : names.includes(Galley.state.panel) ? Galley.state.panel : "why";
    const hadFocus = document.activeElement?.dataset?.panel;
    Galley.fill(Galley.byId("panels"), panels.filter(([name]) => names.includes(name)).map(([name, label]) => el(
      "button", { type: "button", role: "tab", "data-panel": name, "aria-selected": String(name === chosen), "aria-controls": "panel", tabindex: name === chosen ? "0" : "-1", on: { click: () => Galley.panel(name) } }, label)));
    if (hadFocus) document.querySelector(`#panels [data-panel="${chosen}"]`)?.focus();
    const box = Galley.byId("panel");
    box.dataset.panel = chosen;
    Galley.fill(box, panels.find(([name]) => name === chosen)[2](detail, item));
  };
  Galley.panel = (name) => { Galley.state.panel = name; picked = Galley.state.selected; Galley.drawPanel(); Galley.byId("panel").scrollTop = 0; };
  Galley.nextPanel = (by = 1) => {
    const tabs = [...document.querySelectorAll("#panels [role=tab]")];
    const at = tabs.findIndex((tab) => tab.getAttribute("aria-selected") === "true");
    if (tabs.length) Galley.panel(tabs[(at + by + tabs.length) % tabs.length].dataset.panel);
  };
  Galley.on("selected", () => { Galley.drawPanel(); Galley.byId("panel").scrollTop = 0; });
  Galley.on("decided", () => Galley.drawPanel());
})();
