/* Magnifies the pixels around the pointer and shows the exact colours of both sides.
   A page from a disk must not read the pixels of a file beside it. It can read a style sheet, so one holds the same bytes as text. */
(() => {
  const { el } = Galley;
  const reach = 7;
  const cell = 9;
  const sides = ["baseline", "candidate"];
  let known = { detail: null, data: {} };

  const load = (source) => new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = reject;
    image.src = source;
  });

  const read = async (source) => {
    const image = await load(source);
    const canvas = el("canvas", { width: image.naturalWidth, height: image.naturalHeight });
    const context = canvas.getContext("2d", { willReadFrequently: true, colorSpace: "srgb" });
    context.drawImage(image, 0, 0);
    context.getImageData(0, 0, 1, 1);
    return { image: canvas, color: (x, y) => context.getImageData(x, y, 1, 1).data };
  };

  const sheet = (file) => new Promise((resolve) => {
    const link = el("link", { rel: "stylesheet", href: file });
    link.onload = () => {
      const style = getComputedStyle(Galley.byId("galley-pixels"));
      const found = Object.fromEntries(sides.map((side) => [side, style.getPropertyValue(`--${side}`).trim().replaceAll('"', "")]));
      link.remove();
      resolve(found);
    };
    link.onerror = () => { link.remove(); resolve({}); };
    document.head.append(link);
  });

  const type = (file) => ({ jpg: "jpeg", webp: "webp" })[file.split(".").pop()] ?? "png";

  const prepare = async (detail) => {
    if (known.detail === detail) return;
    known = { detail, data: {} };
    const mine = known;
    const texts = detail.pixels ? await sheet(detail.pixels) : {};
    for (const side of sides) {
      if (!detail[side]) continue;
      try {
        mine.data[side] = await read(texts[side] ? `data:image/${type(detail[side].file)};base64,${texts[side]}` : detail[side].file);
      } catch {
        try { mine.data[side] = { image: await load(detail[side].file), color: null }; } catch { /* The picture is not there, and the page shows that. */ }
      }
    }
    if (mine === known) Galley.byId("magnifier").dataset.ready = "true";
  };

  const hex = ([red, green, blue, alpha]) => `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("").toUpperCase()}${alpha === 255 ? "" : ` ${Math.round((alpha / 255) * 100)} %`}`;

  /** The pixels around one, large, with a frame around that one. */
  const enlarged = (image, x, y) => {
    const edge = 2 * reach + 1;
    const canvas = el("canvas", { width: edge * cell, height: edge * cell, "aria-hidden": "true" });
    const context = canvas.getContext("2d");
    context.imageSmoothingEnabled = false;
    context.drawImage(image, x - reach, y - reach, edge, edge, 0, 0, edge * cell, edge * cell);
    context.strokeStyle = "#fff";
    context.strokeRect(reach * cell - 0.5, reach * cell - 0.5, cell + 1, cell + 1);
    context.strokeStyle = "#000";
    context.strokeRect(reach * cell - 1.5, reach * cell - 1.5, cell + 3, cell + 3);
    return canvas;
  };

  /** The colour of a pixel of a side as a text; a dash outside of the picture, or where nobody may read it. */
  const colorText = ({ image, color }, x, y) => {
    const isInside = x >= 0 && y >= 0 && x < (image.naturalWidth ?? image.width) && y < (image.naturalHeight ?? image.height);
    return color && isInside ? hex(color(x, y)) : "–";
  };

  const column = (side, text, x, y) => el("div", { class: "magnifier-side" }, enlarged(known.data[side].image, x, y),
    el("span", { class: "swatch", style: text.startsWith("#") ? { background: text.slice(0, 7) } : {} }), el("code", { id: `magnifier-${side}` }, text));

  /** Shows the magnifier beside the pointer, where there is room. */
  const draw = (event) => {
    const pane = event.target.closest?.(".pane");
    const item = Galley.current();
    const box = Galley.byId("magnifier");
    if (!Galley.state.magnifier || !pane || !item) return;
    const detail = Galley.model.detail(item.index);
    const place = Galley.viewport.place(event, pane);
    const [x, y] = [Math.floor(place.x), Math.floor(place.y)];
    box.hidden = false;
    const shown = sides.filter((side) => known.data[side]);
    const texts = shown.map((side) => colorText(known.data[side], x, y));
    const differs = texts.length > 1 && texts[0] !== texts[1];
    Galley.fill(box,
      el("div", { class: "magnifier-sides" }, shown.length ? shown.map((side, at) => column(side, texts[at], x, y)) : el("p", {}, "Reading the pixels…")),
      el("p", { class: differs ? "differs" : null }, `${x}, ${y} px${differs ? " · differs" : ""}`));
    const frame = box.parentElement.getBoundingClientRect();
    const [width, height] = [box.offsetWidth, box.offsetHeight];
    const left = event.clientX - frame.left + 20 + width > frame.width ? event.clientX - frame.left - width - 20 : event.clientX - frame.left + 20;
    const top = event.clientY - frame.top + 20 + height > frame.height ? event.clientY - frame.top - height - 20 : event.clientY - frame.top + 20;
    box.style.setProperty("left", `${Math.max(4, left)}px`);
    box.style.setProperty("top", `${Math.max(4, top)}px`);
    if (known.detail !== detail) prepare(detail);
  };

  Galley.magnifier = {
    listen: (stage) => {
      stage.addEventListener("pointermove", draw);
      stage.addEventListener("pointerleave", () => { Galley.byId("magnifier").hidden = true; });
    },
  };
  Galley.on("toggled", (name) => {
    if (name !== "magnifier") return;
    Galley.byId("stage").classList.toggle("looking", Galley.state.magnifier);
    Galley.byId("magnifier").hidden = true;
    if (Galley.state.magnifier && Galley.current()) prepare(Galley.model.detail(Galley.state.selected));
  });
  Galley.on("staged", (detail) => {
    Galley.byId("magnifier").hidden = true;
    delete Galley.byId("magnifier").dataset.ready;
    if (Galley.state.magnifier) prepare(detail);
  });
})();
