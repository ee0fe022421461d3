import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import { answerOfEdition } from "./changing-site.ts";
import { answerOfBakery } from "./mending-site.ts";

/** A small site with the faults that the tools look for. */
const pages: Record<string, { status?: number; headers?: Record<string, string>; body: string }> = {
  "/": page("Trial site: a home page with a fitting title", [
    "/features/",
    "/features/boards/",
    "/features/export/",
    "/pricing/",
    "/old/",
    "/private/",
    "/hidden/",
    "/copy/",
    "/gone/",
    "/file.pdf",
  ]),
  "/features/": page("Features of the trial site", ["/features/boards/", "/features/docs/", "/"]),
  "/features/boards/": page("Boards on the trial site", ["/features/", "/pricing/"]),
  "/features/docs/": page("Documents on the trial site", ["/features/"]),
  "/features/export/": page("Exports from the trial site", ["/features/"]),
  "/pricing/": page("Project management software for small teams: plans and pricing 2025 | Trial site of the tools", ["/"]),
  "/old/": { status: 301, headers: { location: "/pricing/" }, body: "" },
  "/private/": page("Private", []),
  "/hidden/": { body: page("Hidden", []).body.replace("<head>", '<head><meta name="robots" content="noindex">') },
  "/copy/": { body: page("A copy", []).body.replace("<head>", '<head><link rel="canonical" href="/pricing/">') },
  "/file.pdf": { headers: { "content-type": "application/pdf" }, body: "%PDF-1.4" },
  "/refused/": { status: 403, body: "no" },
  "/pictures/": {
    body: '<!doctype html><html lang="en"><head><title>Pictures</title><link rel="icon" href="/pictures/dot.svg"></head><body><img src="/pictures/dot.svg" alt="A green dot"><img src="/pictures/bar.svg"><img src="/pictures/gone.png" alt=""></body></html>',
  },
  "/pictures/dot.svg": picture('<circle cx="32" cy="32" r="28" fill="#009c66"/>'),
  "/pictures/bar.svg": picture('<path d="M4 32h56" stroke="#0f60fa" stroke-width="12"/>'),
  // What nobody finds who runs no scripts: markup, a link and eight words.
  "/scripted/": {
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Soups</title></head><body><h1>Soups</h1><script>
document.body.insertAdjacentHTML("beforeend", "<p>Eight words that only a script writes here.</p><a href='/pricing/'>Prices</a>");
const markup = Object.assign(document.createElement("script"), { type: "application/ld+json" });
markup.text = JSON.stringify({ "@context": "https://schema.org", "@type": "Recipe", name: "Soup" });
document.head.append(markup);
</script></body></html>`,
  },
  "/robots.txt": { headers: { "content-type": "text/plain" }, body: "User-agent: *\nDisallow: /private/\n" },
};

function page(title: string, links: readonly string[]) {
  const list = links.map((href) => `<li><a href="${href}">${href}</a></li>`).join("");
  return {
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><h1>${title}</h1><ul>${list}</ul></body></html>`,
  };
}

function picture(shapes: string) {
  return {
    headers: { "content-type": "image/svg+xml" },
    body: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">${shapes}</svg>`,
  };
}

const isFrontDoor = ({ headers }: IncomingMessage) => headers.host?.endsWith("changing.example") ?? false;

/**
 * Under the name `localhost` the same server is another site: one that says whichever word `/edition/{word}` was asked for last. Under those
 * of `host-variants.ts` its front page sends on to that word, or it is a bakery that `/mend` mends.
 */
export function startTrialSite(port: number): Promise<Server> {
  let edition = "first";
  let isMended = false;
  const changing: RequestListener = (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://trial");
    edition = /^\/edition\/(\w+)$/.exec(pathname)?.[1] ?? edition;
    const path = pathname === "/" && isFrontDoor(request) ? "/host" : pathname;
    const { status, headers, body } = answerOfEdition(path, `http://localhost:${port}`, edition);
    response.writeHead(status, headers).end(body);
  };
  const server = createServer((request, response) => {
    if (request.headers.host?.startsWith("localhost:") || isFrontDoor(request)) return changing(request, response);
    const { pathname } = new URL(request.url ?? "/", "http://trial");
    if (pathname === "/mend") isMended = true;
    if (request.headers.host === "bakery.test") {
      const { status, headers, body } = answerOfBakery(pathname, isMended);
      return response.writeHead(status, headers).end(body);
    }
    // Whoever asks for it gives up first.
    if (pathname === "/silent/") return;
    const found = pages[pathname];
    response.writeHead(found ? (found.status ?? 200) : 404, { "content-type": "text/html; charset=utf-8", ...found?.headers });
    response.end(found?.body ?? "not here");
  });
  return new Promise((resolve) => server.listen(port, "127.0.0.1", () => resolve(server)));
}
