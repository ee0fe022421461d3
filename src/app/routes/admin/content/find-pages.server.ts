import type { Studio } from "#features/studio/studio.ts";
import type { Site } from "../../../site-context.ts";

interface OwnPage {
  href: string;
  title: string;
}

/** Our tools, by name. */
export function listTools({ tools }: Pick<Site, "tools">, q = ""): OwnPage[] {
  const words = q.trim().toLowerCase();
  return [...tools.values()]
    .map(({ tool }) => ({ href: `/tools/${tool.slug}/`, title: tool.name }))
    .filter(({ title }) => title.toLowerCase().includes(words))
    .toSorted((a, b) => a.title.localeCompare(b.title, "en"));
}

/** Pages of ours whose name holds these words: a few of each kind, however many there are. */
export async function findPages(site: Pick<Site, "tools">, studio: Pick<Studio, "findPages">, q: string): Promise<OwnPage[]> {
  const found = [...(await studio.findPages(q)), ...listTools(site, q).slice(0, MOST_TOOLS)];
  const words = q.trim().toLowerCase();
  // The name that was typed out stands first, then those that begin with it.
  const rank = ({ title }: OwnPage) => (title.toLowerCase() === words ? 0 : title.toLowerCase().startsWith(words) ? 1 : 2);
  return found.toSorted((a, b) => rank(a) - rank(b)).slice(0, MOST);
}

const MOST_TOOLS = 8;
const MOST = 20;
