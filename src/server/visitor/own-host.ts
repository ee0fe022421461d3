const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/** A site on loopback answers to every loopback name; a public one to its own name only, so that no forged Host reaches a page. */
export function isOwnHost(host: string | undefined, origin: string): boolean {
  if (!host) return false;
  const own = new URL(origin).host;
  return LOOPBACK.test(own) ? LOOPBACK.test(host) : host.toLowerCase() === own;
}
