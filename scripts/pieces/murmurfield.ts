import { lines, words } from "./lettering.ts";
import { box, placed, rule, scatter, sheet } from "./paper.ts";

const [stock, blue, orange, pink, teal, night, gold, plum] = [
  "#f7f2e8",
  "#1b4fd6",
  "#ff5a36",
  "#ef3f78",
  "#0f8f7a",
  "#16123a",
  "#ffc400",
  "#7a0f3c",
];

/** The small sound mark that says which shows belong together. */
const sound = (x: number, y: number, ink: string) =>
  placed(x, y, `<path d="M0 4V8M7 0V12M14-5V17M21 1V11M28 4V8" fill="none" stroke="${ink}" stroke-width="3" stroke-linecap="round"/>`);

/** Two inks: where they overlap, they mix. */
const over = (inside: string) => `<g style="mix-blend-mode:multiply">${inside}</g>`;

const slowTram =
  box(0, 0, 300, 300, stock) +
  `<pattern id="dots" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(28)"><circle cx="4" cy="4" r="2.6" fill="${blue}"/></pattern>` +
  over(`<path d="M0 206H300V236H0Z" fill="url(#dots)"/>`) +
  over(`<path d="M40 96Q40 74 62 74H262Q282 74 282 96V206H40Z" fill="${orange}"/>`) +
  `<path d="M56 96h46v50H56zM114 96h46v50h-46zM172 96h46v50h-46zM230 96h38v50h-38z" fill="${stock}"/>` +
  over(
    `<path d="M52 86h46v50H52zM110 86h46v50h-46zM168 86h46v50h-46z" fill="${blue}"/><circle cx="92" cy="212" r="18" fill="${blue}"/><circle cx="226" cy="212" r="18" fill="${blue}"/><path d="M160 74L130 40H220M0 34H300" stroke="${blue}" stroke-width="5" fill="none"/>`,
  ) +
  words("dela", "Slow Tram", { x: 14, y: 284, size: 43, fill: blue }) +
  sound(16, 58, blue);

const kettle =
  box(0, 0, 300, 300, pink) +
  `<path d="M70 236C60 150 92 110 150 110S240 150 230 236Z" fill="#fff1c9"/><path d="M228 160C262 156 272 130 288 118" stroke="#fff1c9" stroke-width="20" fill="none" stroke-linecap="round"/><path d="M96 122C84 54 216 54 204 122M62 236H238" stroke="${plum}" stroke-width="12" fill="none"/><circle cx="150" cy="106" r="10" fill="${plum}"/><circle cx="122" cy="176" r="8" fill="${plum}"/><circle cx="176" cy="176" r="8" fill="${plum}"/><path d="M136 198C142 206 156 206 162 198" stroke="${plum}" stroke-width="6" fill="none" stroke-linecap="round"/>` +
  words("caprasimo", "Second Kettle", { x: 18, y: 284, size: 37, fill: "#fff1c9" }) +
  sound(18, 28, "#fff1c9");

const wave = (y: number, height: number, ink: string) =>
  `<path d="M-10 ${y}q10-${height} 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0" fill="none" stroke="${ink}" stroke-width="8"/>`;
const salt =
  box(0, 0, 300, 300, stock) +
  over(Array.from({ length: 12 }, (_, row) => wave(112 + row * 30, 12 + row, pink)).join("")) +
  over(Array.from({ length: 12 }, (_, row) => wave(127 + row * 30, 12 + row, teal)).join("")) +
  over(`<circle cx="150" cy="124" r="58" fill="${pink}"/>`) +
  words("dela", "SALT+STATIC", { x: 14, y: 50, size: 29, fill: teal }) +
  sound(256, 240, night);

function nightShift(): string {
  const next = scatter(7);
  const stars = Array.from(
    { length: 26 },
    () => `<circle cx="${next() * 300}" cy="${next() * 190}" r="${1 + next() * 1.8}" fill="#fff"/>`,
  ).join("");
  const roofs = Array.from({ length: 9 }, (_, place) => box(place * 34, 300 - 30 - ((place * 47) % 70), 30, 120, "#2b2168")).join("");
  const lit = Array.from({ length: 9 }, (_, place) => (place % 2 ? box(place * 34 + 10, 286 - ((place * 47) % 70), 9, 9, gold) : "")).join(
    "",
  );
  return (
    box(0, 0, 300, 300, night) +
    stars +
    `<circle cx="222" cy="142" r="58" fill="${gold}"/><circle cx="198" cy="126" r="54" fill="${night}"/>` +
    roofs +
    lit +
    lines("dela", ["The Night", "Shift", "Almanac"], { x: 18, y: 46, size: 29, fill: gold }, 33) +
    sound(20, 144, gold)
  );
}

const cover = (x: number, y: number, size: number, art: string) =>
  `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 300 300">${art}</svg>`;

export const murmurCovers = () => sheet("#1d2129", cover(24, 62, 316, slowTram) + cover(340, 62, 316, nightShift()));

/** The two other shows, and the page of an episode with its chapters and transcript. */
export const murmurEpisode = () =>
  sheet(
    "#1d2129",
    cover(84, 24, 188, salt) +
      cover(84, 228, 188, kettle) +
      box(292, 24, 304, 392, stock, 'rx="8"') +
      lines("dela", ["The gate", "camera"], { x: 314, y: 70, size: 31, fill: blue }, 34) +
      words("karla", "Second Kettle, episode 31, 24 min", { x: 314, y: 130, size: 16, fill: night }) +
      box(314, 146, 260, 6, "#cfd3de", 'rx="3"') +
      box(314, 146, 96, 6, orange, 'rx="3"') +
      `<circle cx="410" cy="149" r="10" fill="${orange}"/>` +
      ["Who let it in", "What the gate camera saw", "A ranger answers"]
        .map(
          (chapter, row) =>
            (row === 1 ? box(304, 173 + row * 28, 280, 27, "#fbe0d6", 'rx="5"') : "") +
            words(row === 1 ? "karlaBold" : "karla", chapter, { x: 314, y: 192 + row * 28, size: 17, fill: night }),
        )
        .join("") +
      rule(314, 272, 260, "#cfd3de") +
      words("karlaBold", "Ranger", { x: 314, y: 300, size: 17, fill: orange }) +
      lines(
        "karla",
        ["They watch people. One bird", "works it out and the rest of", "the flock is in by Friday."],
        { x: 314, y: 324, size: 18, fill: night },
        25,
      ),
  );
