import animationUrl from "#engines/image-codecs/gif/animation.worker.ts?worker&url";
import workerUrl from "#engines/image-codecs/picture.worker.ts?worker&url";
import { pictureView } from "#ui/tool/picture/picture-view.tsx";

export const View = pictureView({ from: "jpeg", to: "gif", workerUrl, animationUrl });
