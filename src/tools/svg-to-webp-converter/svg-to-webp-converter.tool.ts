import { defineSvgTool } from "#engines/image-codecs/svg/define-svg-tool.server.ts";

export const tool = defineSvgTool({
  slug: "svg-to-webp-converter",
  to: "webp",
  tagline: "SVG drawings as WebP, for the ones that are too heavy to draw on every visit.",
  menuLine: "Heavy drawings, light",
});
