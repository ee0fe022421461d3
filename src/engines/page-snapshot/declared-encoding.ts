import type { PageSnapshot } from "./page-snapshot.ts";

type Meta = PageSnapshot["metas"][number];

/** The encoding that a page names, by mark, header or tag, in the order that browsers obey; null when it names none. */
export function declaredEncoding({ response, metas }: PageSnapshot): string | null {
  if (response && response.charset.source !== "default") return response.charset.value;
  return encodingTag(metas)?.name ?? null;
}

/** `<meta charset>` or its older spelling, `<meta http-equiv="content-type">`. */
export function encodingTag(metas: readonly Meta[]): { name: string; fact: Meta } | null {
  for (const fact of metas) {
    const name = fact.charset ?? (fact.httpEquiv === "content-type" ? IN_CONTENT.exec(fact.raw)?.[1] : null);
    if (name) return { name, fact };
  }
  return null;
}

/** https://html.spec.whatwg.org/#extracting-character-encodings-from-meta-elements */
const IN_CONTENT = /charset\s*=\s*["']?([^\s"';]+)/i;
