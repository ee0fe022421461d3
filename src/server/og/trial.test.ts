import { writeFileSync } from "node:fs";
import sharp from "sharp";
import { it } from "vitest";
import { drawCard } from "./draw-card.ts";
import { openTypeface } from "./typeface.ts";
it("x", async () => {
  const t0 = performance.now();
  const face = openTypeface();
  console.log("open", performance.now() - t0);
  const cases = [
    ["SEO services you can check", "blue"], ["Magento SEO: filters, rewrites and speed under control", "blue"], ["Googlebot reads the first 2 MB. Where does your page end?", "purple"],
    ["PPC for dentists: from paid click to booked chair", "red"], ["Free SEO tools, no sign-up", "green"], ["Contact us", "slate"], ["Creative", "pink"], ["Łódź, Québec and ₹6,00,000", "slate"],
    ["A", "blue"], ["Performance Max shows its search terms now. Read them on Mondays.", "purple"], ["Supercalifragilisticexpialidocious-and-a-half", "red"], ["Technical SEO", "blue"],
  ] as const;
  const out: Buffer[] = [];
  for (const [title, line] of cases) {
    const t = performance.now();
    const svg = drawCard({ title, line, brandName: "Halsted" }, face);
    const t2 = performance.now();
    const png = await sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
    console.log(title, svg.length, (t2 - t).toFixed(1), (performance.now() - t2).toFixed(1), png.length);
    out.push(png);
  }
  const thumbs = await Promise.all(out.map((p) => sharp(p).resize(600, 315).toBuffer()));
  const sheet = await sharp({ create: { width: 1210, height: 6 * 325, channels: 3, background: "#888" } }).composite(thumbs.map((input, i) => ({ input, left: (i % 2) * 610, top: Math.floor(i / 2) * 325 }))).png().toBuffer();
  writeFileSync("/tmp/og-sheet.png", sheet);
});
