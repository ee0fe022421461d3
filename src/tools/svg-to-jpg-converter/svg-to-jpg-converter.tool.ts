import { defineSvgTool } from "#engines/image-codecs/svg/define-svg-tool.server.ts";

export const tool = defineSvgTool({
  slug: "svg-to-jpg-converter",
  to: "jpeg",
  tagline: "SVG drawings as JPG, on a background you choose and at the width that is asked for.",
  menuLine: "On a background",
});
