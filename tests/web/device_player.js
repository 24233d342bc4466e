// Opens the house on this device and plays a game there by what its pictures say: the first choice, always.
async ({ address, moves, bots, botPause }) => {
  const { openHouse } = await import("/web/device/house.js");
  const { patched } = await import("/web/table/patch.js");
  const steps = [];
  const began = performance.now();
  const house = await openHouse({ botPause, onProgress: (loaded, total) => steps.push(loaded / total) });
  const ready = performance.now() - began;
  const ask = async (where, how) => (await house.ask(where, how)).json();
  if (!address) {
    const body = JSON.stringify({ game: "cave", seats: 3, options: { timers: "off" } });
    address = (await ask("/api/tables", { method: "POST", body })).address;
  }
  const tokens = Object.values(JSON.parse(localStorage.device ?? "{}"));
  const socket = house.dial(address);
  const say = (message) => socket.send(JSON.stringify(message));
  let picture = null,
    count = 0,
    answered = -1,
    asked = 0;
  const waits = []; // of the person, for a picture
  const answers = []; // of bots, without the time they take on purpose
  let shown = 0;
  const started = { bots: 0, start: false, sat: false };
  const end = await new Promise((resolve, reject) => {
    socket.onopen = () => say({ do: "hello", since: -1, tokens, ticket: "", tv: false, device: "d" });
    socket.onclose = () => reject(new Error("closed"));
    setTimeout(() => reject(new Error("it takes too long")), 120_000);
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.is === "refused") return reject(new Error(data));
      if (message.is !== undefined && message.is !== "table") return;
      if (asked && message.done?.length) {
        waits.push(performance.now() - asked);
        asked = 0;
      }
      const now = performance.now();
      if (picture?.phase === "play" && !picture.asked.includes(0)) answers.push(now - shown - 1000 * botPause);
      shown = now;
      picture = message.is ? message : { ...patched(picture, message), events: message.events ?? [], done: [] };
      localStorage.device = JSON.stringify({ ...JSON.parse(localStorage.device ?? "{}"), ...picture.tokens });
      if (picture.phase === "over") return resolve("over");
      if (picture.phase === "lobby") {
        const empty = picture.chairs.findIndex((chair) => chair.name === null);
        if (!picture.yours.length) {
          if (!started.sat) say({ do: "sit", seat: 0, name: "Ada", colour: 0, id: "x" });
          started.sat = true;
        } else if (empty > 0 && started.bots < empty) {
          started.bots = empty;
          say({ do: "bot", seat: empty, level: bots[empty - 1] });
        } else if (empty < 0 && !started.start) {
          started.start = true;
          say({ do: "start" });
        }
      } else if (picture.choices.length && picture.asked.includes(0) && picture.decision !== answered) {
        if (moves !== null && count >= moves) return resolve("stopped");
        answered = picture.decision;
        count += 1;
        asked = performance.now();
        say({ do: "act", id: "m" + picture.decision, seat: 0, decision: picture.decision, action: picture.choices[0] });
      }
    };
  });
  const record = end === "over" ? await ask(`/api/records/${picture.evening.at(-1).record}`) : null;
  return { address, end, count, ready, steps, waits, answers, record, memory: house.memory, decision: picture.decision };
};
