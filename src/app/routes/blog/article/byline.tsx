import type { DocumentImage } from "#core/content/document-fields.ts";
import { siteConstants } from "#core/site-constants.ts";
import type { ShownDate } from "./article.ts";
import { AuthorDisc } from "./author-disc.tsx";
import "./byline.css";

export function Byline({ name, avatar, date }: { name: string; avatar: DocumentImage | undefined; date: ShownDate }) {
  return (
    <p className="byline">
      <AuthorDisc name={name} avatar={avatar} size={48} />
      <span>
        <b>{name}</b>
        <time dateTime={date.day}>{date.text}</time> <span>{siteConstants.readLabels.post}</span>
      </span>
    </p>
  );
}
