/**
 * npm run content:draw
 * Draws the originals that content/data.ndjson names and that are not there yet: a plate for each post, the pieces of each
 * work, which its case study shows too, a portrait for each author and founder, and a
 * portrait and a mark for each client who speaks, and what the home page's challenges show. `--all` draws them anew.
 */
import { access, mkdir, readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { parseNdjson } from "#content/source/ndjson.ts";
import { line as lineName } from "#core/content/document-fields.ts";
import type { RawDocument } from "#core/content/raw-document.ts";
import type { Line } from "#core/line.ts";
import { drawPlate } from "#ui/line-map/draw-plate.ts";
import { plateSvg } from "#ui/line-map/plate-svg.ts";
import { clients, markSvg } from "./client-portraits.ts";
import { portraitSvg, portraits } from "./draw-portrait.ts";
import { peoplePortraits } from "./people-portraits.ts";
import { challengePictures } from "./pieces/challenges.ts";
import { postPlateSvg } from "./pieces/draw-post.ts";
import { pieces } from "./pieces/pieces.ts";
import { postFigures } from "./pieces/post-figures.ts";

const CONTENT = new URL("../content/", import.meta.url);
const SIZE = { width: 1600, height: 900 };

const documents = parseNdjson(await readFile(new URL("data.ndjson", CONTENT), "utf8"));
const byId = new Map(documents.map((document) => [document._id, document]));
await mkdir(new URL("images/", CONTENT), { recursive: true });
let drawn = 0;

for (const post of ofType("post")) {
  const figure = postFigures[post._id.replace(/^post-/, "")];
  const line = lineOf(mainCategory(post));
  await draw(post["featureImage"], () => (figure ? postPlateSvg(figure, line) : plateSvg(drawPlate(post._id, SIZE), line)));
}
for (const work of ofType("work")) {
  const room = work["room"] as { pieces: { image: unknown }[] } | undefined;
  for (const image of [work["image"], ...(room?.pieces ?? []).map((piece) => piece.image)]) {
    const piece = pieces[fileOf(image) ?? ""];
    if (piece) await draw(image, piece);
  }
}
for (const person of [...ofType("author"), ...ofType("founder")]) {
  const portrait = portraits[person._id.replace(/^(author|founder)-/, "")];
  if (portrait) await draw(person["authorAvatar"] ?? person["portrait"], () => portraitSvg(portrait));
}
for (const person of [...ofType("employeeTestimonial"), ...ofType("teamMember")]) {
  const portrait = peoplePortraits[person._id.slice(person._id.indexOf("-") + 1)];
  if (portrait) await draw(person["employeeAvatar"] ?? person["avatar"], () => portraitSvg(portrait));
}
for (const voice of ofType("testimonial")) {
  const client = clients[fileOf(voice["mark"])?.replace("mark-", "") ?? ""];
  if (!client) continue;
  await draw(voice["avatar"], () => portraitSvg({ line: "slate", ...client.portrait }));
  await draw(voice["mark"], () => markSvg(client.mark));
}
for (const settings of ofType("siteSettings")) {
  for (const { img } of settings["challenges"] as { img?: unknown }[]) {
    const picture = challengePictures[fileOf(img) ?? ""];
    if (picture) await draw(img, picture);
  }
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

function fileOf(image: unknown): string | undefined {
  return /^image@file:\/\/\.\/images\/([\w-]+)\.png$/.exec(String((image as { _sanityAsset?: string } | undefined)?._sanityAsset))?.[1];
}

async function draw(image: unknown, svg: () => string): Promise<void> {
  const name = fileOf(image);
  if (name === undefined) return;
  const file = new URL(`images/${name}.png`, CONTENT);
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (isThere && !process.argv.includes("--all")) return;
  // A palette: flat colors need no more, and a plate stays under 25 KB.
  await writeFile(file, await sharp(Buffer.from(svg())).png({ palette: true, colors: 64, effort: 10, compressionLevel: 9 }).toBuffer());
  drawn++;
}
