import type { HeaderEntries } from "./header-fields.ts";

export interface RawHead {
  status: number;
  httpVersion: string;
  headers: HeaderEntries;
}

/**
 * Response heads as `curl -sIL` prints them, or as somebody copied them: each begins with a status line. Lines without a colon are left
 * out; a line that begins with a blank goes on with the one before it. Undefined when there is no head in the text.
 */
export function readRawHeads(text: string): RawHead[] | undefined {
  const heads: { status: number; httpVersion: string; headers: [name: string, value: string][] }[] = [];
  for (const line of text.split(/\r\n|\n|\r/)) {
    const [, httpVersion, status] = /^\s*HTTP\/(\d(?:\.\d)?)\s+(\d{3})\b/i.exec(line) ?? [];
    if (httpVersion !== undefined && status !== undefined) {
      // Early hints and the like stand before the answer itself.
      if (heads.at(-1)?.status.toString().startsWith("1")) heads.pop();
      heads.push({ status: Number(status), httpVersion, headers: [] });
      continue;
    }
    const open = heads.at(-1) ?? begun(heads, line);
    if (!open) continue;
    const last = open.headers.at(-1);
    if (/^[ \t]/.test(line) && last) last[1] += ` ${line.trim()}`;
    else {
      const colon = line.indexOf(":");
      // HTTP/2 writes its status as a header.
      if (/^:status:/i.test(line)) open.status = Number(line.slice(8).trim()) || open.status;
      else if (colon > 0) open.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
    }
  }
  return heads.length > 0 ? heads : undefined;
}

/** Headers without a status line, as developer tools copy them. */
function begun(heads: { status: number; httpVersion: string; headers: [string, string][] }[], line: string) {
  if (!/^:?[!#$%&'*+\-.^_`|~\w]+:/.test(line)) return undefined;
  const head = { status: 200, httpVersion: "1.1", headers: [] };
  heads.push(head);
  return head;
}
