import { useMemo } from "react";
import { countWords } from "#core/crawl/crawl-words.ts";
import type { SiteNode } from "./internal-link-checker.schema.ts";
import { percentWords } from "./rank-words.ts";

interface Branch {
  node: SiteNode;
  below: Branch[];
  /** Pages in it, itself among them. */
  size: number;
}

/** Every page under the page from which the shortest way comes. Works without JavaScript. */
export function DepthTree({ nodes, home }: { nodes: readonly SiteNode[]; home: string }) {
  const { root, lost } = useMemo(() => treeOf(nodes), [nodes]);
  return (
    <>
      <ul className="depth-tree">{root && <BranchItem branch={root} home={home} depth={0} />}</ul>
      {lost.length > 0 && (
        <>
          <h3 className="depth-lost">No link leads here: {lost.length}</h3>
          <ul className="depth-tree">
            {lost.map((node) => (
              <li key={node.url}>
                <Leaf node={node} home={home} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function BranchItem({ branch: { node, below, size }, home, depth }: { branch: Branch; home: string; depth: number }) {
  if (below.length === 0)
    return (
      <li>
        <Leaf node={node} home={home} />
      </li>
    );
  return (
    <li>
      <details className="depth-branch" open={depth === 0}>
        <summary>
          <Leaf node={node} home={home} />
          <span className="meta">{countWords(size - 1, "page")} behind it</span>
        </summary>
        <ul>
          {below.map((branch) => (
            <BranchItem key={branch.node.url} branch={branch} home={home} depth={depth + 1} />
          ))}
        </ul>
      </details>
    </li>
  );
}

function Leaf({ node, home }: { node: SiteNode; home: string }) {
  return (
    <span className="depth-page">
      <span className="mono">{node.url.replace(new URL(home).origin, "")}</span>
      <span className="meta">
        {countWords(node.inlinks, "link")} in
        {node.kind === "page" ? `, ${percentWords(node.rank)}` : `, ${node.kind === "dead" ? "dead" : node.kind}`}
      </span>
    </span>
  );
}

function treeOf(nodes: readonly SiteNode[]): { root: Branch | undefined; lost: SiteNode[] } {
  const branches = nodes.map((node): Branch => ({ node, below: [], size: 1 }));
  const order = nodes.map((_, number) => number).sort((a, b) => (nodes[b]?.clicks ?? 0) - (nodes[a]?.clicks ?? 0));
  for (const number of order) {
    const branch = branches[number];
    const parent = branch?.node.via === null || branch === undefined ? undefined : branches[branch.node.via];
    if (!branch || !parent) continue;
    parent.below.push(branch);
    parent.size += branch.size;
  }
  for (const { below } of branches) below.sort((a, b) => b.size - a.size || b.node.rank - a.node.rank);
  return { root: branches.find(({ node }) => node.clicks === 0), lost: nodes.filter(({ clicks }) => clicks === null) };
}
