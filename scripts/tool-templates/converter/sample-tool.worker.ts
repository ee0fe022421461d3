import { serveFileEngine } from "#ui/tool/convert/convert-bytes.ts";
import { sampleTool } from "./sample-tool.engine.ts";

serveFileEngine(sampleTool);
