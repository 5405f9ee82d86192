/* Speaks with the review server: every request carries the token, which never leaves this page. */
(() => {
  const { config } = Galley.model;
  let token = "";
  let revision = -1;
  let failures = 0;

  const takeToken = () => {
    const found = new URLSearchParams(location.hash.slice(1)).get("token");
    if (found) {
      sessionStorage.setItem("galley-token", found);
      history.replaceState(null, "", location.pathname + location.search);
    }
    token = found ?? sessionStorage.getItem("galley-token") ?? "";
  };

  const ask = async (path, body) => {
    const response = await fetch(path, {
      method: body === undefined ? "GET" : "POST", cache: "no-store", credentials: "same-origin", referrerPolicy: "no-referrer",
      headers: { "X-Galley-Token": token, ...(body === undefined ? {} : { "Content-Type": "application/json" }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    let answer = {};
    try { answer = JSON.parse(text); } catch { answer = {}; }
    if (!response.ok) throw new Error(answer.error ?? `the server answered ${response.status}`);
    return answer;
  };

  /** Asks for what has been decided, by this page or any other. */
  const refresh = async () => {
    if (!config.server) return;
    try {
      const state = await ask("/api/state");
      if (failures > 1) Galley.say("The review server is back.");
      failures = 0;
      document.documentElement.dataset.connection = "on";
      if (state.revision === revision) return;
      revision = state.revision;
      Galley.server.state = state;
      Galley.decisions.adopt(state);
    } catch (error) {
      failures += 1;
      document.documentElement.dataset.connection = "off";
      if (failures === 2) Galley.say(`The review server does not answer: ${error.message}`, true);
    }
  };

  const post = async (path, body) => {
    try {
      return await ask(path, body);
    } catch (error) {
      Galley.say(`Nothing was changed: ${error.message}`, true);
      return null;
    } finally {
      await refresh();
    }
  };

  Galley.server = {
    state: null, ask, post, refresh,
    decide: (decisions) => post("/api/decisions", { format: 1, run: config.run, decisions }),
    undo: async () => {
      const answer = await post("/api/undo", {});
      if (answer) Galley.say(`Taken back: ${Galley.plural((answer.records ?? []).length, "decision")}.`);
      return answer;
    },
    start: () => {
      if (!config.server) return;
      takeToken();
      queueMicrotask(refresh);
      setInterval(() => { if (!document.hidden) refresh(); }, 2000);
      addEventListener("focus", refresh);
    },
  };
})();
