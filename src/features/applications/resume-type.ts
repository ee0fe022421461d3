/** What a resume may be, by the name of its file. */
export const resumeTypes = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
} as const;

export type ResumeExtension = keyof typeof resumeTypes;

const MAX_RESUME_BYTES = 5_000_000;

/** The kind of a resume when its name and its bytes agree; otherwise the sentence that says what is wrong. */
export function resumeTypeOf(name: string, body: Uint8Array): { extension: ResumeExtension } | { fault: string } {
  const extension = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";
  if (!Object.hasOwn(resumeTypes, extension)) return { fault: "Send the résumé as PDF, DOC or DOCX." };
  if (body.length === 0) return { fault: "That file is empty. Choose another." };
  if (body.length > MAX_RESUME_BYTES) return { fault: "That file is larger than 5 MB. Send a smaller one." };
  const kind = extension as ResumeExtension;
  if (!signs[kind](Buffer.from(body.buffer, body.byteOffset, body.byteLength)))
    return { fault: `That file is called ${extension.toUpperCase()}, but it is not one. Save it as PDF and choose that.` };
  return { extension: kind };
}

const signs: Record<ResumeExtension, (body: Buffer) => boolean> = {
  // The header may stand behind a few bytes of something else: ISO 32000, annex H.
  pdf: (body) => body.subarray(0, 1024).includes("%PDF-"),
  // The compound file of old Office programs.
  doc: (body) => body.subarray(0, 8).equals(Buffer.from("d0cf11e0a1b11ae1", "hex")),
  // A zip that names the parts of a Word document; no part is unpacked.
  docx: (body) =>
    body.subarray(0, 4).equals(Buffer.from("504b0304", "hex")) &&
    body.includes("[Content_Types].xml") &&
    body.includes("word/document.xml"),
};
