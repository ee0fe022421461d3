import { serveConversions } from "#core/tool/conversion-worker.ts";
import { animatePictures } from "./animate-pictures.ts";

serveConversions(animatePictures);
