import { useEffect, useRef, useState } from "react";
import { Form, Link, useFetcher } from "react-router";
import type { MediaChange } from "./change-media.server.ts";

interface Waiting {
  key: number;
  file: File;
}

/** Pictures by a form, by dropping and by pasting. They go up one after another, and each says how it went. */
export function Uploads() {
  const [files, setFiles] = useState<readonly Waiting[]>([]);
  const [done, setDone] = useState(0);
  const [isOver, setOver] = useState(false);
  const next = useRef(0);
  const add = (list: FileList | undefined | null) => {
    const fresh = [...(list ?? [])].map((file) => ({ key: next.current++, file }));
    if (fresh.length > 0) setFiles((held) => [...held, ...fresh]);
    return fresh.length > 0;
  };
  const addNow = useRef(add);
  addNow.current = add;
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      if (addNow.current(event.clipboardData?.files)) event.preventDefault();
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, []);

  return (
    <>
      {files.length > 0 && (
        <section className="media-uploads" aria-label="Uploads">
          <h2>{done < files.length ? `Uploading ${done + 1} of ${files.length}` : `Uploaded ${files.length}`}</h2>
          <div role="status">
            <ul>
              {files.map(({ key, file }, place) => (
                <UploadRow key={key} file={file} isTurn={place <= done} onDone={() => setDone((count) => Math.max(count, place + 1))} />
              ))}
            </ul>
          </div>
        </section>
      )}
      <Form
        method="post"
        encType="multipart/form-data"
        className="media-drop"
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          add(event.dataTransfer.files);
        }}
        onSubmit={(event) => {
          const input = event.currentTarget.elements.namedItem("file");
          if (!(input instanceof HTMLInputElement) || !add(input.files)) return;
          event.preventDefault();
          event.currentTarget.reset();
        }}
      >
        <input type="hidden" name="intent" value="upload" />
        <label>
          <b>Drop pictures here</b>, paste one, or choose
          <input type="file" name="file" multiple accept="image/png,image/jpeg,image/webp,image/avif,image/gif" required />
        </label>
        <button type="submit" className="admin-button" data-tone="main">
          Upload
        </button>
        <p>PNG, JPEG, WebP, AVIF or GIF, up to 20 MB. Camera data and place are removed.</p>
      </Form>
    </>
  );
}

function UploadRow({ file, isTurn, onDone }: { file: File; isTurn: boolean; onDone(): void }) {
  const { data, state, submit } = useFetcher<MediaChange>();
  const isSent = useRef(false);
  const done = useRef(onDone);
  done.current = onDone;
  useEffect(() => {
    if (!isTurn || isSent.current) return;
    isSent.current = true;
    const form = new FormData();
    form.set("intent", "upload");
    form.set("file", file, file.name);
    void submit(form, { method: "post", action: "/admin/media", encType: "multipart/form-data" });
  }, [isTurn, file, submit]);
  useEffect(() => {
    if (state === "idle" && data) done.current();
  }, [state, data]);

  const answer = data?.sent[0];
  const refusal = answer ? answer.refusal : data?.message;
  return (
    <li>
      <span>{file.name}</span>
      <span>{sizeOf(file.size)}</span>
      {!data && <span>{isTurn ? "Sending …" : "Waits"}</span>}
      {refusal && <span data-tone="bad">✕ Refused: {refusal}</span>}
      {answer?.picture && (
        <>
          <span data-tone="ok">
            {answer.isKnown ? "○ Was here already" : answer.picture.alt === null ? "△ Alt text missing" : "○ Ready"}
          </span>
          <Link to={`/admin/media?id=${answer.picture.id}`} preventScrollReset>
            {answer.picture.alt === null ? "Write it" : "Show"}
            <span className="vh"> {file.name}</span>
          </Link>
        </>
      )}
    </li>
  );
}

export const sizeOf = (bytes: number) => (bytes < 1e6 ? `${Math.max(1, Math.round(bytes / 1e3))} KB` : `${(bytes / 1e6).toFixed(1)} MB`);
