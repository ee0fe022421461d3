/** The eight stations of the green line, in their order. */
export const toolCategories = [
  { id: "on-page", title: "On-page", description: "Tags, headings and markup of one address." },
  { id: "keywords", title: "Keywords and rank", description: "What people type, and who answers it." },
  { id: "authority", title: "Authority and traffic", description: "Links, age and visits, with the source named." },
  { id: "technical", title: "Technical", description: "Crawling, status codes and server files." },
  { id: "writing", title: "Writing", description: "Words counted, compared and rewritten." },
  { id: "images", title: "Images", description: "Conversions that never leave your device." },
  { id: "code", title: "Code", description: "Minifiers and converters for page code." },
  { id: "utilities", title: "Utilities", description: "Small answers, at once." },
] as const;

export type ToolCategory = (typeof toolCategories)[number]["id"];
