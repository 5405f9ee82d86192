/* A walk of VoiceOver: what is said, line by line, and the cursor's order as numbers on the picture. */
(() => {
  const { el, svg, bidi } = Galley;
  const names = { added: "reached now", gone: "no longer reached", moved: "heard elsewhere", changed: "reworded" };
  /** One colour a line: of a line that was moved and changed, that of the move. */
  const state = (line) => line.changes[0] ?? "same";

  /** A line in whole, or in three parts of which the second has changed. */
  const words = (parts) => el("bdi", {}, parts.length === 3 ? [parts[0], el("mark", {}, parts[1]), parts[2]] : parts);

  const light = (index) => {
    for (const mark of document.querySelectorAll("[data-stop]")) mark.classList.toggle("lit", mark.dataset.stop === String(index));
  };
  const show = (index) => {
    const detail = Galley.model.detail(Galley.state.selected);
    const box = detail.walk.lines[index].area;
    if (box && detail.candidate) Galley.viewport.show(Galley.pixels(box, detail.candidate.scale));
    light(index);
  };

  const line = (one, index, hasPicture) => el("li", {}, el("button", {
    type: "button", class: `stop ${state(one)}`, "data-stop": index, title: one.area && hasPicture ? "Show where" : null,
    on: { click: () => show(index), pointerenter: () => light(index), pointerleave: () => light(-1), focus: () => light(index), blur: () => light(-1) },
  }, el("span", { class: "stop-number" }, one.number ?? "–"), el("span", { class: "stop-words" },
    one.before && el("span", { class: "stop-before" }, el("span", { class: "hidden-word" }, "before: "), words(one.before)),
    el("span", {}, one.before && el("span", { class: "hidden-word" }, "now: "), words(one.words)),
    (one.changes.length > 0 || (hasPicture && !one.area)) && el("span", { class: "stop-notes" },
      one.changes.map((change) => el("span", { class: `badge ${change}` }, names[change])),
      one.was && el("span", { class: "dim" }, `was ${one.was}`),
      hasPicture && !one.area && one.number && el("span", { class: "dim" }, "out of sight")))));

  /** What the panel beside the picture shows. */
  Galley.walkPanel = (detail) => [
    el("p", { class: "panel-head" }, [Galley.plural(detail.walk.lines.filter((one) => one.number).length, "element"), detail.walk.summary].filter(Boolean).join(": ")),
    el("ol", { class: "walk", "aria-label": "Speech of VoiceOver, in order" }, detail.walk.lines.map((one, index) => line(one, index, Boolean(detail.candidate)))),
    detail.walk.hidden > 0 && el("p", { class: "dim" }, `${Galley.plural(detail.walk.hidden, "line")} more are not shown.`),
  ];

  /** A number stands before its element, or at its corner where there is another or the edge; it is as large at every zoom, but on
      pictures so small that lines would be covered. */
  const size = "min(var(--inverse), 1.6)";
  const number = ([x, y], value, hasNeighbour) => {
    const width = 10 + 7 * String(value).length;
    const right = hasNeighbour ? `${x}px + ${width + 1}px * ${size}` : `max(${x}px, ${width + 2}px * ${size})`;
    const node = svg("g", { class: "stop-badge" }, svg("rect", { x: -width, width, height: 17 }),
      svg("text", { x: -width / 2, y: 8.5, "text-anchor": "middle", "dominant-baseline": "central" }, String(value)));
    node.style.setProperty("transform", `translate(calc(${right}), ${y}px) scale(${size})`);
    return node;
  };

  /** The elements of the walk, numbered. */
  Galley.walkMarks = (detail) => detail.walk.lines.flatMap((one, index) => {
    if (!one.area) return [];
    const [x, y, width, height] = one.area;
    const isBefore = ([left, top, wide, high]) => x - 8 > left && x - 8 < left + wide && y + 3 > top && y + 3 < top + high;
    const hasNeighbour = detail.walk.lines.some((other) => other !== one && other.area && isBefore(other.area));
    return [svg("g", { class: `stop-mark ${state(one)}`, "data-stop": index }, svg("rect", { x, y, width: Math.max(0, width), height: Math.max(0, height) }), number(one.area, one.number, hasNeighbour))];
  });
})();
