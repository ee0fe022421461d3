/** A term of schema.org: what replaced it, and whether it still waits in the pending section. */
export interface Term {
  name: string;
  supersededBy: string | null;
  isPending: boolean;
}

/** One line a term: `Name<Parent,Parent>Successor*`, where `*` means pending. */
const TERM = /^([^<@>*]+)(?:<([^>*]*))?(?:@([^=]*)=([^>*]*))?(?:>([^*]+))?(\*)?$/;

export function* readRows(lines: string): Generator<{ term: Term; parents: string[]; domains: string[]; ranges: string[] }> {
  for (const line of lines.split("\n")) {
    const [, name = "", parents, domains, ranges, supersededBy, pending] = TERM.exec(line) ?? [];
    yield {
      term: { name, supersededBy: supersededBy ?? null, isPending: pending !== undefined },
      parents: names(parents),
      domains: names(domains),
      ranges: names(ranges),
    };
  }
}

function names(list: string | undefined): string[] {
  return list ? list.split(",") : [];
}
