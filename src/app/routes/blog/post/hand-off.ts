import type { RichText } from "#core/content/rich-text.ts";

export interface HandOff {
  kind: "tool" | "service";
  title: string;
  text: string;
  to: string;
}

/** The first tool or service a post links to, tools first: what a reader can do with what they have just read. */
export function handOff(
  content: RichText,
  find: {
    tool(slug: string): { name: string; tagline: string } | undefined;
    service(slug: string): { name: string; menuDescription: string } | undefined;
  },
): HandOff | undefined {
  const links = content.flatMap((block) => {
    if (block._type === "tool") return block.href;
    return block._type === "block" ? block.markDefs.map(({ href }) => href) : [];
  });
  for (const slug of slugsUnder("/tools/", links)) {
    const tool = find.tool(slug);
    if (tool) return { kind: "tool", title: tool.name, text: tool.tagline, to: `/tools/${slug}/` };
  }
  for (const slug of slugsUnder("/services/", links)) {
    const service = find.service(slug);
    if (service) return { kind: "service", title: service.name, text: service.menuDescription, to: `/services/${slug}/` };
  }
  return undefined;
}

const slugsUnder = (path: string, links: readonly string[]) =>
  links.filter((href) => href.startsWith(path)).map((href) => href.slice(path.length).replace(/[/?#].*$/, ""));
