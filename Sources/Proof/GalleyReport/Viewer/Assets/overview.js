/* The overview: the result of the run, its problems, its causes, and orphans and reports that belong to no check. */
(() => {
  const { el, bidi } = Galley;
  const { doc } = Galley.model;
  const plain = (lines) => el("ul", { class: "sentences" }, lines.map((line) => el("li", {}, bidi(line))));
  const section = (id, title, ...content) => el("section", { id }, el("h2", {}, title), content);

  /** Two colours of too little contrast, as they are seen on each other and beside each other. */
  const pair = ({ foreground, ground, ratio }) => el("p", { class: "pair" }, el("span", { class: "sample", style: { color: foreground, background: ground }, "aria-hidden": "true" }, "Aa"),
    [foreground, ground].map((color) => el("span", { class: "color" }, el("i", { style: { background: color }, "aria-hidden": "true" }), color)), el("b", {}, ratio));
  const lit = (event, at) => event.currentTarget.closest(".evidence").querySelectorAll(".place").forEach((place, index) => place.classList.toggle("lit", index === at));
  const issue = (one, at) => el("li", { class: `issue ${one.state}`, on: { pointerenter: (event) => lit(event, at), pointerleave: (event) => lit(event, -1), focusin: (event) => lit(event, at), focusout: (event) => lit(event, -1) } }, el("span", { class: "cause-number" }, String(at + 1)), el("div", {},
    el("p", {}, el("b", {}, one.title), one.state !== "new" && el("span", { class: "badge" }, one.state)), el("p", {}, bidi(one.element)), el("p", {}, bidi(one.details)), one.pair && pair(one.pair),
    el("p", { class: "dim" }, one.remedy, " ", el("a", { href: one.address, target: "_blank", rel: "noopener" }, `WCAG 2.2, ${one.criterion}`))));
  const listed = (title, lines) => lines.length > 0 && el("div", {}, el("h5", {}, title), plain(lines));
  const audit = (found) => el("div", { class: "audit" }, el("p", {}, found.summary), el("ol", { class: "issues" }, found.issues.map(issue)), found.hidden > 0 && el("p", { class: "dim" }, `${Galley.plural(found.hidden, "issue")} more are not shown.`),
    listed("Known and gone", found.gone), listed("Not looked for", found.omissions));
  /** Where the issues of an audit are. */
  const places = (found, picture) => el("div", { class: "places", "aria-hidden": "true" }, found.issues.map(({ area: [x, y, width, height], state }, at) => {
    const [wide, high] = [picture.width / picture.scale, picture.height / picture.scale].map((side) => 100 / side);
    return el("span", { class: `place ${state}`, style: { left: `${x * wide}%`, top: `${y * high}%`, width: `${width * wide}%`, height: `${height * high}%` } }, el("span", { class: "cause-number" }, String(at + 1)));
  }));

  /** A report of a screen with its pictures. */
  Galley.evidence = (piece) => el("article", { class: piece.audit ? "evidence audited" : "evidence" }, el("h4", {}, bidi(piece.title)), piece.fault && el("p", { class: "fault" }, bidi(piece.fault)),
    el("div", { class: "evidence-parts" },
      [[piece.previous, "The screen one frame before"], [piece.picture, "The screen at that moment"]].map(([picture, title]) => picture && el(
        "figure", {}, el("a", { href: picture.file, target: "_blank", rel: "noopener" }, el("img", { src: picture.file, width: picture.width, height: picture.height, alt: title, loading: "lazy", decoding: "async" }),
          piece.audit && places(piece.audit, picture)),
        el("figcaption", {}, `${title}, ${picture.width} × ${picture.height}`))),
      piece.audit ? audit(piece.audit) : piece.text && el("pre", { tabindex: "0", dir: "auto" }, piece.text)));

  /** The button that approves a cause as the list and the wall do, or what has become of it. */
  const causeState = (group) => {
    const offer = Galley.offer({ cause: group.id, sentences: group.sentences, items: group.items.map((index) => doc.items[index]) });
    if (offer.count > 0) return el("button", { type: "button", class: "primary small cause-state", title: Galley.offerTitle(offer), on: { click: () => Galley.decisions.decide("approve", offer.open) } }, `Approve ${Galley.count(offer.count)}`);
    return el("span", { class: "dim cause-state" }, !doc.isDecidable ? "" : offer.open.length ? "one by one" : "decided");
  };
  const cause = (group) => el("li", {},
    el("button", { type: "button", class: "cause-line", on: { click: () => Galley.select(group.items[0]) } }, bidi(group.sentence), el("span", { class: "dim" }, `in ${Galley.plural(group.items.length, "check")}`)),
    causeState(group),
    group.sentences.length > 0 && el("details", {}, el("summary", { class: "dim" }, "In the words of each check"), Galley.takenSentences(group.sentences)));

  /** A baseline that the branch changed: what it was, what it is, and who decided so. */
  const side = (file, title) => el("figure", {}, file ? el("a", { href: file, target: "_blank", rel: "noopener" }, el("img", { src: file, alt: title, loading: "lazy", decoding: "async" })) : el("div", { class: "nothing" }, "no picture"),
    el("figcaption", {}, title));
  const change = (one) => el("li", { class: "change" }, el("div", { class: "change-words" }, el("p", {}, el("b", { class: "change-kind" }, one.kind), " ", bidi(one.text)),
    one.was && el("p", { class: "dim" }, "was ", bidi(one.was)), one.origin && el("p", { class: "dim" }, "the picture of ", bidi(one.origin)), el("p", { class: one.isDecided ? "dim" : "undecided" }, bidi(one.decision))),
    (one.before || one.after) && el("div", { class: "change-sides" }, side(one.before, "At the base"), side(one.after, "Now")));
  const review = () => doc.review && section("review", "Approved on this branch", el("p", {}, bidi(doc.review.sentence)),
    doc.review.changes.length > 0 && el("ol", { class: "changes" }, doc.review.changes.map(change)), doc.review.hidden && el("p", { class: "dim" }, doc.review.hidden));

  const causes = () => doc.causes.length > 0 && section("causes", "Why", el("ol", { class: "cause-lines" }, doc.causes.map(cause)));

  const draw = () => {
    const box = Galley.byId("overview");
    if (box.hidden) return;
    const faults = doc.notes.filter((note) => note.isFault);
    const rest = doc.notes.filter((note) => !note.isFault);
    const counts = doc.statuses.map(({ status, label, count }) => el("div", { class: `figure ${status}` }, el("b", {}, Galley.count(count)), el("span", {}, label)));
    Galley.fill(box,
      el("p", { class: "eyebrow" }, bidi(doc.run), doc.day && `, ${doc.day}`), el("h1", {}, doc.title), el("p", { class: "summary" }, doc.summary),
      el("div", { class: "figures" }, counts),
      faults.map((note) => el("section", { class: "fault" }, el("h2", {}, note.title), plain(note.lines))),
      review(),
      causes(),
      Galley.wall.pane(),
      rest.map((note) => el("section", {}, el("h2", {}, note.title), plain(note.lines))),
      doc.renames.length > 0 && section("renames", "Renamed", plain(doc.renames.map(({ from, to }) => `${from} is now ${to}`))),
      doc.orphans.length > 0 && section("orphans", "Baselines that no check used", plain(doc.orphans)),
      doc.evidence.length > 0 && section("evidence", "Reports beside the checks", doc.evidence.map(Galley.evidence)),
      el("p", { class: "made" }, "Made by Galley. ", Galley.model.config.server ? "Served on this machine only." : "This folder needs no network and no server."));
    Galley.wall.draw();
  };

  Galley.showOverview = () => {
    Galley.state.selected = -1;
    document.body.dataset.screen = "check";
    Galley.byId("check").hidden = true;
    Galley.byId("overview").hidden = false;
    draw();
    Galley.refreshList();
    if (!Galley.wall.comeBack()) Galley.byId("overview").scrollTop = 0;
  };
  /** Decisions move nothing: each is shown in its place. */
  Galley.on("decided", () => {
    if (Galley.byId("overview")?.hidden !== false) return;
    document.querySelectorAll("#causes .cause-state").forEach((node, at) => node.replaceWith(causeState(doc.causes[at])));
    Galley.wall.update();
  });
})();
