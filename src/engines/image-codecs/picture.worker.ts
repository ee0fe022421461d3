import { serveConversions } from "#core/tool/conversion-worker.ts";
import { convertPicture } from "./convert-picture.ts";

serveConversions(convertPicture);
