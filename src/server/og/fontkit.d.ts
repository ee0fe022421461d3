/** The part of fontkit 2 that sets titles; the package ships no types. */
declare module "fontkit" {
  export interface GlyphPath {
    scale(x: number, y: number): GlyphPath;
    translate(x: number, y: number): GlyphPath;
    toSVG(): string;
  }
  export interface Font {
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): {
      advanceWidth: number;
      glyphs: { path: GlyphPath }[];
      positions: { xAdvance: number; xOffset: number; yOffset: number }[];
    };
  }
  export function create(bytes: Buffer): Font;
}
