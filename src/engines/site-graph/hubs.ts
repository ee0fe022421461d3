/**
 * Kleinberg's hubs and authorities (HITS): a good hub links to good authorities, and the other way round. Each list of shares adds up to 1,
 * or is all zero where there are no links.
 */
export function hubsAndAuthorities(out: readonly (readonly number[])[], rounds = 50): { hubs: Float64Array; authorities: Float64Array } {
  const count = out.length;
  let hubs = new Float64Array(count).fill(1 / Math.max(1, count));
  let authorities = new Float64Array(count);
  for (let round = 0; round < rounds; round++) {
    const next = new Float64Array(count);
    for (const [page, targets] of out.entries()) for (const target of targets) next[target] = (next[target] ?? 0) + (hubs[page] ?? 0);
    authorities = normalised(next);
    hubs = normalised(Float64Array.from(out, (targets) => targets.reduce((sum, target) => sum + (authorities[target] ?? 0), 0)));
  }
  return { hubs, authorities };
}

function normalised(values: Float64Array<ArrayBuffer>): Float64Array<ArrayBuffer> {
  const sum = values.reduce((total, value) => total + value, 0);
  return sum === 0 ? values : values.map((value) => value / sum);
}
