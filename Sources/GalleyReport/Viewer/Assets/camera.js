/* One view of all pictures: zoom and place are the same on every side. */
(() => {
  const camera = { scale: 1, x: 0, y: 0, isFitted: true };
  let size = { width: 1, height: 1 };
  const limits = { least: 0.02, most: 64 };

  const ports = () => [...document.querySelectorAll("#stage .port")];
  const room = () => {
    const port = ports()[0];
    return { width: Math.max(1, port?.clientWidth ?? 1), height: Math.max(1, port?.clientHeight ?? 1) };
  };

  const apply = () => {
    const stage = Galley.byId("stage");
    if (!stage) return;
    stage.dataset.scale = camera.scale.toFixed(4);
    stage.classList.toggle("pixels", camera.scale * devicePixelRatio >= 2);
    const pixelsPerPoint = size.perPoint ?? 1;
    for (const sheet of stage.querySelectorAll(".sheet")) {
      sheet.style.setProperty("transform", `translate(${camera.x}px, ${camera.y}px) scale(${camera.scale})`);
      sheet.style.setProperty("--inverse", String(1 / (camera.scale * pixelsPerPoint)));
      sheet.style.setProperty("--hair", String(1 / camera.scale));
    }
    const text = Galley.byId("zoom-text");
    if (text) text.textContent = `${Math.round(camera.scale * 100)} %`;
    Galley.emit("moved");
  };

  /** Keeps at least a part of the picture in sight. */
  const clamp = () => {
    const { width, height } = room();
    const [w, h] = [size.width * camera.scale, size.height * camera.scale];
    camera.x = w <= width ? (width - w) / 2 : Math.min(Math.max(camera.x, width - w - 48), 48);
    camera.y = h <= height ? (height - h) / 2 : Math.min(Math.max(camera.y, height - h - 48), 48);
  };

  /** All of the picture; of a long one its whole width, from the top. */
  const fit = () => {
    const { width, height } = room();
    const margin = Math.min(32, width * 0.06);
    const isLong = size.height > 3 * size.width;
    const whole = Math.min((width - margin) / size.width, (height - margin) / size.height);
    camera.scale = isLong ? Math.min((width - margin) / size.width, Math.max(whole, 1 / (size.perPoint ?? 1))) : Math.min(whole, 4);
    camera.scale = Math.max(limits.least, camera.scale);
    camera.x = 0;
    camera.y = isLong ? margin / 2 : 0;
    camera.isFitted = true;
    clamp();
    apply();
  };

  const zoom = (factor, at) => {
    const { width, height } = room();
    const point = at ?? { x: width / 2, y: height / 2 };
    const scale = Math.min(limits.most, Math.max(limits.least, camera.scale * factor));
    camera.x = point.x - ((point.x - camera.x) * scale) / camera.scale;
    camera.y = point.y - ((point.y - camera.y) * scale) / camera.scale;
    camera.scale = scale;
    camera.isFitted = false;
    clamp();
    apply();
  };

  const pan = (x, y) => {
    camera.x += x;
    camera.y += y;
    camera.isFitted = false;
    clamp();
    apply();
  };

  /** Shows a part, in pixels of the picture, with room around it. */
  const show = (box) => {
    const { width, height } = room();
    const scale = Math.min((width * 0.5) / Math.max(box.width, 1), (height * 0.5) / Math.max(box.height, 1), 4);
    camera.scale = Math.max(scale, Math.min(width / size.width, height / size.height, 1) * 0.9);
    camera.x = width / 2 - (box.x + box.width / 2) * camera.scale;
    camera.y = height / 2 - (box.y + box.height / 2) * camera.scale;
    camera.isFitted = false;
    clamp();
    apply();
  };

  /** Where an event is, in pixels of the picture. */
  const place = (event, port) => {
    const bounds = port.getBoundingClientRect();
    return { x: (event.clientX - bounds.left - camera.x) / camera.scale, y: (event.clientY - bounds.top - camera.y) / camera.scale };
  };

  const touches = new Map();
  const listen = (port) => {
    port.addEventListener("wheel", (event) => {
      event.preventDefault();
      const bounds = port.getBoundingClientRect();
      const unit = event.deltaMode === 1 ? 18 : 1;
      if (event.ctrlKey || event.metaKey || event.altKey) zoom(Math.exp(-event.deltaY * unit * 0.006), { x: event.clientX - bounds.left, y: event.clientY - bounds.top });
      else pan(-(event.shiftKey ? event.deltaY : event.deltaX) * unit, event.shiftKey ? 0 : -event.deltaY * unit);
    }, { passive: false });
    port.addEventListener("pointerdown", (event) => {
      if (event.button !== 0 || event.target.closest("button, .handle, [data-own-pointer]")) return;
      touches.set(event.pointerId, { x: event.clientX, y: event.clientY });
      port.setPointerCapture(event.pointerId);
      port.classList.add("dragged");
    });
    port.addEventListener("pointermove", (event) => {
      const last = touches.get(event.pointerId);
      if (!last) return;
      const others = [...touches.entries()].filter(([id]) => id !== event.pointerId);
      const now = { x: event.clientX, y: event.clientY };
      if (others.length) {
        const [other] = others[0].slice(1);
        const bounds = port.getBoundingClientRect();
        const [before, after] = [Math.hypot(last.x - other.x, last.y - other.y), Math.hypot(now.x - other.x, now.y - other.y)];
        if (before > 0) zoom(after / before, { x: (now.x + other.x) / 2 - bounds.left, y: (now.y + other.y) / 2 - bounds.top });
      } else pan(now.x - last.x, now.y - last.y);
      touches.set(event.pointerId, now);
    });
    for (const name of ["pointerup", "pointercancel"]) port.addEventListener(name, (event) => {
      touches.delete(event.pointerId);
      port.classList.remove("dragged");
    });
    port.addEventListener("dblclick", (event) => {
      const bounds = port.getBoundingClientRect();
      if (camera.isFitted) zoom(1 / camera.scale > 1.2 ? 1 / camera.scale : 3, { x: event.clientX - bounds.left, y: event.clientY - bounds.top });
      else fit();
    });
  };

  /** Keeps the picture fitted, or in sight, when the room for it changes. */
  const watch = (stage) => new ResizeObserver(() => {
    if (!stage.clientWidth || !ports().length) return;
    if (camera.isFitted) fit();
    else { clamp(); apply(); }
  }).observe(stage);

  Galley.camera = {
    camera, apply, fit, zoom, pan, show, place, listen, room, ports, watch,
    whole: () => zoom(1 / camera.scale),
    measure: (width, height, perPoint) => { size = { width, height, perPoint }; },
  };
})();
