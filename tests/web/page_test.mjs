// The page as people use it: title, battle, a move, a refusal, the browser closed and reopened, the battle resumed.
// A driven run on the same page first finds the places and the expected pictures; then a real mouse does the same.
//     node page_test.mjs PAGE_FOLDER RESULT_FOLDER [BROWSER]
import assert from "node:assert/strict";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { Browser } from "./browser.mjs";
import { serve } from "./server.mjs";

const [page, results, program = "chromium"] = process.argv.slice(2);
const size = { width: 1280, height: 800 };
const settings = ["--seed", "1", "--fast", "--no-sound"];
const kAlike = 3, kUnlike = 6; // of 255, on average

const before = [
  { press: "Two at this table" },
  { press: "Two lines" },
  { press: "To the table" },
  { press: "Heads agrees" },
  { press: "Tails agrees" },
  { press: "My real coin showed heads" },
  { press: "Heads goes first" },
  { press: "Ready" },
  { press: "Ready" },
];
const tooFar = [{ click: { coin: "h3" } }, { click: [12.6, 16.5] }];
const instead = "Go 3.75 in instead";
const afterwards = [{ press: "Cancel" }, { click: { coin: "h5" } }, { click: [8.5, 8.3] }];
const again = [{ press: "Continue" }, { click: { coin: "h3" } }, { click: [12.6, 8.3] }];

// Makes a script that notes where each step finds what it presses, before pressing it.
function noted(steps, first) {
  return steps.flatMap((step, i) => {
    const note = step.press
      ? { do: "labels", file: `/step${first + i}.json` }
      : { do: "point", at: step.click, file: `/step${first + i}.json` };
    return [{ do: "wait", until: "idle" }, note, step.press ? { do: "press", label: step.press } : { do: "click", at: step.click }];
  });
}
const steps = [...before, ...tooFar, ...afterwards, ...again];
const idle = { do: "wait", until: "idle" };
const script = [
  ...noted([...before], 0),
  idle,
  { do: "shot", file: "/battle.png" },
  ...noted(tooFar, before.length),
  idle,
  { do: "expect", label: instead, state: { "/actions_left": 10 } },
  { do: "labels", file: "/refused.json" },
  { do: "shot", file: "/refused.png" },
  ...noted(afterwards, before.length + tooFar.length),
  idle,
  { do: "expect", state: { "/actions_left": 9 } },
  { do: "screen", name: "title" },
  idle,
  { do: "shot", file: "/title.png" },
  ...noted(again, steps.length - again.length),
  idle,
  { do: "expect", state: { "/actions_left": 8 } },
];
// In Japanese; of these letters the page's fonts only lack the Hebrew one.
const lettersScript = [
  idle,
  { do: "shot", file: "/japanese.png" },
  { do: "screen", name: "story_table" },
  idle,
  { do: "press", label: "New card" },
  { do: "press", label: "The card's headline" },
  { do: "type", text: "日本 Ганнибал Αννίβας ש" },
  idle,
  { do: "expect", label: "1 character here is not in any font on this system: it is kept, but shown as “?”." },
  { do: "shot", file: "/letters.png" },
];

const address = (...words) => `?${words.map((word) => `arg=${encodeURIComponent(word)}`).join("&")}`;
const shown = "document.getElementById('cover').hidden";
const ended = "!document.getElementById('again').hidden";
const stored = "!Module.FS.lookupPath('/profile').node.mount.idbPersistState";
const read = async (browser, file) => browser.ask(`Module.FS.readFile(${JSON.stringify(file)}, { encoding: "utf8" })`);
async function readBytes(browser, file) {
  const bytes = `Array.from(Module.FS.readFile(${JSON.stringify(file)}), (byte) => byte.toString(16).padStart(2, "0")).join("")`;
  return Buffer.from(await browser.ask(bytes), "hex");
}

// Returns the mean difference of two pictures in an area, of 255; the browser decodes them.
function difference(browser, one, other, [left, top, right, bottom]) {
  const part = `async (picture) => {
    const bytes = Uint8Array.from(atob(picture), (c) => c.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    pen.drawImage(bitmap, 0, 0);
    return pen.getImageData(${left}, ${top}, ${right - left}, ${bottom - top}).data;
  }`;
  return browser.ask(`(async () => {
    const part = ${part};
    const [a, b] = await Promise.all([part("${one.toString("base64")}"), part("${other.toString("base64")}")]);
    return a.reduce((sum, value, i) => sum + Math.abs(value - b[i]), 0) / a.length;
  })()`);
}

async function commands(browser) {
  const lines = (await read(browser, "/profile/saves/battle.journal")).trim().split("\n").map((line) => JSON.parse(line));
  return lines.filter((line) => line.step).map((line) => line.step);
}

async function refusedWithoutWebGl(browser, root) {
  const again = await browser.before("HTMLCanvasElement.prototype.getContext = () => null");
  await browser.go(root);
  await browser.until(ended, "the sentence about WebGL 2");
  assert.match(await browser.ask("document.getElementById('sentence').textContent"), /no WebGL 2/);
  await browser.picture(join(results, "no-webgl.png"));
  await again();
}

async function drive(browser, root, steps, ...words) {
  const lines = steps.map((step) => JSON.stringify(step)).join("\n");
  await browser.ask(`Module.FS.writeFile("/profile/script.jsonl", ${JSON.stringify(lines)})`);
  await browser.until(stored, "the script in the browser's storage");
  await browser.go(root + address(...settings, ...words, "--drive", "/profile/script.jsonl"));
  await browser.until(ended, "the script's end");
  const last = await browser.ask("document.getElementById('sentence').textContent");
  assert.deepEqual([last, browser.complaints], ["The table is cleared; what was played is kept.", []]);
}

// Returns the results of the driven run.
async function driven(root) {
  const browser = await Browser.open({ program, profile: join(results, "driven-browser"), ...size });
  try {
    await refusedWithoutWebGl(browser, root);
    await browser.go(root);
    await browser.until(shown, "the title");
    await drive(browser, root, script);
    const places = [];
    for (const [i, step] of steps.entries()) {
      const noted = JSON.parse(await read(browser, `/step${i}.json`));
      places.push(step.press ? middle(noted, step.press) : noted);
    }
    const refusal = JSON.parse(await read(browser, "/refused.json")).find((label) => label.label === instead);
    const picture = await readBytes(browser, "/refused.png");
    await writeFile(join(results, "driven-refused.png"), picture);
    await writeFile(join(results, "driven-battle.png"), await readBytes(browser, "/battle.png"));
    const known = { places, refusal: refusal.panel.map(Math.round), picture, steps: await commands(browser) };
    await drive(browser, root, lettersScript, "--language", "ja");
    for (const name of ["japanese.png", "letters.png"]) await writeFile(join(results, name), await readBytes(browser, `/${name}`));
    return known;
  } finally {
    await browser.close();
  }
}

function middle(labels, words) {
  const { rect } = labels.find((label) => label.label === words && label.widget && !label.covered);
  return [(rect[0] + rect[2]) / 2, (rect[1] + rect[3]) / 2];
}

async function play(browser, places) {
  for (const place of places) {
    await browser.click(place);
    await browser.frames(8);
  }
  await browser.move([640, 795]);
  await browser.frames(8);
}

async function played(root, known) {
  const profile = join(results, "browser");
  const from = (list) => known.places.splice(0, list.length);
  let browser = await Browser.open({ program, profile, ...size });
  try {
    await browser.go(root + address(...settings));
    await browser.until(shown, "the title");
    await browser.frames(8);
    await browser.picture(join(results, "title.png"));
    await play(browser, from(before));
    const quiet = await browser.picture(join(results, "battle.png"));
    await play(browser, from(tooFar));
    const refused = await browser.picture(join(results, "refused.png"));
    const alike = await difference(browser, refused, known.picture, known.refusal);
    const unlike = await difference(browser, refused, quiet, known.refusal);
    console.log(`the refusal's slip differs by ${alike.toFixed(2)} of 255 from what it should be, by ${unlike.toFixed(1)} from what was there`);
    assert.ok(alike < kAlike && unlike > kUnlike, "the refusal is not to be seen");
    const agreed = (await commands(browser)).length;
    await play(browser, from(afterwards));
    await browser.picture(join(results, "moved.png"));
    const moved = await commands(browser);
    assert.equal(moved.length, agreed + 1, "the refused move is none, the other one is");
    assert.equal(moved.at(-1).hash, known.steps[moved.length - 1].hash);
    await browser.until(stored, "the battle in the browser's storage");
    assert.deepEqual(browser.complaints, []);
    await browser.close();

    browser = await Browser.open({ program, profile, ...size });
    await browser.go(root + address(...settings));
    await browser.until(shown, "the title again");
    await browser.frames(8);
    await browser.picture(join(results, "title-again.png"));
    await play(browser, from(again));
    await browser.picture(join(results, "continued.png"));
    const steps = await commands(browser);
    const hashes = (list) => list.map((step) => step.hash);
    assert.deepEqual(hashes(steps), hashes(known.steps), "the battle that went on");
    assert.deepEqual(browser.complaints, []);
    await writeFile(join(results, "battle.journal"), await read(browser, "/profile/saves/battle.journal"));
    console.log(`${steps.length} commands, ${moved.length} of them before the browser was closed; the last hash is ${steps.at(-1).hash}`);
  } finally {
    await browser.close();
  }
}

await rm(results, { recursive: true, force: true });
await mkdir(results, { recursive: true });
const server = await serve(page);
try {
  await played(server.address, await driven(server.address));
  console.log("1 passed, 0 failed");
} catch (error) {
  console.error(error);
  console.log("0 passed, 1 failed");
  process.exitCode = 1;
} finally {
  server.close();
}
