import { serveMinifier } from "#ui/tool/minify/serve-minifier.ts";
import { makeCss } from "./css-minifier.engine.ts";

serveMinifier(makeCss);
