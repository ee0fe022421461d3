/**
 * The part of an address that rules are compared with: path, parameters and query, without scheme, host and fragment.
 * Text work on purpose, and Google's: a URL parser would drop the "?" of "/search?", which a rule may ask for.
 */
export function pathWithQuery(address: string): string {
  const from = address.startsWith("//") ? 2 : 0;
  const scheme = address.indexOf("://", from);
  const early = indexOfAny(address, from);
  // A "://" after the path has begun belongs to a parameter.
  const hostFrom = scheme === -1 || (early !== -1 && early < scheme) ? from : scheme + 3;
  const pathFrom = indexOfAny(address, hostFrom);
  const hash = address.indexOf("#", from);
  if (pathFrom === -1 || (hash !== -1 && hash < pathFrom)) return "/";
  const path = address.slice(pathFrom, hash === -1 ? undefined : hash);
  return path.startsWith("/") ? path : `/${path}`;
}

function indexOfAny(address: string, from: number): number {
  const found = address.slice(from).search(/[/?;]/);
  return found === -1 ? -1 : found + from;
}
