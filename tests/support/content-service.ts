import { createHash } from "node:crypto";
import { type HttpBindings, type ServerType, serve } from "@hono/node-server";
import { evaluate, parse } from "groq-js";
import { Hono } from "hono";
import sharp from "sharp";
import type { RawDocument } from "#core/content/raw-document.ts";

/**
 * A server on loopback that speaks the content service's documented HTTP API: query (GET and POST), mutate, assets and
 * export. It answers queries by evaluating them over all documents, without the shortcuts of our own index.
 */
export async function startContentService(documents: readonly RawDocument[] = [], { dataset = "production", port = 0 } = {}) {
  const store = new Map<string, RawDocument>();
  const put = (document: RawDocument) => {
    const _rev = createHash("sha1").update(JSON.stringify(document)).digest("base64url").slice(0, 22);
    store.set(document._id, { ...structuredClone(document), _rev });
  };
  for (const document of documents) put(document);
  const images = new Map<string, { type: string; bytes: Buffer }>();
  let behaviour: keyof typeof FAULTS | "answers" | "hangs" | "hangs up once" = "answers";
  let change = Promise.withResolvers<void>();
  let queries = 0;
  let writes = 0;

  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use("*", async (c, next) => {
    if (behaviour === "hangs") await change.promise;
    if (behaviour === "hangs up once") {
      behaviour = "answers";
      c.env.incoming.socket.destroy();
    }
    const fault = FAULTS[behaviour as keyof typeof FAULTS];
    return fault ? c.body(fault[0], fault[1], fault[2]) : next();
  });

  app.get(`/:version/data/query/${dataset}`, async (c) => {
    const query = c.req.query("query") ?? "";
    const params = Object.fromEntries(
      Object.entries(c.req.query()).flatMap(([name, value]) => (name.startsWith("$") ? [[name.slice(1), JSON.parse(value)]] : [])),
    );
    return c.json(await answer(query, params, c.req.query("perspective")));
  });
  app.post(`/:version/data/query/${dataset}`, async (c) => {
    const { query, params } = await c.req.json<{ query: string; params?: Record<string, unknown> }>();
    return c.json(await answer(query, params ?? {}, c.req.query("perspective")));
  });
  app.post(`/:version/data/mutate/${dataset}`, async (c) => {
    const { mutations } = await c.req.json<{ mutations: Mutation[] }>();
    writes++;
    const late = mutations.some(({ patch, create }) => {
      const isTaken = create !== undefined && store.has(create._id);
      return isTaken || (patch?.ifRevisionID !== undefined && store.get(patch.id)?.["_rev"] !== patch.ifRevisionID);
    });
    if (late) return c.json({ error: { type: "mutationError", description: "The mutation(s) failed: revision mismatch" } }, 409);
    const results = mutations.map(apply);
    return c.json({ transactionId: createHash("sha1").update(JSON.stringify(results)).digest("hex"), results });
  });
  app.post(`/:version/assets/images/${dataset}`, async (c) => {
    const bytes = Buffer.from(await c.req.arrayBuffer());
    const { format, width, height } = await sharp(bytes).metadata();
    const extension = format === "jpeg" ? "jpg" : format;
    const assetId = createHash("sha1").update(bytes).digest("hex");
    const path = `images/test/${dataset}/${assetId}-${width}x${height}.${extension}`;
    images.set(`/${path}`, { type: `image/${format}`, bytes });
    const document = {
      _id: `image-${assetId}-${width}x${height}-${extension}`,
      _type: "sanity.imageAsset",
      assetId,
      extension,
      path,
      size: bytes.length,
    };
    store.set(document._id, document);
    return c.json({ document });
  });
  app.get(`/:version/data/export/${dataset}`, (c) =>
    c.text([...store.values()].map((document) => `${JSON.stringify(document)}\n`).join("")),
  );
  app.get("/images/*", (c) => {
    const image = images.get(c.req.path);
    return image ? c.body(new Uint8Array(image.bytes), 200, { "content-type": image.type }) : c.notFound();
  });

  async function answer(query: string, params: Record<string, unknown>, perspective = "published") {
    queries++;
    const visible = [...store.values()].filter(({ _id }) => perspective === "raw" || !/^(drafts|versions)\./.test(_id));
    const value = await evaluate(parse(query, { params }), { dataset: visible, params });
    return { query, result: await value.get(), ms: 1 };
  }

  function apply(mutation: Mutation) {
    const id =
      mutation.delete?.id ?? mutation.patch?.id ?? (mutation.createOrReplace ?? mutation.create ?? mutation.createIfNotExists)?._id;
    if (id === undefined) throw new Error("not a mutation");
    const write = (document: RawDocument) => {
      const at = new Date().toISOString();
      put({ _createdAt: at, ...document, _updatedAt: at });
    };
    if (mutation.delete) store.delete(id);
    if (mutation.createOrReplace) write(mutation.createOrReplace);
    if (mutation.create || (mutation.createIfNotExists && !store.has(id)))
      write((mutation.create ?? mutation.createIfNotExists) as RawDocument);
    const before = store.get(id);
    if (mutation.patch && before) {
      const { set = {}, unset = [] } = mutation.patch;
      write(Object.fromEntries(Object.entries({ ...before, ...set }).filter(([name]) => !unset.includes(name))) as unknown as RawDocument);
    }
    return { id, operation: mutation.delete ? "delete" : mutation.patch ? "update" : "create" };
  }

  const server = await new Promise<ServerType>((resolve) => {
    const started = serve({ fetch: app.fetch, hostname: "127.0.0.1", port }, () => resolve(started));
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    /** How it treats every request from now on, also those that hang. */
    behave: (next: typeof behaviour) => {
      behaviour = next;
      change.resolve();
      change = Promise.withResolvers<void>();
    },
    put,
    remove: (id: string) => void store.delete(id),
    queries: () => queries,
    /** Calls that would change something. */
    writes: () => writes,
    held: (id: string) => store.get(id),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        if ("closeAllConnections" in server) server.closeAllConnections();
      }),
  };
}

/** What goes wrong on the way or over there, as it arrives here. */
const FAULTS = {
  fails: ['{"error":{"description":"The service is not available"}}', 503, { "content-type": "application/json" }],
  "has enough": ['{"error":"Too Many Requests"}', 429, { "content-type": "application/json" }],
  "knows no such token": [
    '{"statusCode":401,"error":"Unauthorized","message":"Session not found"}',
    401,
    { "content-type": "application/json" },
  ],
  "knows no such dataset": [
    '{"error":{"type":"datasetNotFoundError","description":"Dataset not found"}}',
    404,
    { "content-type": "application/json" },
  ],
  "hides everything": ['{"query":"","result":[],"ms":1}', 200, { "content-type": "application/json" }],
  "says nothing": ['{"query":"","result":null,"ms":1}', 200, { "content-type": "application/json" }],
  stops: ['{"query":"*","result":[{"_id":"a","_rev":', 200, { "content-type": "application/json" }],
  lies: ["<!doctype html><title>captive portal</title>", 200, { "content-type": "text/html" }],
  "lies in other words": ['[{"ok":true}]', 200, { "content-type": "application/json" }],
} as const;
export const CONTENT_FAULTS = Object.keys(FAULTS) as (keyof typeof FAULTS)[];

interface Mutation {
  create?: RawDocument;
  createOrReplace?: RawDocument;
  createIfNotExists?: RawDocument;
  patch?: { id: string; ifRevisionID?: string; set?: Record<string, unknown>; unset?: string[] };
  delete?: { id: string };
}
