import { Worker } from "node:worker_threads";

/** A site on loopback whose pages are as heavy as the tools take: large, deep, or full of links. In a thread of its own. */
export function startLargePages(): Promise<{ origin: string; stop(): Promise<void> }> {
  const code = `const { createServer } = require("node:http");
    const page = (body) => Buffer.from("<!doctype html><html lang=en><title>A page</title><h1>A page</h1>" + body);
    const pages = {
      "/large": page("<section><h2>One of many</h2><p>Words and <a href='/more'>a link</a>.</p></section>".repeat(30_000)),
      "/deep": page("<div>".repeat(50_000)),
      "/links": page(Array.from({ length: 20_000 }, (_, n) => "<a href='/p" + n + "'>" + n + "</a><img src='/i" + n + ".png'>").join("")),
      "/ld": page("<script type='application/ld+json'>" + JSON.stringify({ "@graph": Array.from({ length: 5_000 }, (_, n) => ({ "@type": "Product", name: "n" + n })) }) + "</script>"),
    };
    const picture = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==", "base64");
    createServer((request, response) => {
      if (request.url.endsWith(".png")) return response.writeHead(200, { "content-type": "image/png" }).end(picture);
      const body = pages[request.url] ?? page("<p>Small.</p>");
      response.writeHead(200, { "content-type": "text/html" }).end(body);
    }).listen(0, "127.0.0.1", function () { require("node:worker_threads").parentPort.postMessage(this.address().port); });`;
  const worker = new Worker(code, { eval: true });
  return new Promise((resolve) =>
    worker.once("message", (port: number) =>
      resolve({ origin: `http://127.0.0.1:${port}`, stop: async () => void (await worker.terminate()) }),
    ),
  );
}
