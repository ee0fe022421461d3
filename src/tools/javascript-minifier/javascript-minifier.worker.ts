import { serveMinifier } from "#ui/tool/minify/serve-minifier.ts";
import { makeJavaScript } from "./javascript-minifier.engine.ts";

serveMinifier(makeJavaScript);
