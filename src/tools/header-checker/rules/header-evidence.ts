import { type Evidence, MAX_SNIPPET } from "#core/rules/evidence.ts";
import type { Verdict } from "#core/rules/rule.ts";
import type { HeaderEntries } from "#engines/http-headers/header-fields.ts";

/** A header as it was sent, with a part of its value marked. */
export function headerEvidence(headers: HeaderEntries, name: string, marked?: string): Evidence[] {
  return headers
    .filter(([key]) => key.toLowerCase() === name.toLowerCase())
    .map(([key, value]) => lineEvidence(`${key}: ${value}`, marked));
}

export function lineEvidence(line: string, marked?: string): Evidence {
  const snippet = line.length > MAX_SNIPPET ? `${line.slice(0, MAX_SNIPPET)}…` : line;
  const from = marked ? snippet.toLowerCase().indexOf(marked.toLowerCase()) : -1;
  return { line: null, column: null, snippet, ...(marked && from >= 0 ? { mark: [from, from + marked.length] } : {}) };
}

/** A header to set, in the words of HTTP, Apache and nginx. */
export function headerFix(label: string, name: string, value: string): Pick<Verdict, "fix" | "alternatives"> {
  return {
    fix: { kind: "http", label, code: `${name}: ${value}` },
    alternatives: [
      // A percent sign begins a variable in Apache, a dollar sign one in nginx; none of our values has either.
      {
        kind: "apache",
        label: "In .htaccess or the site’s configuration, with mod_headers",
        code: `Header always set ${name} "${escaped(value)}"`,
      },
      { kind: "nginx", label: "In the server block", code: nginxLine(name, value) },
    ],
  };
}

/** nginx keeps a type of its own beside one that is added, and has a directive for its encoding. */
const nginxLine = (name: string, value: string): string =>
  name === "Content-Type" ? "charset utf-8;" : `add_header ${name} "${escaped(value)}" always;`;

/** Server settings that are no header. */
export function serverFix(label: string, apache: string, nginx: string): Pick<Verdict, "fix" | "alternatives"> {
  return { fix: { kind: "apache", label, code: apache }, alternatives: [{ kind: "nginx", label, code: nginx }] };
}

function escaped(value: string): string {
  return value.replace(/["\\]/g, "\\$&");
}
