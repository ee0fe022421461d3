import { plateColors } from "#ui/line-map/plate-svg.ts";
import { type Point, route } from "#ui/line-map/route.ts";
import { box, sheet } from "./paper.ts";

const SIZE = { width: 480, height: 360 } as const;
const [INK, EDGE, WHITE] = ["#10142a", "#fbd530", "#fff"];

const stroke = (d: string, ink: string, thick: number, more = "") =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${thick}" ${more}/>`;
const stop = ([x, y]: Point, radius: number, fill: string, ring = WHITE) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" stroke="${ring}" stroke-width="${radius * 0.45}"/>`;

/** Four causes draw the same falling line; one of them is the cause. */
function fallingLines(): string {
  const lines = [0, 1, 2, 3].map((place) => {
    // At a bend of 45 degrees, lines stay as far apart when the lower one turns earlier by 0.41 of their distance.
    const [x, y] = [200 - place * 44 * 0.41, 60 + place * 44];
    const fall: Point[] = [
      [-20, y],
      [x, y],
      [x + 112, y + 112],
      [500, y + 112],
    ];
    const ink = place === 1 ? EDGE : plateColors.blue.lite;
    return stroke(route(fall, 24), ink, 20) + stop([x - 64, y], 16, place === 1 ? EDGE : INK);
  });
  return sheet(INK, lines.join(""), SIZE);
}

/** Four quarters of clicks: those that brought a customer stay as many, those that did not grow. */
function dearerClicks(): string {
  const coins = [3, 4, 5, 7].flatMap((count, quarter) =>
    Array.from({ length: count }, (_, place): string => {
      const [x, y] = [78 + quarter * 108, 326 - place * 46];
      return place < 2
        ? `<circle cx="${x}" cy="${y - 8}" r="20" fill="${EDGE}"/>`
        : `<circle cx="${x}" cy="${y - 8}" r="16" fill="none" stroke="${plateColors.red.lite}" stroke-width="8"/>`;
    }),
  );
  return sheet(INK, coins.join(""), SIZE);
}

/** A page of results: the answer fills it, and one link below still earns the click. */
function answeredPage(): string {
  const line = (x: number, y: number, width: number, ink: string, thick = 14) => box(x, y, width, thick, ink, `rx="${thick / 2}"`);
  return sheet(
    INK,
    box(60, 32, 360, 360, WHITE, 'rx="20"') +
      box(84, 56, 312, 36, "#daddea", 'rx="18"') +
      box(84, 108, 312, 128, "#6c26ae", 'rx="14"') +
      line(108, 132, 230, WHITE) +
      line(108, 164, 264, plateColors.purple.lite) +
      line(108, 196, 180, plateColors.purple.lite) +
      line(132, 264, 240, "#1139d7", 18) +
      line(132, 312, 200, "#cacddb", 18) +
      stop([100, 273], 15, EDGE, INK) +
      stop([100, 321], 15, WHITE, "#cacddb"),
    SIZE,
  );
}

/** A crawler that turns around among filters, and the products behind them that it does not reach. */
function lostCrawler(): string {
  const spiral: Point[] = [
    [-20, 52],
    [268, 52],
    [268, 308],
    [52, 308],
    [52, 124],
    [196, 124],
    [196, 236],
    [124, 236],
    [124, 188],
  ];
  const stops: Point[] = [
    [120, 52],
    [200, 52],
    [268, 140],
    [268, 220],
    [200, 308],
    [120, 308],
    [52, 240],
    [52, 180],
    [124, 124],
  ];
  const products: Point[] = [
    [388, 64],
    [388, 180],
    [388, 296],
  ];
  return sheet(
    INK,
    stroke(route(spiral, 32), plateColors.green.lite, 18) +
      stops.map((at) => stop(at, 11, INK)).join("") +
      stop([124, 184], 20, plateColors.green.lite) +
      stroke("M388 64V296", EDGE, 18, 'stroke-dasharray="16 10"') +
      products.map((at) => stop(at, 26, EDGE)).join(""),
    SIZE,
  );
}

/** What stands on the stacked cards of the home page, by the name of its file. */
export const challengePictures: Readonly<Record<string, () => string>> = {
  "challenge-traffic": fallingLines,
  "challenge-clicks": dearerClicks,
  "challenge-answers": answeredPage,
  "challenge-crawler": lostCrawler,
};
