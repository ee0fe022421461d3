import { serveFileEngine } from "#ui/tool/convert/convert-bytes.ts";
import { convertFile } from "./convert-file.ts";

serveFileEngine(convertFile);
