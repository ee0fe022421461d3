import type { Claim } from "#content/site-settings/site-settings.content-type.ts";
import { Stops } from "#ui/line-map/stops.tsx";

const WIDTH = 848;
/** Sixty sleepers fill the width; one is a million, of dollars or of clicks. */
const SLEEPER = WIDTH / 60;
const MILLION = 1e6;

/** A claim on a scale: clients one dot each, growth against its start, millions as sleepers, countries as stops. */
export function StatLine({ stat, value }: { stat: Claim["key"]; value: number | undefined }) {
  if (value === undefined) return null;
  if (stat === "clients") return <ClientDots count={value} />;
  if (stat === "traffic") return <Growth percent={value} />;
  if (stat === "countries") return <Countries count={value} />;
  if (stat === "revenue" || stat === "organic") {
    const millions = Math.min(60, Math.floor(value >= MILLION ? value / MILLION : value));
    return (
      <Drawing height={32}>
        <path
          d={`M0 16H${(millions * SLEEPER - 3).toFixed(1)}`}
          stroke={stat === "revenue" ? "var(--red-lite)" : "var(--green-lite)"}
          strokeWidth="24"
          strokeDasharray={`${(SLEEPER - 3).toFixed(2)} 3`}
        />
      </Drawing>
    );
  }
  return null;
}

const PER_ROW = 104;

function ClientDots({ count }: { count: number }) {
  const rows = Array.from({ length: Math.ceil(count / PER_ROW) }, (_, row) => {
    const inRow = Math.min(PER_ROW, count - row * PER_ROW);
    return `M3 ${4 + row * 11}h${((inRow - 1) * 8.16 + 0.1).toFixed(1)}`;
  });
  return (
    <Drawing height={rows.length * 11 - 3}>
      <path d={rows.join("")} stroke="#fff" strokeWidth="5.5" strokeLinecap="round" strokeDasharray="0 8.16" />
    </Drawing>
  );
}

/** The short line is before, the long one after; a stop for every hundred percent. */
function Growth({ percent }: { percent: number }) {
  const hundred = 816 / (1 + percent / 100);
  const stops = Array.from({ length: Math.floor(percent / 100) + 2 }, (_, i) => [Number((16 + i * hundred).toFixed(1)), 48] as const);
  return (
    <Drawing height={64}>
      <path d={`M16 12h${hundred.toFixed(1)}`} stroke="var(--lite)" strokeWidth="8" strokeLinecap="round" />
      <path d="M16 48H832" stroke="var(--blue-lite)" strokeWidth="16" />
      <Stops at={stops} radius={12} ring={5} />
      <circle cx="832" cy="48" r="16" fill="#fff" />
    </Drawing>
  );
}

function Countries({ count }: { count: number }) {
  const gap = 767 / Math.max(1, count - 1);
  return (
    <Drawing height={32}>
      <path d="M0 16H780" stroke="var(--pink-lite)" strokeWidth="12" />
      <path d="M790 16H1900" stroke="var(--pink-lite)" strokeWidth="12" strokeDasharray="16 16" />
      <Stops at={Array.from({ length: count }, (_, i) => [Number((14 + i * gap).toFixed(1)), 16] as const)} radius={12} ring={5} />
    </Drawing>
  );
}

function Drawing({ height, children }: { height: number; children: React.ReactNode }) {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${height}`} fill="none" aria-hidden="true">
      {children}
    </svg>
  );
}
