import { useRef, useState } from "react";
import { ContentImage } from "#content/image/content-image.tsx";
import { useDraftPage, useValue } from "./draft-context.ts";
import type { ControlProps } from "./field-control.tsx";
import { FieldFrame } from "./field-frame.tsx";
import { putValue } from "./write-value.ts";

interface Held {
  asset?: { _ref?: string };
  alt?: string;
}

/** A picture that is there already, and the words for those who do not see it. */
export function ImageField({ field, path, id }: ControlProps<"image">) {
  const { draft, place } = useDraftPage();
  const held = useValue(path) as Held | undefined;
  const reference = held?.asset?._ref;
  const dialog = useRef<HTMLDialogElement>(null);
  const [pictures, setPictures] = useState<string[] | "loading" | "failed">("loading");
  const [width = 16, height = 9] = field.shape.split(":").map(Number);
  const shape = { width: 320, height: Math.round((320 * height) / width) };
  const put = (change: Held) => draft.change(putValue(draft.document, path, { _type: "image", ...held, ...change }));
  const isDecoration = held?.alt === "";

  async function choose() {
    dialog.current?.showModal();
    const answer = await fetch(`/admin/content/${place}/save?pictures`).catch(() => undefined);
    setPictures(answer?.ok ? ((await answer.json()) as { pictures: string[] }).pictures : "failed");
  }

  return (
    <FieldFrame field={field} id={id} isGroup>
      {reference && (
        <div className="studio-picture">
          <ContentImage image={{ asset: { _ref: reference }, alt: held?.alt ?? "" }} {...shape} />
        </div>
      )}
      <div className="admin-acts">
        <button type="button" className="admin-button" onClick={choose}>
          {reference ? "Replace" : "Choose a picture"}
        </button>
        {reference && (
          <button type="button" className="admin-button" onClick={() => draft.change(putValue(draft.document, path, undefined))}>
            Take out
          </button>
        )}
      </div>
      {reference && (
        <>
          <label className="studio-label" htmlFor={`${id}-alt`}>
            What it shows
          </label>
          <textarea
            id={`${id}-alt`}
            className="admin-input studio-words"
            rows={2}
            disabled={isDecoration}
            value={held?.alt ?? ""}
            onChange={({ currentTarget }) => put({ alt: currentTarget.value })}
          />
          <label className="admin-check">
            <input
              type="checkbox"
              checked={isDecoration}
              onChange={({ currentTarget }) =>
                draft.change(
                  currentTarget.checked ? putValue(draft.document, [...path, "alt"], "") : [{ type: "unset", path: [...path, "alt"] }],
                )
              }
            />
            It only decorates
          </label>
        </>
      )}
      <dialog ref={dialog} className="studio-dialog" aria-label="Choose a picture">
        <form method="dialog">
          <h2>Choose a picture</h2>
          <button type="submit" className="admin-button">
            Close
          </button>
        </form>
        {pictures === "loading" && <p role="status">Looking for pictures …</p>}
        {pictures === "failed" && <p role="alert">The pictures did not come. Close this and try again.</p>}
        {Array.isArray(pictures) && (
          <ul className="studio-pictures">
            {pictures.map((each, index) => (
              <li key={each}>
                <button
                  type="button"
                  aria-label={`Picture ${index + 1}`}
                  onClick={() => {
                    put({ asset: { ...{ _type: "reference" }, _ref: each } });
                    dialog.current?.close();
                  }}
                >
                  <ContentImage image={{ asset: { _ref: each }, alt: "" }} width={160} height={100} />
                </button>
              </li>
            ))}
          </ul>
        )}
      </dialog>
    </FieldFrame>
  );
}
