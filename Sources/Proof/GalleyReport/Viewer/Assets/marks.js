/* The overlay of the pictures: boxes of causes on both sides, walks, regions and forgiven pixels; and the steps between differences. */
(() => {
  const { svg } = Galley;
  let places = [];
  let at = -1;

  const rect = ([x, y, width, height], attributes) => svg("rect", { x, y, width: Math.max(0, width), height: Math.max(0, height), ...attributes });

  /** The places of all texts of a tree: the elements with a label and nothing within but pictures. */
  const texts = (tree) => tree.filter(([depth, type, , label], at) => label && type !== "image" && !(tree[at + 1]?.[0] > depth)).map((element) => element.slice(5));

  const radius = 8;
  /** Where the number of a box may stand, the best place first: outside of it, beside one of its corners. */
  const spots = ([x, y, width, height], inverse) => {
    const [right, bottom] = [x + width, y + height];
    const corners = [[x, y, -1, 1], [x, y, 1, -1], [right, y, 1, 1], [right, y, -1, -1], [x, bottom, -1, -1], [x, bottom, 1, 1], [right, bottom, 1, -1], [right, bottom, -1, 1]];
    return corners.map(([cornerX, cornerY, outX, outY]) => {
      const side = 2 * radius * inverse;
      return { corner: [cornerX, cornerY], middle: [outX * radius, outY * radius], room: [cornerX + (outX < 0 ? -side : 0), cornerY + (outY < 0 ? -side : 0), side, side] };
    });
  };
  const shared = (from, length, otherFrom, otherLength) => Math.max(0, Math.min(from + length, otherFrom + otherLength) - Math.max(from, otherFrom));
  const hidden = ([x, y, width, height], boxes) => boxes.reduce((sum, box) => sum + shared(x, width, box[0], box[2]) * shared(y, height, box[1], box[3]), 0);

  /** The number of a cause where it hides least of texts and of other numbers. A closer look makes it smaller, towards its corner. */
  const badge = (box, number, busy, inverse) => {
    const best = spots(box, inverse).map((spot) => ({ ...spot, cost: hidden(spot.room, busy) })).reduce((least, spot) => (spot.cost < least.cost ? spot : least));
    busy.push(best.room);
    const [x, y] = best.middle;
    const node = svg("g", { class: "badge-mark" }, svg("circle", { cx: x, cy: y, r: radius }), svg("text", { x, y, "text-anchor": "middle", "dominant-baseline": "central" }, String(number)));
    node.style.setProperty("transform", `translate(${best.corner[0]}px, ${best.corner[1]}px) scale(var(--inverse))`);
    return node;
  };

  const label = ([x, y, , height], text, style, limit) => {
    const node = svg("g", { class: `region-name ${style}` }, svg("text", { y: 13 }, text.length > 32 ? `${text.slice(0, 31)}…` : text));
    node.style.setProperty("transform", `translate(${x}px, ${Math.min(y + height, limit)}px) scale(var(--inverse))`);
    return node;
  };

  const hatch = () => svg("defs", {}, svg("pattern", { id: "hatch", width: 6, height: 6, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" }, svg("line", { x1: 0, y1: 0, x2: 0, y2: 6 })));

  /** Whether most of an area lies in boxes, which then say where it is. */
  const isCovered = (area, boxes) => hidden(area, boxes) >= 0.8 * area[2] * area[3];

  /** The causes on one side: the outlines of all elements that have the change, and the places of pixels outside of them; a pointed cause shows all places. */
  const causes = (detail, side, inverse) => {
    const isNew = side === "candidate";
    const busy = texts(detail.trees?.[side] ?? []);
    return detail.causes.flatMap((cause, index) => {
      const box = isNew ? cause.after ?? cause.areas?.[0] : cause.before;
      if (!box) return [];
      const others = (isNew ? cause.othersAfter : cause.othersBefore) ?? [];
      const areas = (cause.areas ?? []).map((area) => rect(area, { class: isCovered(area, [box, ...others]) ? "cause-area covered" : "cause-area" }));
      return [svg("g", { "data-cause": index, class: "cause-mark" }, areas, others.map((other) => rect(other, { class: "cause-other" })), rect(box, { class: "cause-box" }), badge(box, index + 1, busy, inverse))];
    });
  };

  const draw = (detail, view) => {
    for (const sheet of document.querySelectorAll("#stage .sheet")) {
      sheet.querySelector("svg.marks")?.remove();
      const side = sheet.dataset.side;
      if (side === "overlay" || side === "heat" || view === "blink" || view === "slider") if (side !== "candidate") continue;
      const picture = detail[side];
      const [width, height] = [picture.width / picture.scale, picture.height / picture.scale];
      const isNew = side === "candidate";
      const shapes = [];
      if (Galley.state.regions && isNew) {
        if (detail.regions.length) shapes.push(hatch());
        detail.regions.forEach((region, index) => region.areas.forEach((area, part) => {
          shapes.push(rect(area, { class: `region ${region.style}`, "data-region": index, ...(region.style === "ignore" ? { fill: "url(#hatch)" } : {}) }));
          if (!part) shapes.push(label(area, region.name, region.style, height - 4));
        }));
        detail.spent.forEach((box) => shapes.push(rect(box, { class: "spent" })));
      }
      if (Galley.state.marks) shapes.push(...(detail.walk ? Galley.walkMarks(detail) : causes(detail, side, Number(sheet.style.getPropertyValue("--inverse")))));
      if (shapes.length) sheet.append(svg("svg", { class: "marks", viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" }, shapes));
    }
  };

  /** The boxes of differences, in pixels, from top to bottom. */
  const collect = (detail) => {
    const scale = (detail.candidate ?? detail.baseline)?.scale ?? 1;
    const told = detail.walk ? detail.walk.lines.filter((line) => line.changes.length).map((line) => line.area) : detail.causes.map((cause) => cause.after ?? cause.before);
    const boxes = detail.differences.length ? detail.differences : told.filter(Boolean);
    places = boxes.map((box) => Galley.pixels(box, scale)).sort((a, b) => a.y - b.y || a.x - b.x);
    at = -1;
    tell();
  };

  const tell = () => {
    const box = Galley.byId("differences");
    box.hidden = !places.length;
    Galley.byId("difference-count").textContent = places.length ? `${at + 1 || "–"} / ${Galley.count(places.length)}` : "";
  };

  Galley.nextDifference = (by) => {
    if (!places.length) return Galley.say("There is no difference.");
    at = at < 0 ? (by > 0 ? 0 : places.length - 1) : (at + by + places.length) % places.length;
    Galley.viewport.show(places[at]);
    tell();
    Galley.emit("pointed", places[at]);
  };

  /** Shows how many differences are outside the visible area, and in which direction. */
  const hint = () => {
    const button = Galley.byId("offscreen");
    if (!button) return;
    const { transform, area } = Galley.viewport;
    const { width, height } = area();
    const out = { above: 0, below: 0, left: 0, right: 0 };
    for (const place of places) {
      const [left, top] = [place.x * transform.scale + transform.x, place.y * transform.scale + transform.y];
      if (top > height) out.below += 1;
      else if (top + place.height * transform.scale < 0) out.above += 1;
      else if (left > width) out.right += 1;
      else if (left + place.width * transform.scale < 0) out.left += 1;
    }
    const arrows = { above: "↑", below: "↓", left: "←", right: "→" };
    const words = Object.entries(out).filter(([, count]) => count).map(([side, count]) => `${arrows[side]} ${count} ${side === "left" || side === "right" ? `to the ${side}` : side}`);
    button.hidden = !words.length;
    button.textContent = words.length ? `Differences outside the view: ${words.join(", ")}` : "";
  };

  /** Shows and highlights a cause. */
  Galley.pointAt = (index) => {
    const detail = Galley.model.detail(Galley.state.selected);
    const box = detail.causes[index]?.after ?? detail.causes[index]?.before;
    const scale = (detail.candidate ?? detail.baseline)?.scale ?? 1;
    if (box) Galley.viewport.show(Galley.pixels(box, scale));
    Galley.light(index);
  };
  Galley.light = (index) => {
    for (const mark of document.querySelectorAll("[data-cause]")) mark.classList.toggle("lit", mark.dataset.cause === String(index));
  };

  let last = null;
  Galley.on("staged", (detail, view) => {
    if (last !== detail) { last = detail; collect(detail); }
    draw(detail, view);
    hint();
  });
  Galley.on("toggled", (name) => {
    if ((name === "marks" || name === "regions") && last) draw(last, Galley.byId("stage").dataset.view);
  });
  Galley.on("moved", hint);
})();
