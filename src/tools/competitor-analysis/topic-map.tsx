import type { Line } from "#core/line.ts";
import type { CompetitorAnalysisOutput, Topic } from "./competitor-analysis.schema.ts";

type Sites = CompetitorAnalysisOutput["sites"];

/** A site has the same line on the map and while it is read. */
export const SITE_LINES: readonly Line[] = ["blue", "pink", "purple", "green", "red"];
/** More labels than these run into each other. */
const OF_EACH = { shared: 5, missing: 5, own: 3, others: 10 } as const;
const FIRST_X = 36;
const STEP = 56;
const FIRST_Y = 46;
const ROW = 64;
const LABEL = 175;
const LONGEST_NAME = 40;
const LONGEST_TOPIC = 24;

/** Sites are lines, topics are stops. A stop stands on the lines that have it; a yellow one is missing on yours. The table tells the same. */
export function TopicMap({ sites, topics }: { sites: Sites; topics: readonly Topic[] }) {
  const stops = (Object.keys(OF_EACH) as (keyof typeof OF_EACH)[]).flatMap((kind) =>
    topics.filter((topic) => topic.kind === kind).slice(0, OF_EACH[kind]),
  );
  const width = FIRST_X + stops.length * STEP + 130;
  const bottom = FIRST_Y + (sites.length - 1) * ROW;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section className="topic-scroll scrolls" aria-label="Map of topics" tabIndex={0}>
      <svg
        className="topic-map"
        viewBox={`0 0 ${width} ${bottom + LABEL}`}
        width={width}
        height={bottom + LABEL}
        role="img"
        aria-label={`${stops.length} topics on ${sites.length} sites. The table below has the same facts.`}
      >
        {sites.map(({ key }, row) => (
          <path
            key={key}
            className={`topic-line line-${SITE_LINES[row]}`}
            d={`M0 ${FIRST_Y + row * ROW}H${FIRST_X + (stops.length - 1) * STEP + 36}`}
          />
        ))}
        {stops.map((topic, at) => (
          <Stop key={topic.phrase} topic={topic} sites={sites} x={FIRST_X + at * STEP} labelY={bottom + 34} />
        ))}
        {sites.map(({ key, title }, row) => (
          <text key={key} className="topic-site" x={0} y={FIRST_Y + row * ROW - 22}>
            {cut(title, LONGEST_NAME)}
          </text>
        ))}
      </svg>
    </section>
  );
}

function Stop({ topic, sites, x, labelY }: { topic: Topic; sites: Sites; x: number; labelY: number }) {
  const rows = sites.flatMap(({ key }, row) => (topic.figures[key]?.state === "measured" ? [row] : []));
  const [first = 0, last = 0] = [rows[0], rows.at(-1)];
  const y = (row: number) => FIRST_Y + row * ROW;
  return (
    <g>
      {last > first && <path className="topic-joint" d={`M${x} ${y(first)}V${y(last)}`} />}
      {rows.map((row) => (
        <circle key={row} className="topic-stop" cx={x} cy={y(row)} r={11} />
      ))}
      {topic.kind === "missing" && <circle className="topic-missing" cx={x} cy={y(0)} r={11} />}
      <text className="topic-name" data-kind={topic.kind} transform={`translate(${x - 5} ${labelY}) rotate(45)`}>
        {cut(topic.phrase, LONGEST_TOPIC)}
      </text>
    </g>
  );
}

const cut = (text: string, longest: number) => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);
