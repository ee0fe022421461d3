import workerUrl from "#engines/image-codecs/drawn-picture.worker.ts?worker&url";
import { svgView } from "#ui/tool/picture/svg-view.tsx";

export const View = svgView({ to: "webp", workerUrl });
