import type { Line } from "#core/line.ts";
import { plateColors } from "#ui/line-map/plate-svg.ts";

/** How one person is drawn. Demo people have no photographs; a buyer replaces these. */
export interface Portrait {
  line: Line;
  skin: string;
  shade: string;
  hair: string;
  coat: string;
  /** A path for the hair behind the head, one for the hair over it. */
  back?: string;
  front: string;
  glasses?: boolean;
  beard?: string;
  mouth?: string;
  /** Under the hair. */
  hidesEars?: boolean;
  /** What stands behind a client, in place of the line behind our own people. */
  behind?: string;
  /** One thing that they wear. */
  wears?: string;
}

/** A square portrait in flat shapes: a line passes behind the head, and glasses are two stations joined. */
export function portraitSvg({
  line,
  skin,
  shade,
  hair,
  coat,
  back,
  front,
  glasses,
  beard,
  mouth = "#10142a",
  hidesEars,
  behind,
  wears = "",
}: Portrait): string {
  const { ground, lite } = plateColors[line];
  const parts = [
    `<rect width="480" height="480" fill="${ground}"/>`,
    behind ??
      `<path d="M-20 132H84A64 64 0 0 1 129 151L351 373A64 64 0 0 0 396 392H500" fill="none" stroke="${lite}" stroke-width="20"/><path d="M-20 104H96A64 64 0 0 1 141 123L363 345A64 64 0 0 0 408 364H500" fill="none" stroke="#fff" stroke-width="20"/>`,
    back ? `<path d="${back}" fill="${hair}"/>` : "",
    `<path d="M64 480V456C64 396 116 364 176 352L240 344L304 352C364 364 416 396 416 456V480Z" fill="${coat}"/>`,
    `<path d="M196 284H284V352C284 378 264 396 240 396S196 378 196 352Z" fill="${shade}"/>`,
    `<path d="M240 92C302 92 332 138 332 200C332 268 292 324 240 324S148 268 148 200C148 138 178 92 240 92Z" fill="${skin}"/>`,
    hidesEars ? "" : `<circle cx="148" cy="216" r="20" fill="${shade}"/><circle cx="332" cy="216" r="20" fill="${shade}"/>`,
    beard ? `<path d="${beard}" fill="${hair}"/>` : "",
    `<path d="M240 206V238H226" fill="none" stroke="${shade}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>`,
    `<path d="M212 274C226 286 254 286 268 274" fill="none" stroke="${mouth}" stroke-width="9" stroke-linecap="round"/>`,
    `<circle cx="200" cy="200" r="8" fill="#10142a"/><circle cx="280" cy="200" r="8" fill="#10142a"/>`,
    `<path d="M182 172C190 166 208 166 216 172M264 172C272 166 290 166 298 172" fill="none" stroke="${hair}" stroke-width="9" stroke-linecap="round"/>`,
    `<path d="${front}" fill="${hair}"/>`,
    glasses
      ? `<g fill="none" stroke="#fbd530" stroke-width="9"><circle cx="200" cy="200" r="30"/><circle cx="280" cy="200" r="30"/><path d="M230 200H250M170 200H150M310 200H330"/></g>`
      : "",
    wears,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 480 480">${parts.join("")}</svg>`;
}

export const portraits: Record<string, Portrait> = {
  "tobias-hallgren": {
    line: "blue",
    skin: "#f2c9a8",
    shade: "#d9a27c",
    hair: "#c98a3c",
    coat: "#10142a",
    glasses: true,
    front: "M144 190C138 116 178 72 246 72C312 72 344 116 336 190C330 168 322 150 306 138C270 146 210 146 174 136C158 150 150 168 144 190Z",
    beard:
      "M148 214C150 288 190 336 240 336S330 288 332 214C326 236 312 250 296 254C284 244 262 250 240 250S196 244 184 254C168 250 154 236 148 214Z",
  },
  "ifeoma-duru": {
    line: "red",
    skin: "#7a4a30",
    shade: "#5f3722",
    hair: "#1b1320",
    coat: "#fbd530",
    back: "M240 34C330 34 384 96 384 178C384 226 366 262 340 284H140C114 262 96 226 96 178C96 96 150 34 240 34Z",
    front: "M146 190C146 122 182 86 240 86S334 122 334 190C322 150 290 132 240 132S158 150 146 190Z",
  },
  "marcus-oyelaran": {
    line: "green",
    skin: "#5a3524",
    shade: "#452718",
    hair: "#14100f",
    coat: "#eaecf6",
    glasses: true,
    front: "M148 186C144 120 184 82 240 82S336 120 332 186C328 160 318 140 300 128H180C162 140 152 160 148 186Z",
  },
  "maren-kowalczyk": {
    line: "purple",
    skin: "#f5d3ba",
    shade: "#dbab8b",
    hair: "#8d93ab",
    coat: "#10142a",
    hidesEars: true,
    back: "M240 60C320 60 352 116 352 190V300C352 322 336 330 316 330H164C144 330 128 322 128 300V190C128 116 160 60 240 60Z",
    front: "M146 208C138 120 180 78 244 78C310 78 344 126 334 208C330 176 318 150 296 132C262 166 206 176 158 168C150 180 148 192 146 208Z",
  },
  "priyal-mathur": {
    line: "pink",
    skin: "#c98a5e",
    shade: "#a96c43",
    hair: "#241522",
    coat: "#fd93c7",
    hidesEars: true,
    back: "M240 56C326 56 366 118 366 200C366 280 372 330 388 380H320L240 350L160 380H92C108 330 114 280 114 200C114 118 154 56 240 56Z",
    front: "M146 206C140 124 184 80 240 80S340 124 334 206C326 164 296 136 240 104C184 136 154 164 146 206Z",
  },
  "rohan-kulhari": {
    line: "slate",
    skin: "#b87848",
    shade: "#965c33",
    hair: "#1a1418",
    coat: "#7fb3ff",
    mouth: "#e8a98c",
    front:
      "M144 186C132 112 182 66 252 66C320 66 350 112 336 186C332 162 326 148 316 140C288 120 258 146 220 130C196 120 172 134 162 146C152 158 148 170 144 186Z",
    beard: "M176 268C190 262 206 256 240 256S290 262 304 268C300 300 274 330 240 330S180 300 176 268Z",
  },
  "nakul-shekhawat": {
    line: "green",
    skin: "#a96b3f",
    shade: "#87502b",
    hair: "#20161a",
    coat: "#f5501d",
    mouth: "#e8a98c",
    front:
      "M142 202C130 120 176 74 236 72C300 66 348 104 338 202C334 176 328 160 318 150C296 158 262 152 236 132C222 150 186 160 164 156C152 168 146 182 142 202Z",
    beard: "M192 262C206 254 222 252 240 256C258 252 274 254 288 262C276 270 258 266 240 266S204 270 192 262Z",
  },
};
