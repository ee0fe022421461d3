import { engrave, inside, type Scene } from "./engraving.ts";
import { lines, words } from "./lettering.ts";
import { box, browser, placed, rule, sheet } from "./paper.ts";

const [ink, paper, brass, fog] = ["#0e2f38", "#f4f1e8", "#d9a441", "#d5dedd"];

type Corners = readonly (readonly [number, number])[];
/** Landmarks on a line of water at y = 0, 100 wide. */
const chateau: Corners = [
  [2, 0],
  [2, -44],
  [10, -60],
  [18, -44],
  [30, -44],
  [30, -66],
  [40, -92],
  [50, -112],
  [60, -92],
  [70, -66],
  [70, -44],
  [82, -44],
  [90, -60],
  [98, -44],
  [98, 0],
];
const light: Corners = [
  [34, 0],
  [40, -78],
  [36, -78],
  [36, -84],
  [42, -84],
  [42, -98],
  [50, -108],
  [58, -98],
  [58, -84],
  [64, -84],
  [64, -78],
  [60, -78],
  [66, 0],
];
const tower: Corners = [
  [0, 0],
  [0, -34],
  [14, -34],
  [14, -52],
  [26, -52],
  [26, -40],
  [40, -40],
  [45, -72],
  [42, -78],
  [46, -84],
  [49, -132],
  [51, -84],
  [55, -78],
  [52, -72],
  [57, -40],
  [70, -40],
  [70, -60],
  [82, -60],
  [82, -30],
  [100, -30],
  [100, 0],
];

/** A harbor with the landmark in it, the moon, and both again in the water. */
function harbor(
  landmark: Corners,
  { left, shore, scale, moon }: { left: number; shore: number; scale: number; moon: [number, number, number] },
): Scene {
  const stands = (x: number, y: number) => inside(landmark, (x - left) / scale, (y - shore) / scale);
  return (x, y) => {
    const [mx, my, radius] = moon;
    if (y < shore) {
      if (stands(x, y)) return 0.94;
      const hill = shore - 26 - 16 * Math.sin(x / 74) - 8 * Math.sin(x / 31);
      if (y > hill) return 0.6 + 0.14 * Math.sin(x / 9);
      const away = Math.hypot(x - mx, y - my);
      if (away < radius) return 0;
      const cloud = Math.sin(x / 62 + y / 11) + Math.sin(x / 28 - y / 7);
      return Math.max(0.12, 0.42 - (y / shore) * 0.2 + (cloud > 1.1 ? -0.3 : 0) - Math.max(0, 0.24 - (away - radius) / 160));
    }
    const wave = 4 * Math.sin(y / 3 + x / 40);
    if (Math.abs(x - mx + wave * 3) < 10 + (y - shore) * 0.22) return Math.sin(x / 5 + y) > -0.3 ? 0 : 0.5;
    if (stands(x + wave, shore - (y - shore) * 1.7)) return 0.62;
    return 0.36 + 0.2 * Math.sin(x / 33 + y / 4);
  };
}

const quebec = (width: number, height: number) =>
  harbor(chateau, { left: width * 0.1, shore: height * 0.64, scale: height / 200, moon: [width * 0.9, height * 0.2, height * 0.13] });
const engraving = (scene: Scene, width: number, height: number, color: string, pitch?: number) =>
  `<path d="${engrave(scene, { width, height, ...(pitch && { pitch }) })}" fill="${color}"/>`;

const logo = (x: number, y: number) =>
  placed(x, y, `<path d="M2 20c6-8 12-8 18 0s12 8 18 0M2 12c6-8 12-8 18 0s12 8 18 0" fill="none" stroke="${ink}" stroke-width="1.8"/>`, {
    scale: 0.8,
  }) + words("cormorant", "Ondine Quay", { x: x + 38, y: y + 18, size: 24, fill: ink });

/** The page of the Québec hotel, in French, with its booking bar under the picture. */
export const ondinePage = () =>
  sheet(
    fog,
    browser(
      36,
      24,
      608,
      416,
      box(0, 0, 608, 400, paper) +
        logo(24, 12) +
        words("karlaBold", "FR", { x: 552, y: 30, size: 15, fill: ink, anchor: "end" }) +
        words("karla", "/ EN", { x: 558, y: 30, size: 15, fill: ink }) +
        placed(0, 48, box(0, 0, 608, 220, "#dfe6e0") + engraving(quebec(608, 220), 608, 220, ink)) +
        box(262, 74, 236, 136, paper) +
        lines("cormorantItalic", ["Le fleuve", "passe sous", "vos fenêtres"], { x: 284, y: 112, size: 40, fill: ink }, 38) +
        box(0, 268, 608, 62, ink) +
        ["Arrivée", "Départ"]
          .map(
            (label, place) =>
              words("karla", label, { x: 72 + place * 168, y: 292, size: 15, fill: "#fff" }) +
              words("cormorantItalic", "Choisir une date", { x: 72 + place * 168, y: 316, size: 21, fill: "#fff" }) +
              rule(56 + place * 168, 268, 1, "#47666d", 62),
          )
          .join("") +
        box(392, 268, 216, 62, brass) +
        words("karlaBold", "Voir les chambres", { x: 486, y: 305, size: 18, fill: ink, anchor: "middle" }) +
        lines("cormorant", ["Un hôtel de pierre au pied du cap,", "à deux pas du traversier."], { x: 72, y: 362, size: 24, fill: ink }, 26),
    ),
  );

/** The page as it was: a template, machine-translated. */
export const ondineBefore = () =>
  sheet(
    fog,
    browser(
      36,
      24,
      608,
      416,
      box(0, 0, 608, 400, "#fff") +
        box(0, 0, 608, 44, "#2f6ac4") +
        box(0, 44, 608, 34, "#1d4f9f") +
        words("karlaBold", "ONDINE QUAY HOTELS", { x: 72, y: 31, size: 22, fill: "#fff" }) +
        words("karla", "Maison  |  Pièces  |  Offres spéciales  |  Contactez nous", { x: 72, y: 67, size: 15, fill: "#fff" }) +
        box(0, 78, 608, 132, "#9fc4ee") +
        `<path d="M190 210L262 78H430L340 210Z" fill="#7aa3d6"/>` +
        words("karlaBold", "Bienvenue à notre Hôtel de Quai!", { x: 304, y: 144, size: 28, fill: "#fff", anchor: "middle" }) +
        words("karla", "Faites l’expérience du confort ultime", { x: 304, y: 174, size: 17, fill: "#fff", anchor: "middle" }) +
        box(0, 210, 608, 62, "#f3a200") +
        ["Vérifier dedans", "Vérifier dehors"]
          .map(
            (label, place) =>
              box(72 + place * 158, 222, 146, 38, "#fff", 'stroke="#b9b9b9"') +
              words("karla", label, { x: 84 + place * 158, y: 246, size: 16, fill: "#777" }),
          )
          .join("") +
        box(392, 222, 148, 38, "#d5121e") +
        words("karlaBold", "CHERCHER", { x: 466, y: 247, size: 17, fill: "#fff", anchor: "middle" }) +
        ["Pièces de luxe", "Salle à manger fine", "Emplacement"]
          .map(
            (label, place) =>
              box(72 + place * 162, 290, 144, 52, "#c7d2df") +
              words("karlaBold", label, { x: 72 + place * 162, y: 366, size: 16, fill: "#1d4f9f" }),
          )
          .join(""),
    ),
  );

const sleeves = [
  ["Québec", chateau],
  ["Halifax", light],
  ["Toronto", tower],
] as const;

/** Key-card sleeves, one for each hotel: the same hairline, light on ink. */
export const ondineSleeves = () =>
  sheet(
    fog,
    sleeves
      .map(([city, landmark], place) => {
        const scene = harbor(landmark, { left: 14, shore: 168, scale: 1.06, moon: [112, 50, 24] });
        return placed(
          76 + place * 184,
          44,
          box(0, 0, 160, 352, ink) +
            placed(14, 16, engraving(scene, 132, 262, paper, 4.4)) +
            words("cormorantItalic", city, { x: 16, y: 326, size: 34, fill: paper }),
        );
      })
      .join(""),
  );
