import type { Generator } from "../support/generator.ts";
import type { Attack, DescribedTool } from "./attack.ts";

const LARGEST_RESUME = 5_000_000;
/** What the server takes of a file for a tool; around it stand the other fields (server/bodies/body-limits.ts). */
const LARGEST_FILE = 15_090_000;
const LARGEST_MEDIA = 59_900_000;

/** The largest files that each route takes, one body for all who send it. */
export function createUploads(origin: string, described: readonly DescribedTool[]) {
  const resume = multipart({ vacancy: "technical-seo-analyst", name: "Eve", email: "eve@evil.example", consent: "on" }, "resume", {
    name: "eve.pdf",
    type: "application/pdf",
    bytes: Buffer.alloc(LARGEST_RESUME, "%PDF-1.4\n"),
  });
  const picture = { name: "eve.png", type: "image/png", bytes: Buffer.alloc(LARGEST_FILE, "\x89PNG\r\n\x1a\n", "latin1") };
  const file = multipart({ fileName: "eve.png" }, "file", picture);
  const media = multipart({ intent: "upload" }, "file", { ...picture, bytes: Buffer.alloc(LARGEST_MEDIA, 1) });
  const converters = described.filter(({ input }) => "file" in (input.properties ?? {})).map(({ slug }) => slug);
  return {
    upload: (): Attack => ({ kind: "upload, 5 MB", path: "/api/apply", method: "POST", ...resume }),
    upload15: (g: Generator): Attack => {
      const slug = g.pick(converters);
      return { kind: "upload, 15 MB", path: g.pick([`/api/tools/${slug}`, `/tools/${slug}/`]), method: "POST", ...file };
    },
    upload60: (): Attack => ({
      kind: "upload, 60 MB",
      path: "/admin/media",
      method: "POST",
      body: media.body,
      headers: { ...media.headers, origin },
    }),
  };
}

interface SentFile {
  name: string;
  type: string;
  bytes: Buffer;
}

function multipart(fields: Record<string, string>, fileField: string, { name, type, bytes }: SentFile) {
  const boundary = "crowd";
  const part = (field: string, rest: string) => `--${boundary}\r\ncontent-disposition: form-data; name="${field}"${rest}`;
  const texts = Object.entries(fields).map(([field, value]) => part(field, `\r\n\r\n${value}\r\n`));
  const head = `${texts.join("")}${part(fileField, `; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`)}`;
  return {
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}
