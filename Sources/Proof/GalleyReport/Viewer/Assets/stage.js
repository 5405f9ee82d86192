/* The stage: both pictures in one of six views, or the picture that a walk was read on. */
(() => {
  const { el, icon, button } = Galley;
  const views = [
    ["split", "Side by side", "S"], ["slider", "Slider", "L"], ["onion", "Onion skin", "O"], ["blink", "Blink", "B"],
    ["difference", "Difference", "D"], ["heat", "Heat map", "H"], ["walk", "VoiceOver’s order"],
  ];
  let slider = 0.5;
  let opacity = 0.5;
  let blinking = 0;
  let shown = null;

  /** The views that a check has pictures for. */
  const possible = (detail) => views.filter(([view]) => {
    if (detail.walk || view === "walk") return detail.walk && detail.candidate && view === "walk";
    if (view === "split") return detail.baseline || detail.candidate;
    if (view === "difference") return detail.overlay;
    if (view === "heat") return detail.heat;
    return detail.baseline && detail.candidate;
  }).map(([view]) => view);

  const sheet = (side, picture, attributes = {}) => el(
    "div", { class: "sheet", "data-side": side, style: { width: `${picture.width}px`, height: `${picture.height}px` }, ...attributes },
    picture.dark
      ? el("picture", {}, el("source", { srcset: picture.dark, media: "(prefers-color-scheme: dark)" }), image(side, picture))
      : image(side, picture));
  const names = { overlay: "Difference", heat: "Heat map" };
  const image = (side, picture) => el("img", {
    src: picture.file, width: picture.width, height: picture.height, draggable: "false", decoding: "async",
    on: { load: (event) => event.target.closest(".sheet")?.classList.add("loaded"), error: (event) => event.target.closest(".sheet")?.classList.add("broken") },
    alt: `${names[side] ?? Galley.model.doc.sides[side === "baseline" ? 0 : 1]} of ${Galley.current()?.text ?? ""}`,
  });

  const pane = (label, side, ...sheets) => {
    const node = el("figure", { class: "pane", "data-pane": side, tabindex: "-1" }, sheets, label && el("figcaption", { class: `tag ${side}` }, label));
    Galley.viewport.listen(node);
    return node;
  };

  const makers = {
    split: (detail) => ["baseline", "candidate"].map((side, at) => detail[side]
      ? pane(Galley.model.doc.sides[at], side, sheet(side, detail[side]))
      : el("figure", { class: "pane none" }, el("p", {}, at ? "There is no new picture." : "There is no baseline yet."))),
    slider: (detail) => {
      const node = pane(null, "both", sheet("candidate", detail.candidate), sheet("baseline", detail.baseline, { "data-clipped": "left" }));
      const handle = el("div", {
        class: "handle", role: "slider", tabindex: "0", "aria-label": "Visible part of the baseline", "aria-valuemin": "0", "aria-valuemax": "100", "data-own-pointer": "",
        on: {
          pointerdown: (event) => { handle.setPointerCapture(event.pointerId); event.stopPropagation(); },
          pointermove: (event) => {
            if (!handle.hasPointerCapture(event.pointerId)) return;
            const bounds = node.getBoundingClientRect();
            slide((event.clientX - bounds.left) / bounds.width);
          },
          keydown: (event) => {
            const step = { ArrowLeft: -0.02, ArrowRight: 0.02, Home: -1, End: 1 }[event.key];
            if (step) { slide(slider + step); event.preventDefault(); event.stopPropagation(); }
          },
        },
      }, el("span", {}));
      node.append(handle, el("span", { class: "tag baseline" }, Galley.model.doc.sides[0]), el("span", { class: "tag candidate right" }, Galley.model.doc.sides[1]));
      return [node];
    },
    onion: (detail) => {
      const node = pane(null, "both", sheet("baseline", detail.baseline), sheet("candidate", detail.candidate, { "data-faded": "" }));
      node.append(el("label", { class: "fader", "data-own-pointer": "" }, Galley.model.doc.sides[0], el("input", {
        id: "onion", type: "range", min: "0", max: "100", value: String(opacity * 100), "aria-label": "Visible part of the candidate",
        on: { input: (event) => { opacity = event.target.value / 100; place(); }, pointerdown: (event) => event.stopPropagation() },
      }), Galley.model.doc.sides[1]));
      return [node];
    },
    blink: (detail) => {
      const node = pane(null, "both", sheet("baseline", detail.baseline), sheet("candidate", detail.candidate));
      node.append(el("button", { id: "blink-now", type: "button", class: "tag", title: "Show the other side (Space)", on: { click: () => turn() } }, Galley.model.doc.sides[1]));
      return [node];
    },
    difference: (detail) => [pane("Difference", "overlay", sheet("overlay", detail.overlay))],
    walk: (detail) => [pane("VoiceOver’s order", "candidate", sheet("candidate", detail.candidate))],
    heat: (detail) => [pane("Heat map: distances of colours", "heat", sheet("heat", detail.heat))],
  };

  const slide = (part) => { slider = Math.min(1, Math.max(0, part)); place(); };

  /** Positions the slider's edge and sets the opacity of the faded side. */
  const place = () => {
    const stage = Galley.byId("stage");
    const clipped = stage?.querySelector("[data-clipped]");
    if (clipped) {
      const node = clipped.closest(".pane");
      const edge = (slider * node.clientWidth - Galley.viewport.transform.x) / Galley.viewport.transform.scale;
      const width = Number.parseFloat(clipped.style.getPropertyValue("width"));
      clipped.style.setProperty("clip-path", `inset(0 ${Math.max(0, width - Math.max(0, edge))}px 0 0)`);
      const handle = node.querySelector(".handle");
      handle.style.setProperty("left", `${slider * 100}%`);
      handle.setAttribute("aria-valuenow", String(Math.round(slider * 100)));
    }
    stage?.querySelector("[data-faded]")?.style.setProperty("opacity", String(opacity));
  };

  const turn = () => {
    const stage = Galley.byId("stage");
    if (!stage || stage.dataset.view !== "blink") return;
    stage.dataset.turned = stage.dataset.turned === "baseline" ? "candidate" : "baseline";
    const label = Galley.byId("blink-now");
    if (label) label.textContent = Galley.model.doc.sides[stage.dataset.turned === "baseline" ? 0 : 1];
  };
  Galley.turn = turn;

  const draw = (keepsPlace = false) => {
    const stage = Galley.byId("stage");
    const item = Galley.current();
    clearInterval(blinking);
    if (!item) return;
    const detail = Galley.model.detail(item.index);
    const offered = possible(detail);
    const view = offered.includes(Galley.state.view) ? Galley.state.view : offered[0];
    stage.dataset.view = view ?? "none";
    delete stage.dataset.turned;
    for (const tab of document.querySelectorAll("#views [role=tab]")) {
      tab.disabled = !offered.includes(tab.dataset.view);
      tab.hidden = Boolean(detail.walk) !== (tab.dataset.view === "walk");
      tab.setAttribute("aria-selected", String(tab.dataset.view === view));
      tab.tabIndex = tab.dataset.view === view ? 0 : -1;
    }
    Galley.byId("check").classList.toggle("pictureless", !view);
    if (!view) return Galley.fill(stage);
    const pictures = [detail.baseline, detail.candidate, view === "difference" && detail.overlay, view === "heat" && detail.heat].filter(Boolean);
    Galley.viewport.measure(Math.max(...pictures.map((picture) => picture.width)), Math.max(...pictures.map((picture) => picture.height)), (detail.candidate ?? detail.baseline).scale);
    const single = view === "split" && !(detail.baseline && detail.candidate);
    stage.classList.toggle("single", single);
    Galley.fill(stage, makers[view](detail).filter((node) => !single || !node.classList.contains("none")));
    if (view === "blink") {
      turn();
      if (!Galley.calm()) blinking = setInterval(turn, 700);
    }
    if (keepsPlace) Galley.viewport.apply();
    else Galley.viewport.fit();
    place();
    Galley.emit("staged", detail, view);
  };

  /** Chooses a view; zoom and position stay. */
  Galley.view = (view) => {
    if (document.querySelector(`#views [data-view="${view}"]`)?.disabled) return Galley.say("This check has no such view.");
    Galley.state.view = view;
    draw(!Galley.viewport.transform.isFitted);
  };

  const toggle = (name) => {
    Galley.state[name] = !Galley.state[name];
    Galley.byId(`toggle-${name}`).setAttribute("aria-pressed", String(Galley.state[name]));
    Galley.emit("toggled", name);
  };
  Galley.toggle = toggle;

  Galley.stagePane = () => [
    el("div", { class: "toolbar", role: "toolbar", "aria-label": "Pictures" },
      el("div", { id: "views", role: "tablist", "aria-label": "Views" }, views.map(([view, label, key]) => el(
        "button", { type: "button", role: "tab", "data-view": view, "aria-controls": "stage", title: key ? `${label} (${key})` : label, "aria-label": label, on: { click: () => Galley.view(view) } }, icon(view), el("span", { class: "word" }, label)))),
      el("span", { class: "space" }),
      el("div", { class: "cluster", id: "differences" },
        button("previous-difference", "previous", "Previous difference", ",", () => Galley.nextDifference(-1)),
        el("span", { id: "difference-count", "aria-live": "polite" }),
        button("next-difference", "next", "Next difference", ".", () => Galley.nextDifference(1))),
      el("div", { class: "cluster" },
        [["marks", "Boxes of causes", "M"], ["regions", "Regions", "R"], ["elements", "Elements", "E"], ["magnifier", "Pixel magnifier", "P"]].map(([name, label, key]) =>
          button(`toggle-${name}`, name, label, key, () => toggle(name), { "aria-pressed": String(Galley.state[name]) })),
        Galley.model.config.server && button("draw-region", "draw", "Draw a region", "A", () => Galley.drawRegion())),
      el("div", { class: "cluster" },
        el("button", { id: "zoom-out", type: "button", class: "tool", title: "Zoom out (-)", "aria-label": "Zoom out", on: { click: () => Galley.viewport.zoom(1 / 1.4) } }, "−"),
        el("button", { id: "zoom-fit", type: "button", class: "tool wide", title: "Fit (0)", on: { click: () => Galley.viewport.fit() } }, el("span", { id: "zoom-text" }, "100 %")),
        el("button", { id: "zoom-in", type: "button", class: "tool", title: "Zoom in (+)", "aria-label": "Zoom in", on: { click: () => Galley.viewport.zoom(1.4) } }, "+"))),
    el("div", { class: "stage-frame" },
      el("div", { id: "stage", role: "tabpanel", "aria-label": "Pictures" }),
      el("button", { id: "offscreen", type: "button", hidden: true, on: { click: () => Galley.nextDifference(1) } }),
      el("div", { id: "element-card", hidden: true, "aria-live": "polite" }),
      el("div", { id: "magnifier", hidden: true })),
  ];

  Galley.drawRegion = () => {
    const item = Galley.current();
    const node = document.querySelector('#stage .sheet[data-side="candidate"]');
    if (!item || !node || !Galley.regions) return Galley.say("There is no picture to draw on.");
    const detail = Galley.model.detail(item.index);
    if (detail.walk) return Galley.say("Spoken text is compared as a whole; it has no regions.");
    const { width, height, scale } = detail.candidate;
    Galley.regions.start({
      detail, item, sheet: node, size: { width, height }, scale,
      toPicture: (clientX, clientY) => Galley.viewport.place({ clientX, clientY }, node.closest(".pane")),
      toPoints: (rect) => ({ x: rect.x / scale, y: rect.y / scale, width: rect.width / scale, height: rect.height / scale }),
      post: Galley.server.post, say: Galley.say,
    });
  };

  Galley.on("selected", (item) => { if (shown !== item.index) { shown = item.index; Galley.regions?.cancel?.(); draw(); } });
  Galley.on("moved", place);
})();
