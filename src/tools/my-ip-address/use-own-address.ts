import { useEffect, useState } from "react";
import type { ToolOutcome } from "#core/tool/tool-outcome.ts";
import { askApi } from "#ui/tool/ask-tool-api.ts";
import type { MyIpAddressOutput } from "./my-ip-address.schema.ts";

/** Asks for the visitor's own address as soon as the page is awake: the page itself is the same for everyone. */
export function useOwnAddress(slug: string, wanted: boolean): ToolOutcome<MyIpAddressOutput> | undefined {
  const [outcome, setOutcome] = useState<ToolOutcome<MyIpAddressOutput>>();
  useEffect(() => {
    if (!wanted) return;
    const stop = new AbortController();
    void askApi<MyIpAddressOutput>(slug, { reverse: true }, stop.signal).then((answer) => {
      if (!stop.signal.aborted) setOutcome(answer.outcome);
    });
    return () => stop.abort();
  }, [slug, wanted]);
  return outcome;
}

/** The address by the other version of IP, asked of a name that has only that one. Undefined while asking or without such a name. */
export function useOtherAddress(origin: string | null): { address: string | null } | undefined {
  const [answer, setAnswer] = useState<{ address: string | null }>();
  useEffect(() => {
    if (!origin) return;
    const stop = new AbortController();
    fetch(`${origin}/ip.json`, { signal: AbortSignal.any([stop.signal, AbortSignal.timeout(4000)]), credentials: "omit" })
      .then((response) => response.json() as Promise<{ ip: string | null }>)
      .then(({ ip }) => setAnswer({ address: ip }))
      // No route by that version is the usual reason, and an answer in itself.
      .catch(() => !stop.signal.aborted && setAnswer({ address: null }));
    return () => stop.abort();
  }, [origin]);
  return answer;
}
