import { lines, widthOf, words } from "./lettering.ts";
import { box, phone, placed, rule, sheet } from "./paper.ts";

const [wine, blush, leaf, sprout, rose, cream, yolk] = ["#5b1226", "#f9cfc8", "#4d7a2a", "#9cc04a", "#e23a5e", "#fff8ea", "#f2a51f"];

/** Cut paper: flat shapes with the scissors' corners left in. */
const sorrel = (color: string) =>
  `<path d="M0 0C-8-14-30-10-52 8C-46-26-36-48-40-86C-42-128-22-168 2-206C22-166 44-130 40-88C38-50 44-26 54 6C30-10 8-14 0 0ZM-3 0L-2 62H4V0Z" fill="${color}"/>`;
const veins = `<path d="M0 60L1-186M1-40L-26-70M1-44L28-74M1-90L-24-118M1-94L24-122" stroke="${wine}" stroke-width="4" fill="none"/>`;
const fish = `<path d="M-130 4C-96-44-20-60 50-34C70-26 88-14 100-2L150-40L142 2L152 46L98 12C60 48-60 62-130 4Z" fill="#f4c3bc"/><circle cx="-92" cy="-6" r="8" fill="${wine}"/><path d="M-62-34C-50-10-50 16-62 40M-20-40C-8-14-8 20-20 46M22-38C34-14 34 20 22 42" stroke="${wine}" stroke-width="5" fill="none"/>`;
const egg = `<path d="M-60 6C-66-40-24-66 12-56C58-48 76-4 52 34C30 66-52 60-60 6Z" fill="${cream}"/><path d="M-24 2C-24-18-6-28 12-22C30-16 34 6 20 20C4 34-24 24-24 2Z" fill="${yolk}"/>`;
const radish = `<path d="M-40 0C-44-30-22-46 2-44C30-46 46-26 40 2C34 32 14 44 4 92C-4 44-34 30-40 0Z" fill="${rose}"/><path d="M-6 50C-2 64 2 78 4 92C6 78 10 62 14 48Z" fill="${cream}"/><path d="M-4-40C-30-70-26-96-14-120C0-100 2-70 2-42C10-70 22-86 42-96C46-70 28-50 6-40Z" fill="${leaf}"/>`;
const glass = `<path d="M58 40L242 34L226 118C220 164 182 184 158 186L162 252L216 268L214 282L86 284L84 270L138 254L142 186C110 182 78 160 72 120Z" fill="#f4c3bc"/><path d="M72 92L232 88L224 122C216 160 182 176 150 176C118 176 84 156 78 122Z" fill="${rose}"/><path d="M196 20L214 12L170 132L158 128Z" fill="${sprout}"/><circle cx="116" cy="128" r="22" fill="${yolk}"/><circle cx="116" cy="128" r="12" fill="${rose}"/>${placed(226, 86, sorrel(sprout), { turn: 42, scale: 0.4 })}`;
const rivets = (radius: number) =>
  Array.from({ length: 12 }, (_, place) => {
    const [x, y] = [Math.cos((place * Math.PI) / 6) * radius, Math.sin((place * Math.PI) / 6) * radius];
    return `<circle cx="${x}" cy="${y}" r="${radius / 11}" fill="#f4c3bc"/>`;
  }).join("");
const mark = `<circle r="96" fill="${wine}"/>${rivets(80)}${placed(0, 40, sorrel(sprout), { scale: 0.42 })}`;

const menu = {
  "To start": [
    ["Sorrel soup", "cold, with a soft egg"],
    ["Smoked whitefish", "rye, dill, sour apple"],
    ["Radishes", "butter, too much salt"],
  ],
  "Over the fire": [
    ["Lake trout", "whole, sorrel sauce"],
    ["Half a chicken", "lemon, burnt leek"],
    ["Hanger steak", "marrow, black vinegar"],
  ],
} as const;

function name(x: number, y: number, size: number): string {
  const [rivet, and] = [widthOf("caprasimo", "Rivet ", size), widthOf("caprasimo", "& ", size)];
  const start = x - (rivet + and + widthOf("caprasimo", "Sorrel", size)) / 2;
  return [
    words("caprasimo", "Rivet", { x: start, y, size, fill: wine }),
    words("caprasimo", "&", { x: start + rivet, y, size, fill: leaf }),
    words("caprasimo", "Sorrel", { x: start + rivet + and, y, size, fill: wine }),
  ].join("");
}

const table = [
  `<path d="M0 0H680V150L630 166L570 146L500 168L420 152L352 172L284 150L206 170L130 154L62 170L0 152Z" fill="${wine}"/>`,
  Array.from({ length: 11 }, (_, place) => `<circle cx="${40 + place * 60}" cy="14" r="6" fill="#f4c3bc"/>`).join(""),
  placed(132, 148, sorrel(leaf), { turn: -22, scale: 0.62 }),
  placed(196, 144, sorrel(sprout) + veins, { turn: 10, scale: 0.5 }),
  placed(372, 84, fish, { turn: -8, scale: 0.92 }),
  placed(526, 128, egg, { scale: 0.7 }),
  placed(250, 134, radish, { turn: 28, scale: 0.5 }),
  placed(590, 56, sorrel(leaf), { turn: 196, scale: 0.42 }),
].join("");

export const rivetMenu = () =>
  sheet(
    blush,
    table +
      name(340, 224, 56) +
      Object.entries(menu)
        .map(([course, dishes], column) => {
          const x = 116 + column * 246;
          return (
            words("caprasimo", course, { x, y: 270, size: 23, fill: leaf }) +
            dishes
              .map(
                ([dish, how], row) =>
                  words("karlaBold", dish, { x, y: 300 + row * 46, size: 19, fill: wine }) +
                  words("karla", how, { x, y: 320 + row * 46, size: 17, fill: wine }),
              )
              .join("")
          );
        })
        .join("") +
      rule(116, 426, 448, wine, 2),
  );

const drinks = ["Rhubarb spritz", "Sorrel gin sour", "Burnt orange old fashioned", "Lake beer, by the glass"];

/** The drinks card, the coaster and the site on a phone. */
export const rivetTable = () =>
  sheet(
    "#f0d9d0",
    placed(
      78,
      44,
      box(0, 0, 218, 366, wine) +
        placed(20, 6, glass, { scale: 0.6 }) +
        lines("caprasimo", ["Long, short", "and soft"], { x: 22, y: 212, size: 27, fill: cream }, 29) +
        drinks
          .map(
            (drink, row) =>
              rule(22, 256 + row * 26, 174, "#8a3b4e", 1) + words("karla", drink, { x: 22, y: 275 + row * 26, size: 15, fill: cream }),
          )
          .join(""),
      { turn: -3 },
    ) +
      placed(366, 116, mark, { scale: 0.56 }) +
      phone(
        424,
        36,
        186,
        380,
        box(0, 0, 172, 366, blush) +
          placed(26, 28, mark, { scale: 0.17 }) +
          words("karlaBold", "Menu", { x: 158, y: 34, size: 14, fill: wine, anchor: "end" }) +
          lines("caprasimo", ["Dinner is", "over the", "fire tonight"], { x: 12, y: 84, size: 26, fill: wine }, 28) +
          `<path d="M0 176L40 166L96 180L150 164L172 172V282H0Z" fill="${leaf}"/>` +
          placed(84, 230, fish, { turn: -6, scale: 0.52 }) +
          placed(30, 258, egg, { scale: 0.34 }) +
          box(12, 298, 148, 40, wine, 'rx="20"') +
          words("caprasimo", "Book a table", { x: 86, y: 324, size: 17, fill: cream, anchor: "middle" }),
      ),
  );
