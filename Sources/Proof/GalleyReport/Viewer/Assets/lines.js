/* Differences of two texts, line by line. */
(() => {
  /** The shortest edit from one list of lines to another; long lists with little in common are replaced as a whole.
      Eugene W. Myers, An O(ND) Difference Algorithm and Its Variations, 1986. */
  const mostSteps = 600;
  const shortest = (a, b) => {
    const all = a.length + b.length;
    const traces = [];
    let ends = new Map([[1, 0]]);
    for (let steps = 0; steps <= all; steps += 1) {
      if (steps > mostSteps) return null;
      const next = new Map();
      for (let k = -steps; k <= steps; k += 2) {
        const [down, right] = [ends.get(k + 1) ?? -1, ends.get(k - 1) ?? -1];
        let x = k === -steps || (k !== steps && right < down) ? down : right + 1;
        while (x < a.length && x - k < b.length && a[x] === b[x - k]) x += 1;
        next.set(k, x);
        if (x >= a.length && x - k >= b.length) return [...traces, next];
      }
      traces.push(next);
      ends = new Map([...ends, ...next]);
    }
    return null;
  };

  Galley.lineSteps = (a, b) => {
    let head = 0;
    while (head < a.length && head < b.length && a[head] === b[head]) head += 1;
    let tail = 0;
    while (tail < a.length - head && tail < b.length - head && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail += 1;
    const [x, y] = [a.slice(head, a.length - tail), b.slice(head, b.length - tail)];
    const steps = [];
    const traces = x.length && y.length ? shortest(x, y) : null;
    if (!traces) {
      steps.push(...x.map((text, at) => ({ kind: "removed", text, old: at })), ...y.map((text, at) => ({ kind: "added", text, new: at })));
    } else {
      let [i, j] = [x.length, y.length];
      for (let depth = traces.length - 1; depth >= 0; depth -= 1) {
        const k = i - j;
        const before = depth > 0 ? traces[depth - 1] : new Map([[1, 0]]);
        const [down, right] = [before.get(k + 1) ?? -1, before.get(k - 1) ?? -1];
        const from = k === -depth || (k !== depth && right < down) ? k + 1 : k - 1;
        const start = depth > 0 ? before.get(from) : 0;
        const [endX, endY] = depth > 0 ? [start, start - from] : [0, 0];
        while (i > endX && j > endY) { i -= 1; j -= 1; steps.push({ kind: "same", text: x[i], old: i, new: j }); }
        if (depth > 0) {
          if (i > endX) { i -= 1; steps.push({ kind: "removed", text: x[i], old: i }); }
          else if (j > endY) { j -= 1; steps.push({ kind: "added", text: y[j], new: j }); }
        }
      }
      steps.reverse();
    }
    return [
      ...a.slice(0, head).map((text, at) => ({ kind: "same", text, old: at, new: at })),
      ...steps.map((step) => ({ ...step, ...(step.old === undefined ? {} : { old: step.old + head }), ...(step.new === undefined ? {} : { new: step.new + head }) })),
      ...a.slice(a.length - tail).map((text, at) => ({ kind: "same", text, old: a.length - tail + at, new: b.length - tail + at })),
    ];
  };

  const signs = { same: " ", removed: "−", added: "+" };
  const short = (text) => Galley.cut(text, 4000);
  Galley.lineRow = (kind, old, fresh, parts) => Galley.el(
    "div", { class: `line ${kind}`, role: "listitem" }, Galley.el("span", { class: "number" }, old ?? ""), Galley.el("span", { class: "number" }, fresh ?? ""), Galley.el("span", { class: "sign", "aria-hidden": "true" }, signs[kind]),
    Galley.el("span", { class: "content", dir: "auto" }, kind !== "same" && Galley.el("span", { class: "hidden-word" }, kind === "added" ? "added: " : "removed: "),
      parts.length === 3 ? [short(parts[0]), Galley.el("mark", {}, short(parts[1])), short(parts[2])] : short(parts[0])));

  const around = 2;
  /** The steps as rows; equal lines far from changes are folded into a button. */
  Galley.foldedLines = (steps, isFolded) => {
    const near = steps.map(() => !isFolded);
    if (isFolded) steps.forEach((step, at) => { if (step.kind !== "same") for (let by = -around; by <= around; by += 1) near[at + by] = true; });
    const rows = [];
    for (let at = 0; at < steps.length; at += 1) {
      const line = (step) => Galley.lineRow(step.kind, step.old === undefined ? "" : step.old + 1, step.new === undefined ? "" : step.new + 1, [step.text]);
      if (near[at]) { rows.push(line(steps[at])); continue; }
      const start = at;
      while (at + 1 < steps.length && !near[at + 1]) at += 1;
      const hidden = steps.slice(start, at + 1);
      rows.push(Galley.el("button", { type: "button", class: "unfold", on: { click: (event) => event.currentTarget.replaceWith(...hidden.map(line)) } }, `${Galley.plural(hidden.length, "line")} the same`));
    }
    return rows;
  };
})();
