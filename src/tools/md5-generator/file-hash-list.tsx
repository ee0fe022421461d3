import { type DragEvent, type ReactNode, useState } from "react";
import { CopyButton } from "#ui/tool/result-actions.tsx";
import type { FileHash, useFileHashes } from "./use-file-hashes.ts";

/** A place to drop files, and each with its progress and its digests. */
export function FileHashList({
  hashes,
  picker,
  onDrop,
}: {
  hashes: ReturnType<typeof useFileHashes>;
  picker: ReactNode;
  onDrop(event: DragEvent): void;
}) {
  const [over, setOver] = useState(false);
  return (
    <section className="md5-files" aria-label="Files">
      <fieldset
        className="md5-drop"
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          setOver(false);
          onDrop(event);
        }}
      >
        <legend className="vh">Drop files here, or choose them</legend>
        <p>
          <b>Drop files here</b> of any size. They are read piece by piece and never leave your device.
        </p>
        {picker}
      </fieldset>
      {hashes.files.length > 0 && (
        <ul className="panel md5-list">
          {hashes.files.map((file) => (
            <FileRow key={file.id} file={file} onCancel={() => hashes.cancel(file.id)} />
          ))}
        </ul>
      )}
    </section>
  );
}

function FileRow({ file, onCancel }: { file: FileHash; onCancel(): void }) {
  const { state } = file;
  const running = state.kind === "hashing" || state.kind === "waiting";
  return (
    <li>
      <div className="md5-file">
        <b>{file.name}</b>
        <span className="meta">{readableSize(file.size)}</span>
        {running && (
          <button type="button" className="chip" onClick={onCancel}>
            Cancel
          </button>
        )}
      </div>
      {running && (
        <progress max={Math.max(file.size, 1)} value={state.kind === "hashing" ? state.bytes : 0} aria-label={`Hashing ${file.name}`} />
      )}
      {state.kind === "stopped" && <p className="md5-stopped">{state.reason}</p>}
      {state.kind === "done" && (
        <>
          <Digest label="MD5" value={state.digests.md5} />
          <Digest label="SHA-256" value={state.digests.sha256} />
        </>
      )}
    </li>
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

function readableSize(bytes: number): string {
  const units = ["bytes", "KB", "MB", "GB", "TB"];
  const power = bytes < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  return `${(bytes / 1000 ** power).toLocaleString("en-US", { maximumFractionDigits: power === 0 ? 0 : 1 })} ${units[power]}`;
}
