/** The part of fontkit 2 that scripts/measure-font.ts reads; the package ships no types. */
declare module "fontkit" {
  export interface Font {
    unitsPerEm: number;
    characterSet: number[];
    glyphForCodePoint(codePoint: number): { id: number; advanceWidth: number };
    GPOS?: {
      lookupList: { toArray(): { lookupType: number; subTables: PairPositioning[] }[] };
      featureList: { tag: string; feature: { lookupListIndexes: number[] } }[];
      scriptList: { tag: string; script: { defaultLangSys?: { featureIndexes: number[] } } }[];
    };
  }
  export interface PairPositioning {
    version: number;
    coverage: { version: 1; glyphs: number[] } | { version: 2; rangeRecords: { start: number; end: number }[] };
    pairSets: { toArray(): { secondGlyph: number; value1?: { xAdvance?: number } }[][] };
  }
  export function openSync(path: string): Font;
}
