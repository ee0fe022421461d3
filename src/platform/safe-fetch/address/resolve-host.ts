import { lookup, Resolver } from "node:dns/promises";
import { AppError } from "#core/errors/app-error.ts";

export interface ResolvedAddress {
  address: string;
  family: 4 | 6;
}

export type ResolveHost = (host: string, signal: AbortSignal) => Promise<ResolvedAddress[]>;

/**
 * Every A and AAAA record of a public name. Asked over the network and not by getaddrinfo: that one holds a thread of the
 * small pool which files and zlib share, so a few slow name servers would stop the whole process.
 */
export const resolvePublicHost: ResolveHost = async (host, signal) => {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const onAbort = () => resolver.cancel();
  signal.addEventListener("abort", onAbort, { once: true });
  const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  signal.removeEventListener("abort", onAbort);
  const found: ResolvedAddress[] = [
    ...(four.status === "fulfilled" ? four.value.map((address) => ({ address, family: 4 as const })) : []),
    ...(six.status === "fulfilled" ? six.value.map((address) => ({ address, family: 6 as const })) : []),
  ];
  if (found.length > 0) return found;
  const reasons = [four, six].flatMap((answer) => (answer.status === "rejected" ? [answer.reason as NodeJS.ErrnoException] : []));
  const cause = reasons.find(({ code = "" }) => !NAME_UNKNOWN.has(code)) ?? reasons[0];
  throw new AppError(NAME_UNKNOWN.has(cause?.code ?? "ENODATA") ? "dns_not_found" : "dns_failed", { host }, { cause });
};

const NAME_UNKNOWN = new Set(["ENOTFOUND", "ENODATA", "EBADNAME"]);

/** For hosts of the allow list only: the system's own view of names, /etc/hosts included. */
export const resolveLocalHost: ResolveHost = async (host) => {
  const found = await lookup(host, { all: true }).catch((cause: unknown) => {
    throw new AppError("dns_not_found", { host }, { cause });
  });
  return found.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }));
};
