// Headless Chromium, driven as a person would through its own DevTools protocol; needs no package.
import { spawn } from "node:child_process";
import { writeFile } from "node:fs/promises";

const flags = [
  "--headless", "--no-sandbox", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update",
  "--disable-sync", "--disable-dev-shm-usage", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--hide-scrollbars",
  "--force-color-profile=srgb", "--lang=en", "--remote-debugging-pipe", "about:blank",
];
const kPatience = 120_000; // milliseconds for one answer

export class Browser {
  #process;
  #calls = new Map();
  #number = 0;
  #targets = new Map();
  tab; // the page that is asked and pressed
  complaints = []; // what pages wrote on the console as warnings or errors, and exceptions

  // `profile`: the folder of its storage, which a later browser can reuse.
  static async open({ program, profile, width, height }) {
    const browser = new Browser();
    browser.#process = spawn(program, [...flags, `--user-data-dir=${profile}`, `--window-size=${width},${height}`], {
      stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
    });
    browser.#listen(browser.#process.stdio[4]);
    const { targetInfos } = await browser.#call("Target.getTargets");
    const { targetId } = targetInfos.find((target) => target.type === "page");
    await browser.#attach(targetId);
    await browser.size(width, height);
    return browser;
  }

  async #attach(targetId) {
    const { sessionId } = await this.#call("Target.attachToTarget", { targetId, flatten: true });
    this.tab = sessionId;
    this.#targets.set(sessionId, targetId);
    for (const part of ["Runtime", "Log", "Page"]) await this.#call(`${part}.enable`);
  }

  // Opens another tab and switches to it, until `tab` is set to a former one.
  async open(address) {
    const { targetId } = await this.#call("Target.createTarget", { url: "about:blank" }, null);
    await this.#attach(targetId);
    await this.go(address);
    return this.tab;
  }
  closeTab(tab) {
    return this.#call("Target.closeTarget", { targetId: this.#targets.get(tab) }, null);
  }

  // Returns why the page cannot be installed.
  async installFaults() {
    const { installabilityErrors } = await this.#call("Page.getInstallabilityErrors");
    return installabilityErrors.map((fault) => fault.errorId);
  }

  #listen(stream) {
    let heard = "";
    stream.setEncoding("utf8").on("data", (more) => {
      const messages = (heard + more).split("\0");
      heard = messages.pop();
      for (const message of messages) this.#hear(JSON.parse(message));
    });
  }

  #hear({ id, result, error, method, params }) {
    if (method === "Runtime.exceptionThrown") {
      const { text, exception } = params.exceptionDetails;
      this.complaints.push(`${text} ${exception?.description ?? ""}`);
    }
    if (method === "Runtime.consoleAPICalled" && ["warning", "error", "assert"].includes(params.type))
      this.complaints.push(params.args.map((each) => each.value ?? each.description).join(" "));
    if (method === "Log.entryAdded") {
      const { level, text, url } = params.entry;
      // Ignores hints on speed, and on SDL's way of making sound.
      const hint = /GPU stall|ScriptProcessorNode is deprecated/.test(text);
      if (["warning", "error"].includes(level) && !hint) this.complaints.push(`${text} ${url ?? ""}`);
    }
    const call = this.#calls.get(id);
    if (!call) return;
    this.#calls.delete(id);
    clearTimeout(call.timer);
    if (error) call.reject(new Error(`${call.method}: ${error.message}`));
    else call.resolve(result);
  }

  #call(method, params = {}, sessionId = this.tab) {
    const id = ++this.#number;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${method}: the browser does not answer.`)), kPatience);
      this.#calls.set(id, { method, resolve, reject, timer });
      this.#process.stdio[3].write(JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) }) + "\0");
    });
  }

  size(width, height, deviceScaleFactor = 1) {
    return this.#call("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor, mobile: false });
  }

  // Returns the value of an expression on the page, awaiting promises.
  async ask(expression) {
    const { result, exceptionDetails } = await this.#call("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  async until(expression, what = expression) {
    const end = Date.now() + kPatience;
    while (!(await this.ask(expression).catch(() => false))) {
      if (Date.now() > end) throw new Error(`It was waited in vain for: ${what}. ${this.complaints.join("\n")}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async go(address) {
    await this.#call("Page.navigate", { url: address });
    await this.until("document.readyState === 'complete'");
  }

  // Runs on every page before its own scripts, until the returned function is called.
  async before(source) {
    const { identifier } = await this.#call("Page.addScriptToEvaluateOnNewDocument", { source });
    return () => this.#call("Page.removeScriptToEvaluateOnNewDocument", { identifier });
  }

  // Waits for this many frames of the page.
  frames(count) {
    return this.ask(`new Promise((done) => {
      let left = ${count};
      const step = () => (left-- > 0 ? requestAnimationFrame(step) : done());
      step();
    })`);
  }

  async #mouse(type, [x, y], button = "none") {
    await this.#call("Input.dispatchMouseEvent", { type, x, y, button, clickCount: button === "none" ? 0 : 1 });
    await this.frames(2);
  }
  move(at) {
    return this.#mouse("mouseMoved", at);
  }
  async click(at, button = "left") {
    await this.move(at);
    await this.#mouse("mousePressed", at, button);
    await this.#mouse("mouseReleased", at, button);
  }
  async key(key, code, number) {
    for (const type of ["keyDown", "keyUp"])
      await this.#call("Input.dispatchKeyEvent", { type, key, code, windowsVirtualKeyCode: number });
    await this.frames(2);
  }

  // Writes a PNG file; `clip` is [left, top, right, bottom].
  async picture(file, clip) {
    const area = clip && { x: clip[0], y: clip[1], width: clip[2] - clip[0], height: clip[3] - clip[1], scale: 1 };
    const { data } = await this.#call("Page.captureScreenshot", { format: "png", clip: area });
    const bytes = Buffer.from(data, "base64");
    if (file) await writeFile(file, bytes);
    return bytes;
  }

  // Closes it as a person would: the pages' storage is then on disk.
  async close() {
    const ended = new Promise((resolve) => this.#process.once("exit", resolve));
    await this.#call("Browser.close", {}, null).catch(() => {});
    await ended;
  }
  kill() {
    this.#process.kill("SIGKILL");
  }
}
