import { readFileSync } from "node:fs";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";

const FRAMEWORK = {
  name: "framework",
  test: /node_modules[\\/](?:react|react-dom|react-router|scheduler|cookie|set-cookie-parser)[\\/]|rolldown[\\/]runtime/,
};
/** What nearly every page uses, and pieces of a few lines that would each be a file of their own. */
const SHELL = {
  name: "shell",
  test: /src[\\/](?:app[\\/](?:root|seo|booking[\\/](?:call-agenda|phone-link)|routes[\\/]home[\\/](?:carry-website|figure)|layout[\\/](?!search[\\/](?:search-dialog|rank-search|search-link)|footer|theme-switch|header|menu-panel|use-menus|logo))|ui[\\/](?:button|toast|lazy-when-needed|breadcrumb|stations|whole-link|back-link|line-map[\\/](?:route|stops))|core[\\/](?:site-constants|text[\\/](?:initials|format)))/,
};
/** Pieces of a few lines that blog and posts share. */
const ARTICLE = { name: "article", test: /src[\\/]app[\\/]routes[\\/]blog[\\/](?:author-disc|byline|post-plate)/ };
/** What every view of free times uses. */
const CALENDAR = {
  name: "calendar",
  test: /src[\\/](?:features[\\/]booking[\\/](?:calendar\.tsx|chevron|spinner|month-grid)|core[\\/]calendar[\\/]zoned-time)/,
};

export default defineConfig({
  plugins: [reactRouter(), layersFirst(), withoutUnusedRouterParts(), withoutPreloadHelper(), entriesByName()],
  build: {
    // One stylesheet for the whole site: the page cache inlines the rules a page uses (docs/decisions/0003).
    cssCodeSplit: false,
    // Browsers of 2024 and later: light-dark(), nesting and ranges in media queries stay as they are written.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    // React Router preloads a route's modules by its own manifest, and there is one stylesheet.
    modulePreload: false,
    // A font as a data: address would be refused by `font-src 'self'`.
    assetsInlineLimit: 0,
  },
  worker: { format: "es" },
  environments: {
    // Packed as one file, React and its router are 3 KB lighter than as the four that would be made of them.
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [FRAMEWORK, SHELL, ARTICLE, CALENDAR] } } } } },
    // The server bundle's entry is our Hono app, which imports React Router's build: one module graph, one database handle.
    // Beside it, the thread that page tools work in.
    ssr: {
      build: { rolldownOptions: { input: { index: "src/server/app.ts", "run-in-thread": "src/server/tool-thread/run-in-thread.ts" } } },
    },
  },
});

/** The order of the cascade layers counts where it is first named, and the bundler joins the files of shared chunks first. */
function layersFirst(): Plugin {
  const order = /@layer [^;]+;/.exec(readFileSync("src/ui/styles/layers.css", "utf8"))?.[0];
  return {
    name: "layers-first",
    enforce: "post",
    generateBundle(_, bundle) {
      for (const asset of Object.values(bundle))
        if (asset.type === "asset" && asset.fileName.endsWith(".css")) asset.source = `${order}\n${asset.source}`;
    },
  };
}

/**
 * Two parts of React Router that this site never uses, 2 KB of every page's script: finding routes while browsing (the manifest is
 * whole from the start, react-router.config.ts) and instrumentation. If a release renames what they export, the build says so.
 */
function withoutUnusedRouterParts(): Plugin {
  const parts: Record<string, string> = {
    "lib/dom/ssr/fog-of-war.js": `
      export const isFogOfWarEnabled = () => false;
      export const getPatchRoutesOnNavigationFunction = () => undefined;
      export const useFogOFWarDiscovery = () => {};
      export const getPartialManifest = (manifest) => manifest;
      export const getPathsWithAncestors = undefined, handleClientVersionMismatch = undefined, getManifestPath = undefined;`,
    "lib/router/instrumentation.js": `
      export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
      export const getRouteInstrumentationUpdates = () => ({});
      export const instrumentClientSideRouter = (router) => router;
      export const instrumentHandler = undefined, instrumentationResultMetaContext = undefined;`,
  };
  return {
    name: "without-unused-router-parts",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    load: (id) => Object.entries(parts).find(([path]) => id.includes("react-router/dist/production/") && id.endsWith(path))?.[1],
  };
}

/** Vite's helper around `import()` preloads modules and sheets; here it has nothing to do, and would be half a KB of every page's script. */
function withoutPreloadHelper(): Plugin {
  return {
    name: "without-preload-helper",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    load: (id) => (id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : undefined),
  };
}

/** React Router calls every entry of the server's bundle index.js. */
function entriesByName(): Plugin {
  return {
    name: "entries-by-name",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    outputOptions: (options) => ({ ...options, entryFileNames: "[name].js" }),
  };
}
