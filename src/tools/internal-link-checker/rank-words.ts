/** A share as people read it: "12.4%", and "under 0.1%" rather than zero. */
export function percentWords(share: number): string {
  if (share > 0 && share < 0.001) return "under 0.1%";
  return `${(share * 100).toFixed(1)}%`;
}
