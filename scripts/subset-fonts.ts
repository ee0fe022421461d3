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
const latin = basicLatin + punctuation;
/**
 * Letters of names and places (Québec, Lucía, Émile) stand in files of their own, which `unicode-range` loads where one is shown:
 * without them the text face fits into the first 14 KB that a new connection sends without waiting. The usual ones apart, because
 * what comes beside the two faces in the first flight delays them.
 */
const accents = "Éàáâäçèéêëíîñóôöúûü";
const rareAccents = "ÀÁÂÃÄÅÆÇÈÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßãåæìïðòõøùýþÿŒœ";
/** The sign stands only in the packages' latin-ext files. */
const rupee = "₹";
/** The weights that the site sets. */
const display = { wght: { min: 800, max: 900 }, opsz: 72 };
const text = { wght: { min: 400, max: 700 } };

const cuts = [
  // At 72 px and above the optical size axis stands at its end, so it is pinned there.
  { to: "big-shoulders", from: "big-shoulders/files/big-shoulders-latin-opsz-normal.woff2", letters: latin, axes: display },
  { to: "big-shoulders-accents", from: "big-shoulders/files/big-shoulders-latin-opsz-normal.woff2", letters: accents, axes: display },
  { to: "big-shoulders-rare", from: "big-shoulders/files/big-shoulders-latin-opsz-normal.woff2", letters: rareAccents, axes: display },
  { to: "big-shoulders-rupee", from: "big-shoulders/files/big-shoulders-latin-ext-opsz-normal.woff2", letters: rupee, axes: display },
  {
    to: "atkinson-next",
    from: "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    letters: latin,
    axes: text,
  },
  {
    to: "atkinson-next-accents",
    from: "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    letters: accents,
    axes: text,
  },
  {
    to: "atkinson-next-rare",
    from: "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    letters: rareAccents,
    axes: text,
  },
  {
    to: "atkinson-next-rupee",
    from: "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2",
    letters: rupee,
    axes: text,
  },
  {
    to: "atkinson-mono",
    from: "atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-wght-normal.woff2",
    letters: latin,
    axes: text,
  },
];

const require = createRequire(import.meta.url);
for (const { to, from, letters, axes } of cuts) {
  const source = await readFile(require.resolve(`@fontsource-variable/${from}`));
  // The display face without its fractions and ligatures, which the site never sets: so it too fits into the first 14 KB.
  const noLayoutClosure = axes === display;
  const cut = await subsetFont(source, letters, { targetFormat: "woff2", variationAxes: axes, noLayoutClosure });
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
