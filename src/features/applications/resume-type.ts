/** What a resume may be, by the name of its file. */
export const resumeTypes = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
} as const;

export type ResumeExtension = keyof typeof resumeTypes;

const MAX_RESUME_BYTES = 5_000_000;

/** The kind of a resume when its name and its bytes agree; otherwise the sentence that says what is wrong. */
export async function resumeTypeOf(file: File): Promise<{ extension: ResumeExtension } | { fault: string }> {
  const extension = /\.([a-z]+)$/i.exec(file.name)?.[1]?.toLowerCase() ?? "";
  if (!Object.hasOwn(resumeTypes, extension)) return { fault: "Send the résumé as PDF, DOC or DOCX." };
  if (file.size === 0) return { fault: "That file is empty. Choose another." };
  if (file.size > MAX_RESUME_BYTES) return { fault: "That file is larger than 5 MB. Send a smaller one." };
  const kind = extension as ResumeExtension;
  if (!signs[kind](await bytesOf(file.slice(0, HEAD)), await bytesOf(file.slice(-TAIL))))
    return { fault: `That file is called ${extension.toUpperCase()}, but it is not one. Save it as PDF and choose that.` };
  return { extension: kind };
}

const bytesOf = async (part: Blob) => Buffer.from(await part.arrayBuffer());

const HEAD = 1024;
/** A zip ends with the names of its parts: those of a Word document take some kilobytes. */
const TAIL = 128 * 1024;

const signs: Record<ResumeExtension, (head: Buffer, tail: Buffer) => boolean> = {
  // The header may stand behind a few bytes of something else: ISO 32000, annex H.
  pdf: (head) => head.includes("%PDF-"),
  // The compound file of old Office programs.
  doc: (head) => head.subarray(0, 8).equals(Buffer.from("d0cf11e0a1b11ae1", "hex")),
  // A zip that names the parts of a Word document; no part is unpacked.
  docx: (head, tail) =>
    head.subarray(0, 4).equals(Buffer.from("504b0304", "hex")) &&
    tail.includes("[Content_Types].xml") &&
    tail.includes("word/document.xml"),
};
