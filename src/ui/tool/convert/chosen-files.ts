import { type ChosenFile, MAX_FILES } from "./file-queue.ts";

/** Files of an input; those of a folder carry their way in it. */
export function chosenIn(files: Iterable<File>): ChosenFile[] {
  return [...files].map((file) => ({ file, path: file.webkitRelativePath || file.name }));
}

/** What was dropped or pasted, folders opened. */
export async function droppedIn({ items, files }: DataTransfer): Promise<ChosenFile[]> {
  // The list is emptied as soon as the event is over, so it is asked before the first wait.
  const entries = [...items].flatMap((item) => (item.kind === "file" ? (item.webkitGetAsEntry?.() ?? []) : []));
  if (!entries.some((entry) => entry.isDirectory)) return chosenIn(files);
  const found: ChosenFile[] = [];
  for (const entry of entries) await walk(entry, found);
  return found;
}

export const hasFiles = ({ types }: DataTransfer): boolean => types.includes("Files");

async function walk(entry: FileSystemEntry, found: ChosenFile[]): Promise<void> {
  // One more than fits, so that the queue can say that something was left out.
  if (found.length > MAX_FILES) return;
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject)).catch(() => undefined);
    if (file && !file.name.startsWith(".")) found.push({ file, path: entry.fullPath.replace(/^\//, "") });
    return;
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  // Answers a hundred at a time, and none when it is through.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject)).catch(() => []);
    if (some.length === 0) return;
    for (const inner of some) await walk(inner, found);
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
