/**
 * npm run content:draw
 * Draws the originals that content/data.ndjson names and that are not there yet: a plate for each post and case study,
 * a portrait for each author and founder. `--all` draws them anew.
 */
import { access, mkdir, readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { parseNdjson } from "#content/source/ndjson.ts";
import { line as lineName } from "#core/content/document-fields.ts";
import type { RawDocument } from "#core/content/raw-document.ts";
import type { Line } from "#core/line.ts";
import { drawPlate } from "#ui/line-map/draw-plate.ts";
import { plateSvg } from "#ui/line-map/plate-svg.ts";
import { portraitSvg, portraits } from "./draw-portrait.ts";
import { peoplePortraits } from "./people-portraits.ts";

const CONTENT = new URL("../content/", import.meta.url);
const SIZE = { width: 1600, height: 900 };

const documents = parseNdjson(await readFile(new URL("data.ndjson", CONTENT), "utf8"));
const byId = new Map(documents.map((document) => [document._id, document]));
await mkdir(new URL("images/", CONTENT), { recursive: true });
let drawn = 0;

// By date, so that a post keeps its scene when newer ones come, and neighbors on the blog have different ones.
const posts = ofType("post").sort((a, b) => String(a["publishDate"]).localeCompare(String(b["publishDate"])));
for (const [scene, post] of posts.entries())
  await draw(post["featureImage"], () => plateSvg(drawPlate(post._id, { ...SIZE, scene }), lineOf(mainCategory(post))));
for (const [scene, study] of ofType("caseStudy").entries()) {
  await draw(study["bannerImage"], () => plateSvg(drawPlate(study._id, { ...SIZE, scene: scene * 3 + 1 }), lineOf(study)));
}
for (const person of [...ofType("author"), ...ofType("founder")]) {
  const portrait = portraits[person._id.replace(/^(author|founder)-/, "")];
  if (portrait) await draw(person["authorAvatar"] ?? person["portrait"], () => portraitSvg(portrait));
}
for (const person of [...ofType("employeeTestimonial"), ...ofType("teamMember")]) {
  const portrait = peoplePortraits[person._id.slice(person._id.indexOf("-") + 1)];
  if (portrait) await draw(person["employeeAvatar"] ?? person["avatar"], () => portraitSvg(portrait));
}
process.stdout.write(`${drawn} images drawn\n`);

function ofType(type: string): RawDocument[] {
  return documents.filter((document) => document._type === type);
}

function mainCategory(post: RawDocument): RawDocument | undefined {
  const [main] = post["categories"] as { _ref: string }[];
  return main && byId.get(main._ref);
}

function lineOf(document: RawDocument | undefined): Line {
  return lineName.catch("purple").parse(document?.["line"]);
}

async function draw(image: unknown, svg: () => string): Promise<void> {
  const path = /^image@file:\/\/\.\/(images\/[\w.-]+\.png)$/.exec(
    String((image as { _sanityAsset?: string } | undefined)?._sanityAsset),
  )?.[1];
  if (path === undefined) return;
  const file = new URL(path, CONTENT);
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (isThere && !process.argv.includes("--all")) return;
  // A palette: flat colors need no more, and a plate stays under 25 KB.
  await writeFile(file, await sharp(Buffer.from(svg())).png({ palette: true, colors: 64, effort: 10, compressionLevel: 9 }).toBuffer());
  drawn++;
}
