/// What is shown to a browser that has no pass yet: a page without anything of the project, which gets one by the
/// token in its address and then loads the review.
///
/// The part of an address behind `#` is sent to nobody, so that the token stands in no log and no history of a proxy.
enum StartPage {
  /// The key under which the page keeps the token while its tab is open.
  static let storage = "galley-token"

  /// The page.
  static let markup = """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="referrer" content="no-referrer">
    <meta name="color-scheme" content="light dark">
    <title>Galley</title>
    <script src="/start.js" defer></script>
    </head>
    <body>
    <h1>Galley</h1>
    <p id="start" role="status">Opening the review …</p>
    <noscript><p>The review needs scripts: allow them for this address, or decide with galley approve.</p></noscript>
    </body>
    </html>

    """

  /// The script.
  static let script = """
    "use strict";
    (async () => {
      const say = (text) => { document.getElementById("start").textContent = text; };
      const found = /^#token=([0-9A-Za-z]+)$/.exec(location.hash);
      const token = found ? found[1] : sessionStorage.getItem("\(storage)");
      const reopen = "Open the address that galley review printed in the terminal, with all that stands behind #.";
      if (!token) { say(reopen); return; }
      try {
        const answer = await fetch("/api/state", { headers: { "X-Galley-Token": token }, cache: "no-store" });
        if (answer.ok) {
          // Twice within seconds means that the browser does not keep what it was given.
          const last = Number(sessionStorage.getItem("\(storage)-tried") ?? 0);
          sessionStorage.setItem("\(storage)-tried", String(Date.now()));
          if (Date.now() - last < 4000) say("The browser keeps no cookies of this address: allow them, and load the page anew.");
          else location.reload();
          return;
        }
        sessionStorage.removeItem("\(storage)");
        say(answer.status === 401 ? "This address is of a review that has ended. " + reopen
          : "The server answered with " + answer.status + ".");
      } catch {
        say("The server does not answer: start galley review again.");
      }
    })();

    """

  /// What a browser shows in the tab: a galley with a line that is corrected.
  static let icon = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect x="2.500" y="1" width="11" height="14" rx="2.200" \
    fill="#fff" stroke="#5f5b54"/><path d="M5 4.500h6M5 11.500h4" stroke="#1c1b19" stroke-width="1.400"/>\
    <path d="M5 8h6" stroke="#d6006c" stroke-width="2"/></svg>

    """

  /// What the page may do.
  static let policy =
    "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; "
    + "frame-ancestors 'none'"
}
