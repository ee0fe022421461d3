import type { Kinded } from "./kind-panel.tsx";
import { EvidenceRead } from "./method/evidence-read.tsx";
import { AdminReach } from "./platform/admin-reach.tsx";
import { TradeSearches } from "./trade/trade-searches.tsx";

/** Below the problem: what the evidence says, what the admin can change, what people search. */
export function KindSection({ service: { kind, evidence, platform, trade } }: { service: Kinded }) {
  if (kind === "method" && evidence) return <EvidenceRead evidence={evidence} />;
  if (kind === "platform" && platform) return <AdminReach {...platform} />;
  if (kind === "trade" && trade) return <TradeSearches trade={trade} />;
  return null;
}
