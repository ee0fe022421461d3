/**
 * Cuts the three typefaces down to the characters and weights that the site sets, and writes src/ui/fonts/*.woff2; and the
 * display face at its one weight, whole alphabets of it, for the titles that the server draws: src/server/og/*.ttf.
 * The results are committed; run `node scripts/subset-fonts.ts` after a change of face, weight or character.
 */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { openSync } from "fontkit";
import subsetFont from "subset-font";

const basicLatin = String.fromCodePoint(...Array.from({ length: 0x7e - 0x20 + 1 }, (_, i) => 0x20 + i));
const punctuation = "\u00a0©®°·×–—‘’“”•…€£™−";
/** Letters of names and places on the site (Québec, Lucía, Émile); each costs about 40 bytes, so rarer ones stay with the system's font. */
const accents = "ÁÅÇÉÍÑÓÖÜáàâãäåçèéêëíîïñóôöøúü";
const latin = basicLatin + punctuation + accents;
/** The sign stands only in the packages' latin-ext files; `unicode-range` loads it where a salary is shown. */
const rupee = "₹";

const cuts = [
  // At 72 px and above the optical size axis stands at its end, so it is pinned there.
  {
    to: "big-shoulders",
    from: "big-shoulders/files/big-shoulders-latin-opsz-normal.woff2",
    text: latin,
    axes: { wght: { min: 700, max: 900 }, opsz: 72 },
  },
  {
    to: "big-shoulders-rupee",
    from: "big-shoulders/files/big-shoulders-latin-ext-opsz-normal.woff2",
    text: rupee,
    axes: { wght: { min: 700, max: 900 }, opsz: 72 },
  },
  {
    to: "atkinson-next",
    from: "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    text: latin,
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    to: "atkinson-next-rupee",
    from: "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2",
    text: rupee,
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    to: "atkinson-mono",
    from: "atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-wght-normal.woff2",
    text: basicLatin + punctuation,
    axes: { wght: { min: 400, max: 700 } },
  },
];

const require = createRequire(import.meta.url);
for (const { to, from, text, axes } of cuts) {
  const source = await readFile(require.resolve(`@fontsource-variable/${from}`));
  const cut = await subsetFont(source, text, { targetFormat: "woff2", variationAxes: axes });
  await writeFile(new URL(`../src/ui/fonts/${to}.woff2`, import.meta.url), cut);
  console.log(`${to}.woff2  ${source.length} → ${cut.length} bytes`);
}

for (const alphabet of ["latin", "latin-ext"]) {
  const path = require.resolve(`@fontsource-variable/big-shoulders/files/big-shoulders-${alphabet}-opsz-normal.woff2`);
  const every = String.fromCodePoint(...openSync(path).characterSet.filter((code) => code !== 0xffff));
  // Not packed: fontkit unpacks WOFF2 in JavaScript, which takes longer than all its drawing.
  const cut = await subsetFont(await readFile(path), every, { targetFormat: "truetype", variationAxes: { wght: 800, opsz: 72 } });
  await writeFile(new URL(`../src/server/og/big-shoulders-${alphabet}.ttf`, import.meta.url), cut);
  console.log(`big-shoulders-${alphabet}.ttf  ${cut.length} bytes`);
}
