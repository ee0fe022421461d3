import { ContentImage } from "#content/image/content-image.tsx";
import type { DocumentImage } from "#core/content/document-fields.ts";
import { initials } from "#core/text/initials.ts";
import "./author-disc.css";

/** The author's portrait, or their initials. The name stands beside it, so it says nothing itself. */
export function AuthorDisc({ name, avatar, size }: { name: string; avatar: DocumentImage | undefined; size: 32 | 48 | 96 }) {
  if (avatar) return <ContentImage image={{ ...avatar, alt: "" }} width={size} height={size} className="author-disc" />;
  return (
    <span className="author-disc" data-size={size} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
