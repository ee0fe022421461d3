import { readdirSync, readFileSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, relative, sep } from "node:path";
import { bestEncoding } from "../page-cache/send-page.ts";
import { closedPolicy, scriptPolicy } from "../security-headers/security-headers.ts";

interface Asset {
  headers: Record<string, string>;
  plain: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

const SCRIPT = "text/javascript; charset=utf-8";
const FONT = "font/woff2";

const TYPES: Record<string, string> = {
  ".js": SCRIPT,
  ".css": "text/css; charset=utf-8",
  ".woff2": FONT,
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".webp": "image/webp",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".wasm": "application/wasm",
  ".txt": "text/plain; charset=utf-8",
};

const SHEET_LENGTH = "/assets/-12345678.css".length;

/** The build's files, read once, with the packed forms that the build made beside them (scripts/compress-assets.ts). */
export function loadAssets(folder: string, baseHeaders: Record<string, string>) {
  // A font is never a document: what is said to documents would only make the first text wait.
  const { "permissions-policy": _, ...fontHeaders } = baseHeaders;
  const assets = new Map<string, Asset>();
  const read = (path: string) => readFileSync(path);
  for (const path of filesBelow(folder)) {
    const type = TYPES[extname(path)];
    if (!type) continue;
    const address = `/${relative(folder, path).split(sep).join("/")}`;
    const packed = (ending: string) => (filesExist(path + ending) ? read(path + ending) : undefined);
    const [br, gzip] = [packed(".br"), packed(".gz")];
    assets.set(address, { plain: read(path), ...(br ? { br } : {}), ...(gzip ? { gzip } : {}), headers: headersOf(address, type) });
  }

  function headersOf(address: string, type: string): Record<string, string> {
    return {
      ...(type === FONT ? fontHeaders : { ...baseHeaders, "content-security-policy": type === SCRIPT ? scriptPolicy : closedPolicy }),
      "content-type": type,
      // Names below /assets/ carry a hash of their content.
      "cache-control": address.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600",
    };
  }

  return {
    get: (address: string) => assets.get(address)?.plain,
    /** Those whose names carry a hash. */
    hashed: (): string[] => [...assets.keys()].filter((address) => address.startsWith("/assets/")),
    /** As the build packed it by brotli; undefined for what does not get smaller. */
    packed: (address: string) => assets.get(address)?.br,
    /** As for one of our files: for those of another release. */
    headersFor: (address: string) => headersOf(address, TYPES[extname(address)] ?? "application/octet-stream"),
    /** The address of the style sheet that the build gave this name and a hash. */
    sheet: (name: string) =>
      [...assets.keys()].find((address) => address.startsWith(`/assets/${name}-`) && address.length === name.length + SHEET_LENGTH),
    find(address: string): { type: string; body: Buffer } | undefined {
      const asset = assets.get(address);
      return asset && { type: asset.headers["content-type"] ?? "", body: asset.plain };
    },
    /** True when the request was for one of our files and is answered. */
    send(request: IncomingMessage, response: ServerResponse, address: string): boolean {
      const asset = assets.get(address);
      if (!asset) return false;
      const encoding = bestEncoding(request.headers["accept-encoding"]);
      const body = encoding === "br" && asset.br ? asset.br : encoding === "gzip" && asset.gzip ? asset.gzip : asset.plain;
      response.writeHead(200, {
        ...asset.headers,
        ...(body === asset.plain ? {} : { "content-encoding": encoding }),
        ...(asset.br ? { vary: "accept-encoding" } : {}),
        "content-length": body.byteLength,
      });
      response.end(request.method === "HEAD" ? undefined : body);
      return true;
    },
  };
}

function* filesBelow(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* filesBelow(path);
    else yield path;
  }
}

function filesExist(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined;
}
