import { present } from "#core/errors/present.ts";
import { CARD_SIZE } from "#core/social/card-address.ts";
import { bundle, grid, interchange, type Plate, pointOn, type Sheet, station, type Track, via } from "./plate-model.ts";
import { createRandom } from "./random.ts";

const { width, height } = CARD_SIZE;
const stroke = 20;
const sheet: Sheet = { width, height, stroke, gap: stroke * 1.4, bend: 64, beyond: 200 };

/**
 * Lines that run along the foot of the card and climb past the end of the title: no line passes under words. `text` is the
 * corner of the box that the words take; the seed decides how many lines there are, where they stop and which of them go on.
 */
export function climbingPlate(seed: string, text: { right: number; bottom: number }): Plate {
  const random = createRandom(seed);
  const inks = random.pick<Track["ink"][]>([
    ["white", "lite", "edge"],
    ["edge", "white", "lite"],
    ["lite", "edge", "white"],
    ["white", "edge"],
    ["edge", "lite"],
  ]);
  const foot = grid(height - 48 - (inks.length * sheet.gap) / 2);
  // At 45 degrees the line is as far right of the words when it passes their last line as it was below them.
  const clear = text.right + 72 - Math.max(0, foot - text.bottom - 72);
  const turn = grid(Math.min(Math.max(clear, 360), width - 120));
  const top = grid(Math.max(96, foot - (width - turn) + random.whole(4, 16) * 8));
  const route = via(-sheet.beyond, foot, turn, foot, turn + foot - top, top, width + sheet.beyond, top);
  const lines = bundle(route, inks, sheet);
  // The lowest line may go on along the foot: it leaves the others without crossing one.
  const climbing = lines.map((line, place) =>
    inks.length > 2 && place === inks.length - 1 && random.chance(0.6)
      ? { ...line, points: via(-sheet.beyond, foot, width + sheet.beyond, foot) }
      : line,
  );
  const along = (x: number) => (x + sheet.beyond) / (turn + sheet.beyond);
  const first = 96 + random.whole(0, 8) * 16;
  const pause = 120 + random.whole(0, 6) * 16;
  const stops = [
    station(pointOn(present(climbing[0]), 0, along(first)), sheet),
    ...(first + pause < turn - 120 ? [interchange(lines, 0, along(first + pause), sheet)] : []),
    ...(first + 2 * pause < turn - 120
      ? [station(pointOn(present(climbing[0]), 0, along(first + 2 * pause)), sheet, { fill: "white" })]
      : []),
    station(pointOn(present(climbing[0]), 1, 0.5), sheet, { fill: inks[0] === "edge" ? "ground" : "edge" }),
  ];
  return { width, height, stroke, bend: sheet.bend, tracks: climbing, stops };
}
