import { closeSync, openSync, readSync, statSync } from "node:fs";
import { join } from "node:path";
import { openNameFile } from "./name-file.ts";
import { turnedName } from "./name-hash.ts";
import { openRowFile } from "./row-file.ts";

/** Of those that link to a domain so many are kept, taken by chance; all of them are counted. */
export const KEPT_LINKS = 2_000;
/** A row of the graph: the two words of the name, how many link to it, where their list begins. */
export const LINK_ROW_WORDS = 4;

/** The imported graph, from the side of those that are linked to. Throws with a sentence when a file of it is not whole. */
export function openLinkLists(folder: string) {
  const rows = openRowFile(join(folder, "rows"), LINK_ROW_WORDS);
  const names = openNameFile(join(folder, "names"));
  const handle = openSync(join(folder, "lists"), "r");
  const { size } = statSync(join(folder, "lists"));

  return {
    bytes: rows.bytes + names.bytes + size,
    /** How many domains link to this one, and some of them. */
    find(domain: string): { count: number; some: string[] } | undefined {
      const [count, start] = rows.find(domain) ?? [];
      if (count === undefined || start === undefined) return undefined;
      const list = new Uint32Array(Math.min(count, KEPT_LINKS));
      const read = readSync(handle, list, 0, list.byteLength, start * 4);
      const some = [...list.subarray(0, read >> 2)].flatMap((number) => names.at(number) ?? []);
      return { count, some: some.map(turnedName) };
    },
    close() {
      rows.close();
      names.close();
      closeSync(handle);
    },
  };
}
