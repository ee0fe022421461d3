/** The parts of a site that an audit scores, in their order. */
export const auditAreas = [
  { id: "indexing", title: "Indexing" },
  { id: "titles", title: "Titles and headings" },
  { id: "content", title: "Content" },
  { id: "links", title: "Links" },
  { id: "speed", title: "Speed" },
  { id: "structured-data", title: "Structured data" },
] as const;

export type AuditAreaId = (typeof auditAreas)[number]["id"];
