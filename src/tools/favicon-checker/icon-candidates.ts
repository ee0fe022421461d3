import type { PageSnapshot } from "#engines/page-snapshot/page-snapshot.ts";
import type { FoundIcon } from "./favicon-checker.schema.ts";

/** An icon that a page names, or that browsers ask for unasked. */
export interface IconCandidate {
  kind: FoundIcon["kind"];
  address: string;
  rel: readonly string[];
  snippet: string;
  line: number | null;
  column: number | null;
  inHead: boolean;
  sizes: string | null;
  type: string | null;
  purpose: string | null;
}

/** What the tags of a page name, in their order, and `/favicon.ico`, which browsers and crawlers try when none fits. */
export function iconCandidates(snapshot: PageSnapshot): IconCandidate[] {
  const named = snapshot.links.flatMap(
    ({ rel, raw, resolved, snippet, line, column, inHead, inNoscript, source, attributes }): IconCandidate[] => {
      const kind = kindOf(rel);
      // Without an address there is no link.
      if (!kind || inNoscript || resolved === null || raw.trim() === "") return [];
      const { sizes = null, type = null } = attributes;
      return [
        {
          kind,
          address: resolved,
          rel,
          snippet,
          line,
          column,
          inHead: inHead || source === "header",
          sizes,
          type: type?.trim().toLowerCase() ?? null,
          purpose: null,
        },
      ];
    },
  );
  const tiles = snapshot.metas.flatMap(({ name, raw, snippet, line, column, inHead }): IconCandidate[] => {
    const address =
      name === "msapplication-tileimage" ? URL.parse(raw.trim(), snapshot.base?.resolved ?? snapshot.request.url)?.href : undefined;
    return address === undefined
      ? []
      : [{ kind: "tile", address, rel: [], snippet, line, column, inHead, sizes: null, type: null, purpose: null }];
  });
  const implicit = new URL("/favicon.ico", snapshot.request.url).href;
  const rest: IconCandidate[] = named.some(({ address }) => address === implicit)
    ? []
    : [
        {
          kind: "implicit",
          address: implicit,
          rel: [],
          snippet: "/favicon.ico",
          line: null,
          column: null,
          inHead: true,
          sizes: null,
          type: null,
          purpose: null,
        },
      ];
  return [...named, ...tiles, ...rest];
}

/** `rel` is a set of words: “shortcut icon” and “icon shortcut” are one. */
function kindOf(rel: readonly string[]): FoundIcon["kind"] | undefined {
  if (rel.includes("icon")) return "icon";
  if (rel.includes("apple-touch-icon") || rel.includes("apple-touch-icon-precomposed")) return "touch";
  return rel.includes("mask-icon") ? "mask" : undefined;
}

export interface ManifestFile {
  address: string;
  problem: string | null;
  name: string;
  shortName: string;
  themeColor: string;
  backgroundColor: string;
  icons: IconCandidate[];
}

/** The parts of a web app manifest that concern icons. https://www.w3.org/TR/appmanifest/ */
export function readManifest(address: string, text: string): ManifestFile {
  const nothing = { address, name: "", shortName: "", themeColor: "", backgroundColor: "", icons: [] };
  let data: unknown;
  try {
    data = JSON.parse(text.replace(/^\ufeff/, ""));
  } catch (fault) {
    return { ...nothing, problem: `It is not valid JSON: ${(fault as Error).message.slice(0, 120)}` };
  }
  if (typeof data !== "object" || data === null || Array.isArray(data)) return { ...nothing, problem: "It is not a JSON object." };
  const fields = data as Record<string, unknown>;
  const textOf = (key: string) => (typeof fields[key] === "string" ? fields[key].trim().slice(0, 200) : "");
  const icons = Array.isArray(fields["icons"]) ? fields["icons"].slice(0, 20) : [];
  return {
    address,
    problem: null,
    name: textOf("name"),
    shortName: textOf("short_name"),
    themeColor: textOf("theme_color"),
    backgroundColor: textOf("background_color"),
    icons: icons.flatMap((icon: unknown) => iconOf(icon, address)),
  };
}

function iconOf(icon: unknown, base: string): IconCandidate[] {
  if (typeof icon !== "object" || icon === null) return [];
  const fields = icon as Record<string, unknown>;
  const textOf = (key: string) => {
    const held = fields[key];
    return typeof held === "string" ? held.trim() : null;
  };
  const address = URL.parse(textOf("src") ?? "", base)?.href;
  if (textOf("src") === null || address === undefined) return [];
  return [
    {
      kind: "manifest",
      address,
      rel: [],
      snippet: JSON.stringify(icon).slice(0, 200),
      line: null,
      column: null,
      inHead: true,
      sizes: textOf("sizes"),
      type: textOf("type")?.toLowerCase() ?? null,
      purpose: textOf("purpose")?.toLowerCase() ?? null,
    },
  ];
}
