import { AppError } from "#core/errors/app-error.ts";
import { exportedText } from "./unpack-export.ts";

/** What somebody exported, pasted or as the file itself, as one text; undefined where neither was given. */
export function submittedExport(pasted: string | undefined, file: string | undefined): string | undefined {
  if (pasted?.trim() || !file) return pasted?.trim() ? pasted : undefined;
  try {
    return exportedText(Uint8Array.from(Buffer.from(file, "base64")));
  } catch {
    throw new AppError("input_invalid", {
      reason: "That file is no export that we can read. Choose the ZIP, the workbook or a table of it.",
    });
  }
}
