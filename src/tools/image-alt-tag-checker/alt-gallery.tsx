import { useId } from "react";
import { present } from "#core/errors/present.ts";
import { type Status, StatusMark } from "#ui/status-mark/status-mark.tsx";
import { ChoiceChip } from "#ui/tool/choice/choice-chip.tsx";
import { ProxiedImage } from "#ui/tool/proxied-image.tsx";
import { CsvButton } from "#ui/tool/result-actions.tsx";
import { AltHelper } from "./alt-helper.tsx";
import type { AltFacts, AltImage } from "./image-alt-tag-checker.schema.ts";

const kinds: readonly { kind: AltImage["kind"]; word: string; status: Status }[] = [
  { kind: "missing", word: "No words", status: "failed" },
  { kind: "broken", word: "Does not load", status: "failed" },
  { kind: "poor", word: "Poor", status: "fix" },
  { kind: "ok", word: "Described", status: "pass" },
  { kind: "decorative", word: "Ornament", status: "note" },
  { kind: "hidden", word: "Hidden", status: "waiting" },
];

/** Every picture with its words, to be filtered by how it stands. The choice is made by CSS, so it works without JavaScript. */
export function AltGallery({ facts: { images, counts, total } }: { facts: AltFacts }) {
  // A list of pages shows several of these.
  const name = useId();
  if (images.length === 0) return null;
  const used = kinds.filter(({ kind }) => counts[kind] > 0);
  return (
    <div className="page-view alts">
      <div className="alts-head">
        <h3>{headingOf(total - counts.hidden, counts.hidden)}</h3>
        <CsvButton name="image-alts" rows={csvOf(images)} label="CSV of images" />
      </div>
      <div className="choice-chips">
        <ChoiceChip name={name} value="all" defaultChecked>
          All {total}
        </ChoiceChip>
        {used.map(({ kind, word }) => (
          <ChoiceChip key={kind} name={name} value={kind}>
            {word} {counts[kind]}
          </ChoiceChip>
        ))}
      </div>
      <ol className="alts-list">
        {images.map((image) => (
          <li key={image.place} data-kind={image.kind}>
            <AltCard image={image} />
          </li>
        ))}
      </ol>
      {images.length < total && <p className="meta">The first {images.length} are shown. Counts and findings cover all.</p>}
    </div>
  );
}

/** The same number as above: what is hidden needs no words. */
function headingOf(seen: number, hidden: number): string {
  const images = seen === 1 ? "The image" : `${seen} images, in the order of the page`;
  return hidden > 0 ? `${images}, and ${hidden} hidden` : images;
}

function AltCard({ image }: { image: AltImage }) {
  const { word, status } = present(kinds.find(({ kind }) => kind === image.kind));
  const needsWork = image.kind === "missing" || image.kind === "poor";
  return (
    <article className="alt-card">
      <Thumbnail image={image} />
      <div>
        <p className="alt-card-state">
          <StatusMark status={status}>{word}</StatusMark>
          <span className="meta">{image.line !== null && `line ${image.line}`}</span>
        </p>
        <p className="alt-card-name">{nameWords(image)}</p>
        {image.problems.length > 0 && <p className="alt-card-problems">{sentence(image.problems.join("; "))}</p>}
        <p className="meta">{detailsOf(image).join(" · ")}</p>
        {needsWork && (
          <details className="alt-card-work">
            <summary>Write a better one</summary>
            <AltHelper image={image} />
          </details>
        )}
      </div>
    </article>
  );
}

function Thumbnail({ image }: { image: AltImage }) {
  if (image.shown === null)
    return <p className="alt-thumb alt-thumb-none mono">{`<${image.element === "role" ? "role=img" : image.element}>`}</p>;
  return <ProxiedImage className="alt-thumb" src={image.shown} alt="" width={112} height={112} />;
}

function nameWords({ kind, name, element }: AltImage) {
  if (name !== "") return `“${name}”`;
  if (kind === "decorative") return <i>alt="" passes over it</i>;
  return <i>{element === "img" ? "Nothing to say" : "No name"}</i>;
}

function detailsOf({ address, type, width, height, bytes, link, isInButton, caption, from }: AltImage): string[] {
  const file = address === null || address.startsWith("data:") ? "" : (URL.parse(address)?.pathname.split("/").findLast(Boolean) ?? "");
  return [
    file.slice(0, 60),
    type ? type.toUpperCase() : "",
    width && height ? `${width} × ${height}` : "",
    bytes === null ? "" : `${Math.max(1, Math.round(bytes / 1000)).toLocaleString("en-US")} KB`,
    link === null ? "" : "in a link",
    isInButton ? "in a button" : "",
    caption === null ? "" : "with a caption",
    from.startsWith("data-") ? `from ${from}` : "",
  ].filter(Boolean);
}

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

function csvOf(images: readonly AltImage[]) {
  return [
    ["place", "line", "element", "state", "name", "alt", "problems", "address", "type", "width", "height", "bytes", "link", "suggestion"],
    ...images.map((image) => [
      image.place,
      image.line,
      image.element,
      image.kind,
      image.name,
      image.alt,
      image.problems.join("; "),
      image.address,
      image.type,
      image.width,
      image.height,
      image.bytes,
      image.link,
      image.suggestion,
    ]),
  ];
}
