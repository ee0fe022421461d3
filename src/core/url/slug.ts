/** Words as the last part of an address: small letters, digits and single dashes. */
export const slugOf = (words: string) =>
  words
    .normalize("NFKD")
    .replace(/[\u0300-\u036f’']/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
