import sharp from "sharp";

/** Lighthouse's pictures of a page while it loads, at the size that a filmstrip shows: a tenth of the bytes, and the report stays one. */
export async function shrinkThumbnails(report: Record<string, unknown>): Promise<Record<string, unknown>> {
  const audits = { ...(report["audits"] as Record<string, { details?: { items?: { data?: string }[]; data?: string } }>) };
  const film = audits["screenshot-thumbnails"];
  const last = audits["final-screenshot"];
  if (film?.details?.items) {
    const items = await Promise.all(film.details.items.map(async (item) => ({ ...item, data: await smaller(item.data, 120) })));
    audits["screenshot-thumbnails"] = { ...film, details: { ...film.details, items } };
  }
  if (last?.details?.data)
    audits["final-screenshot"] = { ...last, details: { ...last.details, data: await smaller(last.details.data, 240) } };
  return { ...report, audits };
}

async function smaller(address: string | undefined, width: number): Promise<string> {
  const data = /^data:image\/(?:jpeg|webp|png);base64,(.+)$/s.exec(address ?? "")?.[1];
  if (data === undefined) return "";
  const picture = sharp(Buffer.from(data, "base64"), { limitInputPixels: 4_000_000 });
  const bytes = await picture.resize({ width, withoutEnlargement: true }).jpeg({ quality: 60 }).toBuffer();
  return `data:image/jpeg;base64,${bytes.toString("base64")}`;
}
