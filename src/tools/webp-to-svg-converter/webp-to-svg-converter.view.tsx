import workerUrl from "#engines/image-codecs/trace/trace.worker.ts?worker&url";
import { traceView } from "#ui/tool/picture/trace-view.tsx";

export const View = traceView({ from: "webp", workerUrl });
