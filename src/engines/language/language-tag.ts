/** The language of a BCP 47 tag: "en" of "en-US". Undefined for what is no tag, such as "english" or "en_US". */
export function primaryLanguage(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag.trim()).language;
  } catch {
    return undefined;
  }
}

/** "French" for "fr"; the code itself where there is no name. */
export function languageName(tag: string): string {
  try {
    return names.of(tag) ?? tag;
  } catch {
    return tag;
  }
}

const names = new Intl.DisplayNames("en", { type: "language" });
