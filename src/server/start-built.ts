import { fileURLToPath } from "node:url";
import { createSite } from "./app.ts";
import { serve } from "./serve.ts";

// The entry of the bundle, build/server/start.js: the pages' files lie beside it.
const files = fileURLToPath(new URL("../client", import.meta.url));

await serve(async (server, platform) => {
  server.on("request", (await createSite(platform, { files })).listener);
});
