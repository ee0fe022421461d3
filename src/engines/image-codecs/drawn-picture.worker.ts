import type { DrawnOrder } from "#core/picture/picture-options.ts";
import type { PictureResult } from "#core/picture/picture-result.ts";
import { serveConversions } from "#core/tool/conversion-worker.ts";
import { pictureFrom } from "./convert-picture.ts";
import { drawn } from "./decode-picture.ts";

serveConversions<DrawnOrder, PictureResult>(async (file, { to, bitmap, from, notes, ...options }, { roomFor }) => {
  await roomFor(bitmap.width * bitmap.height);
  const pixels = drawn(bitmap, bitmap);
  bitmap.close();
  return pictureFrom({ pixels, from, name: file instanceof File ? file.name : "drawing", to, notes, options });
});
