import { valueAtPath } from "#core/content/patch/apply-patches.ts";
import type { Patch, PatchPath } from "#core/content/patch/patch.ts";
import { patchesBetween } from "#core/content/patch/patches-between.ts";
import type { RawDocument } from "#core/content/raw-document.ts";
import { asFarAsTheyFit, type Conflict, isInside, meetingOf, paragraphOf, withoutWords, withWords } from "./meeting.ts";
import { mergeParagraphs } from "./merge-paragraphs.ts";

/** What goes to the server in one request. The same `opId` twice is one change. */
export interface Change {
  rev: string;
  opId: string;
  patches: readonly Patch[];
}

/** What others wrote since this page last asked, up to the revision `rev`: as changes, or as the whole document when those are no longer kept. */
export type News = { rev: string } & ({ missed: readonly Patch[] } | { whole: RawDocument });

export type SaveAnswer =
  /** Saved, on top of what others wrote. */
  | ({ kind: "saved" } & News)
  /** Somebody changed the same place meanwhile. */
  | ({ kind: "conflict"; path: PatchPath } & News)
  /** The server refused it, and would refuse it again. */
  | { kind: "refused"; message: string };

/** Changes without an answer from the server yet; kept in the browser until there is one. */
export interface Unsent {
  inFlight: Change | undefined;
  rev: string;
  waiting: readonly Patch[];
}

export type SaveState =
  /** Nothing is unsent; `at` is when the last change was taken, if one was. */
  | { kind: "saved"; at: Date | undefined }
  | { kind: "saving" }
  | { kind: "failed"; message?: string }
  | { kind: "offline" }
  | { kind: "conflict"; conflict: Conflict };

interface Options {
  rev: string;
  /** The document at that revision. */
  document: RawDocument;
  /** The document as it stands in this page. */
  local(): unknown;
  send(change: Change): Promise<SaveAnswer>;
  /** Writes what is unsent where a crash does not reach it; undefined when nothing is. */
  keep(unsent: Unsent | undefined): void;
  onState(state: SaveState): void;
  /** Somebody else's words that go beside one's own. */
  onTheirs(patches: readonly Patch[]): void;
  /** The document as it is from now on. */
  onWhole(document: RawDocument): void;
  isOnline(): boolean;
  now(): Date;
  makeId(): string;
  /** Calls back later; the answer calls it off. */
  later(work: () => void, ms: number): () => void;
}

/** One's own words in place of the other's, the other's in place of one's own, or words that both may like better. */
type Choice = "mine" | "theirs" | { words: unknown };

/** Keys come faster than answers: they wait this long for each other. */
const GATHER_MS = 400;
const LONGEST_RETRY_MS = 30_000;

/**
 * Sends changes one after the other, never two at once, and forgets none that was not answered. What others wrote goes under what is
 * unsent; where both touched the same place, that place alone waits for a decision.
 */
export function createDraftQueue(options: Options) {
  const { send, keep, onState, isOnline, now, makeId, later } = options;
  let { rev, document: theirs } = options;
  let inFlight: Change | undefined;
  let isUnderway = false;
  let waiting: readonly Patch[] = [];
  let conflict: Conflict | undefined;
  /** Of others, where both meet: not shown here until somebody decides. */
  let withheld: readonly Patch[] = [];
  let failures = 0;
  let isDue = false;
  let callOff = () => {};

  const isIdle = () => !inFlight && waiting.length === 0;
  const remember = () => keep(isIdle() ? undefined : { inFlight, rev, waiting });
  const sendLater = (ms: number) => {
    callOff();
    isDue = true;
    callOff = later(() => void pump(), ms);
  };

  async function pump(): Promise<void> {
    callOff();
    isDue = false;
    if (isUnderway) return;
    if (!inFlight) {
      const patches = waiting.filter((patch) => !conflict || !isInside(patch, conflict.path));
      if (patches.length === 0) return;
      inFlight = { rev, opId: makeId(), patches };
      waiting = waiting.filter((patch) => !patches.includes(patch));
      remember();
    }
    const change = inFlight;
    isUnderway = true;
    if (!conflict) onState({ kind: "saving" });
    const answer = await send(change).catch(() => undefined);
    isUnderway = false;
    if (answer?.kind === "saved") return accept(change, answer);
    if (answer?.kind === "conflict") return meet(change, answer);
    if (answer?.kind === "refused") return onState({ kind: "failed", message: answer.message });
    onState({ kind: isOnline() ? "failed" : "offline" });
    sendLater(Math.min(1000 * 2 ** failures++, LONGEST_RETRY_MS));
  }

  function accept({ patches }: Change, news: News): void | Promise<void> {
    inFlight = undefined;
    failures = 0;
    takeIn(news);
    theirs = asFarAsTheyFit(theirs, patches);
    mergeMeeting();
    remember();
    if (waiting.length > 0) return conflict ? ask() : pump();
    onState({ kind: "saved", at: now() });
    options.onWhole(theirs);
  }

  function meet({ patches }: Change, news: News & { path: PatchPath }): void | Promise<void> {
    inFlight = undefined;
    failures = 0;
    waiting = [...patches, ...waiting];
    takeIn(news, "whole" in news ? undefined : paragraphOf(news.path));
    mergeMeeting();
    remember();
    return conflict ? ask() : pump();
  }

  /** `at`: where the server saw both meet, should nothing here tell. */
  function takeIn(news: News, at?: PatchPath): void {
    const before = theirs;
    const missed = "whole" in news ? patchesBetween(before, news.whole) : news.missed;
    rev = news.rev;
    theirs = asFarAsTheyFit(theirs, missed);
    const path = meetingOf(waiting, [...withheld, ...missed]) ?? at;
    withheld = [...withheld, ...missed].filter((patch) => meetingOf(waiting, [patch]) !== undefined);
    const shown = missed.filter((patch) => !withheld.includes(patch));
    if (shown.length > 0) options.onTheirs(shown);
    const began =
      conflict && path && isInside({ type: "unset", path }, conflict.path) ? conflict.before : path && valueAtPath(before, path);
    conflict = path && { path, before: began, mine: valueAtPath(options.local(), path), theirs: valueAtPath(theirs, path) };
  }

  function ask(): void {
    if (conflict) onState({ kind: "conflict", conflict });
    if (!isDue) sendLater(GATHER_MS);
  }

  return {
    get rev() {
      return rev;
    },
    get isIdle() {
      return isIdle();
    },

    add(patches: readonly Patch[]): void {
      if (patches.length === 0) return;
      waiting = gather(waiting, patches);
      remember();
      if (isUnderway || failures > 0) return;
      if (!conflict) onState({ kind: "saving" });
      if (!isDue) sendLater(GATHER_MS);
    },

    /** Now: somebody asked for it, the network is back, or the page goes. */
    flush: pump,

    /** What a page that ended left behind. */
    resume(unsent: Unsent): Promise<void> {
      ({ inFlight, rev, waiting } = unsent);
      return pump();
    },

    /** What others wrote after `from`. False while it cannot be taken in: then the answer to what is under way tells it. */
    hear(from: string, news: News): boolean {
      if (from !== rev || inFlight) return false;
      if (news.rev === rev) return true;
      takeIn(news);
      mergeMeeting();
      remember();
      if (conflict) ask();
      else if (isIdle()) options.onWhole(theirs);
      return true;
    },

    settle,
    stop: () => callOff(),
  };

  function settle(choice: Choice): Promise<void> | undefined {
    if (!conflict) return undefined;
    // What need not wait is still under way.
    if (inFlight) return void later(() => void settle(choice), GATHER_MS);
    decide(conflict, choice);
    remember();
    if (conflict) ask();
    else if (isIdle()) onState({ kind: "saved", at: now() });
    return pump();
  }

  /** Both may stand where they changed different words of one paragraph. */
  function mergeMeeting(): void {
    const words = conflict && mergeParagraphs(conflict);
    if (conflict && words !== undefined) decide(conflict, { words });
  }

  function decide({ path }: Conflict, choice: Choice): void {
    const mine = options.local();
    const words = typeof choice === "object" ? choice.words : valueAtPath(mine, path);
    const others = waiting.filter((patch) => !isInside(patch, path));
    waiting = choice === "theirs" ? withoutWords(waiting, path, theirs) : withWords(waiting, path, words, theirs, mine);
    const next = meetingOf(others, withheld);
    conflict = next && { path: next, before: undefined, mine: valueAtPath(mine, next), theirs: valueAtPath(theirs, next) };
    if (!conflict) withheld = [];
    options.onWhole(conflict ? local(conflict.path) : asFarAsTheyFit(theirs, waiting));
  }

  /** Everything decided, and one's own words where it is not. */
  function local(open: PatchPath): RawDocument {
    const own = valueAtPath(options.local(), open);
    return asFarAsTheyFit(asFarAsTheyFit(theirs, waiting), own === undefined ? [] : [{ type: "set", path: open, value: own }]);
  }
}

/** Keys typed into one field before it was sent are one change of it. */
function gather(waiting: readonly Patch[], added: readonly Patch[]): Patch[] {
  const gathered = [...waiting];
  for (const patch of added) {
    const last = gathered.at(-1);
    const isAgain = patch.type === "set" && last?.type === "set" && JSON.stringify(patch.path) === JSON.stringify(last.path);
    if (isAgain) gathered.pop();
    gathered.push(patch);
  }
  return gathered;
}
