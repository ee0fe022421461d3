import type { Service } from "#content/service/service.content-type.ts";
import { route } from "#ui/line-map/route.ts";
import { type LossBand, lossBands, wrapWords } from "./loss-bands.ts";
import type { SketchData } from "./sketch.tsx";

type Marks = SketchData["marks"];

/** A line that gets thinner at every gate by as much as was lost there. Two drawings: along the page, and down it. */
export function lossSketch({ stages }: NonNullable<Service["flow"]>): { wide: SketchData; slim: SketchData } {
  const bands = lossBands(stages);
  const label = bands.map(({ value, label, lost }) => `${count(value)} ${label}${lost ? ` (${leftOut(lost)})` : ""}`).join(", ");
  return {
    wide: { box: "0 -88 664 324", label, marks: along(bands) },
    slim: { box: `-4 0 354 ${bands.length * stepOf(bands) + 24}`, label, marks: down(bands) },
  };
}

const count = (value: number) => value.toLocaleString("en-US");

/** `168 merged into a stronger page`: what became of them is the content's to say. */
const leftOut = ({ amount, reason }: NonNullable<LossBand["lost"]>) => `${count(amount)} ${reason || "fewer"}`;

/** The upper edge of the line runs level at 24, so that losses fall out below. */
function along(bands: readonly LossBand[]): Marks {
  const spacing = { 2: 344, 3: 248 }[bands.length] ?? 176;
  const at = (i: number) => i * spacing;
  const sidings = bands.flatMap(({ width, lost }, i): Marks => {
    if (!lost) return [];
    const bend = bendOf(lost.width);
    const [x, y] = [at(i), 24 + width + lost.width / 2];
    const fall = Math.max(40, 56 - bend.lead);
    const end = round(x + bend.lead + fall);
    return [
      {
        d: route(
          [
            [x - 1, y],
            [x + bend.lead, y],
            [end, y + fall],
            [end, 172],
          ],
          bend.radius,
        ),
        width: lost.width,
        className: "loss-siding",
      },
      { d: `M${end - lost.width / 2 - 10} 174h${lost.width + 20}`, className: "loss-buffer" },
      { text: lost.reason ? count(lost.amount) : leftOut(lost), x: end, y: 206, anchor: "middle" },
      ...wrapWords(lost.reason, 22).map((text, row) => ({
        text,
        x: end,
        y: 228 + row * 20,
        anchor: "middle" as const,
        className: "loss-soft",
      })),
    ];
  });
  const line = bands.map(({ width }, i) => ({
    d: `M${at(i)} ${24 + width / 2}H${i === bands.length - 1 ? 664 : at(i + 1)}`,
    width,
    className: "loss-line",
  }));
  const gates = bands.flatMap(
    ({ value, label }, i): Marks => [
      ...gate(`M${at(i)} 17v78`),
      { text: count(value), x: at(i) - 8, y: -50, className: "loss-number" },
      { text: label, x: at(i) - 8, y: -26, className: "loss-soft" },
    ],
  );
  return [...sidings, ...line, ...gates];
}

/** From gate to gate; a broad siding needs more room, or its buffer would stand in the figures. */
const stepOf = (bands: readonly LossBand[]) => (bands.some(({ lost }) => lost && lost.width > 32) ? 144 : 104);

/** Of the drawing down the page. */
const SLIM_RIGHT = 350;

/** As many as fit in the size that words have on the smallest phones. */
const lettersIn = (width: number) => Math.floor(width / 9.2);

function down(bands: readonly LossBand[]): Marks {
  const step = stepOf(bands);
  const half = step / 2;
  const at = (i: number) => 24 + i * step;
  const sidings = bands.flatMap(({ width, lost }, i): Marks => {
    if (!lost) return [];
    const bend = bendOf(lost.width);
    const [x, y] = [16 + width + lost.width / 2, at(i)];
    const lines = wrapWords(leftOut(lost), lettersIn(SLIM_RIGHT - 156));
    return [
      {
        d: route(
          [
            [x, y - 1],
            [x, y + bend.lead],
            [x + half - bend.lead, y + half],
            [136, y + half],
          ],
          bend.radius,
        ),
        width: lost.width,
        className: "loss-siding",
      },
      { d: `M138 ${y + half - 10 - lost.width / 2}v${lost.width + 20}`, className: "loss-buffer" },
      ...lines.map((text, row) => ({ text, x: 156, y: y + half + 6 + row * 20 - (lines.length - 1) * 10, className: "loss-soft" })),
    ];
  });
  const line = bands.map(({ width }, i) => ({
    d: `M${16 + width / 2} ${at(i)}V${i === bands.length - 1 ? at(i) + step - 8 : at(i + 1)}`,
    width,
    className: "loss-line",
  }));
  const gates = bands.flatMap(({ value, label }, i): Marks => {
    // The display face at this size: about 17 px a figure, half of that a comma.
    const x = 124 + [...count(value)].reduce((sum, sign) => sum + (sign === "," ? 8 : 17), 0);
    const lines = wrapWords(label, lettersIn(SLIM_RIGHT - x));
    return [
      ...gate(`M9 ${at(i)}h78`),
      { text: count(value), x: 112, y: at(i) + 12, className: "loss-number" },
      ...lines.map((text, row) => ({ text, x, y: at(i) + 12 + row * 20 - (lines.length - 1) * 10, className: "loss-soft" })),
    ];
  });
  return [...sidings, ...line, ...gates];
}

const gate = (d: string) => [
  { d, width: 24, className: "loss-gate" },
  { d, width: 12, className: "loss-gate loss-inside" },
];

/** A broad line needs a wide corner, or its inner edge would fold; `lead` is the straight piece the corner takes up. */
function bendOf(width: number): { radius: number; lead: number } {
  const radius = Math.max(28, width / 2 + 6);
  return { radius, lead: radius * Math.tan(Math.PI / 8) + 4 };
}

const round = (value: number) => Math.round(value * 10) / 10;
