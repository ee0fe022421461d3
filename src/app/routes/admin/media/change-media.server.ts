import type { Actor } from "#features/accounts/accounts.ts";
import type { MediaPicture } from "#features/studio/media.ts";
import type { Studio } from "#features/studio/studio.ts";
import { type AssetShelf, assetShelves } from "#platform/images/asset-store.server.ts";

/** What became of a file: the picture it is now, or why not. */
export interface SentFile {
  name: string;
  picture?: MediaPicture;
  isKnown?: boolean;
  refusal?: string;
}

export const readShelf = (text: string | undefined): AssetShelf => assetShelves.find((shelf) => shelf === text) ?? "all";

/** `replaced`: the picture that took the place of the one on the screen, and in how many documents. */
export interface MediaChange {
  message: string;
  sent: SentFile[];
  replaced?: { by: string; places: number };
}

/** Does what a form of the library asked for, and says it in words. */
export async function changeMedia(media: Studio["media"], form: FormData, actor: Actor): Promise<MediaChange> {
  const id = String(form.get("id") ?? "");
  const files = form.getAll("file").filter((each): each is File => typeof each !== "string" && each.name !== "");
  switch (form.get("intent")) {
    case "describe":
      await media.describe(id, wordsOf(form), actor);
      return { message: "Saved.", sent: [] };
    case "remove": {
      const answer = await media.remove(id, actor);
      const message = answer.kind === "removed" ? "Deleted." : `Not deleted: it is used ${times(answer.uses.length)}. Replace it instead.`;
      return { message, sent: [] };
    }
    case "replace": {
      const [file] = files;
      if (!file) return { message: "Choose the file that takes its place.", sent: [] };
      const answer = await media.replace(id, file, actor);
      if (answer.kind === "refused") return { message: `Not replaced: ${answer.reason}.`, sent: [] };
      if (answer.places === undefined) return { message: "That is the same picture.", sent: [] };
      return { message: replacedText(answer.places), sent: [], replaced: { by: answer.picture.id, places: answer.places } };
    }
    default: {
      const sent: SentFile[] = [];
      for (const file of files) {
        const answer = await media.upload(file, actor);
        sent.push({ name: file.name, ...(answer.kind === "refused" ? { refusal: answer.reason } : answer) });
      }
      return { message: sent.length === 0 ? "Choose one or more pictures." : summaryOf(sent), sent };
    }
  }
}

/** A form without script names the focus alone. */
function wordsOf(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? "");
  const percent = (name: string) => Math.min(100, Math.max(0, Number(text(name)))) / 100;
  const framing = readFraming(text("framing"));
  const isMoved = text("focusX") !== "" && text("focusY") !== "";
  const hotspot = isMoved
    ? { hotspot: { width: 0.2, height: 0.2, ...framing["hotspot"], x: percent("focusX"), y: percent("focusY") } }
    : {};
  const alt = form.has("decorates") ? "" : text("alt").trim() || null;
  return { title: text("title"), credit: text("credit"), alt, framing: { ...framing, ...hotspot } };
}

function readFraming(json: string): { hotspot?: object } & Record<string, unknown> {
  try {
    return Object(JSON.parse(json));
  } catch {
    return {};
  }
}

function summaryOf(sent: readonly SentFile[]): string {
  const kept = sent.filter(({ picture, isKnown }) => picture && !isKnown).length;
  const known = sent.filter(({ isKnown }) => isKnown).map(({ name }) => `${name} was here already`);
  const refused = sent.flatMap(({ name, refusal }) => (refusal ? [`${name} was refused: ${refusal}`] : []));
  return [kept === 1 ? "1 picture is here" : `${kept} pictures are here`, ...known, ...refused].join(". ").concat(".");
}

/** Where the new picture is on the screen. */
export const replacedText = (places: number) =>
  `${places === 0 ? "The old one was used nowhere" : `Replaced ${times(places)}`}. This is the new picture; the old one stays in the library, used nowhere.`;

const times = (count: number) => (count === 1 ? "in 1 place" : `in ${count} places`);
