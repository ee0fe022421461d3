import type { SitemapUrlExtractorOutput } from "./sitemap-url-extractor.schema.ts";

const HEIGHT = 120;
const STEP = 16;

/** How many addresses changed when, a bar a month or a year. */
export function ChangeHistogram({ output: { changes, withoutLastmod } }: { output: SitemapUrlExtractorOutput }) {
  if (changes.length === 0) return <p className="mute">No address carries a date that can be read.</p>;
  const most = Math.max(...changes.map(({ count }) => count));
  const top = changes.find(({ count }) => count === most);
  const width = Math.max(160, changes.length * STEP + 8);
  const isMonthly = changes[0]?.name.includes("-");
  return (
    <>
      <svg
        className="extract-histogram"
        viewBox={`0 0 ${width} ${HEIGHT + 28}`}
        width={width}
        height={HEIGHT + 28}
        role="img"
        aria-label={`Dates of change from ${changes[0]?.name} to ${changes.at(-1)?.name}; most, ${most}, in ${top?.name}`}
      >
        <path className="extract-histogram-floor" d={`M0 ${HEIGHT}H${width}`} strokeWidth="4" />
        {changes.map(({ name, count }, index) => (
          <path key={name} d={`M${index * STEP + 8} ${HEIGHT - 4}v${-((HEIGHT - 16) * count) / most}`} strokeWidth="10">
            <title>{`${name}: ${count.toLocaleString("en-US")}`}</title>
          </path>
        ))}
        {changes.map(
          ({ name }, index) =>
            isLabeled(name, index, changes.length) && (
              <text key={name} x={index * STEP + 3} y={HEIGHT + 22}>
                {isMonthly ? (name.endsWith("-01") ? name.slice(0, 4) : name) : name}
              </text>
            ),
        )}
      </svg>
      <p className="meta">
        Most in {top?.name}: {most.toLocaleString("en-US")}.{" "}
        {withoutLastmod > 0 && `${withoutLastmod.toLocaleString("en-US")} without a date.`}
      </p>
    </>
  );
}

/** Years at their January; the first month where no January is near; every tenth year. */
function isLabeled(name: string, index: number, length: number): boolean {
  if (!name.includes("-")) return index === 0 || (Number(name) % 5 === 0 && index > 3);
  return name.endsWith("-01") || (index === 0 && length < 5);
}
