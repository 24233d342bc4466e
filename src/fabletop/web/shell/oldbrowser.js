// Runs before everything else and in any browser: the server writes it into the page (server/net/opening.py). Where the
// house cannot be drawn, it shows a kind sentence in the reader's language, which is in the page already. So nothing
// here may be newer than browsers of long ago. The two questions are those of browsers.toml: all browsers there say
// yes, and all before them say no to one of them.

(function () {
  var sortsCopies = typeof (/** @type {any} */ (Array.prototype).toSorted) === "function";
  var knowsAngles = typeof CSS === "object" && CSS.supports("top", "calc(1px * sin(0deg))");
  if (sortsCopies && knowsAngles) return;
  var wishes = navigator.languages || [navigator.language || "en"];
  var sentence = document.getElementById("too-old-en");
  for (var n = wishes.length - 1; n >= 0; n--) {
    sentence = document.getElementById("too-old-" + String(wishes[n]).slice(0, 2).toLowerCase()) || sentence;
  }
  if (sentence) sentence.hidden = false;
  document.documentElement.setAttribute("data-too-old", "");
})();
