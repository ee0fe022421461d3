import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    // One stylesheet for the whole site: the page cache inlines the rules a page uses (docs/decisions/0003).
    cssCodeSplit: false,
    // A font as a data: address would be refused by `font-src 'self'`.
    assetsInlineLimit: 0,
  },
  worker: { format: "es" },
  // The server bundle's entry is our Hono app, which imports React Router's build: one module graph, one database handle.
  environments: { ssr: { build: { rolldownOptions: { input: "src/server/app.ts" } } } },
});
