import type { SketchData, Stroke } from "./sketch.tsx";

/** Strokes of a plate, 366 × 136, with the line coming in and going out at 68. */
interface Motif {
  /** 12 wide in the line's colour, running past both edges; `thin` is 8 wide. */
  line?: string;
  thin?: string;
  dashed?: string;
  /** Grey and dashed: the way not taken. */
  left?: string;
  ink?: string;
  stops: string;
  /** The yellow stop, a capsule of `tall` where that is given. */
  on: string;
  tall?: number;
}

/** A drawing means one thing, on every page. A card whose title asks for none shows its own place among the cards. */
export function jobSketches(titles: readonly string[]): SketchData[] {
  return titles.map((title, i) => toSketch(meanings.find(([says]) => says.test(title))?.[1] ?? placeOf(i, titles.length)));
}

function placeOf(at: number, count: number): Motif {
  const places = Array.from({ length: count }, (_, i) => `M${count === 1 ? 183 : Math.round(40 + (i * 286) / (count - 1))} 68`);
  return { line: through, stops: places.filter((_, i) => i !== at).join(""), on: places[at] ?? "" };
}

function toSketch({ line, thin, dashed, left, ink, stops, on, tall = 0.01 }: Motif): SketchData {
  const rings = stops.replace(/M(\S+) (\d+)/g, "M$1 $2h.01");
  const yellow = on.replace(/M(\d+) (\d+)/, (_, x, y) => `M${x} ${Math.round(Number(y) - tall / 2)}v${tall}`);
  const wide = tall > 1;
  const strokes: (Stroke | undefined)[] = [
    left === undefined ? undefined : { d: left, className: "job-left" },
    thin === undefined ? undefined : { d: thin, width: 8, className: "job-line" },
    dashed === undefined ? undefined : { d: dashed, className: "job-line job-dashed" },
    line === undefined ? undefined : { d: line, className: "job-line" },
    ink === undefined ? undefined : { d: ink, className: "job-ink" },
    { d: rings, width: 27, className: "job-ring" },
    { d: rings, width: 17, className: "job-ring job-ground" },
    { d: yellow, width: wide ? 42 : 27, className: "job-ring" },
    { d: yellow, width: wide ? 30 : 17, className: "job-ring job-on" },
  ];
  return { box: "0 0 366 136", marks: strokes.filter((stroke) => stroke !== undefined) };
}

const through = "M-600 68H966";

/** What a drawing means, by the words of titles that ask for it; the first that is asked for is drawn. */
const meanings: readonly (readonly [RegExp, Motif])[] = [
  // Kept out.
  [
    /negative|filter|crawl rules|robots|noindex|exclusion|refusal/i,
    {
      line: through,
      left: "M120 68h14A16 16 0 0 1 145 73L171 99A16 16 0 0 0 182 104H254",
      ink: "M256 88v32",
      stops: "M300 68",
      on: "M120 68",
    },
  ],
  // Somewhere else now.
  [
    /redirect|rewrite cleanup|migration|\bmoves\b/i,
    {
      line: "M-600 68H77A16 16 0 0 0 89 63L119 33A16 16 0 0 1 131 28H223A16 16 0 0 1 235 33L265 63A16 16 0 0 0 277 68H966",
      left: "M84 68H270",
      stops: "M84 68M270 68",
      on: "M177 28",
    },
  ],
  // Measured.
  [
    /\bspeed\b|measure|\bweight\b|\bwidth\b|\bprices?\b|\bcosts?\b/i,
    {
      line: through,
      ink: "M40 108H326M40 108v-14M326 108v-14M111 108v-8M183 108v-14M255 108v-8",
      stops: "M40 68M326 68",
      on: "M183 68",
    },
  ],
  // Around a place.
  [
    /\bnear\b|\blocal\b|location|\bzip\b|radius|\bareas?\b|\bplaces\b|\bcount(?:y|ry)\b|\bmarkets?\b|\bzones\b|(?:minute|hail|grid) map/i,
    {
      line: through,
      thin: "M183 20a48 48 0 1 1-.1 0Z",
      stops: "M72 68M294 68",
      on: "M183 68",
    },
  ],
  // When.
  [
    /\bhours?\b|season|calendar|\bclock\b|\brota\b|\bmonths\b|countdown|\bdate\b|window|review time/i,
    {
      line: "M-600 68H100M266 68H966",
      dashed: "M100 68H266",
      stops: "M100 68M266 68",
      on: "M183 68",
    },
  ],
  // One against another.
  [
    /variants?\b|against|compar|parity|\btests?\b|\bor\b/i,
    {
      dashed: "M183 68H-600",
      line: "M183 68H966",
      stops: "M60 68M306 68",
      on: "M183 68",
      tall: 56,
    },
  ],
  // Looked through.
  [
    /\bcrawl\b|\blogs?\b|\baudit\b|\bcheck\b|\bstatus\b/i,
    {
      line: "M-600 68H120M260 68H966M112 76L155 33A16 16 0 0 1 167 28H213A16 16 0 0 1 225 33L268 76M112 60L155 103A16 16 0 0 0 167 108H213A16 16 0 0 0 225 103L268 60",
      stops: "M120 68M190 28M190 108",
      on: "M260 68",
    },
  ],
  // Pages, from one to many.
  [
    /\bpages?\b|\bhub\b|clusters|\bgroups\b/i,
    {
      line: through,
      thin: "M60 68L95 33A16 16 0 0 1 107 28H340M60 68L95 103A16 16 0 0 0 107 108H340",
      stops: "M180 28M260 28M340 28M180 108M260 108M340 108",
      on: "M60 68",
    },
  ],
  // What others say.
  [
    /mention|reviews?\b|reviewers|\bpress\b|cited?\b|directory|suppliers|communit|profile/i,
    {
      line: through,
      thin: "M60 -20V20A16 16 0 0 0 65 32L101 68M306 156V116A16 16 0 0 0 301 104L265 68",
      stops: "M60 14M306 122M265 68",
      on: "M101 68",
    },
  ],
  // Data.
  [
    /structured data|markup|\bfeed\b|\bdata\b|\btags?\b|gtin|guid|\bids\b|import/i,
    {
      line: "M-600 68H112M254 68H966",
      ink: "M157 30h-8a10 10 0 0 0-10 10v18l-9 10 9 10v18a10 10 0 0 0 10 10h8M209 30h8a10 10 0 0 1 10 10v18l9 10-9 10v18a10 10 0 0 1-10 10h-8",
      stops: "M72 68M294 68",
      on: "M183 68",
    },
  ],
];
