import type { AltItem } from "./alt-subject.ts";
import { isFileName, isPlaceholder, needlessStart, wordsOfFile } from "./alt-words.ts";

/** Words that a person can start from: what the page says of the picture, never what we think it shows. */
export function suggestionFor({ name, fact, anchor, caption, address, element }: AltItem): string {
  const start = needlessStart(name);
  const trimmed = start ? name.slice(start.length).trim() : "";
  const title = fact.attributes["title"]?.trim() ?? "";
  const usable = (text: string | null | undefined) =>
    text && !isFileName(text) && !isPlaceholder(text) && text.length <= 150 ? text : undefined;
  const linked = anchor && element === "img" && anchor.isImageOnly ? pathWords(anchor.resolved) : undefined;
  return (
    usable(trimmed && trimmed.charAt(0).toUpperCase() + trimmed.slice(1)) ??
    usable(title) ??
    usable(linked) ??
    usable(caption) ??
    usable(wordsOfFile(address ?? "")) ??
    ""
  );
}

/** Where a link leads, in words: /about-us/ → “About us”; the front page → “Home”. */
function pathWords(address: string | null): string | undefined {
  const url = URL.parse(address ?? "");
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  if (url.pathname === "/") return "Home";
  const words = wordsOfFile(url.pathname);
  return words === "" ? undefined : words.charAt(0).toUpperCase() + words.slice(1);
}
