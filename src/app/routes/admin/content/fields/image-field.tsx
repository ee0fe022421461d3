import { useRef } from "react";
import { ContentImage } from "#content/image/content-image.tsx";
import { Framing, framingOf } from "../../media/framing.tsx";
import { PictureDialog } from "../../media/picture-dialog.tsx";
import { placed } from "../../media/placed.ts";
import type { ControlProps } from "./control-props.ts";
import { useDraftPage, useValue } from "./draft-context.ts";
import { FieldFrame } from "./field-frame.tsx";
import { putValue } from "./write-value.ts";

interface Held {
  asset?: { _ref?: string };
  alt?: string;
  crop?: unknown;
  hotspot?: unknown;
}

/** A picture of the library, the words for those who do not see it, and what of it stays in sight. */
export function ImageField({ field, path, id }: ControlProps<"image">) {
  const { draft } = useDraftPage();
  const held = useValue(path) as Held | undefined;
  const reference = held?.asset?._ref;
  const dialog = useRef<HTMLDialogElement>(null);
  const [width = 16, height = 9] = field.shape.split(":").map(Number);
  const shape = { width: 320, height: Math.round((320 * height) / width) };
  const framing = framingOf(held);
  const put = (value: Held) => draft.change(putValue(draft.document, path, { _type: "image", ...value }));
  const isDecoration = held?.alt === "";

  return (
    <FieldFrame field={field} id={id} isGroup>
      {reference && (
        <div className="studio-picture">
          <ContentImage image={{ asset: { _ref: reference }, alt: held?.alt ?? "", ...framing }} {...shape} />
        </div>
      )}
      <div className="admin-acts">
        <button type="button" className="admin-button" onClick={() => dialog.current?.showModal()}>
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
          <details className="studio-framing">
            <summary>Crop and focus</summary>
            <Framing reference={reference} value={framing} onChange={(next) => put({ ...withoutFraming(held), ...next })} />
          </details>
          <label className="studio-label" htmlFor={`${id}-alt`}>
            What it shows
          </label>
          <textarea
            id={`${id}-alt`}
            className="admin-input studio-words"
            rows={2}
            disabled={isDecoration}
            value={held?.alt ?? ""}
            onChange={({ currentTarget }) => put({ ...held, alt: currentTarget.value })}
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
      <PictureDialog ref={dialog} onChoose={(picture) => put({ ...withoutFraming(held, "alt"), ...placed(picture) })} />
    </FieldFrame>
  );
}

/** Everything of it but what belongs to one picture alone. */
function withoutFraming(held: Held | undefined, ...more: (keyof Held)[]): Held {
  const gone: readonly string[] = ["crop", "hotspot", ...more];
  return Object.fromEntries(Object.entries(held ?? {}).filter(([name]) => !gone.includes(name)));
}
