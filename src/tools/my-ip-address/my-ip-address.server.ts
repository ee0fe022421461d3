import { parseIp } from "#core/net/ip-address.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { describeAddress } from "./describe-address.ts";
import { describeRequest } from "./describe-request.ts";
import type { AddressFacts, MyIpAddressInput, MyIpAddressOutput } from "./my-ip-address.schema.ts";

type Ports = Pick<ToolPorts, "visitor" | "reverseNames">;

/** The visitor's own address and request, or what a typed address says. Nothing of either is kept. */
export async function tellAddress(input: MyIpAddressInput, ports: Ports, signal: AbortSignal): Promise<MyIpAddressOutput> {
  const visitor = ports.visitor();
  const typed = input.address !== undefined;
  const parsed = parseIp(input.address ?? visitor.address);
  const address = parsed ? describeAddress(parsed) : null;
  return {
    address,
    typed,
    reverse: await reverseOf(address, input.reverse ?? false, ports, signal),
    request: typed ? null : describeRequest(visitor),
    origins: visitor.origins,
  };
}

async function reverseOf(
  address: AddressFacts | null,
  wanted: boolean,
  ports: Ports,
  signal: AbortSignal,
): Promise<MyIpAddressOutput["reverse"]> {
  if (!wanted) return skipped("not asked for");
  if (address?.range.kind !== "public") return skipped("only public addresses have a name");
  const names = await ports.reverseNames(address.text, signal);
  return names === undefined ? skipped("the name servers did not answer within two seconds") : { names: [...names], skipped: null };
}

const skipped = (reason: string) => ({ names: [], skipped: reason });
