(function (channel) {
  "use strict";
  // Tells the recorder of dialogs that the page opens, and of the answers. It runs in the page's world before its first script.
  var apply = Reflect.apply, Event = CustomEvent, page = document, write = JSON.stringify, text = String;
  var dispatch = Function.prototype.call.bind(EventTarget.prototype.dispatchEvent);
  function tell(facts) { dispatch(page, new Event(channel + "-dialog", { detail: write(facts) })); }

  ["alert", "confirm", "prompt"].forEach(function (name) {
    window[name] = new Proxy(window[name], {
      apply: function (original, self, values) {
        var answer = apply(original, self, values);
        tell({
          form: name, message: values.length ? text(values[0]) : "", isAccepted: name === "alert" || answer !== null && answer !== false,
          value: name === "prompt" && answer !== null ? text(answer) : ""
        });
        return answer;
      }
    });
  });
})
