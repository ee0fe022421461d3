import { open, readdir } from "node:fs/promises";
import { join } from "node:path";

/** What of DATA_DIR is no cache and no copy: secrets, pictures, and what earlier releases kept there. */
const FOLDERS = ["resumes", "audits", "images/originals"];
const SECRET = /^([\w-]+)\.key$/;
const NAME = /^[\w-][\w.-]*$/;

export async function listKeptFiles(dataDir: string): Promise<string[]> {
  const secrets = (await namesIn(dataDir)).filter((name) => SECRET.test(name));
  const others = await Promise.all(
    FOLDERS.map(async (folder) => (await namesIn(join(dataDir, folder))).map((name) => `${folder}/${name}`)),
  );
  return [...secrets, ...others.flat()].filter((path) => isKeptFile(path) && !/\.(?:part|draft)$/.test(path));
}

/** For what purposes the folder holds secrets. */
export async function listSecrets(dataDir: string): Promise<string[]> {
  return (await namesIn(dataDir)).flatMap((name) => SECRET.exec(name)?.[1] ?? []);
}

/** Whether a backup may name this file: it may come from anywhere, and is written where it says. */
export function isKeptFile(path: string): boolean {
  const folder = FOLDERS.find((each) => path.startsWith(`${each}/`));
  return folder === undefined ? SECRET.test(path) : NAME.test(path.slice(folder.length + 1));
}

const PIECE_BYTES = 49_152;

/** In pieces; undefined when it was removed since it was listed. */
export async function readPieces(path: string): Promise<AsyncGenerator<Buffer> | undefined> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
  });
  if (file === undefined) return undefined;
  return (async function* () {
    try {
      for (const buffer = Buffer.alloc(PIECE_BYTES); ; ) {
        const { bytesRead } = await file.read(buffer, 0, PIECE_BYTES);
        if (bytesRead === 0) return;
        yield Buffer.from(buffer.subarray(0, bytesRead));
      }
    } finally {
      await file.close();
    }
  })();
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);
