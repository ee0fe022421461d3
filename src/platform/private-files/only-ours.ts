import { chmodSync, lstatSync, mkdirSync } from "node:fs";

const FOLDER = 0o700;
const FILE = 0o600;

/** Makes a folder that nobody but this user can enter, or puts right one that others could. */
export function makeOwnFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: FOLDER });
  takeFromOthers(folder);
}

/** Makes what is there readable by this user alone, whatever the umask was when it was made. */
export function keepToOurselves(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found === undefined || found.isSymbolicLink()) return;
  takeFromOthers(path);
}

/** Left alone when it is another user's, or everybody's by intent (as /tmp is): somebody else decides about it. */
function takeFromOthers(path: string): void {
  const { mode, uid } = lstatSync(path);
  const wanted = (mode & 0o170_000) === 0o040_000 ? FOLDER : FILE;
  const isOurs = process.geteuid === undefined || uid === process.geteuid();
  if (!isOurs || (mode & 0o1000) !== 0 || (mode & 0o777) === wanted) return;
  try {
    chmodSync(path, wanted);
  } catch (error) {
    // A mount without modes, or one for reading only: whoever writes there next says so in better words.
    if (!["EPERM", "EROFS", "ENOTSUP"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
  }
}
