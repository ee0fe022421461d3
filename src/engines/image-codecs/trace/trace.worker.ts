import { serveConversions } from "#core/tool/conversion-worker.ts";
import { traceFile } from "./trace-file.ts";

serveConversions(traceFile);
