import type { Patch } from "#core/content/patch/patch.ts";

/** What goes to the server in one request. The same `opId` twice is one change. */
export interface Change {
  rev: string;
  opId: string;
  patches: readonly Patch[];
}

export type SaveAnswer =
  | { kind: "saved"; rev: string }
  /** Somebody changed the same place meanwhile. */
  | ({ kind: "conflict" } & Conflict)
  /** The server read it and will not take it, now or later. */
  | { kind: "refused"; message: string };

export interface Conflict {
  /** The revision that the other one's words are in. */
  rev: string;
  path: Patch["path"];
  mine: unknown;
  theirs: unknown;
}

/** What has not been answered yet: kept in the browser until it is. */
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
  send(change: Change): Promise<SaveAnswer>;
  /** Writes what is unsent where a crash does not reach it; undefined when nothing is. */
  keep(unsent: Unsent | undefined): void;
  onState(state: SaveState): void;
  isOnline(): boolean;
  now(): Date;
  makeId(): string;
  /** Calls back later; the answer calls it off. */
  later(work: () => void, ms: number): () => void;
}

/** Keys come faster than answers: they wait this long for each other. */
const GATHER_MS = 400;
const LONGEST_RETRY_MS = 30_000;

/** Sends changes one after the other, never two at once, and forgets none that was not answered. */
export function createDraftQueue({ rev: opened, send, keep, onState, isOnline, now, makeId, later }: Options) {
  let rev = opened;
  let inFlight: Change | undefined;
  let isUnderway = false;
  let waiting: readonly Patch[] = [];
  let conflict: Conflict | undefined;
  let failures = 0;
  let callOff = () => {};

  const isIdle = () => !inFlight && waiting.length === 0;
  const remember = () => keep(isIdle() ? undefined : { inFlight, rev, waiting });
  const sendLater = (ms: number) => {
    callOff();
    callOff = later(() => void pump(), ms);
  };

  async function pump(): Promise<void> {
    callOff();
    if (isUnderway || conflict || isIdle()) return;
    if (!inFlight) {
      inFlight = { rev, opId: makeId(), patches: waiting };
      waiting = [];
      remember();
    }
    const change = inFlight;
    isUnderway = true;
    onState({ kind: "saving" });
    const answer = await send(change).catch(() => undefined);
    isUnderway = false;
    if (answer?.kind === "saved") return accept(answer.rev);
    if (answer?.kind === "conflict") {
      conflict = answer;
      return onState({ kind: "conflict", conflict });
    }
    if (answer?.kind === "refused") return onState({ kind: "failed", message: answer.message });
    onState({ kind: isOnline() ? "failed" : "offline" });
    sendLater(Math.min(1000 * 2 ** failures++, LONGEST_RETRY_MS));
  }

  function accept(next: string): void | Promise<void> {
    rev = next;
    inFlight = undefined;
    failures = 0;
    remember();
    if (waiting.length > 0) return pump();
    onState({ kind: "saved", at: now() });
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
      if (conflict) return;
      if (!isUnderway && failures === 0) onState({ kind: "saving" });
      if (!isUnderway && failures === 0) sendLater(GATHER_MS);
    },

    /** Now: somebody asked for it, the network is back, or the page goes. */
    flush: pump,

    /** What a page that ended left behind. */
    resume(unsent: Unsent): Promise<void> {
      ({ inFlight, rev, waiting } = unsent);
      return pump();
    },

    /** One's own words in place of the other's, or the other's in place of one's own. */
    settle(whose: "mine" | "theirs"): Promise<void> | undefined {
      if (!conflict) return undefined;
      const own = whose === "mine" ? ownWords(inFlight?.patches ?? [], conflict) : [];
      rev = conflict.rev;
      conflict = undefined;
      inFlight = own.length > 0 ? { rev, opId: makeId(), patches: own } : undefined;
      remember();
      if (!isIdle()) return pump();
      onState({ kind: "saved", at: now() });
      return undefined;
    },

    stop: () => callOff(),
  };
}

/** What was sent, with the whole value in place of changes of a value that is another by now. */
function ownWords(patches: readonly Patch[], { path, mine }: Conflict): Patch[] {
  const isInside = (patch: Patch) => JSON.stringify(patch.path.slice(0, path.length)) === JSON.stringify(path);
  return [
    ...patches.filter((patch) => !isInside(patch)),
    mine === undefined ? { type: "unset", path } : { type: "set", path, value: mine },
  ];
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
