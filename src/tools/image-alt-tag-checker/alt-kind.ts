import { type AltItem, isExposed } from "./alt-subject.ts";
import { isFileName, isPlaceholder, needlessStart, saysTheSame, stuffing } from "./alt-words.ts";
import type { AltImage } from "./image-alt-tag-checker.schema.ts";

/** Past this a screen reader's listener has lost the thread; a longer text belongs beside the picture. */
export const LONG_ALT = 125;

/** How a picture stands with words, and why. */
export function kindOf(item: AltItem): Pick<AltImage, "kind" | "problems"> {
  if (item.isHidden) return { kind: "hidden", problems: [] };
  const lost = controlWithoutName(item);
  if (!isExposed(item)) return lost ? { kind: "missing", problems: [lost] } : { kind: "decorative", problems: [] };
  if (item.name === "") return { kind: "missing", problems: [missingWords(item), ...(lost ? [lost] : [])] };
  const problems = poorWords(item);
  if (item.probe?.problem) return { kind: "broken", problems: [item.probe.problem, ...problems] };
  return { kind: problems.length > 0 ? "poor" : "ok", problems };
}

/** A link or button that holds this picture and nothing that could be said. */
export function controlWithoutName({ anchor, button }: AltItem): string | undefined {
  if (anchor && !anchor.isHidden && anchor.name === "") return "the link around it has no name";
  return button && button.name === "" ? "the button around it has no name" : undefined;
}

function missingWords({ element, alt, fact }: AltItem): string {
  if (element === "img" && alt === null) return "no alt attribute";
  if (element === "img") return "alt holds blanks only";
  if ("kind" in fact && fact.kind === "svg") return "no title or label";
  return element === "input" || element === "area" ? "no alt" : "no label";
}

function poorWords({ name, alt, fact, anchor, caption }: AltItem): string[] {
  const stuffed = stuffing(name);
  return [
    isFileName(name) ? "a file name" : "",
    isPlaceholder(name) ? "a word that says nothing" : "",
    isNamedByTitle({ name, alt, attributes: fact.attributes }) ? "named by title only" : "",
    needlessStart(name) ? `begins with “${needlessStart(name)}”` : "",
    [...name].length > LONG_ALT ? `${[...name].length} characters` : "",
    stuffed ?? "",
    anchor && !anchor.isImageOnly && saysTheSame(name, textBeside(anchor.text, name)) ? "repeats the link’s words" : "",
    caption && saysTheSame(name, caption) ? "repeats the caption" : "",
  ].filter(Boolean);
}

export function isNamedByTitle({
  name,
  alt,
  attributes,
}: {
  name: string;
  alt: string | null;
  attributes: Readonly<Record<string, string>>;
}): boolean {
  return (
    (alt?.trim() ?? "") === "" &&
    !attributes["aria-label"]?.trim() &&
    !attributes["aria-labelledby"]?.trim() &&
    name !== "" &&
    attributes["title"]?.trim() === name
  );
}

/** A link's text holds the alts of its pictures; what is left are its own words. */
export function textBeside(text: string, name: string): string {
  return text.replace(name, " ").trim();
}
