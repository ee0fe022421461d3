/** What an edit mends. Faults come first, style after; a synonym is only ever offered. */
export const editKinds = [
  "spelling",
  "repeated",
  "article",
  "agreement",
  "wordy",
  "plainer",
  "passive",
  "split",
  "contraction",
  "rewritten",
  "synonym",
] as const;
export type EditKind = (typeof editKinds)[number];

/** One change to a text, to be taken or refused by itself. */
export interface ProseEdit {
  id: string;
  kind: EditKind;
  /** Offsets in the text as it was given. */
  from: number;
  to: number;
  before: string;
  /** What to put there, the best first; a synonym names several. */
  options: readonly string[];
  /** Why, in a few words. */
  reason: string;
  /** What it would change that must not change: held back until somebody decides. */
  held?: string | undefined;
}

/** Which edits are taken, and with which of their options. */
export type TakenEdits = ReadonlyMap<string, number>;

/** The text with the edits that are taken. Ranges that meet another one taken before them are left as they are. */
export function applyEdits(text: string, edits: readonly ProseEdit[], taken: TakenEdits): string {
  let done = "";
  let at = 0;
  for (const { id, from, to, options } of [...edits].sort((a, b) => a.from - b.from)) {
    const option = options[taken.get(id) ?? -1];
    if (option === undefined || from < at) continue;
    done += text.slice(at, from) + option;
    at = to;
  }
  return done + text.slice(at);
}

/** What "take all" takes: neither an offer nor what is held. */
export const isSafe = ({ kind, held }: ProseEdit): boolean => kind !== "synonym" && held === undefined;

export const allSafe = (edits: readonly ProseEdit[]): TakenEdits => new Map(edits.filter(isSafe).map(({ id }) => [id, 0]));
