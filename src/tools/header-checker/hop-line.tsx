import { formatDate } from "#core/text/format.ts";
import { CopyButton } from "#ui/tool/result-actions.tsx";
import type { HeaderFacts } from "./header-checker.schema.ts";

type Hop = HeaderFacts["hops"][number];

/** Every answer on the way as a stop of one line, its headers behind it, each explained on demand. */
export function HopLine({ facts: { hops, curl, size } }: { facts: HeaderFacts }) {
  const longest = Math.max(...hops.map(totalOf), 1);
  return (
    <>
      <ol className="hops">
        {hops.map((hop, index) => (
          <li key={`${index} ${hop.url}`} data-kind={hop.kind} data-bad={hop.status >= 400 || undefined}>
            <p className="hops-status">
              <b>{hop.status}</b> {kindOf(hop)}
            </p>
            <p className="hops-url mono">{hop.url}</p>
            <Meta hop={hop} />
            {hop.timings && <Timings hop={hop} longest={longest} />}
            <Headers hop={hop} isOpen={index === hops.length - 1} />
          </li>
        ))}
      </ol>
      {size && (
        <p className="meta">
          Body: {size.wire.toLocaleString("en-US")} bytes on the line
          {size.encoding && `, packed with ${size.encoding}`}, {size.decoded.toLocaleString("en-US")} unpacked.
        </p>
      )}
      <div className="hops-curl">
        <code>{curl}</code>
        <CopyButton text={curl} label="Copy curl line" />
      </div>
    </>
  );
}

/** Two temporary ones do not say so by their name. */
function kindOf({ status, statusName }: Hop): string {
  return status === 302 || status === 303 ? `${statusName}, temporary` : statusName;
}

function Meta({ hop: { httpVersion, tls, address, offers } }: { hop: Hop }) {
  const parts = [
    httpVersion && `HTTP/${httpVersion}`,
    tls && `${tls.protocol.replace("TLSv", "TLS ")}, certificate by ${tls.issuer} until ${formatDate(tls.validTo)}`,
    address && `from ${address}`,
    offers.length > 0 && `offers ${offers.map((protocol) => protocol.replace(/^h(\d)$/, "HTTP/$1")).join(", ")} for the next request`,
  ].filter(Boolean);
  return parts.length > 0 ? <p className="meta">{parts.join(". ")}.</p> : null;
}

const PHASES = [
  { key: "dns", word: "find" },
  { key: "connect", word: "connect" },
  { key: "tls", word: "secure" },
  { key: "wait", word: "wait" },
] as const;

function totalOf({ timings }: Hop): number {
  return timings ? timings.dns + timings.connect + timings.tls + timings.wait : 0;
}

/** The phases of a request, to the scale of the longest one. */
function Timings({ hop, longest }: { hop: Hop; longest: number }) {
  const { timings } = hop;
  if (!timings) return null;
  let from = 0;
  return (
    <div className="hops-times">
      <svg width="100%" height="12" aria-hidden="true">
        {PHASES.map(({ key }) => {
          const x = (from / longest) * 100;
          const width = (timings[key] / longest) * 100;
          from += timings[key];
          return <rect key={key} data-phase={key} x={`${x.toFixed(2)}%`} width={`${width.toFixed(2)}%`} height="12" />;
        })}
      </svg>
      <ul>
        {PHASES.filter(({ key }) => timings[key] > 0).map(({ key, word }) => (
          <li key={key} data-phase={key}>
            {word} {Math.max(1, Math.round(timings[key]))} ms
          </li>
        ))}
      </ul>
    </div>
  );
}

function Headers({ hop: { headers }, isOpen }: { hop: Hop; isOpen: boolean }) {
  if (headers.length === 0) return <p className="meta">No headers.</p>;
  return (
    <details className="hops-headers" open={isOpen || undefined}>
      <summary className="opens">
        {headers.length} {headers.length === 1 ? "header" : "headers"}, in the order sent
      </summary>
      <ul>
        {headers.map(({ name, value, about }, index) => (
          <li key={`${index} ${name}`} className="hop-header">
            {about ? (
              <details>
                <summary className="hop-header-line">
                  <b>{name}</b> <span>{value}</span>
                </summary>
                <p className="hop-header-about">
                  {about.text} <a href={about.source}>Specification</a>
                </p>
              </details>
            ) : (
              <p className="hop-header-line">
                <b>{name}</b> <span>{value}</span>
              </p>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
