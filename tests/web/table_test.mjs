// A native program hosts a table, and pages join: `coinwars-cli table` serves the page under its own link; one browser
// joins and fights the program's bot, another one watches. All have the same hashes, and only the page is served.
//     node table_test.mjs PAGE_FOLDER RESULT_FOLDER COINWARS_CLI [BROWSER]
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";

import { Browser } from "./browser.mjs";

const [page, results, cli, program = "chromium"] = process.argv.slice(2);
const size = { width: 1280, height: 800 };
const idle = { do: "wait", until: "idle" };
const most = 300; // seconds for a whole battle, on slow machines
const guest = [
  { do: "wait", label: "Tails agrees", most },
  { do: "shot", file: "/joined.png" },
  { do: "wait", file: "/watched", most },
  { do: "press", label: "Tails agrees" },
  { do: "press", label: "Menu" },
  idle,
  { do: "press", label: "Who plays?" },
  { do: "press", label: "Recruit" },
  { do: "press", label: "Continue" },
  { do: "wait", state: { "/phase": "over" }, most },
  idle,
  { do: "shot", file: "/over.png" },
];
const watcher = [
  { do: "wait", state: { "/phase": "agree" }, most },
  { do: "expect", label: "You are watching this table." },
  { do: "shot", file: "/joined.png" },
  { do: "wait", state: { "/phase": "over" }, most },
  idle,
  { do: "shot", file: "/over.png" },
];

const joined = "Module.FS.analyzePath('/joined.png').exists";
const shown = "document.getElementById('cover').hidden";
const ended = "!document.getElementById('again').hidden";
const stored = "!Module.FS.lookupPath('/profile').node.mount.idbPersistState";
const words = ["--seed", "1", "--fast", "--no-sound", "--drive", "/profile/script.jsonl"];

// Returns the links that the host prints, for this machine: for a seat, and to watch.
function links(host) {
  return new Promise((resolve, reject) => {
    let told = "";
    host.stdout.setEncoding("utf8").on("data", (more) => {
      told += more;
      const found = [...told.matchAll(/http:\/\/\S+:(\d+)\/(#\S+)/g)].map(([, port, code]) => ({ port, code }));
      if (found.length === 2 && told.includes("The links also open in a browser.")) resolve(found);
    });
    host.on("exit", () => reject(new Error(`The table was not laid: ${told}`)));
  });
}

// Requests a path exactly as given, without normalization.
function got(port, path) {
  return new Promise((resolve, reject) => {
    const call = request({ host: "127.0.0.1", port, path }, (response) => {
      response.resume().on("end", () => resolve([response.statusCode, response.headers["content-type"] ?? ""]));
    });
    call.on("error", reject).end();
  });
}

async function onlyThePage(port) {
  const types = { "/": "text/html", "/page.js": "text/javascript", "/page.css": "text/css", "/coinwars.wasm": "application/wasm", "/icon.png": "image/png" };
  for (const [path, type] of Object.entries(types)) {
    const [status, told] = await got(port, path);
    assert.deepEqual([status, told.split(";")[0]], [200, type], path);
  }
  for (const path of ["/../CMakeCache.txt", "/..%2fCMakeCache.txt", "//etc/passwd", "/.", "/..", "/bin/", "/page.js/", "/%70age.js", "\\page.js"])
    assert.equal((await got(port, path))[0], 404, path);
}

// Returns the steps shown on a browser's page of the battle. `there` is called once it has joined.
async function sit(name, { port, code }, script, there) {
  const browser = await Browser.open({ program, profile: join(results, name), ...size });
  try {
    const root = `http://127.0.0.1:${port}/`;
    await browser.go(root);
    await browser.until(shown, "the title");
    await browser.ask(`Module.FS.writeFile("/profile/script.jsonl", ${JSON.stringify(script.map((step) => JSON.stringify(step)).join("\n"))})`);
    await browser.until(stored, "the script in the browser's storage");
    await browser.go(`${root}?${words.map((word) => `arg=${encodeURIComponent(word)}`).join("&")}${code}`);
    await browser.until(joined, `${name} at the table`);
    await there(browser);
    for (let tries = 0; !(await browser.ask(ended).catch(() => false)); ++tries) {
      if (tries === most) await browser.picture(join(results, `${name}-stuck.png`));
      assert.ok(tries < most, `${name}: the battle does not end. ${browser.complaints.join("\n")}`);
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
    const last = await browser.ask("document.getElementById('sentence').textContent");
    assert.deepEqual([last, browser.complaints], ["The table is cleared; what was played is kept.", []]);
    for (const picture of ["joined", "over"]) {
      const bytes = `Array.from(Module.FS.readFile("/${picture}.png"), (byte) => byte.toString(16).padStart(2, "0")).join("")`;
      await writeFile(join(results, `${name}-${picture}.png`), Buffer.from(await browser.ask(bytes), "hex"));
    }
    const kept = `Module.FS.readFile("/profile/replays/" + Module.FS.readdir("/profile/replays").find((each) => each.endsWith(".json")), { encoding: "utf8" })`;
    return JSON.parse(await browser.ask(kept)).steps;
  } finally {
    await browser.close();
  }
}

await rm(results, { recursive: true, force: true });
await mkdir(results, { recursive: true });
const out = join(results, "host.json");
const host = spawn(cli, ["--profile", join(results, "host"), "table", "two-lines", "--bot", "recruit", "--name", "Ada", "--port", "0", "--page", page, "--out", out]);
try {
  const [seat, watch] = await links(host);
  await onlyThePage(seat.port);
  const done = new Promise((resolve) => host.on("exit", resolve));
  let comes;
  const comesToWatch = new Promise((resolve) => (comes = resolve));
  const [played, watched] = await Promise.all([
    sit("guest", seat, guest, (browser) => comesToWatch.then(() => browser.ask('Module.FS.writeFile("/watched", "")'))),
    sit("watcher", watch, watcher, comes),
  ]);
  assert.equal(await done, 0, "the table's own end");
  const hashes = (steps) => steps.map((step) => step.hash);
  const { steps } = JSON.parse(await readFile(out, "utf8"));
  assert.ok(steps.length > 20);
  assert.deepEqual(hashes(played), hashes(steps));
  assert.deepEqual(hashes(watched), hashes(steps));
  assert.match(execFileSync(cli, ["replay", out], { encoding: "utf8" }), /two screens.*no throw was rigged/);
  console.log(`${steps.length} commands at a table of two, and one who watches; the last hash is ${steps.at(-1).hash}`);
  console.log("1 passed, 0 failed");
} catch (error) {
  console.error(error);
  console.log("0 passed, 1 failed");
  process.exitCode = 1;
} finally {
  host.kill();
}
