import { base64Of } from "../tool/file-conversion.ts";

const drawing = (size: string, inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inside}</svg>`;

const STATION = drawing(
  'viewBox="0 0 240 160"',
  `<path d="M0 80h80q40 0 40-40V0M120 40v80q0 40 40 40h80" fill="none" stroke="#00a878" stroke-width="14" stroke-linejoin="round"/>
<circle cx="120" cy="80" r="26" fill="#fff" stroke="#0b0c1f" stroke-width="10"/><circle cx="120" cy="80" r="8" fill="#ffd23f"/>`,
);
const ICON = drawing(
  'width="24" height="24" viewBox="0 0 24 24"',
  '<path d="M12 2 2 9v13h7v-7h6v7h7V9z" fill="#0b0c1f"/><path d="M12 2 2 9h20z" fill="#00a878" fill-opacity=".6"/>',
);
const POSTER = drawing(
  'width="80mm" height="40mm" viewBox="0 0 320 160"',
  `<rect width="320" height="160" fill="#f3f4ff"/><image href="https://cdn.example.com/train.jpg" x="200" y="20" width="100" height="120"/>
<text x="20" y="90" font-family="Railway Condensed, sans-serif" font-size="36" fill="#0b0c1f">Platform 9</text>`,
);

const inputOf = (svg: string, fileName: string) => ({ file: base64Of(new TextEncoder().encode(svg)), fileName });

/** Small drawings of our own that tool pages offer to try. */
export const exampleDrawings = [
  { title: "a station, with a viewBox and no size", outcome: "station.", input: inputOf(STATION, "station.svg") },
  { title: "an icon of 24 pixels", outcome: "icon.", input: inputOf(ICON, "icon.svg") },
  {
    title: "a poster whose font and photo are missing",
    outcome: "Its text names fonts that may not be here, and then others stand in: Railway Condensed.",
    input: inputOf(POSTER, "poster.svg"),
  },
];
