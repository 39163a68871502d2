"use strict";
// Starts the program on the page: looks whether the browser can show it, brings back what the browser keeps, tells what goes wrong.

const kProfile = "/profile"; // settings and saves; the browser's own storage
const texts = {
  en: {
    none: "This browser has no WebGL 2, which Coin Wars draws with. A newer browser, or another one, has it.",
    load: "The game could not be loaded. Is the network there?",
    lost: "The graphics were started anew. Nothing is lost: load the page again and continue.",
    fault: "Coin Wars has stopped: {1} What was played is kept.",
    ended: "The table is cleared; what was played is kept.",
    again: "Again",
    laid: "The table is laid.",
    other: "Another tab has this table, and keeps what is played there. It can be taken over: that tab saves and stops.",
    take: "Take over",
    only: "Play without saving",
    sent: "The table was taken over by another tab. What was played here is kept.",
    unread: "What was played here cannot be read just now ({1}). None of it was changed.",
  },
  de: {
    none: "Dieser Browser hat kein WebGL 2, womit Coin Wars zeichnet. Ein neuerer oder ein anderer hat es.",
    load: "Das Spiel ließ sich nicht laden. Ist das Netz da?",
    lost: "Die Grafik wurde neu gestartet. Nichts ist verloren: lade die Seite neu und spiel weiter.",
    fault: "Coin Wars ist stehen geblieben: {1} Was gespielt wurde, ist aufgehoben.",
    ended: "Der Tisch ist abgeräumt; was gespielt wurde, ist aufgehoben.",
    again: "Noch einmal",
    laid: "Der Tisch wird gedeckt.",
    other: "Ein anderer Tab hat diesen Tisch und hebt auf, was dort gespielt wird. Er lässt sich übernehmen: jener Tab speichert und hört auf.",
    take: "Übernehmen",
    only: "Spielen, ohne zu speichern",
    sent: "Ein anderer Tab hat den Tisch übernommen. Was hier gespielt wurde, ist aufgehoben.",
    unread: "Was hier gespielt wurde, lässt sich gerade nicht lesen ({1}). Nichts davon wurde geändert.",
  },
};
const words = new URLSearchParams(location.search).getAll("arg"); // as after `coinwars`: ?arg=cannae&arg=--language&arg=de
// Behind an invitation's link, the table that shows this page: http://192.168.1.5:4747/#K7Q2M-9XWTR-4HBZ0-C3VPD
if (location.hash.length > 1) words.push(`http://${location.hostname}:${location.port || 80}/${location.hash}`);
const told = words[words.indexOf("--language") + 1];
const language = (words.includes("--language") ? told : navigator.language).startsWith("de") ? "de" : "en";
const text = texts[language];
const at = (id) => document.getElementById(id);

function show(sentence, { again = false } = {}) {
  at("sentence").textContent = sentence;
  at("bar").hidden = again;
  at("again").hidden = !again;
  at("cover").hidden = false;
}
function stop(sentence) {
  show(sentence, { again: true });
}
// A file that a double click opened, where the page is installed: its name there, put into `words` behind `coinwars`.
async function openedFile() {
  if (!window.launchQueue || !matchMedia("(display-mode: standalone)").matches) return null;
  const files = await new Promise((launched) => {
    launchQueue.setConsumer((launch) => launched(launch.files));
    setTimeout(() => launched([]), 500);
  });
  if (!files.length) return null;
  const file = await files[0].getFile();
  return { name: `/${file.name}`, bytes: new Uint8Array(await file.arrayBuffer()) };
}

document.documentElement.lang = language;
at("again").textContent = text.again;
at("again").onclick = () => location.reload();
show(text.laid);
navigator.storage?.persist?.(); // a browser short of space shall not throw battles away

let keeps = true; // what is played; a second tab may do without
let isRead = false; // the profile: before, writing would remove from the browser's storage what is not in memory
let opened = null; // as openedFile() found it
let waiting = 0; // of what is read aloud in its turn
let complaint = ""; // the last line that the program wrote about what went wrong

var Module = {
  canvas: at("canvas"),
  arguments: ["--profile", kProfile, ...words],
  print: (line) => console.log(line),
  printErr: (line) => {
    complaint = line;
    console.warn(line);
  },
  preRun: [
    () => {
      const { FS, IDBFS } = Module;
      FS.mkdir(kProfile);
      const { mount } = FS.mount(IDBFS, { autoPersist: keeps }, kProfile);
      mount.idbPersistState = "reading"; // IDBFS writes only once this is 0
      if (opened) FS.writeFile(opened.name, opened.bytes);
      Module.addRunDependency("profile");
      FS.syncfs(true, (fault) => {
        if (fault) return stop(text.unread.replace("{1}", String(fault)));
        isRead = true;
        mount.idbPersistState = 0;
        Module.removeRunDependency("profile");
      });
    },
  ],
  setStatus: (status) => {
    const [, done, all] = /\((\d+)\/(\d+)\)/.exec(status) ?? [];
    if (all > 0) at("done").style.width = `${(100 * done) / all}%`;
  },
  onRuntimeInitialized: () => at("canvas").focus(),
  postRun: [
    () => {
      if (EXITSTATUS) stop(text.fault.replace("{1}", complaint));
      else at("cover").hidden = true;
    },
  ],
  // A file that a person asked for.
  onFile: (file) => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([Module.FS.readFile(file)]));
    link.download = file.split("/").at(-1);
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  },
  // Reads aloud: `now` at once, in place of what was to be said so before; what waits its turn is not cut short.
  hasVoice: () => typeof speechSynthesis !== "undefined",
  onSay: (words, spoken, now) => {
    const said = new SpeechSynthesisUtterance(words);
    said.lang = spoken.replace("_", "-");
    if (now && waiting === 0) speechSynthesis.cancel();
    if (!now) {
      waiting += 1;
      said.onend = said.onerror = () => (waiting -= 1);
    }
    speechSynthesis.speak(said);
  },
  onEnd: (status) => stop(status === 0 ? text.ended : text.fault.replace("{1}", complaint)),
  onAbort: (reason) => stop(text.fault.replace("{1}", String(reason))),
};

at("canvas").addEventListener("webglcontextlost", (event) => {
  event.preventDefault();
  stop(text.lost);
});
at("canvas").addEventListener("contextmenu", (event) => event.preventDefault());
window.addEventListener("error", (event) => {
  if (event.error) Module.onAbort(event.error.message ?? event.error);
});

function start() {
  show(text.laid);
  if (keeps) handOverWhenAsked((kept) => (isRead ? Module.FS.syncfs(false, kept) : kept()));
  const script = document.createElement("script");
  script.src = "coinwars.js";
  script.onerror = () => stop(text.load);
  document.body.append(script);
}

// Another tab has the table: the person chooses.
function ask() {
  show(text.other, { again: true });
  at("again").textContent = text.take;
  at("again").onclick = () => {
    at("again").disabled = true;
    takeProfileOver().then(settle);
  };
  at("only").textContent = text.only;
  at("only").hidden = false;
  at("only").onclick = () => {
    keeps = false;
    settle();
  };
}
function settle() {
  at("again").textContent = text.again;
  at("again").onclick = () => location.reload();
  at("again").disabled = false;
  at("only").hidden = true;
  start();
}

// Without a network, and where no former visit has kept the page, what is here is the newest. Otherwise a new build is waited for.
async function newestBuild() {
  const worker = navigator.serviceWorker;
  const kept = await worker?.register("offline.js").catch(() => null);
  if (!kept || !worker.controller) return;
  const soon = new Promise((later) => setTimeout(later, 3000));
  await Promise.race([kept.update().catch(() => {}), soon]);
  const coming = kept.installing ?? kept.waiting;
  if (!coming) return;
  const comes = await new Promise((settled) => {
    const look = () => ["activated", "redundant"].includes(coming.state) && settled(coming.state === "activated");
    coming.onstatechange = look;
    look();
  });
  if (!comes) return;
  location.reload();
  await new Promise(() => {});
}

async function begin() {
  if (!document.createElement("canvas").getContext("webgl2")) return stop(text.none);
  if (wasSentOff()) return stop(text.sent);
  await newestBuild();
  opened = await openedFile();
  if (opened) Module.arguments.push(opened.name);
  if (await takeProfile()) start();
  else ask();
}
begin();
