const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/** A site on loopback answers to every loopback name; a public one to its own name only, so that no forged Host reaches a page. */
export function ownHostOf(origin: string): (host: string | undefined) => boolean {
  const own = new URL(origin).host;
  const isLocal = LOOPBACK.test(own);
  return (host) => host !== undefined && (isLocal ? LOOPBACK.test(host) : host === own || host.toLowerCase() === own);
}
