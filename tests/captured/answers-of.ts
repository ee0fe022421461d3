import sharp from "sharp";
import type { PaperPage } from "../support/paper-site.ts";
import type { CapturedSite } from "./captured-site.ts";

type Answers = Parameters<typeof import("../support/paper-site.ts").paperSite>[0];

/** What the site's server answers: its own pages, its pictures, and from http and the other name the way to itself. */
export async function answersOf({ url, answers, missing }: Pick<CapturedSite, "url" | "answers" | "missing">): Promise<Answers> {
  const home = new URL(url);
  const pictures = await drawPictures();
  const own = new Map<string, PaperPage | string>(Object.entries(answers));
  const otherName = home.hostname.startsWith("www.") ? home.hostname.slice(4) : `www.${home.hostname}`;
  return new Proxy<Record<string, PaperPage | string>>(
    {},
    {
      get(_, address: string) {
        const asked = URL.parse(address);
        if (!asked) return undefined;
        const isOurs = asked.hostname === home.hostname;
        if (asked.hostname === otherName || (isOurs && asked.protocol === "http:"))
          return { status: 301, headers: { location: `${home.origin}${asked.pathname}${asked.search}` } };
        const known = isOurs ? own.get(asked.pathname) : undefined;
        return known ?? pictures[/\.\w+$/.exec(asked.pathname)?.[0] ?? ""] ?? (isOurs ? missing : undefined);
      },
    },
  );
}

async function drawPictures(): Promise<Record<string, PaperPage>> {
  const square = sharp({ create: { width: 192, height: 192, channels: 3, background: "#0f60fa" } });
  const [png, jpg, gif] = await Promise.all([
    square.clone().png().toBuffer(),
    square.clone().jpeg().toBuffer(),
    square.clone().gif().toBuffer(),
  ]);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="14"/></svg>`;
  return {
    ".png": file("image/png", png),
    ".jpg": file("image/jpeg", jpg),
    ".gif": file("image/gif", gif),
    ".svg": file("image/svg+xml", svg),
    ".css": file("text/css", "body{margin:0}"),
    ".js": file("text/javascript", "document.title"),
  };
}

const file = (type: string, body: string | Uint8Array): PaperPage => ({
  headers: { "content-type": type, "cache-control": "public, max-age=31536000" },
  body,
});
