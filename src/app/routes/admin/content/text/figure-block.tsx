import { type BlockObjectRenderProps, useEditor } from "@portabletext/editor";
import { useRef } from "react";
import { ContentImage } from "#content/image/content-image.tsx";
import { croppedSize } from "#content/image/cut-picture.ts";
import { parseAssetReference } from "#core/content/asset-reference.ts";
import { Framing, framingOf } from "../../media/framing.tsx";
import { PictureDialog } from "../../media/picture-dialog.tsx";
import { placed } from "../../media/placed.ts";
import { BlockShell } from "./block-shell.tsx";
import { BlockText } from "./block-text.tsx";

/** A picture of the library, with what it shows and what stands below it. */
export function FigureBlock(props: BlockObjectRenderProps) {
  const { node, path } = props;
  const editor = useEditor();
  const dialog = useRef<HTMLDialogElement>(null);
  const reference = (node["asset"] as { _ref?: string } | undefined)?._ref;
  const original = reference ? parseAssetReference(reference) : undefined;
  const framing = framingOf(node);
  const alt = node["alt"] as string | undefined;
  const set = (changed: Record<string, unknown>) => editor.send({ type: "block.set", at: path, props: changed });
  const unset = (...names: string[]) => editor.send({ type: "block.unset", at: path, props: names });
  const size = original && croppedSize(original, framing);
  return (
    <BlockShell
      {...props}
      name="Figure"
      acts={
        <span className="text-object-acts">
          <button type="button" data-first onClick={() => dialog.current?.showModal()}>
            {reference ? "Replace" : "Choose a picture"}
          </button>
          {reference && alt === undefined && <span className="text-fault">✕ Alt text missing</span>}
        </span>
      }
      body={
        <>
          {reference && size && (
            <div className="text-figure">
              <ContentImage
                image={{ asset: { _ref: reference }, alt: alt ?? "", ...framing }}
                width={640}
                height={Math.round((640 * size.height) / size.width)}
              />
              <details>
                <summary>Crop and focus</summary>
                <Framing
                  reference={reference}
                  value={framing}
                  onChange={(next) => {
                    const gone = ["crop", "hotspot"].filter((name) => !(name in next) && name in node);
                    if (gone.length > 0) unset(...gone);
                    if (Object.keys(next).length > 0) set(next);
                  }}
                />
              </details>
              <BlockText
                rows={1}
                aria-label="What the figure shows"
                placeholder="What it shows, for those who do not see it"
                disabled={alt === ""}
                value={alt ?? ""}
                onText={(text) => set({ alt: text })}
              />
              <label className="admin-check">
                <input
                  type="checkbox"
                  checked={alt === ""}
                  onChange={({ currentTarget }) => (currentTarget.checked ? set({ alt: "" }) : unset("alt"))}
                />
                It only decorates
              </label>
            </div>
          )}
          <BlockText
            className="text-caption"
            rows={1}
            aria-label="Caption of the figure"
            placeholder="Caption, if it needs one"
            value={String(node["caption"] ?? "")}
            onText={(caption) => (caption === "" ? unset("caption") : set({ caption }))}
          />
          <PictureDialog
            ref={dialog}
            onChoose={(picture) => {
              unset("alt", "crop", "hotspot");
              set(placed(picture));
            }}
          />
        </>
      }
    />
  );
}
