import { Resolver } from "node:dns/promises";

/** Names that reverse DNS gives an address: none is an answer, no answer in time is not. Nothing of it is thrown or logged. */
export async function reverseNames(address: string, signal?: AbortSignal): Promise<readonly string[] | undefined> {
  const resolver = new Resolver({ timeout: 1_000, tries: 1 });
  const stop = () => resolver.cancel();
  const timer = setTimeout(stop, TOTAL_MS);
  signal?.addEventListener("abort", stop, { once: true });
  try {
    return (await resolver.reverse(address)).slice(0, MAX_NAMES);
  } catch (error) {
    // The error's message holds the address, so it goes no further.
    return NO_NAME.has((error as NodeJS.ErrnoException).code ?? "") ? [] : undefined;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", stop);
  }
}

const TOTAL_MS = 2_000;
/** A PTR answer may hold hundreds of names; the first few say whose network it is. */
const MAX_NAMES = 5;
const NO_NAME = new Set(["ENOTFOUND", "ENODATA"]);
