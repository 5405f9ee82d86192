/* Zoom and position, shared by all pictures that are shown. */
(() => {
  const transform = { scale: 1, x: 0, y: 0, isFitted: true };
  let size = { width: 1, height: 1 };
  const limits = { least: 0.02, most: 64 };

  const panes = () => [...document.querySelectorAll("#stage .pane")];
  const area = () => {
    const pane = panes()[0];
    return { width: Math.max(1, pane?.clientWidth ?? 1), height: Math.max(1, pane?.clientHeight ?? 1) };
  };

  const apply = () => {
    const stage = Galley.byId("stage");
    if (!stage) return;
    stage.dataset.scale = transform.scale.toFixed(4);
    stage.classList.toggle("pixels", transform.scale * devicePixelRatio >= 2);
    const pixelsPerPoint = size.perPoint ?? 1;
    for (const sheet of stage.querySelectorAll(".sheet")) {
      sheet.style.setProperty("transform", `translate(${transform.x}px, ${transform.y}px) scale(${transform.scale})`);
      sheet.style.setProperty("--inverse", String(1 / (transform.scale * pixelsPerPoint)));
      sheet.style.setProperty("--hair", String(1 / transform.scale));
    }
    const text = Galley.byId("zoom-text");
    if (text) text.textContent = `${Math.round(transform.scale * 100)} %`;
    Galley.emit("moved");
  };

  /** Keeps a part of the picture visible. */
  const clamp = () => {
    const { width, height } = area();
    const [w, h] = [size.width * transform.scale, size.height * transform.scale];
    transform.x = w <= width ? (width - w) / 2 : Math.min(Math.max(transform.x, width - w - 48), 48);
    transform.y = h <= height ? (height - h) / 2 : Math.min(Math.max(transform.y, height - h - 48), 48);
  };

  /** Shows the whole picture; of a long one its whole width, from the top. */
  const fit = () => {
    const { width, height } = area();
    // Numbers of causes stand beside the picture where their box begins at its edge.
    const margin = Math.min(36, width * 0.2);
    const isLong = size.height > 3 * size.width;
    const whole = Math.min((width - margin) / size.width, (height - margin) / size.height);
    transform.scale = isLong ? Math.min((width - margin) / size.width, Math.max(whole, 1 / (size.perPoint ?? 1))) : Math.min(whole, 4);
    transform.scale = Math.max(limits.least, transform.scale);
    transform.x = 0;
    transform.y = isLong ? margin / 2 : 0;
    transform.isFitted = true;
    clamp();
    apply();
  };

  const zoom = (factor, at) => {
    const { width, height } = area();
    const point = at ?? { x: width / 2, y: height / 2 };
    const scale = Math.min(limits.most, Math.max(limits.least, transform.scale * factor));
    transform.x = point.x - ((point.x - transform.x) * scale) / transform.scale;
    transform.y = point.y - ((point.y - transform.y) * scale) / transform.scale;
    transform.scale = scale;
    transform.isFitted = false;
    clamp();
    apply();
  };

  const pan = (x, y) => {
    transform.x += x;
    transform.y += y;
    transform.isFitted = false;
    clamp();
    apply();
  };

  /** Shows a rectangle, in pixels of the picture, with a margin around it. */
  const show = (box) => {
    const { width, height } = area();
    const scale = Math.min((width * 0.5) / Math.max(box.width, 1), (height * 0.5) / Math.max(box.height, 1), 4);
    transform.scale = Math.max(scale, Math.min(width / size.width, height / size.height, 1) * 0.9);
    transform.x = width / 2 - (box.x + box.width / 2) * transform.scale;
    transform.y = height / 2 - (box.y + box.height / 2) * transform.scale;
    transform.isFitted = false;
    clamp();
    apply();
  };

  /** The position of an event, in pixels of the picture. */
  const place = (event, pane) => {
    const bounds = pane.getBoundingClientRect();
    return { x: (event.clientX - bounds.left - transform.x) / transform.scale, y: (event.clientY - bounds.top - transform.y) / transform.scale };
  };

  const touches = new Map();
  const listen = (pane) => {
    pane.addEventListener("wheel", (event) => {
      event.preventDefault();
      const bounds = pane.getBoundingClientRect();
      const unit = event.deltaMode === 1 ? 18 : 1;
      if (event.ctrlKey || event.metaKey || event.altKey) zoom(Math.exp(-event.deltaY * unit * 0.006), { x: event.clientX - bounds.left, y: event.clientY - bounds.top });
      else pan(-(event.shiftKey ? event.deltaY : event.deltaX) * unit, event.shiftKey ? 0 : -event.deltaY * unit);
    }, { passive: false });
    pane.addEventListener("pointerdown", (event) => {
      if (event.button !== 0 || event.target.closest("button, .handle, [data-own-pointer]")) return;
      touches.set(event.pointerId, { x: event.clientX, y: event.clientY });
      pane.setPointerCapture(event.pointerId);
      pane.classList.add("dragged");
    });
    pane.addEventListener("pointermove", (event) => {
      const last = touches.get(event.pointerId);
      if (!last) return;
      const others = [...touches.entries()].filter(([id]) => id !== event.pointerId);
      const now = { x: event.clientX, y: event.clientY };
      if (others.length) {
        const [other] = others[0].slice(1);
        const bounds = pane.getBoundingClientRect();
        const [before, after] = [Math.hypot(last.x - other.x, last.y - other.y), Math.hypot(now.x - other.x, now.y - other.y)];
        if (before > 0) zoom(after / before, { x: (now.x + other.x) / 2 - bounds.left, y: (now.y + other.y) / 2 - bounds.top });
      } else pan(now.x - last.x, now.y - last.y);
      touches.set(event.pointerId, now);
    });
    for (const name of ["pointerup", "pointercancel"]) pane.addEventListener(name, (event) => {
      touches.delete(event.pointerId);
      pane.classList.remove("dragged");
    });
    pane.addEventListener("dblclick", (event) => {
      const bounds = pane.getBoundingClientRect();
      if (transform.isFitted) zoom(1 / transform.scale > 1.2 ? 1 / transform.scale : 3, { x: event.clientX - bounds.left, y: event.clientY - bounds.top });
      else fit();
    });
  };

  /** Keeps the picture fitted, or visible, when the window's size changes. */
  const watch = (stage) => new ResizeObserver(() => {
    if (!stage.clientWidth || !panes().length) return;
    if (transform.isFitted) fit();
    else { clamp(); apply(); }
  }).observe(stage);

  Galley.viewport = {
    transform, apply, fit, zoom, pan, show, place, listen, area, panes, watch,
    whole: () => zoom(1 / transform.scale),
    measure: (width, height, perPoint) => { size = { width, height, perPoint }; },
  };
})();
