import { ProxiedImage } from "#ui/tool/proxied-image.tsx";
import type { FoundImage } from "./webpage-image-extractor.schema.ts";

/** Image, alt, width and height, ending, size, download. */
export function ImageCard({ image }: { image: FoundImage }) {
  const { shown, alt, problem, copyOf, file, isInline, origins } = image;
  const name = alt ?? "Unknown Name";
  const picture = shown !== null && <ProxiedImage src={shown} alt={alt ?? ""} width={image.width ?? 320} height={image.height ?? 240} />;
  return (
    <article className="image-card" data-lost={problem !== null || undefined}>
      {shown === null ? (
        <p className="image-card-none">{problem ?? "Not shown"}</p>
      ) : isInline ? (
        picture
      ) : (
        <label className="image-card-tick">
          <input type="checkbox" name="image" value={shown} aria-label={`Tick ${file}`} />
          {picture}
        </label>
      )}
      <p className="image-card-name" data-unknown={alt === null || undefined}>
        {name}
      </p>
      <p className="meta">
        {sizeWords(image)}
        <br />
        {[endingWords(image), weightWords(image)].filter(Boolean).join(", ")}
      </p>
      <p className="meta image-card-from">
        {originWords(origins)}
        {copyOf !== null && `, same file as ${copyOf}`}
      </p>
      {shown !== null && (
        <a className="link" href={shown} download={isInline ? file : ""} title={file}>
          Download
        </a>
      )}
    </article>
  );
}

function sizeWords({ width, height, declaredWidth }: FoundImage): string {
  if (width !== null && height !== null) return `${width} × ${height}`;
  return declaredWidth === null ? "Size unknown" : `${declaredWidth} wide, declared`;
}

/** The ending, and the real type where it differs. */
function endingWords({ extension, type, isInline }: FoundImage): string {
  const real = type === "jpeg" ? "jpg" : type;
  if (isInline) return `${(real ?? "").toUpperCase()} in the page`;
  if (extension === "") return real ? `no ending, ${real.toUpperCase()}` : "no ending";
  const said = extension === "jpeg" ? "jpg" : extension;
  return real && real !== said ? `.${extension}, really ${real.toUpperCase()}` : `.${extension}`;
}

function weightWords({ bytes }: FoundImage): string {
  if (bytes === null) return "";
  return bytes >= 1_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : bytes >= 1000 ? `${Math.round(bytes / 1000)} KB` : `${bytes} bytes`;
}

const words: Record<FoundImage["origins"][number]["origin"], string> = {
  img: "img",
  srcset: "srcset",
  late: "loads late",
  source: "source",
  poster: "video poster",
  input: "image button",
  object: "object",
  icon: "icon",
  preload: "preload",
  share: "share tag",
  "json-ld": "JSON-LD",
  svg: "inline svg",
  style: "style attribute",
  css: "style sheet",
  noscript: "noscript",
  manifest: "manifest",
};

function originWords(origins: FoundImage["origins"]): string {
  const names = [...new Set(origins.map(({ origin }) => words[origin]))];
  const line = origins[0]?.line;
  return `${names.slice(0, 3).join(", ")}${line ? `, line ${line}` : ""}`;
}
