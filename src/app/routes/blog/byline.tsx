import type { DocumentImage } from "#core/content/document-fields.ts";
import { siteConstants } from "#core/site-constants.ts";
import { AuthorDisc } from "./author-disc.tsx";
import "./byline.css";

export function Byline({ name, avatar, date }: { name: string; avatar: DocumentImage | undefined; date: string }) {
  return (
    <p className="byline">
      <AuthorDisc name={name} avatar={avatar} size={48} />
      <span>
        <b>{name}</b>
        <time>{date}</time> <span>{siteConstants.readLabels.post}</span>
      </span>
    </p>
  );
}
