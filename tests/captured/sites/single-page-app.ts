import { type CapturedSite, html, text } from "../captured-site.ts";

const ORIGIN = "https://planwise.test";

const shell = `<!doctype html><html lang="en"><head><meta charset="utf-8"/><link rel="icon" href="/icon.png"/><meta name="viewport" content="width=device-width,initial-scale=1"/><meta name="theme-color" content="#000000"/><meta name="description" content="Web site created using create-react-app"/><link rel="manifest" href="/manifest.json"/><title>React App</title><script defer="defer" src="/static/js/main.8a1c3f5e.js"></script><link href="/static/css/main.2b9d.css" rel="stylesheet"></head><body><noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div></body></html>`;

/** One document for every address, filled by a script. */
export const singlePageApp: CapturedSite = {
  name: "a single-page app as its build tool left it",
  url: `${ORIGIN}/`,
  answers: {
    "/robots.txt": text("# https://www.robotstxt.org/robotstxt.html\nUser-agent: *\nDisallow:\n"),
    "/sitemap.xml": text(
      `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${[
        "/",
        "/pricing",
        "/features",
        "/customers",
        "/login",
      ]
        .map((path) => `<url><loc>${ORIGIN}${path}</loc></url>`)
        .join("")}</urlset>`,
      "application/xml",
    ),
    ...Object.fromEntries(["/", "/pricing", "/features", "/customers", "/login"].map((path) => [path, html(shell)])),
  },
  missing: html(shell),
  expert: [
    { says: "The document as sent has no words: everything waits for a script.", kind: "no-words" },
    { says: "Addresses that do not exist answer 200 with the same document.", kind: "missing-answers-200" },
    { says: "Every page has the title that the build tool wrote.", kind: "title-same" },
  ],
  score: { least: 40, most: 94 },
  faults: { everywhere: ["no-words"] },
};
