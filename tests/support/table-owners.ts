/** Folders that read tables of others, what they read, and why it is not asked of the owner. Nobody but an owner writes, privacy aside. */
const READERS: Record<string, { tables: readonly string[]; why: string }> = {
  "features/admin": {
    tables: ["application", "booking", "chat", "lead", "lead_note", "outbox", "review", "subscriber"],
    why: "lists are searched, sorted and paged by the database, and a lead is shown with all that came from the same address",
  },
  "features/audit": { tables: ["job"], why: "the audits of a site are its jobs" },
  "features/health": { tables: ["job", "outbox", "user"], why: "counts what waits, and tells the owners" },
  "features/newsletter": { tables: ["outbox"], why: "counts the letters of an issue that are still to be sent" },
  "features/privacy": {
    tables: [
      "application",
      "audit_watch",
      "booking",
      "chat",
      "chat_message",
      "job",
      "job_event",
      "lead",
      "lead_note",
      "outbox",
      "review",
      "subscriber",
      "user",
    ],
    why: "finds every row that holds an address, and erases them in one transaction",
  },
  "features/studio": { tables: ["document_entry", "document_use"], why: "asks which documents of the sample nobody has touched or named" },
  "features/survey": { tables: ["job"], why: "a site waits while a job of its host runs, asked within one statement" },
  "platform/jobs": { tables: ["survey_site"], why: "a job waits while a survey reads its host, asked within one statement" },
  "platform/images": { tables: ["document_use"], why: "lists pictures by where they are used, in one query" },
  "content/source": { tables: ["schedule"], why: "a hosted dataset cannot say what is scheduled here" },
  "server/operations": { tables: ["job", "outbox", "provider_use", "survey_site"], why: "metrics count" },
};

/** It alone deletes rows of others: what is held of an address goes at once or not at all. */
const ERASER = "features/privacy";

interface Use {
  table: string;
  folder: string;
  writes: boolean;
}

/** The tables of the schema, by the interfaces that list them. */
export function tablesOf(sources: readonly string[]): Set<string> {
  return new Set(sources.flatMap((source) => [...source.matchAll(/^ {2}(\w+): \w+Table;$/gm)].map(([, table = ""]) => table)));
}

/** Where SQL of a file names a table. `path` is relative to src/. */
export function tableUses(path: string, source: string, tables: ReadonlySet<string>): Use[] {
  const folder = path.split("/").slice(0, 2).join("/");
  const built = source.matchAll(/\b(selectFrom|insertInto|updateTable|deleteFrom|\w+Join)\(\s*((?:\[\s*)?"[^\])]*)/g);
  const raw = source.matchAll(/\b(from|into|update|join)\s+"?(\w+)/g);
  const isSql = /\bsql(?:<[^`]*>)?`/.test(source);
  return [
    ...[...built].flatMap(([, verb = "", names = ""]) =>
      [...(names.startsWith("[") ? names : (names.split(",")[0] ?? "")).matchAll(/"(\w+)/g)].map(([, table = ""]) => ({
        table,
        folder,
        writes: !verb.startsWith("select") && !verb.endsWith("Join"),
      })),
    ),
    ...(isSql ? [...raw].map(([, verb = "", table = ""]) => ({ table, folder, writes: verb === "into" || verb === "update" })) : []),
  ].filter(({ table }) => tables.has(table));
}

/** A table belongs to the folder that writes it. */
export function ownerFaults(uses: readonly Use[]): string[] {
  const faults: string[] = [];
  const owners = new Map<string, string>();
  for (const [table, of] of Map.groupBy(uses, ({ table }) => table)) {
    const writers = [...new Set(of.filter(({ writes, folder }) => writes && folder !== ERASER).map(({ folder }) => folder))];
    const own = writers.length > 0 ? writers : [...new Set(of.map(({ folder }) => folder))];
    if (own.length > 1) faults.push(`${table} belongs to one folder, and is written by ${own.toSorted().join(" and ")}`);
    owners.set(table, own[0] ?? "");
  }
  const foreign = new Set(
    uses.filter(({ table, folder }) => owners.get(table) !== folder).map(({ table, folder }) => `${folder} ${table}`),
  );
  const declared = new Set(Object.entries(READERS).flatMap(([folder, { tables }]) => tables.map((table) => `${folder} ${table}`)));
  for (const use of foreign) if (!declared.has(use)) faults.push(`${use}: ask ${owners.get(use.split(" ")[1] ?? "")}`);
  for (const use of declared) if (!foreign.has(use)) faults.push(`${use}: declared, and not read any more`);
  return faults;
}
