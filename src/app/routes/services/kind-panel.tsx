import type { Service } from "#content/service/service.content-type.ts";
import { EvidencePanel } from "./method/evidence-panel.tsx";
import { AddressMerge } from "./platform/address-merge.tsx";
import { Season } from "./trade/season.tsx";

export type Kinded = Pick<Service, "kind" | "evidence" | "platform" | "trade">;

/** Beside the title: a method's evidence, a platform's addresses, a trade's year. Nothing where the page declares none. */
export function KindPanel({ service: { kind, evidence, platform, trade } }: { service: Kinded }) {
  if (kind === "method" && evidence) return <EvidencePanel evidence={evidence} />;
  if (kind === "platform" && platform) return <AddressMerge {...platform} />;
  if (kind === "trade" && trade) return <Season {...trade} />;
  return null;
}
