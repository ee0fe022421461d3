interface Options {
  /** Chance that a reader follows a link: 0.85 in the paper of 1998. */
  damping?: number;
  tolerance?: number;
  maxRounds?: number;
}

/**
 * PageRank by power iteration over `out`, the targets of each page, each listed once. The shares add up to 1. A page without links gives
 * its share to all, as a reader who is stuck would begin anywhere. Brin and Page, The anatomy of a large-scale hypertextual Web search engine.
 */
export function pageRank(
  out: readonly (readonly number[])[],
  { damping = 0.85, tolerance = 1e-10, maxRounds = 200 }: Options = {},
): Float64Array {
  const count = out.length;
  let rank = new Float64Array(count).fill(1 / count);
  for (let round = 0; round < maxRounds; round++) {
    let stuck = 0;
    for (let page = 0; page < count; page++) if (out[page]?.length === 0) stuck += rank[page] ?? 0;
    const next = new Float64Array(count).fill((1 - damping + damping * stuck) / count);
    for (let page = 0; page < count; page++) {
      const targets = out[page] ?? [];
      const share = (damping * (rank[page] ?? 0)) / targets.length;
      for (const target of targets) next[target] = (next[target] ?? 0) + share;
    }
    let change = 0;
    for (let page = 0; page < count; page++) change += Math.abs((next[page] ?? 0) - (rank[page] ?? 0));
    rank = next;
    if (change < tolerance) break;
  }
  return rank;
}
