import { readabilityOf } from "./readability.ts";

addEventListener("message", ({ data }: MessageEvent<string>) => postMessage(readabilityOf(data)?.fleschReadingEase ?? null));
