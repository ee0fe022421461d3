import { Link } from "react-router";
import { InlineText } from "#content/rich-text/inline-text.tsx";
import type { Service } from "#content/service/service.schema.ts";
import { siteConstants } from "#core/site-constants.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { type Point, route } from "#ui/line-map/route.ts";
import type { ProofPicture } from "./proof-picture.ts";
import "./service-proof.css";

/** One case with its figure, or the sentence that there is none yet beside a line that is not built yet. */
export function ServiceProof({ proof, picture }: { proof: Service["proof"]; picture: ProofPicture | undefined }) {
  const readLabel = `Read the case, ${siteConstants.readLabels.caseStudy}`;
  return (
    <section className="service-proof" aria-labelledby="proof">
      <div className="wrap">
        {"none" in proof ? (
          <div className="proof proof-none">
            <div>
              <h2 className="d3" id="proof">
                Proof
              </h2>
              <p className="lead">
                <InlineText text={proof.none} />
              </p>
              {proof.link && (
                <Link className="more" to={proof.link}>
                  Read the nearest case
                </Link>
              )}
            </div>
            <Unbuilt />
          </div>
        ) : (
          <article className="proof field" data-testid="proof">
            <div>
              <p className="proof-figure" data-size={proof.figure.length > 8 ? "s" : proof.figure.length > 5 ? "m" : undefined}>
                {proof.figure}
              </p>
              <p className="proof-label">{proof.figureLabel}</p>
              <h2 className="d3" id="proof">
                {proof.client}
              </h2>
              <p>
                <InlineText text={proof.text} />
              </p>
              {proof.link && <ButtonLink to={proof.link}>{readLabel}</ButtonLink>}
            </div>
            {picture ? <Picture picture={picture} label={proof.figureLabel} /> : <Arrival />}
          </article>
        )}
      </div>
    </section>
  );
}

function Picture({ picture, label }: { picture: ProofPicture; label: string }) {
  if (picture.kind === "series") {
    const { points } = picture;
    const top = Math.max(...points.map(({ value }) => value));
    const at = points.map(({ value }, i): Point => [64 + (i * 632) / (points.length - 1), 352 - (value / top) * 244]);
    const [first, last] = [points[0], points.at(-1)];
    const shown = `${label}: ${points.map(({ label: when, value }) => `${when} ${count(value)}`).join(", ")}`;
    return (
      <svg className="proof-map" viewBox="0 0 760 416" fill="none" role="img" aria-label={shown}>
        <path d={`M${at.join("L")}`} className="proof-line" />
        <path d={`M696 ${at.at(-1)?.[1]}H1400`} className="proof-line proof-ahead" />
        <Rings at={at.slice(0, -1)} />
        <Rings at={at.slice(-1)} last />
        <text x="64" y={(at[0]?.[1] ?? 0) - 32} textAnchor="middle">
          {count(first?.value ?? 0)}
        </text>
        <text x="64" y={(at[0]?.[1] ?? 0) + 44} textAnchor="middle" className="proof-soft">
          {first?.label}
        </text>
        <text x="664" y={(at.at(-1)?.[1] ?? 0) - 24} textAnchor="end">
          {count(last?.value ?? 0)}
        </text>
        <text x="696" y={(at.at(-1)?.[1] ?? 0) + 60} textAnchor="middle" className="proof-soft">
          {last?.label}
        </text>
      </svg>
    );
  }
  const { before, after, from, to } = picture;
  const top = Math.max(from, to);
  const [y1, y2] = [344 - (from / top) * 220, 344 - (to / top) * 220];
  const turn = 380 - Math.abs(y1 - y2) / 2;
  const line = route(
    [
      [80, y1],
      [turn, y1],
      [turn + Math.abs(y1 - y2), y2],
      [600, y2],
    ],
    24,
  );
  return (
    <svg className="proof-map" viewBox="0 0 760 416" fill="none" role="img" aria-label={`${label}: from ${before} to ${after}`}>
      <path d={line} className="proof-line" />
      <path d={`M600 ${y2}H1400`} className="proof-line proof-ahead" />
      <Rings at={[[80, y1]]} />
      <Rings at={[[600, y2]]} last />
      <text x="80" y={y1 - 36} textAnchor="middle">
        {before}
      </text>
      <text x="600" y={y2 - 44} textAnchor="middle">
        {after}
      </text>
    </svg>
  );
}

function Rings({ at, last }: { at: readonly Point[]; last?: boolean }) {
  return at.map(([x, y]) => <circle key={x} cx={x} cy={y} r={last ? 20 : 12} className={last ? "proof-ring proof-last" : "proof-ring"} />);
}

/** A figure with no second value: the line arrives, and that is all it says. */
function Arrival() {
  return (
    <svg className="proof-map" viewBox="0 0 760 416" fill="none" aria-hidden="true">
      <path
        d={route(
          [
            [80, 312],
            [280, 312],
            [472, 120],
            [600, 120],
          ],
          48,
        )}
        className="proof-line"
      />
      <Rings at={[[80, 312]]} />
      <Rings at={[[600, 120]]} last />
    </svg>
  );
}

function Unbuilt() {
  return (
    <svg className="proof-map" viewBox="0 0 760 240" fill="none" aria-hidden="true">
      <path d="M64 120H200" className="proof-line" />
      <path
        d={route(
          [
            [200, 120],
            [320, 120],
            [376, 64],
            [520, 64],
          ],
          32,
        )}
        className="proof-line proof-ahead"
      />
      <circle cx="64" cy="120" r="20" className="proof-ring" />
      <circle cx="560" cy="64" r="40" strokeDasharray="16 12" className="proof-ring" />
    </svg>
  );
}

const count = (value: number) => value.toLocaleString("en-US");
