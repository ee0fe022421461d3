import { type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { ContentImage } from "#content/image/content-image.tsx";
import { present } from "#core/errors/present.ts";
import type { MediaPicture } from "#features/studio/media.ts";
import type { action, loader } from "./media.tsx";

/** Chooses a picture of the library, or brings a new one. */
export function PictureDialog({ ref, onChoose }: { ref: Ref<HTMLDialogElement>; onChoose(picture: MediaPicture): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useImperativeHandle(ref, () => present(dialog.current));
  const [isOpen, setOpen] = useState(false);
  const [words, setWords] = useState("");
  const library = useFetcher<typeof loader>();
  const upload = useFetcher<typeof action>();
  const { load } = library;

  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => void load(`/admin/media?${new URLSearchParams({ q: words })}`), words ? 250 : 0);
    return () => clearTimeout(timer);
  }, [isOpen, words, load]);

  function choose(picture: MediaPicture) {
    onChoose(picture);
    dialog.current?.close();
  }
  const chooseNow = useRef(choose);
  chooseNow.current = choose;
  const sent = upload.data?.sent[0];
  useEffect(() => {
    if (sent?.picture) chooseNow.current(sent.picture);
  }, [sent]);
  const send = (file: File | undefined) => {
    if (!file) return;
    const form = new FormData();
    form.set("intent", "upload");
    form.set("file", file, file.name);
    void upload.submit(form, { method: "post", action: "/admin/media", encType: "multipart/form-data" });
  };

  const rows = library.data?.list.rows;
  const refusal = sent?.refusal ?? (upload.data && upload.data.sent.length === 0 ? upload.data.message : undefined);
  return (
    <dialog
      ref={dialog}
      className="studio-dialog"
      aria-label="Choose a picture"
      onToggle={({ newState }) => setOpen(newState === "open")}
      onClose={() => setOpen(false)}
      onPaste={(event) => send(event.clipboardData.files[0])}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        send(event.dataTransfer.files[0]);
      }}
    >
      <form method="dialog">
        <h2>Choose a picture</h2>
        <button type="submit" className="admin-button">
          Close
        </button>
      </form>
      {isOpen && (
        <div className="studio-library">
          {library.data?.mayChange && (
            <label>
              A new one: choose, drop or paste it
              <input
                type="file"
                accept="image/png,image/jpeg,image/webp,image/avif,image/gif"
                onChange={({ currentTarget }) => send(currentTarget.files?.[0])}
              />
            </label>
          )}
          {upload.state !== "idle" && <p role="status">Sending …</p>}
          {refusal && <p role="alert">Refused: {refusal}.</p>}
          <label>
            Or one of the library
            <input
              type="search"
              className="admin-input"
              value={words}
              placeholder="Name, alt text, credit"
              onChange={({ currentTarget }) => setWords(currentTarget.value)}
            />
          </label>
          {!rows && <p role="status">Looking for pictures …</p>}
          {rows?.length === 0 && <p role="status">{words ? "Nothing has that name." : "No pictures yet."}</p>}
          <ul className="studio-pictures">
            {rows?.map((picture) => (
              <li key={picture.id}>
                <button type="button" aria-label={picture.title || picture.alt || picture.name} onClick={() => choose(picture)}>
                  <ContentImage image={{ asset: { _ref: picture.id }, alt: "" }} width={160} height={100} />
                </button>
                {picture.name}
              </li>
            ))}
          </ul>
        </div>
      )}
    </dialog>
  );
}
