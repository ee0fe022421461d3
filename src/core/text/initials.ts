/** First and last name, without a title: Dr. Samira Haddad-Lowe is SH. */
export function initials(name: string): string {
  const words = name.split(" ").filter((word) => !word.endsWith("."));
  return [words[0], words.length > 1 ? words.at(-1) : ""].map((word) => word?.charAt(0)).join("");
}
