import { type ComponentProps, type FormEvent, useEffect, useId, useRef, useState } from "react";
import { ChoiceChip } from "#ui/tool/choice/choice-chip.tsx";
import { CsvButton } from "#ui/tool/result-actions.tsx";
import { ImageCard } from "./image-card.tsx";
import type { ExtractorFacts, FoundImage } from "./webpage-image-extractor.schema.ts";

/** 100 files a ZIP. */
const MAX_FILES = 100;

/** All pictures, to be filtered and ticked; the ticked ones leave as a ZIP. Filters and the ZIP work without JavaScript. */
export function ImageGrid({ facts: { images, total, files } }: { facts: ExtractorFacts }) {
  const name = useId();
  const form = useRef<HTMLFormElement>(null);
  const [ticked, setTicked] = useState(0);
  // Ticked before the page came to life.
  useEffect(() => count(), []);
  const types = [...Map.groupBy(images, kindOf)].sort((a, b) => b[1].length - a[1].length);

  function boxes(): HTMLInputElement[] {
    return [...(form.current?.querySelectorAll<HTMLInputElement>('input[name="image"]') ?? [])];
  }
  function count() {
    setTicked(boxes().filter(({ checked }) => checked).length);
  }
  function tick(checked: boolean) {
    // Only what the filters show, and no more than a ZIP takes.
    const shown = boxes().filter((box) => !checked || box.checkVisibility());
    for (const [index, box] of shown.entries()) box.checked = checked && index < MAX_FILES;
    count();
  }
  function submit(event: FormEvent) {
    const chosen = boxes().filter(({ checked }) => checked).length;
    if (chosen === 0 || chosen > MAX_FILES) event.preventDefault();
  }

  if (images.length === 0) return null;
  return (
    <form ref={form} className="page-view images" method="post" action="/api/tools/images.zip" onInput={count} onSubmit={submit}>
      <div className="images-bar">
        <div className="choice-chips">
          <Choice name={`${name}type`} value="all" defaultChecked>
            All {images.length}
          </Choice>
          {types.map(([kind, group]) => (
            <Choice key={kind} name={`${name}type`} value={kind}>
              {kind === "other" ? "Other" : kind.toUpperCase()} {group.length}
            </Choice>
          ))}
        </div>
        <div className="choice-chips">
          <Choice name={`${name}size`} value="any" defaultChecked>
            Any size
          </Choice>
          <Choice name={`${name}size`} value="10">
            10 KB and more
          </Choice>
          <Choice name={`${name}size`} value="100">
            100 KB and more
          </Choice>
        </div>
      </div>
      <ol className="images-grid">
        {images.map((image) => (
          <li key={image.place} data-type={kindOf(image)} data-size={sizeOf(image)}>
            <ImageCard image={image} />
          </li>
        ))}
      </ol>
      {images.length < total && (
        <p className="meta">
          The first {images.length} of {total} are shown.
        </p>
      )}
      {files.some(({ problem }) => problem !== null) && (
        <p className="meta">
          Not read: {files.flatMap(({ address, problem }) => (problem === null ? [] : [`${address} (${problem})`])).join(", ")}
        </p>
      )}
      <div className="images-zip">
        <button type="submit" className="btn btn-y" aria-disabled={ticked > MAX_FILES}>
          {ticked === 0 ? "Download ticked as ZIP" : `Download ${ticked} as ZIP`}
        </button>
        <button type="button" className="chip" onClick={() => tick(true)}>
          Tick all shown
        </button>
        <button type="button" className="chip" onClick={() => tick(false)}>
          Untick all
        </button>
        <CsvButton name="images" rows={csvOf(images)} label="CSV of images" />
        <span className="meta">
          {ticked > MAX_FILES
            ? `${ticked} ticked; a ZIP takes ${MAX_FILES}.`
            : `Up to ${MAX_FILES} files, 50 MB. The rights stay with their owners.`}
        </span>
      </div>
    </form>
  );
}

/** Left out of what is sent: only ticked pictures are. */
const Choice = (choice: ComponentProps<typeof ChoiceChip>) => <ChoiceChip form="none" {...choice} />;

const known = new Set(["jpeg", "png", "webp", "avif", "svg", "gif", "ico"]);

/** By its bytes, else by its ending. */
function kindOf({ type, extension }: FoundImage): string {
  const kind = type ?? (extension === "jpg" ? "jpeg" : extension);
  return known.has(kind) ? kind : "other";
}

function sizeOf({ bytes }: FoundImage): string {
  if (bytes === null) return "unknown";
  return bytes >= 100_000 ? "100" : bytes >= 10_000 ? "10" : "0";
}

function csvOf(images: readonly FoundImage[]) {
  return [
    ["place", "address", "alt", "type", "ending", "width", "height", "bytes", "sent as", "cache", "found in", "line", "copy of", "problem"],
    ...images.map((image) => [
      image.place,
      image.isInline ? `${image.address.slice(0, 60)}…` : image.address,
      image.alt,
      image.type,
      image.extension,
      image.width,
      image.height,
      image.bytes,
      image.declaredType,
      image.cacheControl,
      image.origins.map(({ origin, detail }) => `${origin} ${detail}`.trim()).join("; "),
      image.origins[0]?.line,
      image.copyOf,
      image.problem,
    ]),
  ];
}
