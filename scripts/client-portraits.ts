import type { Portrait } from "./draw-portrait.ts";
import { beards, hair, skin } from "./people-portraits.ts";

/** How a client is drawn: the person before the ground of their own mark, and the mark alone, at 120 px. */
export interface Client {
  portrait: Omit<Portrait, "line">;
  mark: string;
}

const ground = (color: string) => `<rect width="480" height="480" fill="${color}"/>`;
const disc = (color: string) => `<circle cx="60" cy="60" r="58" fill="${color}"/>`;
const tile = (color: string) => `<rect width="120" height="120" rx="26" fill="${color}"/>`;

/** The hours of a day around a middle; the quarters are longer. */
const hours = (middle: number, radius: number, ink: string) =>
  Array.from({ length: 24 }, (_, hour) => {
    const long = hour % 6 === 0;
    return `<path d="M${middle} ${middle - radius}v${radius * (long ? 0.22 : 0.12)}" transform="rotate(${hour * 15} ${middle} ${middle})" stroke="${ink}" stroke-width="${radius * (long ? 0.05 : 0.032)}"/>`;
  }).join("");

const snow = (x: number, y: number, size: number, ink: string) =>
  `<path d="M0-1V1M-.87-.5L.87 .5M-.87 .5L.87-.5" transform="translate(${x} ${y}) scale(${size})" stroke="${ink}" stroke-width=".3" stroke-linecap="round"/>`;

const collar = (color: string) => `<path d="M176 352L240 410L304 352" fill="none" stroke="${color}" stroke-width="14"/>`;
const earrings = (color: string, y = 262) =>
  `<circle cx="146" cy="${y}" r="10" fill="${color}"/><circle cx="334" cy="${y}" r="10" fill="${color}"/>`;
const tie = (color: string) => `<path d="M222 384H258L250 410L264 480H216L230 410Z" fill="${color}"/>`;

export const clients: Readonly<Record<string, Client>> = {
  quillbarn: {
    portrait: {
      ...skin("fair"),
      ...hair("wavy", "#4a2417"),
      coat: "#fff4e2",
      behind: `${ground("#f3c9a6")}<path d="M-10 210L120 96L250 210V500H-10ZM230 210L370 70L510 210V500H230Z" fill="#7a2418"/><path d="M-10 210L120 96L250 210M230 210L370 70L510 210" fill="none" stroke="#fff4e2" stroke-width="12"/>`,
      wears: collar("#7a2418") + earrings("#f0a93b"),
    },
    mark: `<path d="M14 112V58L60 10L106 58V112Z" fill="#7a2418"/><path d="M60 112C44 84 46 52 74 30C84 58 80 84 60 112Z" fill="#fff4e2"/><path d="M60 112C58 86 62 62 72 40" stroke="#7a2418" stroke-width="4" fill="none"/>`,
  },
  trellisboard: {
    portrait: {
      ...skin("honey"),
      ...hair("pixie", "#2a1a14"),
      coat: "#9fe0b4",
      glasses: true,
      behind: `${ground("#133d2e")}<path d="M-20 120L360 500M-20-60L500 460M120-80L520 320M-20 300L180 500M500 120L120 500M500-60L-20 460M360-80L-40 320" stroke="#2b6b50" stroke-width="16"/><circle cx="70" cy="120" r="20" fill="#f2c94c"/><circle cx="420" cy="210" r="16" fill="#9fe0b4"/>`,
      wears: `<path d="M196 356L240 400L284 356L300 372L252 420V480H228V420L180 372Z" fill="#133d2e"/>`,
    },
    mark: `${tile("#133d2e")}<g stroke-width="9" stroke-linecap="round"><path d="M28 92L92 28M28 60L60 28M60 92L92 60" stroke="#9fe0b4"/><path d="M28 28L92 92M28 60L60 92M60 28L92 60" stroke="#f2c94c"/></g>`,
  },
  "living-healthy-24": {
    portrait: {
      ...skin("tan"),
      ...hair("bob", "#241522"),
      coat: "#0d6b63",
      behind: `${ground("#d7efe9")}<circle cx="240" cy="240" r="214" fill="#b6e0d6"/>${hours(240, 206, "#0d6b63")}`,
      wears: `<path d="M352 398H392V432H352Z" fill="#fff"/><path d="M360 392V420" stroke="#e4572e" stroke-width="7"/>`,
    },
    mark: `${disc("#d7efe9")}${hours(60, 52, "#0d6b63")}<path d="M60 84C38 68 36 54 44 46C52 40 58 46 60 52C62 46 68 40 76 46C84 54 82 68 60 84Z" fill="#e4572e"/>`,
  },
  "fernhollow-outfitters": {
    portrait: {
      ...skin("rose"),
      ...hair("braid", "#e0a13a"),
      coat: "#c2461d",
      behind: `${ground("#dfe6c8")}<circle cx="392" cy="70" r="46" fill="#e5a53a"/><path d="M-10 320L92 130L210 320L356 250L500 130V490H-10Z" fill="#8fab5a"/><path d="M-10 400C120 350 340 350 490 400V490H-10Z" fill="#5b7a35"/>`,
      wears: `<path d="M134 140C138 84 180 62 240 62S342 84 346 140Z" fill="#2c6750"/><path d="M130 136H350V166H130Z" fill="#163f30"/><circle cx="240" cy="56" r="22" fill="#e5a53a"/><path d="M240 400V480" stroke="#7a2418" stroke-width="8"/>`,
    },
    mark: `${disc("#2c6750")}<path d="M60 102V24" stroke="#dfe6c8" stroke-width="6" stroke-linecap="round"/><path d="M60 88L34 74M60 88L86 74M60 70L38 56M60 70L82 56M60 52L44 40M60 52L76 40" stroke="#dfe6c8" stroke-width="6" stroke-linecap="round"/>`,
  },
  "larkmont-dental": {
    portrait: {
      ...skin("deep"),
      ...hair("bun", "#1b1320"),
      coat: "#ffffff",
      mouth: "#ffffff",
      behind: `${ground("#fbe8ee")}<path d="M-10 380L140 200L250 300L350 180L500 340V490H-10Z" fill="#a9c4ec"/><path d="M60 120q20-22 40 0q20-22 40 0M340 80q20-22 40 0q20-22 40 0" fill="none" stroke="#143a66" stroke-width="9" stroke-linecap="round"/>`,
      wears: `<path d="M176 352L222 420V480M304 352L258 420V480" fill="none" stroke="#c9d6ee" stroke-width="12"/>${earrings("#f2c24a", 258)}`,
    },
    mark: `${disc("#a9c4ec")}<path d="M38 30C48 24 56 30 60 32C64 30 72 24 82 30C96 40 84 62 82 74C80 90 74 96 70 92C66 84 66 72 60 72S54 84 50 92C46 96 40 90 38 74C36 62 24 40 38 30Z" fill="#fff"/>`,
  },
  "ondine-quay-hotels": {
    portrait: {
      ...skin("rose"),
      ...hair("parted", "#6b4226"),
      coat: "#0e2f38",
      behind: `${ground("#d5dedd")}<path d="M-20 140c40-40 80-40 120 0s80 40 120 0s80-40 120 0s80 40 120 0M-20 220c40-40 80-40 120 0s80 40 120 0s80-40 120 0s80 40 120 0M-20 300c40-40 80-40 120 0s80 40 120 0s80-40 120 0s80 40 120 0" fill="none" stroke="#0e2f38" stroke-width="10"/>`,
      wears: `${collar("#d9a441")}<circle cx="240" cy="424" r="12" fill="#d9a441"/>`,
    },
    mark: `${disc("#0e2f38")}<path d="M20 52c13-16 27-16 40 0s27 16 40 0M20 76c13-16 27-16 40 0s27 16 40 0" fill="none" stroke="#f4f1e8" stroke-width="8" stroke-linecap="round"/>`,
  },
  "peltier-and-moss": {
    portrait: {
      ...skin("fair"),
      ...hair("quiff", "#5d5a58"),
      coat: "#232a3d",
      behind: `${ground("#cfd8c8")}<path d="M40 120H440M64 150V480M140 150V480M340 150V480M416 150V480M20 90L240 20L460 90Z" fill="#8b9a84" stroke="#8b9a84" stroke-width="26"/>`,
      wears: `<path d="M196 350L240 430L284 350" fill="#fff"/>${tie("#5f7a3c")}`,
    },
    mark: `${tile("#232a3d")}<path d="M60 26V92M40 94H80M26 44H94M26 44L14 70H38ZM94 44L82 70H106Z" fill="#cfd8c8" stroke="#cfd8c8" stroke-width="5" stroke-linejoin="round"/>`,
  },
  "sable-furnace-and-air": {
    portrait: {
      ...skin("rose"),
      hair: "#8d9096",
      front: "M200 262C210 246 230 246 240 254C250 246 270 246 280 262C266 266 252 266 240 262C228 266 214 266 200 262Z",
      coat: "#1b2430",
      behind: `${ground("#c3341b")}<path d="M240 0H480V480H240Z" fill="#12365f"/><path d="M40 60c30 30-20 60 10 100s-10 70 0 90M100 30c24 26-12 46 8 80" fill="none" stroke="#ffb24a" stroke-width="14" stroke-linecap="round"/>${snow(410, 90, 40, "#cfe0f5")}${snow(440, 260, 30, "#cfe0f5")}`,
      wears: `<path d="M140 150C140 90 184 66 240 66S340 90 340 150Z" fill="#1b2430"/><path d="M136 146H376C384 146 384 168 376 168H136Z" fill="#0d131b"/><circle cx="240" cy="112" r="20" fill="#c3341b"/><path d="M240 92A20 20 0 0 1 240 132Z" fill="#cfe0f5"/>`,
    },
    mark: `${disc("#c3341b")}<path d="M60 2A58 58 0 0 1 60 118Z" fill="#12365f"/><path d="M40 34c14 14-10 26 4 44" fill="none" stroke="#ffb24a" stroke-width="9" stroke-linecap="round"/>${snow(82, 60, 20, "#cfe0f5")}`,
  },
  "oakfold-furniture": {
    portrait: {
      ...skin("honey"),
      ...hair("curls", "#7a4a22"),
      coat: "#e9ddc6",
      beard: beards.full,
      behind: `${ground("#c89a5c")}<g fill="none" stroke="#8a5f2c" stroke-width="14"><circle cx="240" cy="200" r="60"/><circle cx="240" cy="200" r="110"/><circle cx="240" cy="200" r="165"/><circle cx="240" cy="200" r="225"/><circle cx="240" cy="200" r="290"/></g>`,
      wears: `<path d="M150 380V480M330 380V480" stroke="#553a21" stroke-width="26"/>`,
    },
    mark: `${disc("#c89a5c")}<g fill="none" stroke="#553a21" stroke-width="7"><circle cx="60" cy="60" r="14"/><circle cx="60" cy="60" r="28"/><circle cx="60" cy="60" r="43"/></g><path d="M60 60L112 34" stroke="#553a21" stroke-width="7"/>`,
  },
  chalkmere: {
    portrait: {
      ...skin("umber"),
      ...hair("ponytail", "#1b1320"),
      coat: "#f2c94c",
      glasses: true,
      behind: `${ground("#24463f")}<path d="M40 60H150M40 100H120M330 60l40 60l60-90M360 420a40 40 0 1 0 80 0a40 40 0 1 0-80 0M40 420H100V360H40Z" fill="none" stroke="#d9e6df" stroke-width="9" stroke-linecap="round" stroke-dasharray="26 7"/>`,
      wears: earrings("#d9e6df", 258),
    },
    mark: `${tile("#24463f")}<path d="M22 76C40 60 54 92 68 74S92 66 100 74" fill="none" stroke="#d9e6df" stroke-width="9" stroke-linecap="round"/><path d="M30 40H90" stroke="#f2c94c" stroke-width="14" stroke-linecap="round"/>`,
  },
  "kestrelby-fasteners": {
    portrait: {
      ...skin("fair"),
      ...hair("crop", "#c9a15a"),
      coat: "#3c4654",
      beard: beards.goatee,
      behind: `${ground("#b8c2cf")}${[
        [60, 70],
        [180, 40],
        [320, 60],
        [430, 110],
        [40, 220],
        [440, 250],
        [70, 370],
        [420, 390],
      ]
        .map(
          ([x, y]) =>
            `<path d="M0-34L30-17V17L0 34L-30 17V-17Z" transform="translate(${x} ${y})" fill="#8592a3"/><circle cx="${x}" cy="${y}" r="13" fill="#b8c2cf"/>`,
        )
        .join("")}`,
      wears: `${collar("#e7ecf2")}<path d="M340 398L356 407V425L340 434L324 425V407Z" fill="#f5501d"/>`,
    },
    mark: `<path d="M60 4L108 32V88L60 116L12 88V32Z" fill="#3c4654"/><circle cx="60" cy="60" r="26" fill="#b8c2cf"/><path d="M46 60l10 11l20-22" fill="none" stroke="#f5501d" stroke-width="9"/>`,
  },
  "saffron-meridian-travel": {
    portrait: {
      ...skin("tan"),
      ...hair("parted", "#1b1320"),
      coat: "#0f5a66",
      behind: `${ground("#f6a821")}<circle cx="240" cy="210" r="150" fill="#fbd77a"/><path d="M-20 330H500M-20 390H500M-20 450H500" stroke="#d97a12" stroke-width="16"/>`,
      wears: `<path d="M150 372C190 420 290 420 330 372L316 356C290 392 190 392 164 356Z" fill="#e23a5e"/>${earrings("#fbd77a")}`,
    },
    mark: `${disc("#f6a821")}<circle cx="60" cy="60" r="26" fill="#fff3cf"/><path d="M60 6V114M60 6C24 30 24 90 60 114C96 90 96 30 60 6" fill="none" stroke="#0f5a66" stroke-width="6"/>`,
  },
};

/** A mark as a file, twice its size. */
export const markSvg = (mark: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240" viewBox="0 0 120 120" fill="none">${mark}</svg>`;
