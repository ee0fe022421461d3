import { readFileSync } from "node:fs";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin, type Rolldown } from "vite";
import { stepsInPlace } from "./scripts/steps-in-place.ts";
import { textInRem } from "./scripts/text-in-rem.ts";

/** In development a browser asks for `….css?direct`. */
const SHEET = /[\\/]src[\\/].+\.css(?:\?|$)/;

const SHEETS = { name: sheetOf, test: /\.css$/, priority: 1 };
/** Without the part of React that only the text editor's library asks for. */
const FRAMEWORK = {
  name: "framework",
  test: /node_modules[\\/](?:react[\\/](?!(?:cjs[\\/]react-)?compiler-runtime)|(?:react-dom|react-router|scheduler|cookie|set-cookie-parser)[\\/])|rolldown[\\/]runtime/,
};
/** What nearly every page uses, and pieces of a few lines that would each be a file of their own. */
const SHELL = {
  name: "shell",
  test: /src[\\/](?:app[\\/](?:root|seo|booking[\\/](?:call-agenda|phone-link)|routes[\\/](?:chat[\\/]chat-launcher|home[\\/](?:carry-website|hero[\\/]website-input|figures[\\/]figure))|layout[\\/](?!search[\\/](?:search-dialog|rank-search|search-link)|footer|theme-switch|header|menu[\\/]|logo))|ui[\\/](?:button|toast|lazy-when-needed|breadcrumb|stations|stretched-link|back-link|line-map[\\/](?:route|stops))|core[\\/](?:site-constants|errors[\\/]present|text[\\/](?:initials|format)))/,
};
/** Pieces of a few lines that blog and posts share. */
const ARTICLE = { name: "article", test: /src[\\/]app[\\/]routes[\\/]blog[\\/]article[\\/](?:author-disc|byline|post-plate)/ };
/** What every view of free times uses. */
const CALENDAR = {
  name: "calendar",
  test: /src[\\/](?:features[\\/]booking[\\/](?:calendar\.tsx|chevron|spinner|month-grid)|core[\\/]calendar[\\/]zoned-time)/,
};

/** The few sources that rules in the browser cite, of every publisher. */
const SOURCES = { name: "sources", test: /src[\\/]core[\\/]sources[\\/]/ };

/** Packages that find files of their own beside them, or that most servers never come to need. */
const READ_WHEN_NEEDED = [
  ...["sharp", "lighthouse", "nodemailer", "terser", "jsonld", "bcryptjs", "@sanity/client"],
  ...["wink-nlp", "wink-eng-lite-web-model", "nspell", "dictionary-en"],
  ...["jpeg", "oxipng", "png", "webp"].map((codec) => `@jsquash/${codec}`),
];

/** Where our own page for faults fails too. */
const PAGE_OF_ANY_FAULT = `React$1.createElement("html", { lang: "en-US" }, React$1.createElement("body", null,
  "Something on our side failed. Load the page again; if it fails again, write to us."))`;

export default defineConfig({
  plugins: [
    namedSteps(),
    textFollowsReader(),
    ownLayers(),
    reactRouter(),
    layersFirst(),
    withoutUnusedRouterParts(),
    smallPreloadHelper(),
    sheetsOfLaterParts(),
    withoutServerSheets(),
    bundledPackages(),
    entriesByName(),
  ],
  build: {
    // Browsers of 2024 and later: light-dark(), nesting and ranges in media queries stay as they are written.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    // React Router preloads a route's modules by its own manifest.
    modulePreload: false,
    // A font as a data: address would be refused by `font-src 'self'`.
    assetsInlineLimit: 0,
  },
  worker: { format: "es" },
  environments: {
    // Packed as one file, React and its router are 3 KB lighter than as the four that would be made of them.
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [SHEETS, FRAMEWORK, SHELL, ARTICLE, CALENDAR, SOURCES] } },
          // Routes ask a declaration for its JSON-LD on the server alone: no browser is sent it, nor what fields are made of.
          treeshake: { moduleSideEffects: [{ test: /\.content-type\.ts$/, sideEffects: false }] },
        },
      },
    },
    // The server bundle is the whole server with what it is made of, so that a start reads a few files and not two thousand.
    // Beside it, the process that tools work in, and the command line (scripts/pack-command.ts).
    ssr: {
      build: {
        rolldownOptions: {
          input: {
            start: "src/server/start-built.ts",
            "run-in-process": "src/server/tool-process/run-in-process.ts",
            command: "src/server/command-line/command.ts",
          },
          // A single letter outside Latin-1 makes V8 hold the source of the whole file at two bytes a letter: 11 MB more of the server.
          output: {
            minify: { compress: false, mangle: false, codegen: { asciiOnly: true, removeWhitespace: false } },
            comments: { legal: true, annotation: false, jsdoc: false },
          },
        },
      },
    },
  },
});

/**
 * The sheet that a CSS file goes into: `shell` and `site` are every page's, `tools` is what tool pages share, `booking` the calendar's,
 * `hero` the home page's first section, whose field audits have too; `live-audit` comes when somebody starts an audit there, and the index
 * of services is drawn as no service is;
 * every tool and every other folder of pages has its own.
 */
function sheetOf(file: string): string | null {
  const [, path] = /[\\/]src[\\/](.+)\.css$/.exec(file) ?? [];
  if (path === undefined) return null;
  if (SHELL.test.test(file)) return "shell";
  if (/[\\/](?:live-audit|menu-map|services-index)$/.test(path)) return path.split(/[\\/]/).at(-1) ?? null;
  // The footer has it, on every page.
  if (path.endsWith("subscribe-form")) return "site";
  if (/[\\/]home[\\/]hero[\\/]/.test(path)) return "hero";
  const [area, folder = "", page = ""] = path.split(/[\\/]/);
  if (area === "tools") return `tool-${folder}`;
  if (area === "ui") return folder === "tool" ? "tools" : "shell";
  if (folder === "booking") return "booking";
  if (area !== "app" || folder === "vendors") return "site";
  return folder === "routes" ? (SHEETS_OF_PAGES[page] ?? page) : "shell";
}

/** Folders of pages whose sheet is another's, as the 404 and the fault are part of every page, or has another name. */
const SHEETS_OF_PAGES: Record<string, string> = {
  booking: "booked-call",
  "not-found": "site",
  "api-docs": "tools",
  "page-report": "tools",
  rules: "tools",
};

function namedSteps(): Plugin {
  return {
    name: "named-steps",
    enforce: "pre",
    transform: { filter: { id: SHEET }, handler: stepsInPlace },
  };
}

function textFollowsReader(): Plugin {
  return {
    name: "text-follows-reader",
    enforce: "pre",
    transform: { filter: { id: SHEET }, handler: textInRem },
  };
}

/** Rules of pages and of tools stand in layers of their own, so that no order of files or sheets decides between them and what they use. */
function ownLayers(): Plugin {
  return {
    name: "own-layers",
    enforce: "pre",
    transform: {
      filter: { id: /[\\/]src[\\/](?:app|content|features|tools)[\\/].+\.css(?:\?|$)/ },
      handler(code, id) {
        const layer = /[\\/]src[\\/]tools[\\/]/.test(id) ? "tool" : "page";
        const layered: string[] = [];
        const rest = code.replace(/^@layer \w+ \{\n[\s\S]*?^\}$/gm, (block) => {
          layered.push(block);
          return "";
        });
        return `${layered.join("\n")}\n@layer ${layer} {\n${rest}\n}`;
      },
    },
  };
}

/** The order of the cascade layers counts where it is first named: in every sheet, because any may be the first. */
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
 * Parts of React Router that this site never uses, 5 KB of every page's script: finding routes while browsing (the manifest is whole
 * from the start, react-router.config.ts), instrumentation, loading a page before its link is followed (every link would hold two states
 * and two effects for it), links that know where they are, and pages for errors, which show a stack trace (root.tsx has ours).
 * If a release renames one of them, the build says so.
 */
function withoutUnusedRouterParts(): Plugin {
  const modules: Record<string, string> = {
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
  const parts: Record<string, Record<string, string>> = {
    "lib/dom/ssr/components.js": { usePrefetchBehavior: "() => [false, null, {}]", PrefetchPageLinks: "() => null" },
    "lib/dom/ssr/errorBoundaries.js": { RemixRootDefaultErrorBoundary: `() => ${PAGE_OF_ANY_FAULT}`, BoundaryShell: "() => null" },
    "lib/dom/lib.js": { NavLink: "undefined" },
    "lib/hooks.js": { DefaultErrorComponent: "() => null" },
  };
  const pathOf = (id: string) => /react-router\/dist\/production\/(.+)/.exec(id)?.[1] ?? "";
  return {
    name: "without-unused-router-parts",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    load: (id) => modules[pathOf(id)],
    transform(code, id) {
      return Object.entries(parts[pathOf(id)] ?? {}).reduce((rest, [name, instead]) => {
        const declared = new RegExp(`^(?:function ${name}\\([^]*?\\n\\}|const ${name} = [^]*?\\n${name}\\.displayName = .*)$`, "m");
        if (!declared.test(rest)) this.error(`React Router has no ${name} any more`);
        return rest.replace(declared, () => `const ${name} = ${instead};`);
      }, code);
    },
  };
}

/**
 * React Router gives a page the sheets of the modules that it imports. A part that React takes over later stands in the page from the start
 * all the same, so its sheets are the page's too; only what somebody opens brings its own. What a page shares with others comes before its own.
 */
function sheetsOfLaterParts(): Plugin {
  return {
    name: "sheets-of-later-parts",
    apply: "build",
    enforce: "post",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_, bundle) {
      const sheetsOf = (fileName: string, seen: Set<string>): string[] => {
        const chunk = bundle[fileName];
        if (chunk?.type !== "chunk" || seen.has(fileName)) return [];
        seen.add(fileName);
        const shown = chunk.dynamicImports.filter((part) => !isOpened(bundle[part]));
        const parts = [...chunk.imports, ...shown].flatMap((part) => sheetsOf(part, seen));
        return [...parts, ...(chunk.viteMetadata?.importedCss ?? [])];
      };
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk" || !chunk.isEntry || !chunk.viteMetadata) continue;
        const own = `assets/${/[\\/]routes[\\/]([^\\/]+)/.exec(chunk.facadeModuleId ?? "")?.[1]}-`;
        const sheets = sheetsOf(chunk.fileName, new Set()).sort((a, b) => Number(a.startsWith(own)) - Number(b.startsWith(own)));
        chunk.viteMetadata.importedCss = new Set(sheets);
      }
    },
  };
}

const isOpened = (chunk: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined) =>
  chunk?.type === "chunk" && /\.view\.tsx$|[\\/](?:booking-popup|chat-panel|live-audit|menu-map)\.tsx$/.test(chunk.facadeModuleId ?? "");

/** The server's bundle needs no sheets: the browser's are the ones that are sent. */
function withoutServerSheets(): Plugin {
  return {
    name: "without-server-sheets",
    apply: "build",
    enforce: "post",
    applyToEnvironment: ({ name }) => name === "ssr",
    generateBundle(_, bundle) {
      for (const name of Object.keys(bundle)) if (name.endsWith(".css")) delete bundle[name];
    },
  };
}

/** In development packages are read as they are: React's, run as one of our modules, asks for a `require` that is not there. */
function bundledPackages(): Plugin {
  return {
    name: "bundled-packages",
    apply: "build",
    config: () => ({ environments: { ssr: { resolve: { noExternal: true, external: READ_WHEN_NEEDED } } } }),
  };
}

/**
 * In place of Vite's helper around `import()`, which is half a KB of every page's script: a part that somebody opens is shown with its sheets.
 * A tool's own sheet is left to its page (`tool-page.tsx`): React waits for a sheet that it adds, and takes one that it finds for loaded.
 */
function smallPreloadHelper(): Plugin {
  return {
    name: "small-preload-helper",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    load: (id) => (id === "\0vite/preload-helper.js" ? PRELOAD_HELPER : undefined),
  };
}

const PRELOAD_HELPER = `
const link = (href) => document.querySelector('link[rel=stylesheet][href^="/' + href + '"]') || new Promise((done) =>
  document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: "/" + href, onload: done, onerror: done })));
export const __vitePreload = (load, sheets = []) => Promise.all(sheets.filter((sheet) => !/\\/tool-/.test(sheet)).map(link)).then(load);`;

/** React Router calls every entry of the server's bundle index.js. */
function entriesByName(): Plugin {
  return {
    name: "entries-by-name",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    outputOptions: (options) => ({ ...options, entryFileNames: "[name].js" }),
  };
}
