declare module "subset-font" {
  /** https://github.com/papandreou/subset-font, which ships no types. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: {
      targetFormat?: "woff2" | "truetype";
      variationAxes?: Record<string, number | { min: number; max: number }>;
      /** Leaves out glyphs that only a feature (a fraction, a ligature) would show. */
      noLayoutClosure?: boolean;
    },
  ): Promise<Buffer>;
}
