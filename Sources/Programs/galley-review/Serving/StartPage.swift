/// The page for a browser without a pass: it shows nothing of the project, gets a pass by the token in its address, and
/// then loads the review.
///
/// A browser sends the part of an address behind `#` to nobody, so the token is in no log and in no proxy's history.
enum StartPage {
  /// The key of the token in the tab's session storage; `-tried` marks a reload after the pass was granted.
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
      const reopen = "Open the address that galley review printed in the terminal, including what follows the #.";
      if (!token) { say(reopen); return; }
      try {
        const answer = await fetch("/api/state", { headers: { "X-Galley-Token": token }, cache: "no-store" });
        if (answer.ok) {
          // The review removes the mark; when it is still there, the browser did not keep the cookie.
          const wasTried = sessionStorage.getItem("\(storage)-tried");
          if (wasTried) sessionStorage.removeItem("\(storage)-tried");
          else sessionStorage.setItem("\(storage)-tried", "true");
          if (wasTried) say("The browser keeps no cookies of this address. Allow them, and load the page again.");
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

  /// The icon in the browser's tab: a galley proof with a corrected line.
  static let icon = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect x="2.500" y="1" width="11" height="14" rx="2.200" \
    fill="#fff" stroke="#5f5b54"/><path d="M5 4.500h6M5 11.500h4" stroke="#1c1b19" stroke-width="1.400"/>\
    <path d="M5 8h6" stroke="#d6006c" stroke-width="2"/></svg>

    """

  /// The page's Content-Security-Policy.
  static let policy =
    "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; "
    + "frame-ancestors 'none'"
}
