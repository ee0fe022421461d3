import type { Service } from "#content/service/service.content-type.ts";
import { EvidencePanel, EvidenceRead } from "./method/evidence.tsx";
import { AddressMerge } from "./platform/address-merge.tsx";
import { AdminReach } from "./platform/admin-reach.tsx";
import { Season } from "./trade/season.tsx";
import { TradeSearches } from "./trade/trade-searches.tsx";

type Kinded = Pick<Service, "kind" | "evidence" | "platform" | "trade">;

/** Beside the title: a method's evidence, a platform's addresses, a trade's year. Nothing where the page declares none. */
export function KindPanel({ service: { kind, evidence, platform, trade } }: { service: Kinded }) {
  if (kind === "method" && evidence) return <EvidencePanel evidence={evidence} />;
  if (kind === "platform" && platform) return <AddressMerge {...platform} />;
  if (kind === "trade" && trade) return <Season {...trade} />;
  return null;
}

/** Below the problem: what the evidence says, what the admin can change, what people search. */
export function KindSection({ service: { kind, evidence, platform, trade } }: { service: Kinded }) {
  if (kind === "method" && evidence) return <EvidenceRead evidence={evidence} />;
  if (kind === "platform" && platform) return <AdminReach {...platform} />;
  if (kind === "trade" && trade) return <TradeSearches trade={trade} />;
  return null;
}
