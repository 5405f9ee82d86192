(function (channel) {
  "use strict";
  // Tells Galley's world which requests of the page's scripts are on their way. It runs in the page's world before its first script,
  // and keeps the browser's own functions, so that nothing that the page overrides later reaches it.
  var apply = Reflect.apply, Event = CustomEvent, later = setTimeout, page = document;
  var uncurried = Function.prototype.bind.bind(Function.prototype.call);
  var dispatch = uncurried(EventTarget.prototype.dispatchEvent), listen = uncurried(EventTarget.prototype.addEventListener);
  var then = uncurried(Promise.prototype.then), text = String, absolute = URL;
  var baseOf = uncurried(Object.getOwnPropertyDescriptor(Node.prototype, "baseURI").get);
  var addressOf = uncurried(Object.getOwnPropertyDescriptor(URL.prototype, "href").get);
  var methodOf = uncurried(Object.getOwnPropertyDescriptor(Request.prototype, "method").get);
  var requested = uncurried(Object.getOwnPropertyDescriptor(Request.prototype, "url").get);
  var isRequest = uncurried(Object.prototype.isPrototypeOf), requests = Request.prototype;
  var upper = uncurried(String.prototype.toUpperCase);
  var known = new WeakMap(), get = uncurried(WeakMap.prototype.get), set = uncurried(WeakMap.prototype.set);
  // The requests on their way; a plain list, since the page may change the methods of any other.
  var open = { __proto__: null }, next = 1, origin = Math.random();

  function tell(words) { dispatch(page, new Event(channel, { detail: words })); }
  function whole(url) {
    try { return addressOf(new absolute(text(url), baseOf(page))); } catch (error) { return "an address that is none"; }
  }
  function begin(method, url) {
    var id = origin + "-" + next++;
    open[id] = "begin\n" + id + "\n" + upper(text(method || "GET")) + "\n" + url;
    tell(open[id]);
    return id;
  }
  // What the page does at once with an answer belongs to the request.
  function end(id) {
    later(function () {
      delete open[id];
      tell("end\n" + id);
    }, 0);
  }
  function followed(promise, id) {
    return then(promise, function (value) { end(id); return value; }, function (error) { end(id); throw error; });
  }
  listen(page, channel + "-ask", function (event) {
    event.stopImmediatePropagation();
    for (var id in open) tell(open[id]);
  }, true);

  if (window.fetch) {
    window.fetch = new Proxy(window.fetch, {
      apply: function (original, self, values) {
        var input = values[0], options = values[1], id;
        try {
          id = isRequest(requests, input) ? begin(options && options.method || methodOf(input), requested(input))
            : begin(options && options.method, whole(input));
        } catch (error) { return apply(original, self, values); }
        return followed(apply(original, self, values), id);
      }
    });
  }
  // The body of an answer may come later than its head.
  ["arrayBuffer", "blob", "formData", "json", "text"].forEach(function (name) {
    var original = Response.prototype[name], urlOf = uncurried(Object.getOwnPropertyDescriptor(Response.prototype, "url").get);
    Response.prototype[name] = new Proxy(original, {
      apply: function (original, self, values) {
        var url;
        try { url = urlOf(self); } catch (error) { url = ""; }
        var promise = apply(original, self, values);
        return url ? followed(promise, begin("", url)) : promise;
      }
    });
  });
  XMLHttpRequest.prototype.open = new Proxy(XMLHttpRequest.prototype.open, {
    apply: function (original, self, values) {
      try { set(known, self, [text(values[0]), whole(values[1])]); } catch (error) { /* the browser's own function says it */ }
      return apply(original, self, values);
    }
  });
  XMLHttpRequest.prototype.send = new Proxy(XMLHttpRequest.prototype.send, {
    apply: function (original, self, values) {
      var facts, id;
      try { facts = get(known, self); } catch (error) { facts = null; }
      if (!facts) return apply(original, self, values);
      id = begin(facts[0], facts[1]);
      listen(self, "loadend", function () { end(id); }, { once: true });
      try { return apply(original, self, values); } catch (error) { end(id); throw error; }
    }
  });
})
