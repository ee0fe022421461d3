import type { Size, WindowFacts } from "./read-window.ts";

interface Row {
  name: string;
  value: string;
  /** What a script or a style sheet calls it. */
  from: string;
}

export interface RowGroup {
  title: string;
  rows: Row[];
}

/** Everything read, in words, in the order of the page. */
export function windowRows(facts: WindowFacts, refreshRate: number | undefined): RowGroup[] {
  const { viewport, layout, visual, window, screen, ratio, scrollbar, zoom, rootFontPx, insets, prefers } = facts;
  const hasInsets = Object.values(insets).some((inset) => inset > 0);
  return [
    {
      title: "Window",
      rows: [
        { name: "Viewport", value: sizeText(viewport), from: "innerWidth, innerHeight" },
        { name: "Without scrollbars", value: sizeText(layout), from: "documentElement.clientWidth" },
        { name: "Scrollbar", value: scrollbar > 0 ? `${scrollbar} px wide` : "takes no width", from: "the difference" },
        {
          name: "In sight now",
          value: `${sizeText(visual)}${visual.scale === 1 ? "" : `, pinched to ${visual.scale}×`}`,
          from: "visualViewport",
        },
        { name: "Browser window", value: sizeText(window), from: "outerWidth, outerHeight" },
        {
          name: "Page zoom, estimated",
          value: zoom === undefined ? "not known in this browser" : `${zoom}%`,
          from: "outer by inner width",
        },
        { name: "Default type size", value: `${rootFontPx} px`, from: "1rem" },
      ],
    },
    {
      title: "Screen",
      rows: [
        { name: "Screen", value: sizeText(screen), from: "screen.width, screen.height" },
        {
          name: "Without system bars",
          value: sizeText({ width: screen.availableWidth, height: screen.availableHeight }),
          from: "screen.availWidth",
        },
        { name: "Pixel ratio", value: String(ratio), from: "devicePixelRatio" },
        {
          name: "Screen in device pixels",
          value: sizeText({ width: Math.round(screen.width * ratio), height: Math.round(screen.height * ratio) }),
          from: "screen × ratio",
        },
        { name: "Orientation", value: screen.orientation.replace("-", ", "), from: "screen.orientation" },
        { name: "Color", value: `${screen.colorDepth} bits, ${gamutText[facts.gamut]}${facts.isHdr ? ", HDR" : ""}`, from: "color-gamut" },
        { name: "Refresh rate, measured", value: refreshRate === undefined ? "measuring" : `${refreshRate} Hz`, from: "40 frames" },
        {
          name: "Safe area",
          value: hasInsets ? `${insets.top} ${insets.right} ${insets.bottom} ${insets.left} px` : "whole screen",
          from: "env(safe-area-inset-*)",
        },
      ],
    },
    {
      title: "Input and wishes",
      rows: [
        { name: "Pointer", value: pointerText[facts.pointer], from: "pointer" },
        { name: "Hover", value: facts.hover ? "yes" : "no", from: "hover" },
        { name: "Touch points", value: String(facts.touchPoints), from: "maxTouchPoints" },
        { name: "Color scheme", value: prefers.dark ? "dark" : "light", from: "prefers-color-scheme" },
        { name: "Motion", value: prefers.lessMotion ? "less, please" : "no wish", from: "prefers-reduced-motion" },
        {
          name: "Contrast",
          value: prefers.forcedColors ? "forced colors" : prefers.moreContrast ? "more, please" : "no wish",
          from: "prefers-contrast",
        },
        { name: "Transparency", value: prefers.lessTransparency ? "less, please" : "no wish", from: "prefers-reduced-transparency" },
        { name: "Data", value: prefers.lessData ? "less, please" : "no wish", from: "prefers-reduced-data" },
      ],
    },
  ];
}

/** All of it as text for a bug report. */
export function reportText(groups: readonly RowGroup[], userAgent: string): string {
  const lines = groups.flatMap(({ title, rows }) => [title, ...rows.map(({ name, value }) => `  ${name}: ${value}`)]);
  return [...lines, "Browser", `  ${userAgent}`].join("\n");
}

export function sizeText({ width, height }: Size): string {
  return `${width.toLocaleString("en-US")} × ${height.toLocaleString("en-US")}`;
}

const gamutText = { rec2020: "Rec. 2020", p3: "Display P3", srgb: "sRGB", unknown: "gamut unknown" };
const pointerText = { fine: "fine: mouse, pen or trackpad", coarse: "coarse: finger", none: "none" };
