import { lines, words } from "./lettering.ts";
import { box, placed, scatter, sheet } from "./paper.ts";

const [pencil, paper, brick, sea, straw, moss] = ["#26352f", "#fbf7ee", "#b5482f", "#2f5f7a", "#e2b95a", "#6f9a5f"];

/** A hand that is not quite steady. */
const wobble = `<filter id="hand" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".03" numOctaves="2" seed="4"/><feDisplacementMap in="SourceGraphic" scale="5" xChannelSelector="R" yChannelSelector="G"/></filter>`;
const byHand = (inside: string) => `<g filter="url(#hand)">${inside}</g>`;

const house = (x: number, y: number, scale: number, wall: string) =>
  placed(
    x,
    y,
    `<path d="M0 0V-26L20-44L40-26V0Z" fill="${wall}"/><path d="M-4-24L20-46L44-24" fill="none" stroke="${pencil}" stroke-width="4"/><path d="M0 0V-26M40-26V0H0M14 0V-14H25V0M29-38V-50H35V-33" fill="none" stroke="${pencil}" stroke-width="3"/>`,
    { scale },
  );
const tree = (x: number, y: number, scale: number) =>
  placed(
    x,
    y,
    `<path d="M0 0V-16" stroke="${pencil}" stroke-width="4"/><path d="M-14-16C-18-34-8-50 0-50S18-34 14-16Z" fill="${moss}" stroke="${pencil}" stroke-width="3"/>`,
    { scale },
  );

const coverArt =
  box(0, 0, 280, 396, "#bcd9e6") +
  byHand(
    `<path d="M-10 220L60 194L114 212L174 176L226 200L290 184V400H-10Z" fill="#dfe9d8"/><path d="M40 204L64 176L80 192L112 144L142 188L160 170L200 200" fill="${paper}" stroke="${pencil}" stroke-width="2.4"/><path d="M-10 264C60 234 126 256 174 234S254 226 290 238V400H-10Z" fill="#a9c79a"/><path d="M-10 400V346C46 320 80 334 120 308S200 278 290 286V400Z" fill="${straw}"/><path d="M130 400C140 360 174 346 154 322C142 304 166 294 174 276" fill="none" stroke="${paper}" stroke-width="11"/><circle cx="232" cy="152" r="18" fill="#f2c24a"/>` +
      house(38, 318, 0.85, brick) +
      house(84, 304, 0.7, paper) +
      house(190, 294, 0.9, sea) +
      house(200, 356, 1.2, paper) +
      house(24, 364, 0.95, "#d9776a") +
      tree(98, 362, 0.9) +
      tree(168, 296, 0.6) +
      tree(258, 322, 0.8),
  ) +
  lines("fraunces", ["Coppice", "Hill"], { x: 20, y: 52, size: 42, fill: pencil }, 42) +
  words("karlaBold", "a walk, a map, and what sold", { x: 20, y: 120, size: 16, fill: pencil });

function map(width: number, height: number): string {
  const next = scatter(11);
  const streets = Array.from(
    { length: 8 },
    (_, place) => `M${18 + place * 46} 20L${6 + place * 48} ${height - 10}M0 ${34 + place * 42}L${width} ${14 + place * 42}`,
  ).join("");
  const colors = [brick, straw, sea];
  const sold = Array.from({ length: 46 }, (_, place) => {
    const [x, y] = [16 + next() * (width - 32), 26 + next() * (height - 60)];
    return Math.abs(y - (height * 0.46 + 18 * Math.sin(x / 50))) < 18
      ? ""
      : `<circle cx="${x}" cy="${y}" r="6.5" fill="${colors[place % 3]}"/>`;
  }).join("");
  const creek = `M-10 ${height * 0.44}C60 ${height * 0.36} 110 ${height * 0.6} 190 ${height * 0.48}S300 ${height * 0.36} ${width + 20} ${height * 0.5}`;
  return byHand(
    `<path d="${streets}" stroke="#8d958c" stroke-width="2" fill="none"/><path d="${creek}" stroke="#8fb6c8" stroke-width="26" fill="none"/><path d="${creek}" stroke="#bcd9e6" stroke-width="21" fill="none"/>${sold}`,
  );
}

/** The cover of a guide and the first page of its map. */
export const northgableGuide = () =>
  sheet(
    "#e7eedf",
    wobble +
      `<clipPath id="cover"><rect width="280" height="396"/></clipPath><clipPath id="spread"><rect width="272" height="380"/></clipPath>` +
      placed(
        336,
        30,
        `<g clip-path="url(#spread)">${box(0, 0, 272, 380, paper)}${words("fraunces", "Every dot is a", { x: 30, y: 42, size: 24, fill: pencil })}${words("fraunces", "home we sold", { x: 30, y: 70, size: 24, fill: pencil })}${placed(20, 80, map(252, 300))}</g>`,
      ) +
      placed(62, 28, `<g clip-path="url(#cover)">${coverArt}</g>`, { turn: -2 }),
  );

/** A spread: what an agent who sold there has to say. */
export const northgableSpread = () =>
  sheet(
    "#e7eedf",
    wobble +
      box(40, 30, 600, 380, paper) +
      `<clipPath id="left"><rect width="276" height="340"/></clipPath>` +
      placed(56, 50, `<g clip-path="url(#left)">${map(276, 340)}</g>`) +
      words("karlaBold", "the creek", { x: 78, y: 216, size: 17, fill: sea }) +
      words("karlaBold", "footbridge", { x: 232, y: 190, size: 17, fill: pencil }) +
      box(338, 30, 8, 380, "#ece4d6") +
      lines("fraunces", ["What you hear at", "seven in the", "morning"], { x: 364, y: 84, size: 30, fill: pencil }, 33) +
      lines(
        "karla",
        ["The hill is quiet until the", "school bus. The creek side", "hears the freeway when the", "wind is from the east."],
        { x: 364, y: 186, size: 18, fill: pencil },
        25,
      ) +
      byHand(
        house(366, 346, 1, brick) + tree(424, 346, 0.8) + house(446, 346, 1.1, sea) + tree(508, 346, 0.9) + house(528, 346, 1, straw),
      ) +
      words("fraunces", "Ask the person who sold here", { x: 364, y: 386, size: 16, fill: brick }),
  );
