/* Talks to the review server. Every request carries the token, which never leaves this page. */
(() => {
  const { config } = Galley.model;
  const { el } = Galley;
  /** Milliseconds between two requests for the state; each one that fails doubles them. */
  const pause = { least: 2000, most: 30000 };
  const unreachable = "the review server does not answer";
  let wait = pause.least;
  let token = "";
  let revision = -1;

  const takeToken = () => {
    const found = new URLSearchParams(location.hash.slice(1)).get("token");
    if (found) {
      sessionStorage.setItem("galley-token", found);
      history.replaceState(null, "", location.pathname + location.search);
    }
    token = found ?? sessionStorage.getItem("galley-token") ?? "";
    // The page is shown, so the browser kept the cookie that the start page got.
    sessionStorage.removeItem("galley-token-tried");
  };

  const ask = async (path, body) => {
    let response;
    let text;
    try {
      response = await fetch(path, {
        method: body === undefined ? "GET" : "POST", cache: "no-store", credentials: "same-origin", referrerPolicy: "no-referrer",
        headers: { "X-Galley-Token": token, ...(body === undefined ? {} : { "Content-Type": "application/json" }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      text = await response.text();
    } catch {
      throw new Error(unreachable);
    }
    let answer = {};
    try { answer = JSON.parse(text); } catch { answer = {}; }
    if (!response.ok) throw new Error(answer.error ?? `the server answered ${response.status}`);
    return answer;
  };

  /** Shows on the page whether the server answers, for as long as it does not. */
  const connect = (fault) => {
    wait = fault ? Math.min(2 * wait, pause.most) : pause.least;
    document.documentElement.dataset.connection = fault ? "off" : "on";
    const box = Galley.byId("connection");
    if (!box) return;
    if (!fault && !box.hidden) Galley.say("The review server answers again.");
    box.hidden = !fault;
    Galley.byId("connection-advice").hidden = fault !== unreachable;
    const text = fault && `${fault[0].toUpperCase()}${fault.slice(1)}.`;
    if (fault && Galley.byId("connection-text").textContent !== text) Galley.byId("connection-text").textContent = text;
  };

  /** Asks for the decisions made by this page or elsewhere. */
  const refresh = async () => {
    if (!config.server) return;
    try {
      const state = await ask("/api/state");
      connect(null);
      if (state.revision === revision) return;
      revision = state.revision;
      Galley.server.state = state;
      Galley.decisions.adopt(state);
    } catch (error) {
      connect(error.message);
    }
  };

  const poll = () => setTimeout(async () => {
    if (!document.hidden) await refresh();
    poll();
  }, wait);

  const post = async (path, body) => {
    try {
      return await ask(path, body);
    } catch (error) {
      Galley.say(`Nothing changed: ${error.message}`, true);
      return null;
    } finally {
      await refresh();
    }
  };

  Galley.server = {
    state: null, ask, post, refresh,
    decide: (decisions) => post("/api/decisions", { format: 2, run: config.run, decisions }),
    undo: async () => {
      const answer = await post("/api/undo", {});
      if (answer) Galley.say(`Undone: ${Galley.plural((answer.records ?? []).length, "decision")}.`);
      return answer;
    },
    start: () => {
      if (!config.server) return;
      takeToken();
      queueMicrotask(refresh);
      poll();
      addEventListener("focus", refresh);
    },
    notice: () => config.server && el("div", { id: "connection", role: "status", hidden: true },
      el("span", { id: "connection-text" }),
      el("span", { id: "connection-advice" }, "Start galley review again. With the same port and token file this page continues by itself; otherwise open the address that it prints. No decision is lost."),
      el("button", { id: "reconnect", type: "button", class: "small", on: { click: refresh } }, "Try again")),
  };
})();
