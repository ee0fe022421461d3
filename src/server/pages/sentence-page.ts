import { escapeHtml } from "#core/text/html/html-entities.ts";

/** A heading and a sentence, where no other page is made: no script, no file, nothing that would have to be made. */
export function sentencePage(heading: string, sentence: string): string {
  return `<!doctype html><html lang="en-US"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(heading)}</title><h1>${escapeHtml(heading)}</h1><p>${escapeHtml(sentence)}</p></html>`;
}

/** Whether a page's script asks, for the data of a page: https://reactrouter.com/explanation/special-files (single fetch). */
export const isDataAddress = (path: string): boolean => path.endsWith(".data");
