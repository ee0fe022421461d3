import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseSync } from "vite";
import { describe, expect, it } from "vitest";

/**
 * The rule (threats T1): what a visitor, a page or a feed names is fetched by safe-fetch and by nothing else. So no other file of src/
 *  1. imports a module that opens connections, except the names that `PERMITTED` lists;
 *  2. calls fetch, EventSource or sendBeacon with anything but a literal that starts with a single "/": in a browser that stays on our
 *     own origin, and on the server Node refuses it;
 *  3. passes one of them around as a value, or uses XMLHttpRequest or WebSocket, because then nobody can see where they lead.
 * Clients of services that the operator configures (pg, nodemailer, @sanity/client) bring their own sockets and are no part of it.
 * Tests are free: they need servers to fetch from.
 */
const CONNECTING_MODULES =
  /^(\(computed\)|undici|(node:)?(http|https|http2|net|tls|dgram|dns|dns\/promises|inspector|inspector\/promises))$/;

const PERMITTED: readonly { files: RegExp; module: string; names: RegExp; why: string }[] = [
  { files: /^server\//, module: "node:http", names: /^(createServer|STATUS_CODES)$/, why: "the site's own listener" },
  { files: /^server\/start\.ts$/, module: "(computed)", names: /^\*$/, why: "loads the built server, whose sources are judged here" },
  { files: /^/, module: "node:net", names: /^(isIP|isIPv4|isIPv6|BlockList)$/, why: "judges addresses, opens nothing" },
  { files: /^server\/listen\.ts$/, module: "node:net", names: /^createServer$/, why: "lets visitors in" },
];

/** Files that may call fetch with an address that is not a path. In a browser, whose policy names the origins that it may ask. */
const PERMITTED_CALLS: readonly { files: RegExp; why: string }[] = [
  { files: /^tools\/my-ip-address\/use-own-address\.ts$/, why: "this site by its IPv4 or IPv6 name, as the operator set it" },
];

const PATH_ONLY = new Set(["fetch", "EventSource", "sendBeacon"]);
const FORBIDDEN = new Set(["XMLHttpRequest", "WebSocket"]);
const GLOBALS = new Set(["globalThis", "window", "self"]);

describe("the only access to the network", () => {
  it("is safe-fetch, for every file of src/", () => {
    const root = fileURLToPath(new URL("../../", import.meta.url));
    const files = globSync("**/*.{ts,tsx}", { cwd: root }).map((file) => file.replaceAll("\\", "/"));
    const judged = files.filter((file) => !/\.test\.tsx?$|\.d\.ts$|^platform\/safe-fetch\//.test(file));
    expect(judged.length).toBeGreaterThan(0);
    expect(judged.flatMap((file) => findOtherWays(file, readFileSync(root + file, "utf8")))).toEqual([]);
  });

  it.each([
    ["engines/x.ts", `import { request } from "undici";`],
    ["engines/x.ts", `import http from "node:http";`],
    ["engines/x.ts", `import * as net from "net";`],
    ["engines/x.ts", `export { connect } from "node:tls";`],
    ["engines/x.ts", `export * from "node:https";`],
    ["engines/x.ts", `const dns = await import("node:dns/promises");`],
    ["engines/x.ts", `const name = "node:net"; await import(name);`],
    ["engines/x.ts", `const tls = require("node:tls");`],
    ["engines/x.ts", `process.getBuiltinModule("node:net");`],
    ["engines/x.ts", `import { isIP, connect } from "node:net";`],
    ["app/x.ts", `import { createServer } from "node:http";`],
    ["server/x.ts", `import { createServer, request } from "node:http";`],
    ["app/x.tsx", `await fetch(url);`],
    ["app/x.tsx", "await fetch(`$" + "{origin}/api`);"],
    ["app/x.tsx", `await fetch("https://example.com/");`],
    ["app/x.tsx", `await fetch("//example.com/");`],
    ["app/x.tsx", `await fetch("/\\\\example.com/");`],
    ["app/x.tsx", "await fetch(`/$" + "{path}`);"],
    ["app/x.tsx", `await globalThis.fetch(url);`],
    ["app/x.tsx", `await window["fetch"](url);`],
    ["app/x.tsx", `const get = fetch;`],
    ["app/x.tsx", `createClient({ fetch });`],
    ["app/x.tsx", `new EventSource(url);`],
    ["app/x.tsx", `navigator.sendBeacon(url);`],
    ["app/x.tsx", `new WebSocket("wss://example.com");`],
    ["app/x.tsx", `new XMLHttpRequest();`],
  ])("finds the planted door in %s: %s", (file, source) => {
    expect(findOtherWays(file, source)).toHaveLength(1);
  });

  it.each([
    ["server/serve.ts", `import { createServer, type Server } from "node:http";`],
    ["server/serve.ts", `import type { IncomingMessage } from "node:http";`],
    ["platform/rate-limit/x.ts", `import { isIP } from "node:net";`],
    ["app/x.tsx", `await fetch("/api/tools/x", { method: "POST" });`],
    ["app/x.tsx", "await fetch(`/api/jobs/$" + "{id}`);"],
    ["app/x.tsx", "new EventSource(`/api/jobs/$" + "{id}/events`);"],
    ["app/x.tsx", `navigator.sendBeacon("/api/vitals", body);`],
    [
      "content/x.ts",
      `interface Source { fetch(query: string): Promise<unknown> } class A implements Source { fetch() { return this.b.fetch(q); } }`,
    ],
    [
      "server/x.ts",
      `app.fetch(request); const handler = { fetch: app.fetch }; export default { fetch(request) { return app.fetch(request); } };`,
    ],
    ["tools/x.copy.ts", `export const sample = "fetch(url) and new WebSocket(url)"; // fetch(url)`],
  ])("leaves %s alone: %s", (file, source) => {
    expect(findOtherWays(file, source)).toEqual([]);
  });
});

type Node = { type: string; start: number } & Record<string, unknown>;

/** One line for each door in a file. */
function findOtherWays(file: string, source: string): string[] {
  const doors: string[] = [];
  const report = (node: Node, what: string) => doors.push(`${file}:${source.slice(0, node.start).split("\n").length} ${what}`);

  const visit = (node: Node, parent: Node | undefined, slot: string): void => {
    const module = importedModule(node);
    if (module !== undefined && isForbiddenImport(file, node, module)) report(node, `opens ${module}`);
    const name = globalName(node, parent, slot);
    const isPermitted = name === "fetch" && slot === "callee" && PERMITTED_CALLS.some(({ files }) => files.test(file));
    if (name !== undefined && !isPermitted && (FORBIDDEN.has(name) || !isPathCall(parent, slot))) report(node, `uses ${name}`);
    for (const [key, value] of Object.entries(node)) {
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, node, key);
    }
  };
  visit(parseSync(file, source).program as unknown as Node, undefined, "");
  return doors;
}

/** The module that a node loads, if it loads one. Types vanish before anything runs. */
function importedModule(node: Node): string | undefined {
  if (node["importKind"] === "type" || node["exportKind"] === "type") return undefined;
  if (/^(Import|ExportNamed|ExportAll)Declaration$/.test(node.type)) return literal(node["source"]) ?? undefined;
  if (node.type === "ImportExpression") return literal(node["source"]) ?? "(computed)";
  const callee = node["callee"];
  if (node.type !== "CallExpression" || !isNode(callee)) return undefined;
  const isLoader = identifier(callee) === "require" || identifier(callee["property"]) === "getBuiltinModule";
  return isLoader ? (literal((node["arguments"] as unknown[])[0]) ?? "(computed)") : undefined;
}

function isForbiddenImport(file: string, node: Node, module: string): boolean {
  if (!CONNECTING_MODULES.test(module)) return false;
  const specifiers = node["specifiers"] as Node[] | undefined;
  const names = specifiers
    ? specifiers.filter((specifier) => specifier["importKind"] !== "type").map((specifier) => identifier(specifier["imported"]) ?? "*")
    : ["*"];
  const permitted = PERMITTED.filter((rule) => rule.module === module && rule.files.test(file));
  return !names.every((name) => permitted.some((rule) => rule.names.test(name)));
}

/** The name of a guarded global where it is used as one: not as the name of a member, a key, a method or a type. */
function globalName(node: Node, parent: Node | undefined, slot: string): string | undefined {
  if (node.type === "MemberExpression") {
    const object = identifier(node["object"]) ?? "";
    const name = identifier(node["property"]) ?? literal(node["property"]) ?? "";
    return (GLOBALS.has(object) && (PATH_ONLY.has(name) || FORBIDDEN.has(name))) || name === "sendBeacon" ? name : undefined;
  }
  const name = identifier(node) ?? "";
  if (!PATH_ONLY.has(name) && !FORBIDDEN.has(name)) return undefined;
  const isName = slot === "property" || slot === "typeName" || (slot === "key" && parent?.["shorthand"] !== true) || slot === "imported";
  const isShorthandTwice = slot === "value" && parent?.["shorthand"] === true;
  return isName || isShorthandTwice ? undefined : name;
}

/** A call or construction whose first argument is text that starts with one slash and a fixed next character. */
function isPathCall(parent: Node | undefined, slot: string): boolean {
  if (slot !== "callee") return false;
  const first = (parent?.["arguments"] as Node[] | undefined)?.[0];
  const quasi = first?.type === "TemplateLiteral" ? (first["quasis"] as { value: { cooked: string } }[])[0] : undefined;
  return /^\/[a-z]/.test(literal(first) ?? quasi?.value.cooked ?? "");
}

function identifier(node: unknown): string | undefined {
  return isNode(node) && node.type === "Identifier" ? (node["name"] as string) : undefined;
}

function literal(node: unknown): string | null {
  return isNode(node) && node.type === "Literal" && typeof node["value"] === "string" ? node["value"] : null;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && typeof (value as Node).type === "string";
}
