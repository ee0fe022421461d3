import { convertInWorker } from "#ui/tool/convert/convert-in-worker.ts";
import { FileConverter } from "#ui/tool/convert/file-converter.tsx";
import { useFileQueue } from "#ui/tool/convert/use-file-queue.ts";
import { CopyButton } from "#ui/tool/result-actions.tsx";
import type { Digests } from "./md5-generator.schema.ts";
import workerUrl from "./md5-generator.worker.ts?worker&url";

export const hashInWorker = convertInWorker<undefined, Digests>(workerUrl);

/** A place to drop files, and each with its digests. */
export function FileDigests() {
  // One after another: two at once would only share the disk.
  const files = useFileQueue({ convert: hashInWorker, atOnce: 1 });
  return (
    <FileConverter
      files={files}
      name="digests"
      words={{
        drop: "Drop files or a folder here",
        hint: "Of any size. They are read piece by piece and never leave your device.",
        doing: "Hashing",
      }}
      optionsNow={() => undefined}
      details={({ md5, sha256 }) => (
        <>
          <Digest label="MD5" value={md5} />
          <Digest label="SHA-256" value={sha256} />
        </>
      )}
    />
  );
}

function Digest({ label, value }: { label: string; value: string }) {
  return (
    <p className="md5-digest">
      <span className="meta">{label}</span>
      <code>{value}</code>
      <CopyButton text={value} what={label} />
    </p>
  );
}
