import { z } from "zod";

const part = z.number().min(0).max(1);

/** What of a picture is cut away at its edges, as parts of its sides, in the content service's words. */
const crop = z.object({ top: part, bottom: part, left: part, right: part });
/** What stays in sight where a picture is cut to another shape: the middle of an oval, and its size. */
const hotspot = z.object({ x: part, y: part, width: part.default(0.2), height: part.default(0.2) });

/** A value that is no framing is as good as none: the picture is shown whole. */
export const framingFields = { crop: crop.optional().catch(undefined), hotspot: hotspot.optional().catch(undefined) };
export const pictureFraming = z.object(framingFields);
export type PictureFraming = z.output<typeof pictureFraming>;
