// npm run bench: everything; npm run bench -- cache, or lighthouse [/path …]: one part.
import { benchLighthouse } from "./lighthouse.ts";
import { benchPageCache } from "./page-cache.ts";

const [part, ...pages] = process.argv.slice(2);
if (!part || part === "cache") await benchPageCache();
if (!part || part === "lighthouse") await benchLighthouse(pages.length > 0 ? pages : undefined);
