import { present } from "#core/errors/present.ts";
import { CARD_SIZE } from "#core/social/card-address.ts";
import { fitTitle } from "#core/text/fit-title.ts";
import { climbingPlate } from "#ui/line-map/climbing-plate.ts";
import { drawPlate } from "#ui/line-map/draw-plate.ts";
import { bundle, interchange, type Plate, pointOn, type Sheet, station, type Track, via } from "#ui/line-map/plate-model.ts";
import { createRandom } from "#ui/line-map/random.ts";
import { type PictureColors, pictureColors } from "./picture-colors.ts";

export const LOOKS = ["climb", "stops", "ticket", "poster"] as const;
export type Look = (typeof LOOKS)[number];

/** What somebody chose for their picture. */
export interface PictureWish {
  title: string;
  /** Of the site; "" for none. */
  name: string;
  look: Look;
  /** One of our lines by name, or a color as #rrggbb. */
  color: string;
  /** Which of the many maps. */
  map: number;
  /** Width through height of a logo that stands before the name; null without one. */
  logoRatio: number | null;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A picture as what is painted, in order. Of a title written from right to left everything but the words is mirrored. */
export interface PictureDesign {
  colors: PictureColors;
  fields: readonly (Box & { color: string })[];
  /** `isTurned`: laid for a wide sheet, painted on its side. */
  map: { plate: Plate; x: number; y: number; isTurned?: true };
  /** Where a ticket is torn. */
  holes: readonly { x: number; y: number; radius: number }[];
  /** Stands before the name where there is no logo. */
  dot: { x: number; y: number; radius: number; color: string } | null;
  logo: Box | null;
  words: readonly { text: string; x: number; baseline: number; size: number; color: string }[];
  isFromRight: boolean;
}

const { width: WIDTH, height: HEIGHT } = CARD_SIZE;
const MARGIN = 64;
/** Of the display face, in ems. */
const [CAPITALS, DESCENT, LINE_HEIGHT] = [0.8, 0.215, 1.04];
const NAME_SIZE = 48;
const LOGO = { height: 64, widest: 300 };

/** Lays a picture out. `widthOf` measures the display face, in ems. */
export function designPicture(wish: PictureWish, widthOf: (text: string) => number): PictureDesign {
  const colors = pictureColors(wish.color);
  const title = wish.title.trim() || "Your title";
  const frame = frames[wish.look];
  const fitted = fitTitle(title, { ...frame.title, largest: 208, lineHeight: LINE_HEIGHT, mostLines: 4 }, widthOf);
  const ink = frame.isOnPaper ? colors.onPaper : frame.isOnNight ? "#ffffff" : colors.onGround;
  const baseline = (place: number) => frame.title.y + fitted.size * (CAPITALS + place * LINE_HEIGHT);
  const bottom = baseline(fitted.lines.length - 1) + fitted.size * DESCENT;
  const name = nameLine(wish, frame.name, widthOf);
  return {
    colors,
    fields: frame.fields(colors),
    map: frame.map(`${title}\n${wish.map}`, {
      right: frame.title.x + fitted.width,
      bottom,
      first: baseline(0) - (fitted.size * CAPITALS) / 2,
    }),
    holes: wish.look === "ticket" ? Array.from({ length: 15 }, (_, place) => ({ x: TICKET, y: 21 + place * 42, radius: 9 })) : [],
    dot: name.dot && { ...name.dot, color: frame.isOnPaper ? colors.onPaper : colors.edge },
    logo: name.logo,
    words: [
      ...(name.text ? [{ ...name.text, color: ink }] : []),
      ...fitted.lines.map((text, place) => ({ text, x: frame.title.x, baseline: baseline(place), size: fitted.size, color: ink })),
    ],
    isFromRight: /^[^\p{L}]*[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}\p{sc=Thaana}]/u.test(title),
  };
}

interface Frame {
  name: { x: number; middle: number; width: number; hasDot: boolean };
  title: Box;
  isOnPaper?: boolean;
  isOnNight?: boolean;
  fields(colors: PictureColors): PictureDesign["fields"];
  map(seed: string, text: { right: number; bottom: number; first: number }): PictureDesign["map"];
}

const TICKET = 808;
const POSTER = 264;
const whole = ({ ground }: { ground: string }) => [{ x: 0, y: 0, width: WIDTH, height: HEIGHT, color: ground }];

const frames: Record<Look, Frame> = {
  climb: {
    name: { x: MARGIN, middle: 80, width: WIDTH - 2 * MARGIN, hasDot: true },
    title: { x: MARGIN, y: 148, width: 868, height: 296 },
    fields: whole,
    map: (seed, text) => ({ plate: climbingPlate(seed, text), x: 0, y: 0 }),
  },
  stops: {
    name: { x: 232, middle: 96, width: WIDTH - 232 - MARGIN, hasDot: false },
    title: { x: 232, y: 160, width: WIDTH - 232 - MARGIN, height: 312 },
    fields: whole,
    map: (seed, { first }) => ({ plate: stopsPlate(seed, first), x: 0, y: 0 }),
  },
  ticket: {
    name: { x: MARGIN, middle: 96, width: TICKET - 2 * MARGIN, hasDot: true },
    title: { x: MARGIN, y: 168, width: TICKET - 2 * MARGIN, height: 398 },
    isOnPaper: true,
    fields: ({ ground }) => [
      { x: 0, y: 0, width: TICKET, height: HEIGHT, color: "#ffffff" },
      { x: TICKET, y: 0, width: WIDTH - TICKET, height: HEIGHT, color: ground },
    ],
    map: (seed) => ({ plate: drawPlate(seed, { width: HEIGHT, height: WIDTH - TICKET }), x: TICKET, y: 0, isTurned: true }),
  },
  poster: {
    name: { x: MARGIN, middle: 566, width: WIDTH - 2 * MARGIN, hasDot: true },
    title: { x: MARGIN, y: POSTER + 40, width: WIDTH - 2 * MARGIN, height: 208 },
    isOnNight: true,
    fields: ({ ground }) => [
      { x: 0, y: 0, width: WIDTH, height: POSTER, color: ground },
      { x: 0, y: POSTER, width: WIDTH, height: HEIGHT - POSTER, color: "#10142a" },
    ],
    map: (seed) => ({ plate: drawPlate(seed, { width: WIDTH, height: POSTER }), x: 0, y: 0 }),
  },
};

/** A line down the left edge that turns along the foot: the name is a stop on it, the title the next one. */
function stopsPlate(seed: string, first: number): Plate {
  const random = createRandom(seed);
  const inks = random.pick<Track["ink"][]>([
    ["edge", "white"],
    ["lite", "edge", "white"],
    ["white", "lite"],
    ["edge", "lite", "white"],
  ]);
  const sheet: Sheet = { width: WIDTH, height: HEIGHT, stroke: 22, gap: 31, bend: 72, beyond: 200 };
  const [x, foot] = [120, 552];
  // From below upwards, so that the first ink is the outer one of the bend.
  const lines = bundle(via(WIDTH + 200, foot, x + 72, foot, x, foot - 72, x, -200), inks, sheet);
  const down = (y: number) => (foot - 72 - y) / (foot - 72 + 200);
  const along = random.whole(3, 8) / 12;
  return {
    width: WIDTH,
    height: HEIGHT,
    stroke: sheet.stroke,
    bend: sheet.bend,
    tracks: lines,
    stops: [
      station(pointOn(present(lines.at(-1)), 2, down(96)), sheet),
      { ...interchange(lines, 2, down(first), sheet), radius: 30 },
      station(pointOn(present(lines[0]), 0, along), sheet, { fill: "edge" }),
      ...(random.chance(0.6) ? [interchange(lines, 0, along - 0.16, sheet)] : []),
    ],
  };
}

/** Logo or dot, then the site's name, as long as the line holds it. */
function nameLine({ name, logoRatio }: PictureWish, { x, middle, width, hasDot }: Frame["name"], widthOf: (text: string) => number) {
  const box = logoRatio === null ? null : { width: Math.min(LOGO.widest, LOGO.height * logoRatio), height: LOGO.height };
  const logo = box && { x, y: middle - LOGO.height / 2, ...box };
  const text = name.trim();
  const dot = !logo && hasDot && text !== "" ? { x: x + 16, y: middle, radius: 16 } : null;
  const left = logo ? x + logo.width + 24 : dot ? x + 52 : x;
  const size = Math.min(NAME_SIZE, (x + width - left) / Math.max(widthOf(text), 0.01));
  return { logo, dot, text: text === "" ? null : { text, x: left, baseline: middle + (size * CAPITALS) / 2, size } };
}
