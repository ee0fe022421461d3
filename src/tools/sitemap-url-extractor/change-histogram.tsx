import type { SitemapUrlExtractorOutput } from "./sitemap-url-extractor.schema.ts";

const HEIGHT = 120;
const WIDTH = 352;

/** How many addresses changed when, a bar a month or a year. */
export function ChangeHistogram({ output: { changes, withoutLastmod } }: { output: SitemapUrlExtractorOutput }) {
  if (changes.length === 0) return <p className="mute">No address carries a date that can be read.</p>;
  const most = Math.max(...changes.map(({ count }) => count));
  const top = changes.find(({ count }) => count === most);
  const step = Math.min(24, WIDTH / changes.length);
  const place = (index: number) => (index + 0.5) * step;
  const isMonthly = changes[0]?.name.includes("-");
  return (
    <>
      <svg
        className="extract-histogram"
        viewBox={`0 0 ${WIDTH} ${HEIGHT + 28}`}
        width={WIDTH}
        height={HEIGHT + 28}
        role="img"
        aria-label={`Dates of change from ${changes[0]?.name} to ${changes.at(-1)?.name}; most, ${most}, in ${top?.name}`}
      >
        <path className="extract-histogram-floor" d={`M0 ${HEIGHT}H${WIDTH}`} strokeWidth="4" />
        {changes.map(({ name, count }, index) => (
          <path key={name} d={`M${place(index)} ${HEIGHT - 2}v${-((HEIGHT - 16) * count) / most}`} strokeWidth={Math.max(2, step * 0.7)}>
            <title>{`${name}: ${count.toLocaleString("en-US")}`}</title>
          </path>
        ))}
        {changes.map(
          ({ name }, index) =>
            isLabeled(name, index, changes.length) && (
              <text key={name} x={Math.min(place(index) - step / 2, WIDTH - 36)} y={HEIGHT + 22}>
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
