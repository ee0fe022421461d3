/** The parts of a site that an audit scores, in the order they decide. */
export const auditAreas = [
  { id: "indexing", title: "Indexing" },
  { id: "delivery", title: "Delivery and security" },
  { id: "titles", title: "Titles and headings" },
  { id: "content", title: "Content" },
  { id: "links", title: "Links" },
  { id: "structured-data", title: "Structured data" },
  { id: "speed", title: "Speed" },
  { id: "access", title: "Phones and accessibility" },
] as const;

export type AuditAreaId = (typeof auditAreas)[number]["id"];
