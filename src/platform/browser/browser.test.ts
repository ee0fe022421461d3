import { createSocket, type Socket as UdpSocket } from "node:dgram";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer as createHttpServer, type Server as HttpServer } from "node:http";
import { type AddressInfo, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inTurn } from "../../../tests/support/everything.ts";
import { createLogger } from "../log/logger.ts";
import { createGuardProxy } from "../safe-fetch/guard-proxy.ts";
import { createBrowser } from "./create-browser.ts";
import { findChromium } from "./find-chromium.ts";
import { pdfPlaces } from "./pdf-places.ts";
import { stepOf } from "./run-lighthouse.ts";

/** Nothing may ever reach these: TCP on every address of this machine, and UDP for QUIC and WebRTC. */
let canary: Server;
let canaryPort: number;
let touched: string[] = [];
let udp: UdpSocket;
let site: HttpServer;
let sitePort: number;
let asked: string[] = [];

// Other tests open browsers too: the profiles of this file are counted in a folder of their own.
const folder = mkdtempSync(join(tmpdir(), "browser-test-"));
const { TMPDIR } = process.env;
process.env["TMPDIR"] = folder;
const path = findChromium(process.env["CHROMIUM_PATH"]);
const log = createLogger({ level: "silent" });
const { signal } = new AbortController();

beforeAll(async () => {
  canary = createServer((socket) => {
    touched.push(`tcp from ${socket.remoteAddress}`);
    socket.on("error", () => {});
    socket.end("HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n");
  });
  canary.listen(0);
  await once(canary, "listening");
  canaryPort = (canary.address() as AddressInfo).port;
  udp = createSocket("udp4");
  udp.on("message", () => touched.push("udp"));
  udp.bind(canaryPort, "127.0.0.1");
  site = createHttpServer((request, response) => {
    asked.push(request.url ?? "");
    const found = pages()[request.url ?? ""];
    if (!found) return response.writeHead(404).end();
    response.writeHead(found.status ?? 200, { "content-type": found.type ?? "text/html", ...(found.to ? { location: found.to } : {}) });
    response.end(found.body ?? "");
  });
  site.listen(0, "127.0.0.1");
  await once(site, "listening");
  sitePort = (site.address() as AddressInfo).port;
});
afterAll(() => {
  canary.close();
  site.close();
  udp.close();
  if (TMPDIR === undefined) delete process.env["TMPDIR"];
  else process.env["TMPDIR"] = TMPDIR;
  rmSync(folder, { recursive: true, force: true });
});

function pages(): Record<string, { status?: number; type?: string; to?: string; body?: string }> {
  const doors = [
    `http://127.0.0.1:${canaryPort}`,
    `http://localhost:${canaryPort}`,
    `http://[::1]:${canaryPort}`,
    `http://127.1:${canaryPort}`,
    `http://2130706433:${canaryPort}`,
    `http://0.0.0.0:${canaryPort}`,
    `http://[::ffff:127.0.0.1]:${canaryPort}`,
  ];
  return {
    "/plain": {
      body: `<!doctype html><title>Plain</title><p id=a>raw</p><script>document.getElementById("a").textContent = "rendered"; document.title = "By script"</script>`,
    },
    "/trap": { body: trap(doors) },
    "/worker.js": {
      type: "text/javascript",
      body: `fetch("${doors[0]}/worker", { mode: "no-cors" }).catch(() => {}); try { importScripts("${doors[0]}/imported.js") } catch {}`,
    },
    "/style.css": { type: "text/css", body: `@import "${doors[1]}/deep.css"; h1 { background: url("${doors[2]}/deep.png") }` },
    "/to-canary": { status: 302, to: `${doors[0]}/redirected` },
    "/refresh": { body: `<meta http-equiv="refresh" content="0;url=${doors[0]}/refreshed">` },
    "/submits": { body: `<form action="${doors[0]}/form" method="post"><input name=a></form><script>document.forms[0].submit()</script>` },
    "/navigates": { body: `<script>location = "${doors[1]}/navigated"</script>` },
    "/leaves": { body: `<!doctype html><title>Leaves</title><script>location.replace("${doors[0]}/left")</script>` },
    "/alerts": { body: `<!doctype html><title>Alerts</title><script>alert(1); confirm(2); document.title = "Past the dialogs"</script>` },
    "/stuck": { body: "<!doctype html><title>Stuck</title><script>for (;;);</script>" },
    "/endless": { body: `<!doctype html><title>Endless</title><script>setInterval(() => fetch("/plain?" + Math.random()), 50)</script>` },
  };
}

/** Every way in which a page's own text asks for something. */
const IN_TEXT: readonly ((door: string) => string)[] = [
  (door) => `<link rel="preconnect" href="${door}">`,
  (door) => `<link rel="stylesheet" href="${door}/a.css">`,
  (door) => `<link rel="preload" as="image" href="${door}/p.png">`,
  (door) => `<link rel="prefetch" href="${door}/f">`,
  (door) => `<link rel="icon" href="${door}/icon.png">`,
  (door) => `<style>@import url("${door}/import.css");</style>`,
  (door) => `<style>body { background: url("${door}/bg.png") }</style>`,
  (door) => `<style>@font-face { font-family: x; src: url("${door}/font.woff2") } p { font-family: x }</style>`,
  (door) => `<img src="${door}/i.png">`,
  (door) => `<script src="${door}/s.js"></script>`,
  (door) => `<iframe src="${door}/frame"></iframe>`,
  (door) => `<object data="${door}/o"></object>`,
  (door) => `<embed src="${door}/e">`,
  (door) => `<video src="${door}/v" poster="${door}/vp" autoplay></video>`,
  (door) => `<audio src="${door}/au" autoplay></audio>`,
];

/** Every way in which its scripts do. */
const IN_SCRIPTS: readonly ((door: string) => string)[] = [
  (door) => `fetch("${door}/fetch", { mode: "no-cors" }).catch(() => {});`,
  (door) => `{ const x = new XMLHttpRequest(); x.open("POST", "${door}/xhr"); x.onerror = () => {}; x.send("x"); }`,
  (door) => `try { new WebSocket("${door.replace("http:", "ws:")}/ws"); } catch {}`,
  (door) => `try { const e = new EventSource("${door}/es"); e.onerror = () => e.close(); } catch {}`,
  (door) => `navigator.sendBeacon("${door}/beacon", "x");`,
  (door) => `import("${door}/module.js").catch(() => {});`,
  (door) => `new Image().src = "${door}/image";`,
  (door) => `window.open("${door}/popup");`,
];

/** Each way to the next door, so that every way and every door is tried; `npm run test:everything` tries every way to every door. */
const tryDoors = (ways: readonly ((door: string) => string)[], doors: readonly string[]) =>
  ways.flatMap((way, place) => inTurn(doors, place).map(way)).join("\n");

const trap = (doors: readonly string[]) => `<!doctype html><title>Trap</title>
    <link rel="dns-prefetch" href="//localhost">
    ${tryDoors(IN_TEXT, doors)}
    <link rel="stylesheet" href="/style.css">
    <img src="/to-canary"><iframe src="/to-canary"></iframe><script src="/to-canary"></script>
    <iframe src="/refresh"></iframe><iframe src="/submits"></iframe><iframe src="/navigates"></iframe>
    <p>words</p>
    <script>
      ${tryDoors(IN_SCRIPTS, doors)}
      fetch("/to-canary", { mode: "no-cors" }).catch(() => {});
      try { new Worker("/worker.js"); } catch {}
      try {
        const peer = new RTCPeerConnection({ iceServers: [{ urls: "stun:127.0.0.1:${canaryPort}" }, { urls: "turn:127.0.0.1:${canaryPort}?transport=tcp", username: "a", credential: "b" }] });
        peer.createDataChannel("x"); peer.createOffer().then((offer) => peer.setLocalDescription(offer));
      } catch {}
      try { const t = new WebTransport("https://127.0.0.1:${canaryPort}/"); t.ready.catch(() => {}); t.closed.catch(() => {}); } catch {}
      document.title = "Scripts ran";
    </script>`;

function browser(times: { renderMs?: number; answerMs?: number } = {}) {
  const startProxy = createGuardProxy({
    allowHosts: [`127.0.0.1:${sitePort}`],
    ownHosts: [],
    // The canary's port is a permitted one here, so that nothing but its address can stop a connection.
    ports: [80, 443, canaryPort],
  });
  return createBrowser({ path, startProxy, botName: "TestBot/1.0", log, measureMs: 240_000, ...times });
}

const profiles = () => readdirSync(folder).filter((name) => name.startsWith("site-browser-")).length;

describe.runIf(path !== undefined)("a browser behind the guard", { timeout: 120_000 }, () => {
  it("gives the document as scripts leave it, and nothing stays behind", async () => {
    const before = profiles();
    const rendered = await browser().renderPage(new URL(`http://127.0.0.1:${sitePort}/plain`), signal);
    expect(rendered).toMatchObject({ url: `http://127.0.0.1:${sitePort}/plain`, isSettled: true, failed: [] });
    expect(rendered.html).toContain("<title>By script</title>");
    expect(rendered.html).toContain('<p id="a">rendered</p>');
    expect(profiles()).toBe(before);
  });

  it("reaches no address of this machine, whatever a page tries", async () => {
    touched = [];
    asked = [];
    const rendered = await browser({ renderMs: 28_000 }).renderPage(new URL(`http://127.0.0.1:${sitePort}/trap`), signal);
    expect(rendered.html).toContain("<title>Scripts ran</title>");
    // Its workers and its frames of other sites answer to others, and are not waited for.
    expect(rendered.isSettled).toBe(true);
    for (const path of ["/to-canary", "/refresh", "/submits", "/navigates", "/worker.js", "/style.css"]) expect(asked).toContain(path);
    expect(touched).toEqual([]);
    expect(rendered.failed.some(({ reason }) => reason.includes("may be in a private network, where we do not go"))).toBe(true);
  });

  it("measures such a page without reaching any either", { timeout: 270_000 }, async () => {
    touched = [];
    asked = [];
    const steps: string[] = [];
    const before = profiles();
    const url = `http://127.0.0.1:${sitePort}/trap`;
    const report = await browser().measureSpeed(new URL(url), {
      device: "desktop",
      signal,
      onStep: (step) => steps.push(step),
    });
    expect(report).toMatchObject({ lighthouseVersion: expect.stringMatching(/^13\./), categories: { performance: { id: "performance" } } });
    expect(steps).toContain(`Navigating to ${url}`);
    expect(asked).toContain("/to-canary");
    expect(touched).toEqual([]);
    expect(profiles()).toBe(before);
  });

  it("does not follow a page that leaves for such an address", async () => {
    touched = [];
    const rendered = await browser().renderPage(new URL(`http://127.0.0.1:${sitePort}/leaves`), signal);
    expect(rendered.html).not.toContain("Leaves");
    expect(touched).toEqual([]);
  });

  it("says so when the address itself is refused", async () => {
    await expect(browser().renderPage(new URL(`http://127.0.0.1:${canaryPort}/`), signal)).rejects.toThrow(
      "could not be opened in our browser",
    );
    expect(touched).toEqual([]);
  });

  it("prints again with the sheets on which the targets of links stand", async () => {
    const sheet = (id: string) => `<p id="${id}" style="break-before: page">${id}</p>`;
    const body = new TextEncoder().encode(`<a href="#a.b">A</a> <a href="#end">End</a>${sheet("a.b")}${sheet("between")}${sheet("end")}`);
    const told: [string, number][][] = [];
    const pdf = await browser().printPage(new URL("https://own.example/report"), {
      answer: async () => ({ status: 200, type: "text/html", body }),
      footer: "<i></i>",
      // A longer list of contents pushes everything one sheet on, once.
      numbering: (sheets) => {
        told.push([...sheets].toSorted());
        return `a[href="#end"]::after { content: "${sheets.get("end")}"; display: block; break-after: page }`;
      },
      signal,
    });
    const last = [...pdfPlaces(pdf)].toSorted();
    expect(told[0]?.map(([name]) => name)).toEqual(["a.b", "end"]);
    expect(told.at(-1)).toEqual(last);
    expect(last.map(([, at]) => at)).toEqual([last[0]?.[1] ?? 0, (last[0]?.[1] ?? 0) + 2]);
    expect(last[0]?.[1]).toBeGreaterThan(1);
  });

  it("answers dialogs itself", async () => {
    const rendered = await browser().renderPage(new URL(`http://127.0.0.1:${sitePort}/alerts`), signal);
    expect(rendered.html).toContain("<title>Past the dialogs</title>");
  });

  it("gives up a page whose script never ends, and opens the next", async () => {
    const before = profiles();
    // Long enough for the next page on a busy machine.
    const hasty = browser({ renderMs: 1_000, answerMs: 14_000 });
    const stuck = new URL(`http://127.0.0.1:${sitePort}/stuck`);
    await expect(hasty.renderPage(stuck, signal)).rejects.toThrow("The page used up 15 seconds in our browser");
    const stop = new AbortController();
    setTimeout(() => stop.abort(new Error("enough")), 2_500);
    await expect(hasty.renderPage(stuck, stop.signal)).rejects.toThrow("enough");
    const plain = new URL(`http://127.0.0.1:${sitePort}/plain`);
    expect(await hasty.renderPage(plain, signal)).toMatchObject({ url: plain.href });
    await expect.poll(profiles, { timeout: 30_000 }).toBe(before);
  });

  it("stops when it is told to, and leaves nothing running", async () => {
    const before = profiles();
    const stop = new AbortController();
    setTimeout(() => stop.abort(new Error("enough")), 1500);
    await expect(browser().renderPage(new URL(`http://127.0.0.1:${sitePort}/endless`), stop.signal)).rejects.toThrow("enough");
    await expect.poll(profiles, { timeout: 30_000 }).toBe(before);
  });
});

it("says so where there is no browser", async () => {
  const none = createBrowser({ path: undefined, startProxy: () => Promise.reject(new Error("not asked")), botName: "", log });
  expect(none.isAvailable).toBe(false);
  await expect(none.renderPage(new URL("https://a.test/"), signal)).rejects.toThrow("This site has no browser to open pages with.");
  const onStep = () => {};
  await expect(none.measureSpeed(new URL("https://a.test/"), { device: "mobile", signal, onStep })).rejects.toThrow("has no browser");
});

it.each([
  ["  \u001b[32mLH:status\u001b[0m Getting CSS usage \u001b[2m+3ms\u001b[0m", "Getting CSS usage"],
  ["LH:status Analyzing and running audits... +0ms", "Analyzing and running audits..."],
  ["LH:status Auditing: First Contentful Paint +2s", "Auditing: First Contentful Paint"],
  ["2026-11-15T07:59:00.372Z LH:status Connecting to browser", "Connecting to browser"],
  ["LH:method <= browser OK", undefined],
  ["", undefined],
])("hears %j as %s", (line, step) => expect(stepOf(line)).toBe(step));

it.each([
  ["/no/such/browser", "/bin", undefined],
  [undefined, "/no/such/folder", undefined],
])("finds no browser at %s on %s", (named, folders, expected) => {
  if (named === undefined && process.platform !== "linux") return;
  expect(findChromium(named, folders)).toBe(expected);
});
