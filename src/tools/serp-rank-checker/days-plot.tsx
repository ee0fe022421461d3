import { formatDate } from "#core/text/format.ts";
import { numberOf } from "./number-of.ts";
import type { RankReport } from "./serp-rank-checker.schema.ts";

const WIDTH = 760;
const HEIGHT = 160;

export function DaysPlot({ days }: { days: RankReport["days"] }) {
  const most = Math.max(...days.map(({ clicks }) => numberOf(clicks)), 1);
  const [first, last] = [days[0], days.at(-1)];
  const place = ({ clicks }: RankReport["days"][number], index: number) =>
    `${((index / (days.length - 1)) * WIDTH).toFixed(1)} ${(8 + (1 - numberOf(clicks) / most) * (HEIGHT - 16)).toFixed(1)}`;
  return (
    <figure className="rank-days">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        width={WIDTH}
        height={HEIGHT}
        role="img"
        aria-label={`Clicks a day, at most ${most.toLocaleString("en-US")}`}
      >
        <path d={`M${days.map(place).join("L")}`} />
      </svg>
      <figcaption>
        Clicks a day, {first && formatDate(first.day)} to {last && formatDate(last.day)}; at most {most.toLocaleString("en-US")}.
      </figcaption>
    </figure>
  );
}
