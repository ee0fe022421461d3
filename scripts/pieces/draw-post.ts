import type { Line } from "#core/line.ts";
import { plateColors } from "#ui/line-map/plate-svg.ts";
import { widthOf, words } from "./lettering.ts";
import { box } from "./paper.ts";
import type { PostFigure } from "./post-figures.ts";

const [WIDTH, HEIGHT, MARGIN] = [1600, 900, 110];
const EDGE = "#fbd530";

type Inks = { ground: string; lite: string };
type Of<Kind extends PostFigure["kind"]> = Extract<PostFigure, { kind: Kind }>;

/** A post's plate: its own figure on the ground of its category, readable at 200 px. */
export function postPlateSvg(figure: PostFigure, line: Line): string {
  const inks = plateColors[line];
  const inside = { parts, bars, areas, rows, dates }[figure.kind](figure as never, inks);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${inks.ground}"/>${inside}</svg>`;
}

/** As large as the sheet allows. */
function headline(text: string, y: number, most: number, fill = "#fff"): string {
  const size = Math.min(most, (WIDTH - 2 * MARGIN) / widthOf("display", text, 1));
  return words("display", text, { x: MARGIN, y, size, fill });
}

function parts({ figure, label, part, whole, marked }: Of<"parts">, { lite }: Inks): string {
  const [left, top, width, height] = [760, 120, WIDTH - 760 - MARGIN, HEIGHT - 240];
  const columns = Math.ceil(Math.sqrt((whole * width) / height));
  const step = Math.min(width / columns, height / Math.ceil(whole / columns));
  const squares = Array.from({ length: whole }, (_, place) =>
    box(
      left + (place % columns) * step,
      top + Math.floor(place / columns) * step,
      step * 0.84,
      step * 0.84,
      place >= whole - part ? EDGE : lite,
    ),
  ).join("");
  const fit = (text: string, most: number) => Math.min(most, 580 / widthOf("display", text, 1));
  return (
    words("display", figure, { x: MARGIN, y: 315, size: fit(figure, 200), fill: "#fff" }) +
    words("display", label, { x: MARGIN, y: 430, size: fit(label, 84), fill: lite }) +
    words("display", marked, { x: MARGIN, y: 680, size: fit(marked, 150), fill: EDGE }) +
    squares
  );
}

function bars({ figure, bars: all }: Of<"bars">, { lite }: Inks): string {
  const most = Math.max(...all.map(([, value]) => value));
  const step = 520 / all.length;
  return (
    headline(figure, 260, 190) +
    all
      .map(([label, value], place) => {
        const y = 330 + place * step;
        const length = Math.max(14, (value / most) * 900);
        return (
          words("display", label, { x: MARGIN, y: y + 74, size: Math.min(70, 420 / widthOf("display", label, 1)), fill: "#fff" }) +
          box(560, y, length * 0.8, 100, place === 0 ? EDGE : lite) +
          words("display", value.toLocaleString("en-US"), { x: 560 + length * 0.8 + 28, y: y + 82, size: 92, fill: "#fff" })
        );
      })
      .join("")
  );
}

function areas({ large, small }: Of<"areas">, { lite }: Inks): string {
  const radius = 330;
  const inner = radius * Math.sqrt(small[2] / large[2]);
  // A figure's commas reach a seventh of its size below it, and end above the words.
  return (
    words("display", large[0], { x: MARGIN, y: 310, size: 220, fill: "#fff" }) +
    words("display", large[1], { x: MARGIN, y: 430, size: 84, fill: lite }) +
    words("display", small[0], { x: MARGIN, y: 640, size: 220, fill: EDGE }) +
    words("display", small[1], { x: MARGIN, y: 760, size: 84, fill: lite }) +
    `<circle cx="1180" cy="450" r="${radius}" fill="${lite}"/><circle cx="1180" cy="450" r="${inner}" fill="${EDGE}" stroke="#10142a" stroke-width="8"/>`
  );
}

function rows({ figure, rows: all }: Of<"rows">, { lite }: Inks): string {
  const perColumn = all.length > 4 ? Math.ceil(all.length / 2) : all.length;
  const step = Math.min(140, 500 / perColumn);
  const size = step * 0.66;
  const marks = {
    yes: `<path d="M-26 0L-8 20L28-22" fill="none" stroke="${EDGE}" stroke-width="16"/>`,
    no: `<path d="M-24-24L24 24M24-24L-24 24" fill="none" stroke="${lite}" stroke-width="16"/>`,
    open: `<circle r="22" fill="none" stroke="#fff" stroke-width="13"/>`,
  };
  return (
    headline(figure, 280, 220) +
    all
      .map(([text, mark], place) => {
        const y = 350 + step * ((place % perColumn) + 0.62);
        const x = MARGIN + Math.floor(place / perColumn) * 700;
        const fitted = Math.min(size, 1200 / widthOf("display", text, 1));
        return (
          `<g transform="translate(${x + 30} ${y - size * 0.38}) scale(${step / 120})">${marks[mark]}</g>` +
          words("display", text, { x: x + 110, y, size: fitted, fill: mark === "no" ? lite : "#fff" })
        );
      })
      .join("")
  );
}

function dates({ figure, dates: all }: Of<"dates">, { ground, lite }: Inks): string {
  const step = (WIDTH - 2 * MARGIN) / all.length;
  const at = (place: number) => MARGIN + 60 + place * step;
  return (
    headline(figure, 300, 230) +
    `<path d="M-20 500H${at(all.length - 1)}" stroke="${lite}" stroke-width="34"/><path d="M${at(all.length - 1)} 500H1640" stroke="${lite}" stroke-width="34" stroke-dasharray="34 34"/>` +
    all
      .map(
        ([day, what], place) =>
          `<circle cx="${at(place)}" cy="500" r="46" fill="${place === all.length - 1 ? EDGE : ground}" stroke="#fff" stroke-width="22"/>` +
          words("display", day, {
            x: at(place) - 50,
            y: 680,
            size: Math.min(130, (step - 30) / widthOf("display", day, 1)),
            fill: "#fff",
          }) +
          words("display", what, { x: at(place) - 50, y: 770, size: Math.min(66, (step - 30) / widthOf("display", what, 1)), fill: lite }),
      )
      .join("")
  );
}
