type Node = Record<string, unknown>;

/** The one graph of a page: its nodes, their types in order, and pointers that lead to no node of it. */
export function graphOf(html: string): { nodes: Node[]; types: unknown[]; missing: string[] } {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  if (scripts.length !== 1) throw new Error(`${scripts.length} JSON-LD scripts on the page`);
  const { "@graph": nodes } = JSON.parse(scripts[0]?.[1] ?? "") as { "@graph": Node[] };
  const ids = new Set(nodes.map((node) => node["@id"]));
  const pointers = [...JSON.stringify(nodes).matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id as string);
  return { nodes, types: nodes.map((node) => node["@type"]), missing: pointers.filter((id) => !ids.has(id)) };
}
