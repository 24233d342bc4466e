// In the page itself, before everything: says which files this address needs, so that they come together and not one
// after the other. What is asked for here is asked for in the same way by the modules (`words.js`, `catalogue.js`).
// Very old browsers run it, too.

(function () {
  var alone = document.documentElement.getAttribute("data-house") === "device";
  var script = /** @type {HTMLScriptElement} */ (document.currentScript);
  var root = script.getAttribute("data-root") || "/";
  var spoken = (script.getAttribute("data-languages") || "en").split(" ");
  var kit = script.getAttribute("data-kit"); // none: modules go out one by one
  var map = document.querySelector('script[type="importmap"]');
  var joined = map ? JSON.parse(map.textContent || "{}").imports : {};

  /** @param {string} rel @param {string} path @param {string} [kind] */
  function fetchSoon(rel, path, kind) {
    var link = document.createElement("link");
    link.rel = rel;
    link.href = joined[root + path] || (path.charAt(0) === "/" ? path : root + path);
    if (kind) link.setAttribute("as", kind);
    if (kind !== "style") link.crossOrigin = "anonymous"; // as it is fetched later
    document.head.appendChild(link);
  }

  /** @param {string} key */
  function kept(key) {
    try {
      return JSON.parse(localStorage.getItem("fabletop." + key) || "null");
    } catch (_) {
      return null;
    }
  }

  /** As settings.js chooses it. */
  function language() {
    var wishes = [kept("language")].concat(navigator.languages || [navigator.language]);
    for (var n = 0; n < wishes.length; n++) {
      var tongue = String(wishes[n]).slice(0, 2).toLowerCase();
      if (spoken.indexOf(tongue) >= 0) return tongue;
    }
    return "en";
  }

  /** The words of the address after its root, as addresses.js reads them. */
  function read() {
    var said = alone ? location.search.slice(1).split("&")[0] : location.pathname.slice(root.length);
    return said.indexOf("=") < 0 ? said.split("/") : [""];
  }

  /** What a game is drawn and spoken with. @param {string} game */
  function fetchGame(game) {
    fetchSoon("preload", "games/" + game + "/text/" + tongue + ".ftl", "fetch");
    if (!joined[root + "games/" + game + "/board/board.js"]) return;
    fetchSoon("preload", "games/" + game + "/board/board.css", "style");
    fetchSoon("modulepreload", "games/" + game + "/board/board.js");
    fetchSoon("preload", "games/" + game + "/content.json", "fetch");
  }

  /** Which game lies on the table; `catalogue.js` gets the same answer, once the game's files are named. */
  function askTable() {
    var path = "api/tables/" + words[1];
    var answer = fetch(root + path, { priority: "high" }).then(function (came) {
      if (!came.ok) return came;
      return came
        .clone()
        .json()
        .then(function (table) {
          fetchGame(table.game);
          return came;
        });
    });
    answer.catch(function () {}); // whoever needs it says what is wrong
    window.fabletopEarly = { path: "/" + path, answer: answer };
  }

  var words = read();
  var onDevice = alone || words[0] === "device";
  if (words[0] === "device") words.shift();
  var tongue = language();
  fetchSoon("preload", "web/words/" + tongue + ".json", "fetch");
  fetchSoon("preload", "api/games", "fetch");
  if (words[0] && kit) {
    fetchSoon("modulepreload", kit);
    fetchSoon("modulepreload", "web/shell/pages.js");
  }
  if (/^tv?$/.test(words[0] || "") && /-[0-9a-z]{13}$/.test(words[1] || "") && !onDevice) askTable();
})();
