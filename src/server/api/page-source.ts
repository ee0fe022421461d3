import { Hono } from "hono";
import type { OpenedPage } from "#core/tool/tool-ports.ts";

/** `/api/pages/{id}/source`: a kept page byte for byte, as text to save and never as a page of ours. */
export function createPageSource({ read }: { read(id: string): Promise<OpenedPage> }) {
  return new Hono().get("/api/pages/:id/source", async (c) => {
    const { page } = await read(c.req.param("id"));
    const body = "html" in page ? new TextEncoder().encode(page.html) : page.body;
    return c.body(new Uint8Array(body), 200, {
      "content-type": "text/plain",
      "content-disposition": 'attachment; filename="page-source.txt"',
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": "private, no-store",
    });
  });
}
