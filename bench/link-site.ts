// A site on loopback whose dead links are known: what the crawl bench reads, and what a look at the crawl tools can be had with.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

export interface LinkSite {
  origin: string;
  pages: number;
  /** Addresses that answer 404 and are linked, sorted. */
  dead: readonly string[];
  /** Requests since the last call. */
  takeCount(): number;
  stop(): Promise<void>;
}

const FOLDERS = ["features", "templates", "blog", "customers", "help", "shop", "guides", "news"];
const WORDS =
  "we read every page of the site and write down what it says about shoes boots laces soles care fit size width price stock".split(" ");

/** `pages` pages of about 12 KB in eight folders; every seventh links to a page that is not there, every ninth to a picture that is not. */
export async function startLinkSite(pages: number, port = 0): Promise<LinkSite> {
  const paths = ["/", ...Array.from({ length: pages - 1 }, (_, i) => pathOf(i))];
  const known = new Map(paths.map((path, number) => [path, number]));
  let origin = "";
  const dead = new Set<string>();
  const bodies = new Map<string, Buffer>();
  let count = 0;

  const server = createServer((request, response) => {
    count++;
    const path = request.url ?? "/";
    const body = bodies.get(path);
    if (body) return void response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(body);
    const moved = /^\/moved\/(\d+)$/.exec(path)?.[1];
    if (moved !== undefined) return void response.writeHead(301, { location: paths[Number(moved) % paths.length] ?? "/" }).end();
    if (/^\/ok\/[\w-]+\.png$/.test(path)) return void response.writeHead(200, { "content-type": "image/png" }).end("png");
    if (path === "/site.css") return void response.writeHead(200, { "content-type": "text/css" }).end("body{margin:0}");
    response.writeHead(404, { "content-type": "text/html; charset=utf-8" }).end("<title>Not found</title><h1>Not found</h1>");
  });
  await listen(server, port);
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const [path, number] of known) bodies.set(path, Buffer.from(pageOf(path, number)));
  return {
    origin,
    pages: paths.length,
    dead: [...dead].sort(),
    takeCount() {
      const taken = count;
      count = 0;
      return taken;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };

  function pageOf(path: string, number: number): string {
    const next = (step: number) => paths[(number * 2 + step) % paths.length] ?? "/";
    const links = Array.from({ length: 12 }, (_, i) => link(next(i + 1), text(number + i, 3)));
    if (number % 7 === 3) links.push(deadLink(`/gone/${number}`));
    if (number % 50 === 5) links.push(deadLink("/gone/on-many-pages"));
    if (number % 11 === 4) links.push(link(`/moved/${number + 40}`, "moved"));
    const picture = number % 9 === 2 ? deadAddress(`/pictures/${number}.png`) : `/ok/p-${number % 40}.png`;
    return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${text(number, 4)} ${number}</title><link rel="stylesheet" href="/site.css"></head>
<body><header><nav>${FOLDERS.map((folder) => link(`/${folder}/`, folder)).join("")}</nav></header>
<main><h1>${text(number, 5)} ${path}</h1><img src="${picture}" alt="${text(number, 2)}">
${Array.from({ length: 60 }, (_, i) => `<p>${text(number * 7 + i, 26)}</p>`).join("\n")}
<ul>${links.map((item) => `<li>${item}</li>`).join("")}</ul></main>
<footer>${link("/", "Home")}</footer></body></html>`;
  }

  function deadLink(path: string): string {
    return link(deadAddress(path), "read on");
  }
  function deadAddress(path: string): string {
    dead.add(origin + path);
    return path;
  }
}

const link = (href: string, words: string) => `<a href="${href}">${words}</a>`;

const text = (from: number, length: number) => Array.from({ length }, (_, i) => WORDS[(from * 5 + i * 3) % WORDS.length]).join(" ");

function pathOf(index: number): string {
  const folder = FOLDERS[index % FOLDERS.length] ?? "";
  const place = Math.floor(index / FOLDERS.length);
  return place === 0 ? `/${folder}/` : `/${folder}/page-${place}`;
}

const listen = (server: Server, port: number) => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", () => resolve()));
