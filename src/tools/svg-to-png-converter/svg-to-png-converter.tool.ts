import { defineSvgTool } from "#engines/image-codecs/svg/define-svg-tool.server.ts";

export const tool = defineSvgTool({
  slug: "svg-to-png-converter",
  to: "png",
  tagline: "SVG drawings as sharp PNG of any size, transparency kept.",
  menuLine: "Any size, transparent",
});
