import type { RequestListener } from "node:http";
import { fileURLToPath } from "node:url";
import { createServer as createVite } from "vite";
import { serve } from "./serve.ts";

/** Vite in front, the site behind it: an edit is seen at once, the database and the jobs stay open. */
await serve(async (server, platform) => {
  const vite = await createVite({ server: { middlewareMode: true, hmr: { server } }, appType: "custom" });
  let module: unknown;
  let listener: RequestListener = () => {};
  server.on("request", (request, response) => {
    vite.middlewares(request, response, async () => {
      try {
        const current = await vite.ssrLoadModule("/src/server/app.ts");
        if (current !== module) {
          module = current;
          listener = (await current["createSite"](platform, { files: fileURLToPath(new URL("../../public", import.meta.url)) })).listener;
        }
        listener(request, response);
      } catch (error) {
        vite.ssrFixStacktrace(error as Error);
        platform.log.error("request failed", { error });
        response.writeHead(500, { "content-type": "text/plain; charset=utf-8" }).end((error as Error).stack);
      }
    });
  });
});
