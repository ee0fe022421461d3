import { useId } from "react";
import { DataTable } from "#ui/table/data-table.tsx";
import { ReportFindings } from "#ui/tool/page-check/page-report-panel.tsx";
import { bytesText, msText } from "./amounts.ts";
import type { InstantLook } from "./page-speed-checker.schema.ts";

const PHASES = [
  { key: "redirectMs", label: "Redirects" },
  { key: "dnsMs", label: "Name" },
  { key: "connectMs", label: "Connection" },
  { key: "tlsMs", label: "TLS" },
  { key: "firstByteMs", label: "First byte" },
  { key: "downloadMs", label: "Download" },
] as const;

/** What one request and the headers of the files tell. */
export function InstantLookPanel({ look, of }: { look: InstantLook; of?: string | undefined }) {
  const id = useId();
  return (
    <section className="panel speed-look" aria-labelledby={id}>
      <div className="speed-head">
        <h2 id={id}>The instant look{of !== undefined && ` at ${of}`}</h2>
        <p className="mute">
          One request from our server and the headers of {look.assets.length} of {look.named} files that the page names. No browser
          involved.
        </p>
      </div>
      <Phases look={look} />
      <dl className="page-view speed-facts">
        <Fact name="Page" value={`${bytesText(look.bytes)}, ${bytesText(look.bytesWire)} on the wire`} />
        <Fact name="Packed" value={look.encoding ?? "no"} />
        <Fact name="Spoken" value={`${look.protocol}${look.offersHttp3 ? ", HTTP/3 offered" : ""}`} />
        <Fact name="May be kept" value={look.cacheControl ?? "nothing said"} />
      </dl>
      {look.byKind.length > 0 && (
        <div className="page-view speed-weights">
          <DataTable
            caption="Files named by the page"
            columns={[
              { key: "kind", header: "Kind", cell: ({ kind }) => KINDS[kind] ?? kind },
              { key: "count", header: "Files", numeric: true, cell: ({ count }) => count },
              {
                key: "bytes",
                header: "On the wire",
                numeric: true,
                cell: ({ bytes, unknown, count }) =>
                  unknown === count ? "not said" : `${bytesText(bytes)}${unknown > 0 ? ` and ${unknown} unknown` : ""}`,
              },
            ]}
            rows={look.byKind}
            rowKey={({ kind }) => kind}
          />
        </div>
      )}
      <ReportFindings report={look} />
    </section>
  );
}

const KINDS: Record<string, string> = {
  script: "Scripts",
  stylesheet: "Style sheets",
  image: "Images",
  font: "Fonts",
  media: "Sound and film",
  other: "Other",
};

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** The phases of the request as one line, each as long as it took. */
function Phases({ look: { timings } }: { look: InstantLook }) {
  const shown = PHASES.map(({ key, label }) => ({ key, label, ms: timings[key] ?? 0 })).filter(({ ms }) => ms > 0);
  const total = shown.reduce((sum, { ms }) => sum + ms, 0);
  if (total === 0) return null;
  let at = 0;
  const parts = shown.map((phase) => {
    const from = at;
    at += (phase.ms / total) * 700;
    return { ...phase, from, to: at };
  });
  return (
    <div className="page-view">
      <svg
        className="phases"
        viewBox="-10 0 720 32"
        role="img"
        aria-label={shown.map(({ label, ms }) => `${label} ${msText(ms)}`).join(", ")}
      >
        {parts.map(({ key, from, to }) => (
          <path
            key={key}
            className={key === "firstByteMs" ? "phases-wait" : "phases-rest"}
            data-phase={key}
            d={`M${from.toFixed(1)} 16H${to.toFixed(1)}`}
            strokeWidth="14"
          />
        ))}
        {[...parts.map(({ from }) => from), 700].map((x) => (
          <circle key={x} className="phases-stop" cx={x.toFixed(1)} cy="16" r="8" strokeWidth="4" />
        ))}
      </svg>
      <ol className="phases-list">
        {shown.map(({ key, label, ms }) => (
          <li key={key} data-wait={key === "firstByteMs" || undefined}>
            <b>{label}</b> {msText(ms)}
          </li>
        ))}
      </ol>
    </div>
  );
}
