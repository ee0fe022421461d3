import type { Service } from "#content/service/service.schema.ts";
import { route } from "#ui/line-map/route.ts";
import { type LossBand, lossBands, wrapWords } from "./loss-bands.ts";

/** A line that gets thinner at every gate by as much as was lost there. Two drawings: along the page, and down it. */
export function LossDrawing({ caption, stages }: NonNullable<Service["flow"]>) {
  const bands = lossBands(stages);
  const label = bands
    .map(({ value, label, lost }) => `${count(value)} ${label}${lost ? ` (${count(lost.amount)} lost: ${lost.reason})` : ""}`)
    .join(", ");
  return (
    <figure className="loss">
      <svg className="wide" viewBox="0 -88 664 324" fill="none" role="img" aria-label={label}>
        <Along bands={bands} />
      </svg>
      <svg className="slim" viewBox={`-4 0 354 ${bands.length * STEP + 24}`} fill="none" role="img" aria-label={label}>
        <Down bands={bands} />
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

const count = (value: number) => value.toLocaleString("en-US");

/** Gates stand 96 px high; the upper edge of the line runs level at 24, so that losses fall out below. */
function Along({ bands }: { bands: readonly LossBand[] }) {
  const spacing = { 2: 344, 3: 248 }[bands.length] ?? 176;
  const at = (i: number) => i * spacing;
  return (
    <>
      {bands.map(({ width, lost }, i) => {
        if (!lost) return null;
        const bend = bendOf(lost.width);
        const [x, y] = [at(i), 24 + width + lost.width / 2];
        const down = Math.max(40, 56 - bend.lead);
        const end = x + bend.lead + down;
        const siding = route(
          [
            [x - 1, y],
            [x + bend.lead, y],
            [end, y + down],
            [end, 172],
          ],
          bend.radius,
        );
        return (
          <g key={at(i)}>
            <path d={siding} strokeWidth={lost.width} className="loss-siding" />
            <path d={`M${end - lost.width / 2 - 10} 174h${lost.width + 20}`} className="loss-buffer" />
            <text x={end} y="206" textAnchor="middle">
              {count(lost.amount)} lost
            </text>
            {wrapWords(lost.reason, 22).map((line, row) => (
              <text key={line} x={end} y={228 + row * 20} textAnchor="middle" className="loss-soft">
                {line}
              </text>
            ))}
          </g>
        );
      })}
      {bands.map(({ width }, i) => (
        <path
          key={at(i)}
          d={`M${at(i)} ${24 + width / 2}H${i === bands.length - 1 ? 664 : at(i + 1)}`}
          strokeWidth={width}
          className="loss-line"
        />
      ))}
      {bands.map(({ value, label }, i) => (
        <g key={at(i)}>
          <rect x={at(i) - 9} y="8" width="18" height="96" rx="9" className="loss-gate" />
          <text x={at(i) - 8} y="-50" className="loss-number">
            {count(value)}
          </text>
          <text x={at(i) - 8} y="-26" className="loss-soft">
            {label}
          </text>
        </g>
      ))}
    </>
  );
}

const STEP = 104;

function Down({ bands }: { bands: readonly LossBand[] }) {
  const at = (i: number) => 24 + i * STEP;
  return (
    <>
      {bands.map(({ width, lost }, i) => {
        if (!lost) return null;
        const bend = bendOf(lost.width);
        const [x, y] = [16 + width + lost.width / 2, at(i)];
        const across = 52 - bend.lead;
        const siding = route(
          [
            [x, y - 1],
            [x, y + bend.lead],
            [x + across, y + 52],
            [136, y + 52],
          ],
          bend.radius,
        );
        const lines = wrapWords(`${count(lost.amount)} ${lost.reason}`, 24);
        return (
          <g key={at(i)}>
            <path d={siding} strokeWidth={lost.width} className="loss-siding" />
            <path d={`M138 ${y + 42 - lost.width / 2}v${lost.width + 20}`} className="loss-buffer" />
            {lines.map((line, row) => (
              <text key={line} x="156" y={y + 58 + row * 20 - (lines.length - 1) * 10} className="loss-soft">
                {line}
              </text>
            ))}
          </g>
        );
      })}
      {bands.map(({ width }, i) => (
        <path
          key={at(i)}
          d={`M${16 + width / 2} ${at(i)}V${i === bands.length - 1 ? at(i) + STEP - 8 : at(i + 1)}`}
          strokeWidth={width}
          className="loss-line"
        />
      ))}
      {bands.map(({ value, label }, i) => (
        <g key={at(i)}>
          <rect x="0" y={at(i) - 9} width="96" height="18" rx="9" className="loss-gate" />
          <text x="112" y={at(i) + 12} className="loss-number">
            {count(value)}
            <tspan dx="8" className="loss-soft">
              {label}
            </tspan>
          </text>
        </g>
      ))}
    </>
  );
}

/** A broad line needs a wide corner, or its inner edge would fold; `lead` is the straight piece the corner takes up. */
function bendOf(width: number): { radius: number; lead: number } {
  const radius = Math.max(28, width / 2 + 6);
  return { radius, lead: radius * Math.tan(Math.PI / 8) + 4 };
}
