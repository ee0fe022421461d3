import type { Portrait } from "./draw-portrait.ts";

const tones = {
  rose: ["#f5d3ba", "#dbab8b"],
  fair: ["#f2c9a8", "#d9a27c"],
  honey: ["#dda679", "#bd8153"],
  tan: ["#c98a5e", "#a96c43"],
  umber: ["#b0703f", "#8e562d"],
  deep: ["#6a4029", "#51301d"],
} as const;

/** `front` lies over the head, `back` behind it. */
const cuts = {
  sweep: {
    front: "M144 190C138 116 178 72 246 72C312 72 344 116 336 190C330 168 322 150 306 138C270 146 210 146 174 136C158 150 150 168 144 190Z",
  },
  crop: { front: "M148 186C144 120 184 82 240 82S336 120 332 186C328 160 318 140 300 128H180C162 140 152 160 148 186Z" },
  quiff: {
    front:
      "M144 186C132 112 182 66 252 66C320 66 350 112 336 186C332 162 326 148 316 140C288 120 258 146 220 130C196 120 172 134 162 146C152 158 148 170 144 186Z",
  },
  wave: {
    front:
      "M140 214C128 120 176 64 250 66C322 68 354 124 340 214C336 190 330 170 318 156C300 128 262 124 232 140C204 154 176 150 160 164C148 178 144 196 140 214Z",
  },
  curls: {
    front:
      "M142 192C116 178 120 146 144 140C138 108 168 88 192 98C202 70 240 66 256 86C278 68 316 82 318 110C344 116 354 148 336 164C348 174 346 188 338 192C332 170 322 154 304 146C288 154 268 142 252 148C232 140 214 154 196 146C174 152 150 168 142 192Z",
  },
  pixie: {
    front:
      "M144 214C134 116 186 70 250 74C316 78 346 128 336 214C332 190 328 172 320 158C298 150 276 140 262 122C246 146 196 164 160 168C150 184 148 198 144 214Z",
  },
  bob: {
    hidesEars: true,
    back: "M240 60C320 60 352 116 352 190V300C352 322 336 330 316 330H164C144 330 128 322 128 300V190C128 116 160 60 240 60Z",
    front: "M146 208C138 120 180 78 244 78C310 78 344 126 334 208C330 176 318 150 296 132C262 166 206 176 158 168C150 180 148 192 146 208Z",
  },
  parted: {
    hidesEars: true,
    back: "M240 56C326 56 366 118 366 200C366 280 372 330 388 380H320L240 350L160 380H92C108 330 114 280 114 200C114 118 154 56 240 56Z",
    front: "M146 206C140 124 184 80 240 80S340 124 334 206C326 164 296 136 240 104C184 136 154 164 146 206Z",
  },
  wavy: {
    hidesEars: true,
    back: "M240 58C318 58 360 106 360 176C360 206 378 224 370 256C362 288 386 312 366 344C346 372 316 352 300 340H180C164 352 134 372 114 344C94 312 118 288 110 256C102 224 120 206 120 176C120 106 162 58 240 58Z",
    front: "M146 210C136 122 180 78 236 78C304 76 346 120 334 210C330 178 314 152 284 130C250 156 196 160 164 150C152 168 148 188 146 210Z",
  },
  bun: {
    back: "M240 14A54 54 0 0 1 240 122A54 54 0 0 1 240 14Z",
    front: "M146 204C138 120 182 80 240 80S342 120 334 204C328 168 300 140 262 128C222 150 176 158 158 166C150 178 148 190 146 204Z",
  },
  ponytail: {
    back: "M288 84C372 80 408 140 396 214C390 262 402 300 426 330C376 338 340 300 338 244C336 190 330 150 296 128Z",
    front: "M144 200C136 116 184 76 244 76C308 76 344 118 336 200C330 160 306 134 262 120C220 124 176 136 160 152C150 166 146 184 144 200Z",
  },
  braid: {
    hidesEars: true,
    back: "M240 62C316 62 350 112 348 190C346 240 340 270 326 296L154 290C160 320 168 330 152 346C170 366 168 386 150 400C164 420 158 440 132 448C108 436 104 416 120 398C100 380 102 362 118 344C100 322 106 300 118 280C124 250 130 230 130 190C130 112 164 62 240 62Z",
    front: "M146 206C140 124 184 80 240 80S340 124 334 206C326 164 300 140 256 106C220 150 164 150 146 206Z",
  },
} as const;

export const beards = {
  full: "M148 214C150 288 190 336 240 336S330 288 332 214C326 236 312 250 296 254C284 244 262 250 240 250S196 244 184 254C168 250 154 236 148 214Z",
  goatee: "M176 268C190 262 206 256 240 256S290 262 304 268C300 300 274 330 240 330S180 300 176 268Z",
  mustache: "M200 262C210 246 230 246 240 254C250 246 270 246 280 262C266 266 252 266 240 262C228 266 214 266 200 262Z",
} as const;

/** The people of the careers page, by the end of their documents' ids. The authors have theirs in draw-portrait.ts. */
export const peoplePortraits: Record<string, Portrait> = {
  "graham-tessier": { line: "slate", ...skin("fair"), ...hair("sweep", "#8a8178"), coat: "#009c66", beard: beards.full },
  "sunil-poonia": { line: "blue", ...skin("umber"), ...hair("crop", "#1a1418"), coat: "#eaecf6", beard: beards.mustache },
  "lucia-barrantes": { line: "red", ...skin("honey"), ...hair("wavy", "#3a2018"), coat: "#10142a" },
  "hana-petrosyan": { line: "pink", ...skin("rose"), ...hair("pixie", "#1b1320"), coat: "#10142a", glasses: true },
  "claire-bouchard-singh": { line: "purple", ...skin("tan"), ...hair("bun", "#2c1a16"), coat: "#fbd530" },
  "devin-castellanos": { line: "green", ...skin("honey"), ...hair("curls", "#2a1a14"), coat: "#ff8d65" },
  "neha-khandelwal": { line: "slate", ...skin("tan"), ...hair("ponytail", "#1b1320"), coat: "#fd93c7" },
  "kavya-solanki": { line: "blue", ...skin("umber"), ...hair("braid", "#1b1320"), coat: "#4bdba0" },
  "joel-amankwah": { line: "red", ...skin("deep"), ...hair("crop", "#14100f"), coat: "#7fb3ff", beard: beards.full, mouth: "#d99a86" },
  "ritika-jangid": { line: "purple", ...skin("tan"), ...hair("parted", "#241522"), coat: "#f5f6fc", glasses: true },
  "emile-fortin-baker": { line: "slate", ...skin("rose"), ...hair("wave", "#6b4226"), coat: "#fbd530", beard: beards.mustache },
  "mohit-saini": { line: "green", ...skin("umber"), ...hair("quiff", "#1a1418"), coat: "#c7a3fc" },
  "dana-whitlock": { line: "blue", ...skin("fair"), ...hair("bob", "#9c4a1e"), coat: "#10142a" },
  "farzana-qureshi": { line: "green", ...skin("honey"), ...hair("wavy", "#1b1320"), coat: "#fd93c7", glasses: true },
  "arjun-tanwar": { line: "pink", ...skin("tan"), ...hair("curls", "#1a1418"), coat: "#10142a", beard: beards.goatee, mouth: "#e8a98c" },
};

export function skin(tone: keyof typeof tones): Pick<Portrait, "skin" | "shade"> {
  const [light, shade] = tones[tone];
  return { skin: light, shade };
}

export function hair(cut: keyof typeof cuts, color: string): Pick<Portrait, "hair" | "front" | "back" | "hidesEars"> {
  return { hair: color, ...cuts[cut] };
}
