// The page around the program: it can be installed and works offline, and of two tabs only one saves the game. A few
// lines stand in for the program, so that it need not be built.
//     node tabs_test.mjs ROOT RESULT_FOLDER [BROWSER]
import assert from "node:assert/strict";
import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { execFileSync } from "node:child_process";
import { join } from "node:path";

import { Browser } from "./browser.mjs";
import { serve } from "./server.mjs";

const [root, results, program = "chromium"] = process.argv.slice(2);
const page = join(results, "page");
const size = { width: 1000, height: 700 };

// Stores a text like the program's battles: in memory, written to the browser's storage on request or by itself.
const standIn = `
  let played = "", kept = true;
  Module.FS = {
    mkdir() {}, writeFile(name, bytes) { Module.opened = name + ": " + new TextDecoder().decode(bytes); },
    mount(_, { autoPersist }) { kept = autoPersist; return { mount: {} }; },
    syncfs(read, done) {
      if (read && localStorage.getItem("unreadable")) return done("no database");
      if (read) played = localStorage.getItem("played") ?? "";
      else localStorage.setItem("played", played);
      done();
    },
  };
  Module.play = (more, { written = true } = {}) => { played += more; if (kept && written) Module.FS.syncfs(false, () => {}); };
  Module.played = () => played;
  Module.addRunDependency = () => {};
  Module.removeRunDependency = () => Module.postRun[0]();
  var EXITSTATUS = 0;
  Module.preRun[0]();
`;

const shown = "document.getElementById('cover').hidden";
const sentence = "document.getElementById('sentence').textContent";
const press = (button) => `document.getElementById("${button}").click()`;

async function laid() {
  await rm(results, { recursive: true, force: true });
  await mkdir(page, { recursive: true });
  await cp(join(root, "game/web"), page, { recursive: true, filter: (file) => !/\.(in|cmake)$/.test(file) });
  await cp(join(root, "assets/textures/icon.png"), join(page, "icon.png"));
  await writeFile(join(page, "coinwars.js"), standIn);
  const desktop = join(root, "assets/desktop");
  execFileSync("python3", [join(desktop, "icons.py"), join(desktop, "coinwars.svg"), join(page, "icon-%.png"), "48", "192", "512"]);
  countFiles();
}

// The last step of the build.
function countFiles() {
  execFileSync("cmake", [`-DPAGE=${page}`, `-DSOURCE=${join(root, "game/web/offline.js.in")}`, "-P", join(root, "game/web/offline.cmake")]);
}

async function installable(browser, address) {
  await browser.go(address);
  await browser.until(shown, "the title");
  assert.deepEqual(await browser.installFaults(), []);
  await browser.until("navigator.serviceWorker.controller !== null", "the worker that keeps the page");
  console.log("the page can be installed");
}

async function oneTabKeeps(browser, address) {
  await browser.ask(`Module.play("A. ")`);
  await browser.ask(`Module.play("B, not written yet. ", { written: false })`);
  const first = browser.tab;
  const second = await browser.open(address);
  await browser.until("!document.getElementById('only').hidden", "the question");
  assert.match(await browser.ask(sentence), /^Another tab has this table/);
  await browser.picture(join(results, "another-tab.png"));
  await browser.ask(press("only"));
  await browser.until(shown, "the second tab's title");
  assert.equal(await browser.ask("Module.played()"), "A. ");
  await browser.ask(`Module.play("lost. ")`);
  await browser.go(address);
  await browser.until("!document.getElementById('only').hidden", "the question again");
  await browser.ask(press("again"));
  await browser.until(shown, "the second tab's title once it has taken over");
  assert.equal(await browser.ask("Module.played()"), "A. B, not written yet. ", "what the first tab had still to write");
  await browser.ask(`Module.play("C. ")`);
  browser.tab = first;
  await browser.until(`/^The table was taken over/.test(${sentence})`, "the first tab's sentence");
  await browser.ask(press("again"));
  await browser.until("!document.getElementById('only').hidden", "the first tab's question");
  await browser.closeTab(second);
  await browser.ask(press("again"));
  await browser.until(shown, "the first tab's title");
  assert.equal(await browser.ask("Module.played()"), "A. B, not written yet. C. ");
  console.log("one tab keeps, a second one asks, plays without saving or takes over");
}

// By another tab, because it did not answer.
async function aTabIsRobbed(browser, address) {
  await browser.ask(`Module.play("D, not written. ", { written: false })`);
  const robbed = browser.tab;
  const thief = await browser.open(address);
  await browser.until("!document.getElementById('only').hidden", "the other tab's question");
  await browser.ask(`void navigator.locks.request("coinwars profile", { steal: true }, () => new Promise(() => {}))`);
  await browser.ask(`new BroadcastChannel("coinwars profile").postMessage("hand over")`);
  browser.tab = robbed;
  await browser.until(`/^The table was taken over/.test(${sentence})`, "the robbed tab's sentence");
  assert.match(await browser.ask(`localStorage.getItem("played")`), /C\. $/, "what the robbed tab must not overwrite");
  await browser.closeTab(thief);
  await browser.ask(press("again"));
  await browser.until(shown, "the robbed tab's title");
  console.log("a tab whose table was taken over while it slept writes nothing over it");
}

async function unreadable(browser, address) {
  await browser.ask(`localStorage.setItem("unreadable", "yes")`);
  await browser.go(address);
  await browser.until(`/cannot be read just now .no database./.test(${sentence})`, "the sentence on what cannot be read");
  await browser.ask(`new BroadcastChannel("coinwars profile").postMessage("hand over")`);
  await browser.until(`/^The table was taken over/.test(${sentence})`, "the sentence once it is asked to hand over");
  assert.match(await browser.ask(`localStorage.getItem("played")`), /C\. $/);
  await browser.ask(`localStorage.removeItem("unreadable")`);
  await browser.ask(press("again"));
  await browser.until(shown, "the title once it can be read");
  assert.match(await browser.ask("Module.played()"), /C\. $/);
  console.log("what cannot be read is not overwritten");
}

async function newBuild(browser, address) {
  await writeFile(join(page, "coinwars.js"), `${standIn}\nModule.build = 2;`);
  countFiles();
  await browser.go(address);
  await browser.until(`Module.build === 2 && ${shown}`, "the new build");
  await browser.until("caches.keys().then((names) => names.length === 1)", "the former build to be forgotten");
  console.log("a new build is shown at once");
}

async function withoutNetwork(browser, address, server) {
  server.close();
  await browser.go(address);
  await browser.until(shown, "the title without a network");
  assert.match(await browser.ask("Module.played()"), /C\. $/);
  await browser.go(`${address}?arg=cannae`);
  await browser.until(shown, "a battle's address without a network");
  console.log("it works without a network");
}

async function openedByDoubleClick(browser, address) {
  const undo = await browser.before(`
    const file = new File(["a turn"], "cannae-turn-01-heads.coinwars");
    window.matchMedia = () => ({ matches: true });
    const setConsumer = (consume) => consume({ files: [{ getFile: async () => file }] });
    Object.defineProperty(window, "launchQueue", { value: { setConsumer } });`);
  await browser.go(address);
  await browser.until(shown, "the title with a file");
  assert.equal(await browser.ask("Module.opened"), "/cannae-turn-01-heads.coinwars: a turn");
  assert.equal(await browser.ask("Module.arguments.at(-1)"), "/cannae-turn-01-heads.coinwars");
  await undo();
  console.log("a file that a double click opened reaches the program");
}

async function readsAloud(browser) {
  const said = await browser.ask(`(() => {
    const said = [], spoken = [];
    window.SpeechSynthesisUtterance = function (words) { this.words = words; };
    const speak = (one) => { said.push(one.lang + ": " + one.words); spoken.push(one); };
    Object.defineProperty(window, "speechSynthesis", { value: { cancel: () => said.push("silence"), speak } });
    Module.onSay("a button", "pt_BR", 1);
    Module.onSay("a line of the log", "pt_BR", 0);
    Module.onSay("another button", "pt_BR", 1);
    spoken[1].onend();
    Module.onSay("a third one", "pt_BR", 1);
    return said;
  })()`);
  const lines = ["silence", "pt-BR: a button", "pt-BR: a line of the log", "pt-BR: another button", "silence", "pt-BR: a third one"];
  assert.deepEqual(said, lines);
  console.log("it reads aloud, and a line of the log to its end");
}

await laid();
const server = await serve(page);
const browser = await Browser.open({ program, profile: join(results, "browser"), ...size });
try {
  await installable(browser, server.address);
  await openedByDoubleClick(browser, server.address);
  await browser.go(server.address);
  await browser.until(shown, "the title");
  await oneTabKeeps(browser, server.address);
  await aTabIsRobbed(browser, server.address);
  await unreadable(browser, server.address);
  await readsAloud(browser);
  await newBuild(browser, server.address);
  await withoutNetwork(browser, server.address, server);
  assert.deepEqual(browser.complaints, []);
  console.log("8 passed, 0 failed");
} catch (error) {
  console.error(error);
  console.log("at least 1 failed");
  process.exitCode = 1;
} finally {
  await browser.close();
  server.close();
}
