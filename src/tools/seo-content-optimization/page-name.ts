/** An address as it is named in a sentence: without scheme, www and a last slash. */
export const shortName = (name: string): string => name.replace(/^https?:\/\/(?:www\.)?/, "").replace(/\/$/, "");
