/** What staff call a document, or a member of a list: its own title, or the first words that it has. */
export function titleOfDocument(document: Readonly<Record<string, unknown>>, otherwise = "Untitled"): string {
  const named = ["title", "jobTitle", "name", "brandName", "question", "heading"].map((name) => document[name]).find(isWords);
  return (
    named ??
    Object.entries(document)
      .find(([name, value]) => !name.startsWith("_") && isWords(value))?.[1]
      ?.toString() ??
    otherwise
  );
}

const isWords = (value: unknown): value is string => typeof value === "string" && value.trim() !== "";
