import { readFile } from "node:fs/promises";
import type { AnyTool } from "#core/tool/define-tool.ts";
import { SentFile } from "#core/tool/sent-file.ts";
import type { ToolOutcome } from "#core/tool/tool-outcome.ts";
import { checkInput } from "./check-input.ts";

interface FileOnDisk {
  path: string;
  bytes: number;
}
/** A file that lies on the disk, or the bytes of a small one in base64. */
type Held = FileOnDisk | string;

/** An input whose files are still to be read: plain data, which another process can be sent. */
export interface InputWithFiles {
  input: Readonly<Record<string, unknown>>;
  files: Readonly<Record<string, Held | readonly Held[]>>;
}

/** The fields of an input that are files on the disk, apart from the others; undefined where there are none. */
export function filesApart(submitted: unknown): InputWithFiles | undefined {
  const isFile = (value: unknown) => [value].flat().some((each) => each instanceof SentFile);
  const fields = Object.entries(submitted ?? {});
  const files = fields.filter(([, value]) => isFile(value));
  if (files.length === 0) return undefined;
  return {
    input: Object.fromEntries(fields.filter(([, value]) => !isFile(value))),
    files: Object.fromEntries(files.map(([name, value]) => [name, Array.isArray(value) ? value.map(held) : held(value)])),
  };
}

const held = (file: SentFile | string): Held => (typeof file === "string" ? file : { path: file.path, bytes: file.size });

export const bytesIn = ({ files }: InputWithFiles): number =>
  Object.values(files)
    .flat()
    .reduce((sum, file) => sum + (typeof file === "string" ? file.length : file.bytes), 0);

/** Reads the files, checks the whole input, and runs the tool with it. */
export async function runOnFiles(
  tool: AnyTool,
  { input, files }: InputWithFiles,
  run: (input: unknown) => unknown,
): Promise<ToolOutcome<unknown>> {
  const whole: Record<string, unknown> = { ...input };
  for (const [name, file] of Object.entries(files))
    whole[name] = Array.isArray(file) ? await Promise.all(file.map(read)) : await read(file as Held);
  const checked = checkInput(tool, whole);
  return checked.ok ? { ok: true, data: await run(checked.data) } : checked;
}

const read = async (file: Held): Promise<string> => (typeof file === "string" ? file : readFile(file.path, "base64"));
