import { serveConversions } from "#core/tool/conversion-worker.ts";
import { preparePage } from "./prepare-page.ts";

serveConversions(preparePage);
