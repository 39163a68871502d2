// Serves a folder over HTTP, only on this machine. As a program: node server.mjs FOLDER [PORT]
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { pathToFileURL } from "node:url";

const kinds = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm", ".png": "image/png",
  ".webmanifest": "application/manifest+json" };

// Returns the address, and a function to close it. Port 0: any free one.
export async function serve(folder, port = 0) {
  const server = createServer(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, "http://localhost").pathname));
    const file = join(folder, path === "/" ? "index.html" : path);
    const found = await stat(file).catch(() => null);
    if (!found?.isFile()) return response.writeHead(404).end("There is no such file.");
    const kind = kinds[extname(file)] ?? "application/octet-stream";
    response.writeHead(200, { "Content-Type": kind, "Content-Length": found.size, "Cache-Control": "no-cache" });
    createReadStream(file).pipe(response);
  });
  await new Promise((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { address: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { address } = await serve(process.argv[2], Number(process.argv[3] ?? 8000));
  console.log(`Coin Wars is at ${address} until you press Ctrl+C.`);
}
