import { serveMinifier } from "#ui/tool/minify/serve-minifier.ts";
import { makeHtml } from "./html-minifier.engine.ts";

serveMinifier(makeHtml);
